// Wrong tests of the landing hole: CAP-1, CAP-2, CAP-6, CAP-7.

#include "misreadings/entries.hpp"

#include <algorithm>

namespace bakuk::harness {

namespace {

/// The numbers that are captured, in the landing hole and in the chain alike.
Change takes_where(bool (*captured)(int)) {
    return [=](Rulebook& book) {
        book.takes = [=](const Rulebook&, int stones) { return captured(stones); };
    };
}

/// One condition more for the landing hole.
Change lands_only_where(bool (*condition)(const Rulebook&, const Move&, Hole)) {
    return [=](Rulebook& book) {
        book.landing_takes = [=, takes = book.landing_takes](const Rulebook& rules,
                                                             const Move& move, Hole hole) {
            return condition(rules, move, hole) && takes(rules, move, hole);
        };
    };
}

/// The landing hole takes so many stones besides.
Change lands_also_on(int stones) {
    return [=](Rulebook& book) {
        book.landing_takes = [=, takes = book.landing_takes](const Rulebook& rules,
                                                             const Move& move, Hole hole) {
            return move.now[hole] == stones || takes(rules, move, hole);
        };
    };
}

bool is_own(const Rulebook& rules, const Move& move, Hole hole) {
    return rules.owner(rules, hole, move.now.players) == move.now.mover;
}

bool is_others(const Rulebook& rules, const Move& move, Hole hole) {
    return !is_own(rules, move, hole);
}

bool others_have_stones(const Rulebook& rules, const Move& move) {
    return std::ranges::any_of(
        all_holes, [&](Hole hole) { return move.now[hole] > 0 && is_others(rules, move, hole); });
}

} // namespace

std::vector<Entry> capture_test_entries() {
    using enum MisreadingSource;
    constexpr auto kind = MisreadingKind::capture_test;
    return {
        {{"capture-only-2",
          "Only two stones are captured, four are not.",
          {"CAP-1", "CAP-3"},
          slip,
          kind},
         takes_where([](int stones) { return stones == 2; })},
        {{"capture-only-4",
          "Only four stones are captured, two are not.",
          {"CAP-1", "CAP-3"},
          slip,
          kind},
         takes_where([](int stones) { return stones == 4; })},
        {{"capture-2-or-3",
          "Two or three stones are captured, as in Oware.",
          {"CAP-1", "CAP-3", "CAP-4"},
          neighbouring_game,
          kind},
         takes_where([](int stones) { return stones == 2 || stones == 3; })},
        {{"capture-2-4-6",
          "Six stones are captured too, as in Koumma.",
          {"CAP-1", "CAP-4"},
          plausible_reading,
          kind},
         takes_where([](int stones) { return stones == 2 || stones == 4 || stones == 6; })},
        {{"capture-any-even",
          "Any even number of stones is captured.",
          {"CAP-1", "CAP-4"},
          neighbouring_game,
          kind},
         takes_where([](int stones) { return stones > 0 && stones % 2 == 0; })},
        {{"capture-2-3-4",
          "Two to four stones are captured, three among them.",
          {"CAP-1", "CAP-4"},
          slip,
          kind},
         takes_where([](int stones) { return stones >= 2 && stones <= 4; })},
        {{"capture-two-or-more",
          "Two stones or more are captured.",
          {"CAP-1", "CAP-4"},
          slip,
          kind},
         takes_where([](int stones) { return stones >= 2; })},
        {{"capture-1-or-3",
          "One or three stones are captured: the last stone is not counted.",
          {"CAP-1", "CAP-3", "CAP-4"},
          slip,
          kind},
         takes_where([](int stones) { return stones == 1 || stones == 3; })},
        {{"landing-accepts-3",
          "Three stones are captured in the landing hole, but not in the chain.",
          {"CAP-1"},
          slip,
          kind},
         lands_also_on(3)},
        {{"landing-accepts-6",
          "Six stones are captured in the landing hole, but not in the chain.",
          {"CAP-1"},
          slip,
          kind},
         lands_also_on(6)},
        {{"capture-tests-presow-2-or-4",
          "The landing hole is captured if it held two or four before the whole sowing.",
          {"CAP-1"},
          slip,
          kind},
         [](Rulebook& book) {
             book.landing_takes = [](const Rulebook& rules, const Move& move, Hole hole) {
                 return rules.takes(rules, move.before[hole]);
             };
         }},
        {{"capture-tests-presow-1-or-3",
          "The landing hole is captured if it held one or three before the whole sowing, which is "
          "wrong where a long sowing comes by twice or ends where it began.",
          {"CAP-1"},
          slip,
          kind},
         [](Rulebook& book) {
             book.landing_takes = [](const Rulebook& rules, const Move& move, Hole hole) {
                 return rules.takes(rules, move.before[hole] + 1);
             };
         }},
        {{"capture-needs-occupied-before",
          "The landing hole is captured only if it held a stone before the sowing.",
          {"CAP-1"},
          slip,
          kind},
         lands_only_where(
             [](const Rulebook&, const Move& move, Hole hole) { return move.before[hole] > 0; })},
        {{"capture-opponent-side-only",
          "A capture begins in another player's hole only; the chain may leave it.",
          {"CAP-2"},
          slip,
          kind},
         lands_only_where(is_others)},
        {{"capture-own-side-only",
          "A capture begins in the mover's own holes only.",
          {"CAP-2"},
          slip,
          kind},
         lands_only_where(is_own)},
        {{"capture-and-chain-opponent-side-only",
          "Landing hole and chain are captured in other players' holes only, as in Oware.",
          {"CAP-2", "CAP-5"},
          neighbouring_game,
          kind},
         [](Rulebook& book) {
             lands_only_where(is_others)(book);
             book.links = [links = book.links](const Rulebook& rules, const Move& move, Hole hole) {
                 return is_others(rules, move, hole) && links(rules, move, hole);
             };
         }},
        {{"capture-tests-next-hole",
          "The hole after the landing hole is tested and captured instead.",
          {"CAP-1"},
          slip,
          kind},
         [](Rulebook& book) {
             book.tested_hole = [tested = book.tested_hole](const Rulebook& rules,
                                                            const Move& move) {
                 return hole_after(tested(rules, move));
             };
         }},
        {{"capture-tests-previous-hole",
          "The hole before the landing hole is tested and captured instead.",
          {"CAP-1"},
          slip,
          kind},
         [](Rulebook& book) {
             book.tested_hole = [tested = book.tested_hole](const Rulebook& rules,
                                                            const Move& move) {
                 return hole_before(tested(rules, move));
             };
         }},
        {{"capture-opposite-hole",
          "The landing hole is tested, but the hole across from it is emptied in its place, as in "
          "Kalah.",
          {"CAP-1"},
          neighbouring_game,
          kind},
         [](Rulebook& book) {
             book.take = [take = book.take](const Rulebook& rules, Move& move, Hole hole) {
                 take(rules, move, move.captures.empty() ? hole_across(hole) : hole);
             };
         }},
        {{"capture-en-passant",
          "Every hole that comes to two or four while the stones are sown is captured at once.",
          {"CAP-1"},
          neighbouring_game,
          kind},
         [](Rulebook& book) {
             book.drop = [drop = book.drop](const Rulebook& rules, Move& move, Hole hole) {
                 drop(rules, move, hole);
                 if (move.hand > 0 && rules.takes(rules, move.now[hole])) {
                     rules.take(rules, move, hole);
                 }
             };
         }},
        {{"capture-sweeps-board",
          "Once there is a capture, every hole on the board that holds two or four is captured.",
          {"CAP-3", "CAP-4"},
          slip,
          kind},
         [](Rulebook& book) {
             book.chain = [](const Rulebook& rules, Move& move, Hole first) {
                 for (Hole hole = hole_after(first); hole != first; hole = hole_after(hole)) {
                     if (rules.links(rules, move, hole)) {
                         rules.take(rules, move, hole);
                     }
                 }
             };
         }},
        {{"capture-suppressed-in-origin",
          "Nothing is captured when the last stone falls into the hole that it came from.",
          {"CAP-1", "SOW-4"},
          slip,
          kind},
         lands_only_where(
             [](const Rulebook&, const Move& move, Hole hole) { return hole != move.from; })},
        {{"capture-suppressed-after-a-lap",
          "A sowing of six stones or more captures nothing.",
          {"CAP-1", "SOW-4"},
          slip,
          kind},
         lands_only_where([](const Rulebook&, const Move& move, Hole) {
             return move.sown.size() < all_holes.size();
         })},
        {{"capture-suppressed-on-grand-slam",
          "If a capture would leave the others without a stone, nothing is captured, as in many "
          "forms of Oware.",
          {"CAP-7"},
          neighbouring_game,
          kind},
         [](Rulebook& book) {
             book.capture = [capture = book.capture](const Rulebook& rules, Move& move) {
                 const Move sown = move;
                 capture(rules, move);
                 if (!others_have_stones(rules, move)) {
                     move = sown;
                 }
             };
         }},
        {{"capture-suppressed-first-turns",
          "In a whole game nobody captures with his first move.",
          {"CAP-1", "CAP-7"},
          neighbouring_game,
          kind},
         [](Rulebook& book) {
             book.capture = [capture = book.capture](const Rulebook& rules, Move& move) {
                 const auto players = static_cast<std::size_t>(move.before.players);
                 if (!move.before.turns || *move.before.turns >= players) {
                     capture(rules, move);
                 }
             };
         }},
        {{"capture-leaves-last-stone",
          "The stone that captures stays in the landing hole; those before it are captured.",
          {"CAP-1", "CAP-8"},
          slip,
          kind},
         [](Rulebook& book) {
             book.take = [take = book.take](const Rulebook& rules, Move& move, Hole hole) {
                 if (!move.captures.empty() || move.now[hole] == 0) {
                     take(rules, move, hole);
                     return;
                 }
                 move.captures.push_back({hole, move.now[hole] - 1});
                 move.now[hole] = 1;
             };
         }},
    };
}

} // namespace bakuk::harness
