// Wrong turns, starts and choices: SETUP-1, TURN-1, MOVE-1, MOVE-2.

#include "misreadings/entries.hpp"

#include <algorithm>

namespace bakuk::harness {

namespace {

Player next_player(const Rulebook& rules, const Table& table) {
    return rules.player_after(rules, table.mover, table.players);
}

bool is_own(const Rulebook& rules, const Table& table, Hole hole) {
    return rules.owner(rules, hole, table.players) == table.mover;
}

/// The turn stays with the mover where the move is so.
Change keeps_turn(bool (*so)(const Rulebook&, const Move&)) {
    return [=](Rulebook& book) {
        book.hand_over = [=, hand_over = book.hand_over](const Rulebook& rules, Move& move) {
            if (!so(rules, move)) {
                hand_over(rules, move);
            }
        };
    };
}

/// If some of the legal moves are so, only those are legal.
Change must(bool (*so)(const Rulebook&, const Move&)) {
    return [=](Rulebook& book) {
        book.legal = [=, legal = book.legal](const Rulebook& rules, const Table& table) {
            const Holes all = legal(rules, table);
            Holes chosen;
            for (const Hole hole : all) {
                if (so(rules, carry_out(rules, table, hole))) {
                    chosen.push_back(hole);
                }
            }
            return chosen.empty() ? all : chosen;
        };
    };
}

bool leaves_next_a_stone(const Rulebook& rules, const Move& move) {
    return rules.can_move(rules, move.now, next_player(rules, move.before));
}

bool feeds_or_need_not(const Rulebook& rules, const Move& move) {
    const bool hungry = !rules.can_move(rules, move.before, next_player(rules, move.before));
    return !hungry || leaves_next_a_stone(rules, move);
}

/// One condition more for every hole that is chosen.
Change may_choose_only_where(bool (*condition)(const Rulebook&, const Table&, Hole)) {
    return [=](Rulebook& book) {
        book.may_choose = [=, may = book.may_choose](const Rulebook& rules, const Table& table,
                                                     Hole hole) {
            return condition(rules, table, hole) && may(rules, table, hole);
        };
    };
}

/// `play` accepts holes that `moves` does not list.
Change play_also_accepts(bool (*also)(const Rulebook&, const Table&, Hole)) {
    return [=](Rulebook& book) {
        book.accepts = [=, accepts = book.accepts](const Rulebook& rules, const Table& table,
                                                   Hole hole) {
            return accepts(rules, table, hole) ||
                   (!rules.ended(rules, table) && also(rules, table, hole));
        };
    };
}

} // namespace

std::vector<Entry> turn_entries() {
    using enum MisreadingSource;
    using enum MisreadingKind;
    return {
        {{"turn-not-switched", "The player to move never changes.", {"TURN-1"}, slip, turn},
         keeps_turn([](const Rulebook&, const Move&) { return true; })},
        {{"turn-kept-after-capture",
          "A capture earns another turn.",
          {"TURN-1"},
          neighbouring_game,
          turn},
         keeps_turn([](const Rulebook&, const Move& move) { return !move.captures.empty(); })},
        {{"turn-kept-when-last-stone-on-own-side",
          "A last stone in one of the mover's own holes earns another turn.",
          {"TURN-1"},
          neighbouring_game,
          turn},
         keeps_turn([](const Rulebook& rules, const Move& move) {
             return is_own(rules, move.now, move.landing);
         })},
        {{"turn-kept-when-last-stone-in-origin",
          "A last stone in the hole that it came from earns another turn.",
          {"TURN-1"},
          slip,
          turn},
         keeps_turn([](const Rulebook&, const Move& move) { return move.landing == move.from; })},
        {{"pass-instead-of-end",
          "A player who cannot move passes; the game ends when nobody can move.",
          {"END-1", "MOVE-2"},
          plausible_reading,
          turn,
          "blocked=passes"},
         [](Rulebook& book) {
             book.for_two.blocked = Blocked::passes;
             book.for_three.blocked = Blocked::passes;
         }},
        {{"player-2-starts", "Player 2 moves first.", {"TURN-1"}, plausible_reading, start},
         [](Rulebook& book) {
             book.start = [first = book.start](const Rulebook& rules, Players players) {
                 Table table = first(rules, players);
                 table.mover = Player::two;
                 return table;
             };
         }},
        {{"start-with-four-stones",
          "The game starts with four stones in each hole.",
          {"SETUP-1"},
          neighbouring_game,
          start},
         [](Rulebook& book) {
             book.start = [first = book.start](const Rulebook& rules, Players players) {
                 Table table = first(rules, players);
                 table.holes.fill(4);
                 return table;
             };
         }},
        {{"legal-allows-empty-hole",
          "An own hole may be chosen even if it is empty.",
          {"MOVE-1"},
          slip,
          legality},
         [](Rulebook& book) { book.may_choose = is_own; }},
        {{"legal-allows-opponent-hole",
          "Any hole that holds a stone may be chosen.",
          {"MOVE-1"},
          slip,
          legality},
         [](Rulebook& book) {
             book.may_choose = [](const Rulebook&, const Table& table, Hole hole) {
                 return table[hole] > 0;
             };
         }},
        {{"legal-always-player-1-row",
          "The holes of player 1 are chosen from, whoever moves.",
          {"MOVE-1"},
          slip,
          legality},
         [](Rulebook& book) {
             book.may_choose = [](const Rulebook& rules, const Table& table, Hole hole) {
                 return rules.owner(rules, hole, table.players) == Player::one && table[hole] > 0;
             };
         }},
        {{"legal-must-feed",
          "If the next player has no stone, he must be given one where that is possible, as in "
          "Oware.",
          {"MOVE-2"},
          neighbouring_game,
          legality},
         must(feeds_or_need_not)},
        {{"legal-must-not-starve",
          "A move that leaves the next player without a stone is illegal as long as there is "
          "another.",
          {"MOVE-2"},
          neighbouring_game,
          legality},
         must(leaves_next_a_stone)},
        {{"legal-must-capture", "Who can capture must.", {"MOVE-2"}, neighbouring_game, legality},
         must([](const Rulebook&, const Move& move) { return !move.captures.empty(); })},
        {{"legal-no-singletons",
          "A single stone is not moved as long as another own hole holds more.",
          {"MOVE-2"},
          neighbouring_game,
          legality},
         must([](const Rulebook&, const Move& move) { return move.before[move.from] > 1; })},
        {{"legal-fullest-hole",
          "Only an own hole with the most stones may be chosen.",
          {"MOVE-2"},
          slip,
          legality},
         may_choose_only_where([](const Rulebook& rules, const Table& table, Hole hole) {
             return std::ranges::all_of(all_holes, [&](Hole other) {
                 return !is_own(rules, table, other) || table[other] <= table[hole];
             });
         })},
        {{"legal-misses-third-hole",
          "Of two players nobody can choose his third hole, c or f.",
          {"MOVE-1", "SEAT-1"},
          slip,
          legality},
         may_choose_only_where([](const Rulebook&, const Table& table, Hole hole) {
             return table.players == Players::three || (hole != Hole::c && hole != Hole::f);
         })},
        {{"legal-includes-next-row-hole",
          "The hole after one's own may be chosen too.",
          {"MOVE-1"},
          slip,
          legality},
         [](Rulebook& book) {
             book.may_choose = [](const Rulebook& rules, const Table& table, Hole hole) {
                 return table[hole] > 0 &&
                        (is_own(rules, table, hole) || is_own(rules, table, hole_before(hole)));
             };
         }},
        {{"play-accepts-any-owner",
          "`play` does not look whose hole it is, though `moves` does.",
          {"MOVE-1"},
          slip,
          legality},
         play_also_accepts(
             [](const Rulebook&, const Table& table, Hole hole) { return table[hole] > 0; })},
        {{"play-accepts-empty-hole",
          "`play` does not look whether an own hole is empty, though `moves` does.",
          {"MOVE-1"},
          slip,
          legality},
         play_also_accepts(is_own)},
        {{"play-ignores-illegal-move",
          "An illegal move changes nothing and is not refused.",
          {"MOVE-1"},
          slip,
          legality},
         [](Rulebook& book) {
             book.refusal = [](const Rulebook& rules, const Table& table) {
                 return rules.write(rules, table);
             };
         }},
        {{"player-2-letters-mirrored",
          "Of two players, the letters of the second are mirrored: d names f, and f names d.",
          {"BOARD-2"},
          slip,
          legality},
         [](Rulebook& book) {
             book.name_hole = [](const Rulebook&, const Table& table, Hole hole) {
                 const bool mirrored = table.players == Players::two && table.mover == Player::two;
                 return !mirrored         ? hole
                        : hole == Hole::d ? Hole::f
                        : hole == Hole::f ? Hole::d
                                          : hole;
             };
             book.read_hole = [name = book.name_hole](const Rulebook& rules, const Table& table,
                                                      Hole hole) {
                 return std::optional(name(rules, table, hole));
             };
         }},
    };
}

} // namespace bakuk::harness
