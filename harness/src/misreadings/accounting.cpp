// Wrong accounts of what was captured: CAP-8.

#include "misreadings/entries.hpp"

namespace bakuk::harness {

namespace {

/// Each captured hole is credited to the player that `whose` names.
Change credits(Player (*whose)(const Rulebook&, const Move&, const Capture&)) {
    return [=](Rulebook& book) {
        book.credit = [=](const Rulebook& rules, Move& move) {
            for (const Capture& one : move.captures) {
                move.now.captured_by(whose(rules, move, one)) += one.stones;
            }
        };
    };
}

/// The mover is credited with what `worth` says of the hole in that place of the captures.
Change counts(int (*worth)(const Move&, std::size_t)) {
    return [=](Rulebook& book) {
        book.credit = [=](const Rulebook&, Move& move) {
            for (std::size_t index = 0; index < move.captures.size(); ++index) {
                move.now.captured_by(move.now.mover) += worth(move, index);
            }
        };
    };
}

} // namespace

std::vector<Entry> accounting_entries() {
    using enum MisreadingSource;
    constexpr auto kind = MisreadingKind::accounting;
    return {
        {{"credit-opponent", "Captured stones go to the next player.", {"CAP-8"}, slip, kind},
         credits([](const Rulebook& rules, const Move& move, const Capture&) {
             return rules.player_after(rules, move.now.mover, move.now.players);
         })},
        {{"credit-hole-owner",
          "Each captured hole is credited to its owner.",
          {"CAP-8"},
          slip,
          kind},
         credits([](const Rulebook& rules, const Move& move, const Capture& one) {
             return rules.owner(rules, one.hole, move.now.players);
         })},
        {{"credit-always-player-1",
          "All captures are credited to player 1.",
          {"CAP-8"},
          slip,
          kind},
         credits([](const Rulebook&, const Move&, const Capture&) { return Player::one; })},
        {{"credit-first-hole-only",
          "The holes of the chain are emptied, but only the first hole is counted.",
          {"CAP-8", "BOARD-3"},
          slip,
          kind},
         counts([](const Move& move, std::size_t index) {
             return index == 0 ? move.captures[index].stones : 0;
         })},
        {{"credit-chain-only",
          "The landing hole is emptied, but only the chain is counted.",
          {"CAP-8", "BOARD-3"},
          slip,
          kind},
         counts([](const Move& move, std::size_t index) {
             return index == 0 ? 0 : move.captures[index].stones;
         })},
        {{"credit-first-hole-twice",
          "The stones of the landing hole are counted twice.",
          {"CAP-8", "BOARD-3"},
          slip,
          kind},
         counts([](const Move& move, std::size_t index) {
             return (index == 0 ? 2 : 1) * move.captures[index].stones;
         })},
        {{"credit-counts-holes",
          "Captured holes are counted, not their stones.",
          {"CAP-8", "BOARD-3"},
          slip,
          kind},
         counts([](const Move&, std::size_t) { return 1; })},
        {{"credit-read-after-clear",
          "A captured hole is emptied before it is counted: the stones vanish.",
          {"CAP-8", "BOARD-3"},
          slip,
          kind},
         counts([](const Move&, std::size_t) { return 0; })},
        {{"credit-plus-one",
          "For each captured hole one stone too many is counted.",
          {"CAP-8", "BOARD-3"},
          slip,
          kind},
         counts(
             [](const Move& move, std::size_t index) { return move.captures[index].stones + 1; })},
        {{"credit-overwrites-total",
          "What a turn captures takes the place of what was captured before.",
          {"CAP-8", "BOARD-3"},
          slip,
          kind},
         [](Rulebook& book) {
             book.credit = [credit = book.credit](const Rulebook& rules, Move& move) {
                 if (!move.captures.empty()) {
                     move.now.captured_by(move.now.mover) = 0;
                 }
                 credit(rules, move);
             };
         }},
        {{"captured-stones-stay-on-board",
          "Captured stones are counted, but they stay where they are.",
          {"CAP-8", "BOARD-3"},
          slip,
          kind},
         [](Rulebook& book) {
             book.take = [](const Rulebook&, Move& move, Hole hole) {
                 move.captures.push_back({hole, move.now[hole]});
             };
         }},
        {{"captured-wrong-hole-emptied",
          "The count is right, but the hole across is emptied instead.",
          {"CAP-8", "BOARD-3"},
          slip,
          kind},
         [](Rulebook& book) {
             book.take = [](const Rulebook&, Move& move, Hole hole) {
                 move.captures.push_back({hole, move.now[hole]});
                 move.now[hole_across(hole)] = 0;
             };
         }},
    };
}

} // namespace bakuk::harness
