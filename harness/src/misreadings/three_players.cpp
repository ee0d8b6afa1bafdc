// What goes wrong with three players only: SEAT-2, TURN-1, CAP-8, END-1 to END-4.

#include "misreadings/entries.hpp"

#include <algorithm>
#include <array>

namespace bakuk::harness {

namespace {

/// The owners of a to f among three.
Change seats(int a, int b, int c, int d, int e, int f) {
    return [=](Rulebook& book) {
        book.owner = [=, owner = book.owner](const Rulebook& rules, Hole hole, Players players) {
            const std::array owners{a, b, c, d, e, f};
            return players == Players::two
                       ? owner(rules, hole, players)
                       : static_cast<Player>(owners[static_cast<std::size_t>(hole)]);
        };
    };
}

/// Who comes after players 1, 2 and 3 among three.
Change order(int one, int two, int three) {
    return [=](Rulebook& book) {
        book.player_after = [=, after = book.player_after](const Rulebook& rules, Player player,
                                                           Players players) {
            const std::array following{one, two, three};
            return players == Players::two
                       ? after(rules, player, players)
                       : static_cast<Player>(following[static_cast<std::size_t>(player) - 1]);
        };
    };
}

/// What becomes of the winners among three.
Change reports(Outcome (*changed)(const Rulebook&, const Table&, const Outcome&)) {
    return [=](Rulebook& book) {
        book.result = [=, result = book.result](const Rulebook& rules, const Table& table) {
            const Outcome outcome = result(rules, table);
            return table.players == Players::three ? changed(rules, table, outcome) : outcome;
        };
    };
}

} // namespace

std::vector<Entry> three_player_entries() {
    using enum MisreadingSource;
    constexpr auto kind = MisreadingKind::three_players;
    return {
        {{"three-seats-shifted",
          "Of three, player 1 has b c, player 2 d e, player 3 f a.",
          {"SEAT-2"},
          plausible_reading,
          kind},
         seats(3, 1, 1, 2, 2, 3)},
        {{"three-seats-shifted-back",
          "Of three, player 1 has f a, player 2 b c, player 3 d e.",
          {"SEAT-2"},
          plausible_reading,
          kind},
         seats(1, 2, 2, 3, 3, 1)},
        {{"three-seats-by-column",
          "Of three, player 1 has a f, player 2 b e, player 3 c d.",
          {"SEAT-2"},
          plausible_reading,
          kind,
          "seats=columns"},
         [](Rulebook& book) { book.for_three.seats = Seats::columns; }},
        {{"three-seats-keep-three-holes",
          "Of three, player 1 still has a b c; c is not player 2's.",
          {"SEAT-2"},
          slip,
          kind},
         seats(1, 1, 1, 2, 3, 3)},
        {{"three-turn-order-reversed",
          "Of three, the turn passes from 1 to 3 to 2.",
          {"TURN-1"},
          plausible_reading,
          kind},
         order(3, 1, 2)},
        {{"three-turn-toggles-two",
          "Of three, the turn goes to and fro between players 1 and 2.",
          {"TURN-1"},
          slip,
          kind},
         order(2, 1, 1)},
        {{"three-blocked-player-skipped",
          "Of three, a player who cannot move is passed over; the game ends when nobody can move.",
          {"END-1", "MOVE-2"},
          plausible_reading,
          kind},
         [](Rulebook& book) { book.for_three.blocked = Blocked::passes; }},
        {{"three-end-when-any-seat-empty",
          "Of three, the game ends as soon as any player has no stone.",
          {"END-1"},
          slip,
          kind},
         [](Rulebook& book) {
             book.ended = [ended = book.ended](const Rulebook& rules, const Table& table) {
                 const bool somebody =
                     std::ranges::any_of(all_players(table.players), [&](Player player) {
                         return !rules.can_move(rules, table, player);
                     });
                 return (table.players == Players::three && somebody) || ended(rules, table);
             };
         }},
        {{"three-credit-hole-owner",
          "Of three, each captured hole is credited to its owner.",
          {"CAP-8"},
          slip,
          kind},
         [](Rulebook& book) {
             book.credit = [credit = book.credit](const Rulebook& rules, Move& move) {
                 if (move.now.players == Players::two) {
                     credit(rules, move);
                     return;
                 }
                 for (const Capture& one : move.captures) {
                     const Player player = rules.owner(rules, one.hole, move.now.players);
                     move.now.captured_by(player) += one.stones;
                 }
             };
         }},
        {{"three-winner-ignores-player-3",
          "Of three, only the first two are compared.",
          {"END-3"},
          slip,
          kind},
         [](Rulebook& book) {
             book.final_stones = [stones = book.final_stones](const Rulebook& rules,
                                                              const Table& table, Player player) {
                 return player == Player::three ? -1 : stones(rules, table, player);
             };
         }},
        {{"three-any-tie-is-draw",
          "Of three, any two with equally many make a draw of all, even if the third has more.",
          {"END-3", "END-4"},
          slip,
          kind},
         reports([](const Rulebook& rules, const Table& table, const Outcome& outcome) {
             const int one = rules.final_stones(rules, table, Player::one);
             const int two = rules.final_stones(rules, table, Player::two);
             const int three = rules.final_stones(rules, table, Player::three);
             const bool tie = one == two || two == three || three == one;
             return tie ? Outcome{all_players(table.players)} : outcome;
         })},
        {{"three-remaining-to-hole-owner",
          "Of three, stones left on the board are added to what the owners of their holes have "
          "captured.",
          {"END-2"},
          slip,
          kind},
         [](Rulebook& book) { book.for_three.remainder = Remainder::owners; }},
        {{"three-remaining-to-last-mover",
          "Of three, stones left on the board go to the player who moved last.",
          {"END-2"},
          slip,
          kind},
         [](Rulebook& book) {
             book.final_stones = [stones = book.final_stones](const Rulebook& rules,
                                                              const Table& table, Player player) {
                 const bool moved_last =
                     table.players == Players::three &&
                     rules.player_after(rules, player, table.players) == table.mover;
                 return stones(rules, table, player) + (moved_last ? table.stones() : 0);
             };
         }},
    };
}

} // namespace bakuk::harness
