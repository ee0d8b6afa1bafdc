// Wrong results: END-2 to END-4.

#include "misreadings/entries.hpp"

#include <algorithm>

namespace bakuk::harness {

namespace {

/// The stones on the board are added to what a player has, where it is so.
Change remainder_goes(bool (*so)(const Rulebook&, const Table&, Player)) {
    return [=](Rulebook& book) {
        book.final_stones = [=, stones = book.final_stones](const Rulebook& rules,
                                                            const Table& table, Player player) {
            return stones(rules, table, player) + (so(rules, table, player) ? table.stones() : 0);
        };
    };
}

/// What becomes of the winners.
Change reports(Outcome (*changed)(const Rulebook&, const Table&, const Outcome&)) {
    return [=](Rulebook& book) {
        book.result = [=, result = book.result](const Rulebook& rules, const Table& table) {
            return changed(rules, table, result(rules, table));
        };
    };
}

Outcome everybody(const Table& table) {
    return Outcome{all_players(table.players)};
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

} // namespace

std::vector<Entry> result_entries() {
    using enum MisreadingSource;
    constexpr auto kind = MisreadingKind::result;
    return {
        {{"remaining-to-hole-owner",
          "Stones left on the board are added to what the owners of their holes have captured; "
          "between two players that is the one who moved last.",
          {"END-2"},
          neighbouring_game,
          kind,
          "remainder=owners"},
         [](Rulebook& book) {
             book.for_two.remainder = Remainder::owners;
             book.for_three.remainder = Remainder::owners;
         }},
        {{"remaining-to-blocked-player",
          "Stones left on the board go to the player to move.",
          {"END-2"},
          slip,
          kind},
         remainder_goes([](const Rulebook&, const Table& table, Player player) {
             return player == table.mover;
         })},
        {{"remaining-split-evenly",
          "Stones left on the board are divided equally.",
          {"END-2"},
          slip,
          kind,
          "",
          "What each gets is the same, so the same players have the most; and an outcome names the "
          "winners and no numbers."},
         [](Rulebook& book) {
             book.final_stones = [stones = book.final_stones](const Rulebook& rules,
                                                              const Table& table, Player player) {
                 return stones(rules, table, player) +
                        table.stones() / static_cast<int>(table.players);
             };
         }},
        {{"winner-needs-majority",
          "Whoever has 18 stones or fewer does not win: it is a draw.",
          {"END-3"},
          slip,
          kind},
         reports([](const Rulebook& rules, const Table& table, const Outcome& outcome) {
             const Player first = outcome.winners[0];
             const bool enough = rules.final_stones(rules, table, first) > stones_in_game / 2;
             return enough ? outcome : everybody(table);
         })},
        {{"winner-fewest",
          "The player with the fewest captured stones wins.",
          {"END-3"},
          slip,
          kind},
         [](Rulebook& book) {
             book.result = [result = book.result](const Rulebook& rules, const Table& table) {
                 Rulebook turned = rules;
                 turned.final_stones = [&rules](const Rulebook&, const Table& same, Player player) {
                     return 2 * stones_in_game - rules.final_stones(rules, same, player);
                 };
                 return result(turned, table);
             };
         }},
        {{"winner-by-board-stones",
          "The stones in each player's holes are compared, not the captured ones.",
          {"END-3"},
          slip,
          kind},
         [](Rulebook& book) {
             book.final_stones = [](const Rulebook& rules, const Table& table, Player player) {
                 int stones = 0;
                 for (const Hole hole : all_holes) {
                     stones += rules.owner(rules, hole, table.players) == player ? table[hole] : 0;
                 }
                 return stones;
             };
         }},
        {{"winner-is-last-mover", "Whoever moved last wins.", {"END-3"}, neighbouring_game, kind},
         reports([](const Rulebook& rules, const Table& table, const Outcome&) {
             return Outcome{{previous_player(rules, table)}};
         })},
        {{"winner-relative-to-mover",
          "The winners are numbered as the player to move sees them: he is 1, the next one 2.",
          {"END-3"},
          slip,
          kind},
         reports([](const Rulebook& rules, const Table& table, const Outcome& outcome) {
             Outcome relative;
             Player player = table.mover;
             for (const Player number : all_players(table.players)) {
                 if (outcome.winners.contains(player)) {
                     relative.winners.push_back(number);
                 }
                 player = rules.player_after(rules, player, table.players);
             }
             return relative;
         })},
        {{"tie-goes-to-player-1",
          "Of several with the most, the one with the lowest number wins alone.",
          {"END-4"},
          slip,
          kind},
         reports([](const Rulebook&, const Table&, const Outcome& outcome) {
             return Outcome{{outcome.winners[0]}};
         })},
        {{"tie-goes-to-player-2",
          "Of several with the most, the one with the highest number wins alone.",
          {"END-4"},
          slip,
          kind},
         reports([](const Rulebook&, const Table&, const Outcome& outcome) {
             return Outcome{{outcome.winners.back()}};
         })},
        {{"tie-goes-to-last-mover",
          "A draw is given to the player who moved last.",
          {"END-4"},
          slip,
          kind},
         reports([](const Rulebook& rules, const Table& table, const Outcome& outcome) {
             return outcome.winners.size() > 1 ? Outcome{{previous_player(rules, table)}} : outcome;
         })},
        {{"tie-reported-as-unfinished",
          "A game that ends in a draw is reported as going on.",
          {"END-4"},
          slip,
          kind},
         reports([](const Rulebook&, const Table&, const Outcome& outcome) {
             return outcome.winners.size() > 1 ? Outcome{} : outcome;
         })},
        {{"repetition-is-draw",
          "A game that ends because a position comes back is a draw.",
          {"END-3", "END-6"},
          plausible_reading,
          kind},
         [](Rulebook& book) {
             book.result = [result = book.result](const Rulebook& rules, const Table& table) {
                 return rules.ended(rules, table) ? result(rules, table) : everybody(table);
             };
         }},
    };
}

} // namespace bakuk::harness
