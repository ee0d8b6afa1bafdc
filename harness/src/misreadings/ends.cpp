// Wrong ends: END-1, END-5, END-6.

#include "misreadings/entries.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <string>

namespace bakuk::harness {

namespace {

/// The game ends in these positions too.
Change also_ends(bool (*also)(const Rulebook&, const Table&)) {
    return [=](Rulebook& book) {
        book.ended = [=, ended = book.ended](const Rulebook& rules, const Table& table) {
            return also(rules, table) || ended(rules, table);
        };
    };
}

/// Whether the mover can move is asked without looking at these holes.
Change overlooks(bool (*unseen)(const Table&, Hole)) {
    return [=](Rulebook& book) {
        book.stuck = [=, stuck = book.stuck](const Rulebook& rules, const Table& table) {
            Table seen = table;
            for (const Hole hole : all_holes) {
                seen[hole] = unseen(table, hole) ? 0 : table[hole];
            }
            return stuck(rules, seen);
        };
    };
}

/// A whole game ends in these cases too.
Change game_also_ends(bool (*also)(const Rulebook&, std::span<const Table>)) {
    return [=](Rulebook& book) {
        book.game_ended = [=, ended = book.game_ended](const Rulebook& rules,
                                                       std::span<const Table> game) {
            return also(rules, game) || ended(rules, game);
        };
    };
}

std::string digits_of(const Table& table) {
    std::string digits;
    for (const int stones : table.holes) {
        digits += fmt::format("{}", stones);
    }
    return digits;
}

bool row_is_empty(const Table& table, Hole first) {
    const Hole second = hole_after(first);
    return table[first] + table[second] + table[hole_after(second)] == 0;
}

Player previous_player(const Rulebook& rules, const Table& table) {
    Player player = table.mover;
    for (const Player candidate : all_players(table.players)) {
        if (rules.player_after(rules, candidate, table.players) == table.mover) {
            player = candidate;
        }
    }
    return player;
}

auto times_seen(const Rulebook& rules, std::span<const Table> game) {
    return std::ranges::count_if(
        game, [&](const Table& earlier) { return rules.same(rules, earlier, game.back()); });
}

} // namespace

std::vector<Entry> end_entries() {
    using enum MisreadingSource;
    constexpr auto kind = MisreadingKind::end;
    return {
        {{"end-when-either-row-empty",
          "Between two players the game ends as soon as either row is empty, even if the player to "
          "move can move, as in Kalah.",
          {"END-1"},
          neighbouring_game,
          kind},
         also_ends([](const Rulebook&, const Table& table) {
             return table.players == Players::two &&
                    (row_is_empty(table, Hole::a) || row_is_empty(table, Hole::d));
         })},
        {{"end-checks-wrong-player",
          "The game ends when the player who has just moved has no stone, not the player to move.",
          {"END-1"},
          slip,
          kind},
         [](Rulebook& book) {
             book.stuck = [](const Rulebook& rules, const Table& table) {
                 return !rules.can_move(rules, table, previous_player(rules, table));
             };
         }},
        {{"end-only-when-board-empty",
          "The game ends only when no stone is left; a player who cannot move has no move, and all "
          "stands still.",
          {"END-1"},
          slip,
          kind},
         [](Rulebook& book) {
             book.stuck = [](const Rulebook&, const Table& table) { return table.stones() == 0; };
         }},
        {{"end-at-majority",
          "The game ends once a player has more than 18 stones, as MancalaGames has it.",
          {"END-5"},
          plausible_reading,
          kind,
          "majority=ends"},
         [](Rulebook& book) {
             book.for_two.majority = Majority::ends;
             book.for_three.majority = Majority::ends;
         }},
        {{"end-at-half", "The game ends once a player has 18 stones.", {"END-5"}, slip, kind},
         also_ends([](const Rulebook&, const Table& table) {
             return std::ranges::any_of(table.captured,
                                        [](int stones) { return stones >= stones_in_game / 2; });
         })},
        {{"end-when-two-stones-left",
          "The game ends when no more than two stones are on the board.",
          {"END-1"},
          slip,
          kind},
         also_ends([](const Rulebook&, const Table& table) { return table.stones() <= 2; })},
        {{"end-when-no-hole-holds-two",
          "The game ends when only single stones are left on the board.",
          {"END-1"},
          slip,
          kind},
         also_ends([](const Rulebook&, const Table& table) {
             return std::ranges::all_of(table.holes, [](int stones) { return stones < 2; });
         })},
        {{"end-ignores-third-hole",
          "Of two players, whether one can move is asked without looking at his third hole, c or "
          "f.",
          {"END-1", "SEAT-1"},
          slip,
          kind},
         overlooks([](const Table& table, Hole hole) {
             return table.players == Players::two && (hole == Hole::c || hole == Hole::f);
         })},
        {{"end-ignores-hole-a",
          "Player 1 is taken to be unable to move if he has stones in a only.",
          {"END-1"},
          slip,
          kind},
         overlooks([](const Table&, Hole hole) { return hole == Hole::a; })},
        {{"ply-cap-ends-game",
          "A game is stopped after 100 turns.",
          {"END-1", "END-6"},
          plausible_reading,
          kind},
         game_also_ends([](const Rulebook&, std::span<const Table> game) {
             return game.back().turns.value_or(0) >= 100;
         })},
        {{"repetition-ignored",
          "A position may come back without end.",
          {"END-6"},
          plausible_reading,
          kind,
          "repetition=ignored"},
         [](Rulebook& book) {
             book.for_two.repetition = Repetition::ignored;
             book.for_three.repetition = Repetition::ignored;
         }},
        {{"repetition-on-third-time",
          "The game ends when a position is there for the third time, as in chess.",
          {"END-6"},
          plausible_reading,
          kind},
         [](Rulebook& book) {
             book.comes_back = [](const Rulebook& rules, std::span<const Table> game) {
                 return times_seen(rules, game) >= 3;
             };
         }},
        {{"repetition-forgets-start",
          "The start does not count as a position that can come back.",
          {"END-6"},
          plausible_reading,
          kind,
          "",
          "Only when the player to move has all 36 stones in one of his holes does a turn lead to "
          "the board of the "
          "start, and play never gets there."},
         [](Rulebook& book) {
             book.comes_back = [comes_back = book.comes_back](const Rulebook& rules,
                                                              std::span<const Table> game) {
                 return game.size() > 1 && comes_back(rules, game.subspan(1));
             };
         }},
        {{"repetition-compares-board-only",
          "The game ends when the board comes back, whoever is to move.",
          {"END-6"},
          slip,
          kind},
         [](Rulebook& book) {
             book.same = [](const Rulebook&, const Table& left, const Table& right) {
                 return left.holes == right.holes;
             };
         }},
        {{"repetition-runs-digits-together",
          "Positions are compared by the digits of their numbers, written one after the other, so "
          "that 1, 12 and 11, 2 are the same.",
          {"END-6"},
          slip,
          kind},
         [](Rulebook& book) {
             book.same = [](const Rulebook&, const Table& left, const Table& right) {
                 return left.mover == right.mover && digits_of(left) == digits_of(right);
             };
         }},
        {{"repetition-compares-captures",
          "A position has come back only if the captured stones are the same as well.",
          {"END-6"},
          plausible_reading,
          kind,
          "",
          "Where the board is the same, as many stones lie on it; so nothing was captured in "
          "between, and the captured stones are the same."},
         [](Rulebook& book) {
             book.same = [same = book.same](const Rulebook& rules, const Table& left,
                                            const Table& right) {
                 return left.captured == right.captured && same(rules, left, right);
             };
         }},
    };
}

} // namespace bakuk::harness
