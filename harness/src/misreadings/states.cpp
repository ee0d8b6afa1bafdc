// What a process wrongly keeps from one request to the next. Faults of a program that plays one
// game are restated for one that answers many requests.

#include "misreadings/entries.hpp"

#include <fmt/format.h>

namespace bakuk::harness {

namespace {

/// Each position is kept by its text when it is first read; what `play` does to it is `spoilt`.
Change keeps_what_play_changes(void (*spoilt)(Table& kept, const Table& after)) {
    return [=](Rulebook& book) {
        book.read = [=, read = book.read](const Rulebook& rules, Memory& memory,
                                          const Position& position) {
            const auto kept = memory.tables.find(to_text(position));
            return kept != memory.tables.end() ? kept->second : read(rules, memory, position);
        };
        book.answer = [=, answer = book.answer](const Rulebook& rules, Memory& memory,
                                                const Request& request) {
            std::string reply = answer(rules, memory, request);
            if (const auto* play = std::get_if<PlayRequest>(&request)) {
                Table table = rules.read(rules, memory, play->position);
                const std::optional<Hole> hole = rules.read_hole(rules, table, play->hole);
                if (hole && rules.accepts(rules, table, *hole)) {
                    spoilt(table, carry_out(rules, table, *hole).now);
                    memory.tables[to_text(play->position)] = table;
                }
            }
            return reply;
        };
    };
}

/// Replies are looked up by a text that does not tell all requests apart.
Change looks_up_replies(std::string (*key)(const Request&)) {
    return [=](Rulebook& book) {
        book.answer = [=, answer = book.answer](const Rulebook& rules, Memory& memory,
                                                const Request& request) {
            if (position_of(request) == nullptr) {
                return answer(rules, memory, request);
            }
            const std::string asked = key(request);
            const auto known = memory.replies.find(asked);
            if (known != memory.replies.end()) {
                return known->second;
            }
            return memory.replies[asked] = answer(rules, memory, request);
        };
    };
}

/// The request's text without its position, then what `part` leaves of the position.
std::string question(const Request& request) {
    const auto* play = std::get_if<PlayRequest>(&request);
    return fmt::format("{}{}", request.index(), play != nullptr ? to_text(play->hole) : "");
}

std::string board_of(const Position& position) {
    const std::string text = to_text(position);
    return text.substr(0, text.find('/'));
}

} // namespace

std::vector<Entry> state_entries() {
    using enum MisreadingSource;
    constexpr auto kind = MisreadingKind::state;
    return {
        {{"clone-shares-board",
          "`play` changes the position that it was given: asked about it again, the program "
          "answers "
          "for the board after the move.",
          {"SETUP-1"},
          slip,
          kind},
         keeps_what_play_changes(
             [](Table& kept, const Table& after) { kept.holes = after.holes; })},
        {{"clone-shares-captures",
          "`play` changes the captured stones of the position that it was given, and they stay so "
          "when it is asked about again.",
          {"CAP-8"},
          slip,
          kind},
         keeps_what_play_changes(
             [](Table& kept, const Table& after) { kept.captured = after.captured; })},
        {{"new-game-reuses-board",
          "A game starts with the board that the game before it left.",
          {"SETUP-1"},
          slip,
          kind},
         [](Rulebook& book) {
             book.new_game = [start = book.new_game](const Rulebook& rules, Memory& memory,
                                                     Players players) {
                 std::vector<Table> game = start(rules, memory, players);
                 if (!memory.last_game.empty()) {
                     game.back().holes = memory.last_game.back().holes;
                 }
                 return game;
             };
         }},
        {{"new-game-keeps-captures",
          "A game starts with what was captured in the game before it.",
          {"SETUP-1"},
          slip,
          kind},
         [](Rulebook& book) {
             book.new_game = [start = book.new_game](const Rulebook& rules, Memory& memory,
                                                     Players players) {
                 std::vector<Table> game = start(rules, memory, players);
                 if (!memory.last_game.empty()) {
                     game.back().captured = memory.last_game.back().captured;
                 }
                 return game;
             };
         }},
        {{"new-game-keeps-mover",
          "A game starts with the player who was to move in the game before it.",
          {"TURN-1"},
          slip,
          kind},
         [](Rulebook& book) {
             book.new_game = [start = book.new_game](const Rulebook& rules, Memory& memory,
                                                     Players players) {
                 std::vector<Table> game = start(rules, memory, players);
                 if (!memory.last_game.empty()) {
                     game.back().mover = memory.last_game.back().mover;
                 }
                 return game;
             };
         }},
        {{"new-game-keeps-history",
          "The positions of earlier games still count as having been there.",
          {"END-6"},
          slip,
          kind},
         [](Rulebook& book) {
             book.new_game = [start = book.new_game](const Rulebook& rules, Memory& memory,
                                                     Players players) {
                 std::vector<Table> game = memory.last_game;
                 for (const Table& table : start(rules, memory, players)) {
                     game.push_back(table);
                 }
                 return game;
             };
         }},
        {{"legal-query-plays-trial-moves",
          "`moves` tries each hole and puts back the board but not the captures: they are added in "
          "all later replies.",
          {"CAP-8"},
          slip,
          kind},
         [](Rulebook& book) {
             book.read = [read = book.read](const Rulebook& rules, Memory& memory,
                                            const Position& position) {
                 Table table = read(rules, memory, position);
                 for (std::size_t index = 0; index < table.captured.size(); ++index) {
                     table.captured[index] += memory.trial_captures[index];
                 }
                 return table;
             };
             book.answer = [answer = book.answer](const Rulebook& rules, Memory& memory,
                                                  const Request& request) {
                 std::string reply = answer(rules, memory, request);
                 if (const auto* moves = std::get_if<MovesRequest>(&request)) {
                     const Table table = rules.read(rules, memory, moves->position);
                     for (const Hole hole : rules.legal(rules, table)) {
                         const Table tried = carry_out(rules, table, hole).now;
                         for (std::size_t index = 0; index < tried.captured.size(); ++index) {
                             memory.trial_captures[index] +=
                                 tried.captured[index] - table.captured[index];
                         }
                     }
                 }
                 return reply;
             };
         }},
        {{"end-query-flips-side",
          "`outcome` looks at the next player and, if he cannot move, does not turn back: the next "
          "request is answered for him.",
          {"TURN-1"},
          slip,
          kind},
         [](Rulebook& book) {
             book.read = [read = book.read](const Rulebook& rules, Memory& memory,
                                            const Position& position) {
                 Table table = read(rules, memory, position);
                 if (memory.other_side) {
                     table.mover = rules.player_after(rules, table.mover, table.players);
                 }
                 return table;
             };
             book.answer = [answer = book.answer](const Rulebook& rules, Memory& memory,
                                                  const Request& request) {
                 std::string reply = answer(rules, memory, request);
                 memory.other_side = false;
                 if (const auto* outcome = std::get_if<OutcomeRequest>(&request)) {
                     const Table table = rules.read(rules, memory, outcome->position);
                     const Player next = rules.player_after(rules, table.mover, table.players);
                     memory.other_side = !rules.can_move(rules, table, next);
                 }
                 return reply;
             };
         }},
        {{"players-stay-as-first-asked",
          "The number of players of the first request is kept for all later ones when holes are "
          "given to players.",
          {"SEAT-1", "SEAT-2"},
          slip,
          kind},
         [](Rulebook& book) {
             book.answer = [answer = book.answer](const Rulebook& rules, Memory& memory,
                                                  const Request& request) {
                 if (!memory.first_players) {
                     memory.first_players = players_of(request);
                 }
                 Rulebook stuck = rules;
                 stuck.owner = [&rules, first = *memory.first_players](const Rulebook&, Hole hole,
                                                                       Players) {
                     return rules.owner(rules, hole, first);
                 };
                 return answer(stuck, memory, request);
             };
         }},
        {{"mover-kept-by-process",
          "Whose turn it is, the program counts itself from one `play` to the next, whatever the "
          "position says.",
          {"TURN-1"},
          slip,
          kind},
         [](Rulebook& book) {
             book.read = [read = book.read](const Rulebook& rules, Memory& memory,
                                            const Position& position) {
                 Table table = read(rules, memory, position);
                 if (memory.expected_mover &&
                     *memory.expected_mover <= static_cast<Player>(table.players)) {
                     table.mover = *memory.expected_mover;
                 }
                 return table;
             };
             book.answer = [answer = book.answer](const Rulebook& rules, Memory& memory,
                                                  const Request& request) {
                 std::string reply = answer(rules, memory, request);
                 if (const auto* play = std::get_if<PlayRequest>(&request)) {
                     const Table table = rules.read(rules, memory, play->position);
                     memory.expected_mover = rules.player_after(rules, table.mover, table.players);
                 }
                 return reply;
             };
         }},
        {{"cache-by-board-only",
          "Replies are kept by the board alone, without the player to move and the captured "
          "stones.",
          {"TURN-1", "CAP-8"},
          slip,
          kind},
         looks_up_replies([](const Request& request) {
             const Position& position = *position_of(request);
             return fmt::format("{} {} {}", question(request), board_of(position),
                                static_cast<int>(position.players()));
         })},
        {{"cache-ignores-captures",
          "What a move leads to is kept by the board and the player to move, with the captured "
          "stones of the first time.",
          {"CAP-8"},
          slip,
          kind},
         [](Rulebook& book) {
             book.turn = [turn = book.turn](const Rulebook& rules, Memory& memory,
                                            const Table& table, Hole from) {
                 Table asked = table;
                 asked.captured = {};
                 const std::string key = rules.write(rules, asked) + " " + to_text(from);
                 const auto known = memory.tables.find(key);
                 if (known != memory.tables.end()) {
                     return known->second;
                 }
                 return memory.tables[key] = turn(rules, memory, table, from);
             };
         }},
        {{"cache-ignores-hole",
          "What `play` replies is kept by the position alone, without the hole.",
          {"MOVE-1"},
          slip,
          kind},
         looks_up_replies([](const Request& request) {
             return fmt::format("{} {}", request.index(), to_text(*position_of(request)));
         })},
    };
}

} // namespace bakuk::harness
