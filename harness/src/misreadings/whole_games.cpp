// Other games, whole, as far as a board of Bakuk can show them.

#include "misreadings/entries.hpp"

namespace bakuk::harness {

namespace {

bool is_others(const Rulebook& rules, const Move& move, Hole hole) {
    return rules.owner(rules, hole, move.now.players) != move.now.mover;
}

} // namespace

std::vector<Entry> whole_game_entries() {
    using enum MisreadingSource;
    constexpr auto kind = MisreadingKind::whole_game;
    return {
        {{"koumma",
          "Koumma, as far as it is known to differ: the first stone goes back into the hole just "
          "emptied, and six stones are captured too.",
          {"SOW-2", "CAP-1", "CAP-4"},
          neighbouring_game,
          kind},
         [](Rulebook& book) {
             book.first_hole = [](const Rulebook&, Move& move) { return move.from; };
             book.takes = [](const Rulebook&, int stones) {
                 return stones == 2 || stones == 4 || stones == 6;
             };
         }},
        {{"oware",
          "A turn of Oware: the emptied hole is passed over, two or three stones are captured, in "
          "other players' holes only, and the chain runs backward.",
          {"SOW-4", "CAP-1", "CAP-2", "CAP-3", "CAP-4", "CAP-5"},
          neighbouring_game,
          kind},
         [](Rulebook& book) {
             book.for_two.origin = Origin::skipped;
             book.for_three.origin = Origin::skipped;
             book.takes = [](const Rulebook&, int stones) { return stones == 2 || stones == 3; };
             book.landing_takes = [](const Rulebook& rules, const Move& move, Hole hole) {
                 return is_others(rules, move, hole) && rules.takes(rules, move.now[hole]);
             };
             book.links = book.landing_takes;
             book.next_link = [](const Rulebook&, const Move&, Hole hole) {
                 return hole_before(hole);
             };
         }},
        {{"mancalagames-bakuk",
          "Bakuk as MancalaGames plays it by default: the chain runs backward, and the game ends "
          "once a player has more than 18 stones.",
          {"CAP-3", "END-5"},
          neighbouring_game,
          kind},
         [](Rulebook& book) {
             book.next_link = [](const Rulebook&, const Move&, Hole hole) {
                 return hole_before(hole);
             };
             book.for_two.majority = Majority::ends;
             book.for_three.majority = Majority::ends;
         }},
    };
}

} // namespace bakuk::harness
