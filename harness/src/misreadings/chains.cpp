// Wrong chains: CAP-3 to CAP-6.

#include "misreadings/entries.hpp"

#include <utility>

namespace bakuk::harness {

namespace {

/// One condition more for every hole of the chain.
Change links_only_where(bool (*condition)(const Rulebook&, const Move&, Hole)) {
    return [=](Rulebook& book) {
        book.links = [=, links = book.links](const Rulebook& rules, const Move& move, Hole hole) {
            return condition(rules, move, hole) && links(rules, move, hole);
        };
    };
}

/// The chain takes holes with so many stones besides.
Change links_also_on(int stones) {
    return [=](Rulebook& book) {
        book.links = [=, links = book.links](const Rulebook& rules, const Move& move, Hole hole) {
            return move.now[hole] == stones || links(rules, move, hole);
        };
    };
}

template <std::size_t most>
bool fewer_than(const Rulebook&, const Move& move, Hole) {
    return move.captures.size() < most;
}

Player owner(const Rulebook& rules, const Move& move, Hole hole) {
    return rules.owner(rules, hole, move.now.players);
}

Hole backward(const Rulebook&, const Move&, Hole hole) {
    return hole_before(hole);
}

/// The chain passes over holes of a kind.
Change passes_over(bool (*passed)(const Move&, Hole)) {
    return [=](Rulebook& book) {
        book.next_link = [=, next = book.next_link](const Rulebook& rules, const Move& move,
                                                    Hole hole) {
            Hole following = next(rules, move, hole);
            for (std::size_t seen = 1; seen < all_holes.size() && passed(move, following); ++seen) {
                following = next(rules, move, following);
            }
            return following;
        };
    };
}

} // namespace

std::vector<Entry> chain_entries() {
    using enum MisreadingSource;
    constexpr auto kind = MisreadingKind::chain;
    return {
        // Bakuk with Oware's backward chain is this entry; it has no second identifier.
        {{"chain-backward",
          "The chain takes the holes before the landing hole, against the direction of sowing, as "
          "in Oware.",
          {"CAP-3"},
          plausible_reading,
          kind},
         [](Rulebook& book) { book.next_link = backward; }},
        {{"chain-none", "Only the landing hole is captured.", {"CAP-3"}, slip, kind},
         [](Rulebook& book) {
             book.links = [](const Rulebook&, const Move&, Hole) { return false; };
         }},
        {{"chain-both-directions",
          "The holes after the landing hole and those before it are both captured.",
          {"CAP-3"},
          slip,
          kind},
         [](Rulebook& book) {
             book.chain = [chain = book.chain](const Rulebook& rules, Move& move, Hole first) {
                 chain(rules, move, first);
                 Hole hole = hole_before(first);
                 while (hole != first && rules.links(rules, move, hole)) {
                     rules.take(rules, move, hole);
                     hole = hole_before(hole);
                 }
             };
         }},
        {{"chain-one-following-only",
          "At most one hole after the landing hole is captured.",
          {"CAP-3", "CAP-5"},
          slip,
          kind},
         links_only_where(fewer_than<2>)},
        {{"chain-at-most-three",
          "A chain takes at most three holes, the landing hole among them.",
          {"CAP-5"},
          slip,
          kind},
         links_only_where(fewer_than<3>)},
        {{"chain-at-most-five", "A chain takes at most five holes.", {"CAP-5"}, slip, kind},
         links_only_where(fewer_than<5>)},
        {{"chain-skips-empty-holes", "Empty holes do not end the chain.", {"CAP-4"}, slip, kind},
         passes_over([](const Move& move, Hole hole) { return move.now[hole] == 0; })},
        {{"chain-passes-over-origin",
          "The chain passes over the hole that was emptied and goes on after it.",
          {"CAP-3", "CAP-4"},
          slip,
          kind},
         passes_over([](const Move& move, Hole hole) { return hole == move.from; })},
        {{"chain-stops-at-origin",
          "The chain never takes the hole that was emptied.",
          {"CAP-5", "SOW-4"},
          slip,
          kind},
         links_only_where(
             [](const Rulebook&, const Move& move, Hole hole) { return hole != move.from; })},
        {{"chain-stops-at-f", "The chain does not go on from f to a.", {"CAP-5"}, slip, kind},
         links_only_where([](const Rulebook&, const Move&, Hole hole) { return hole != Hole::a; })},
        {{"chain-stops-at-row-end",
          "The chain does not go on from c to d, nor from f to a.",
          {"CAP-5"},
          slip,
          kind},
         links_only_where([](const Rulebook&, const Move&, Hole hole) {
             return hole != Hole::a && hole != Hole::d;
         })},
        {{"chain-wraps-within-row",
          "The chain stays in one row: after c it goes on at a, after f at d.",
          {"CAP-5"},
          slip,
          kind},
         [](Rulebook& book) {
             book.next_link = [next = book.next_link](const Rulebook& rules, const Move& move,
                                                      Hole hole) {
                 return hole == Hole::c   ? Hole::a
                        : hole == Hole::f ? Hole::d
                                          : next(rules, move, hole);
             };
         }},
        {{"chain-stops-where-owner-changes",
          "The chain takes holes of the landing hole's owner only.",
          {"CAP-5"},
          slip,
          kind},
         links_only_where([](const Rulebook& rules, const Move& move, Hole hole) {
             return owner(rules, move, hole) == owner(rules, move, move.landing);
         })},
        {{"chain-opponent-holes-only",
          "The chain takes holes only as long as they are another player's.",
          {"CAP-2", "CAP-5"},
          slip,
          kind},
         links_only_where([](const Rulebook& rules, const Move& move, Hole hole) {
             return owner(rules, move, hole) != move.now.mover;
         })},
        {{"chain-own-holes-only",
          "The chain takes holes only as long as they are the mover's.",
          {"CAP-2", "CAP-5"},
          slip,
          kind},
         links_only_where([](const Rulebook& rules, const Move& move, Hole hole) {
             return owner(rules, move, hole) == move.now.mover;
         })},
        {{"chain-same-value-only",
          "The chain takes only holes with as many stones as the first one captured.",
          {"CAP-3"},
          slip,
          kind},
         links_only_where([](const Rulebook&, const Move& move, Hole hole) {
             return move.captures.empty() || move.now[hole] == move.captures[0].stones;
         })},
        {{"chain-only-after-two",
          "There is a chain only if the landing hole held two.",
          {"CAP-3"},
          slip,
          kind},
         links_only_where([](const Rulebook&, const Move& move, Hole) {
             return move.captures.empty() || move.captures[0].stones == 2;
         })},
        {{"chain-only-after-four",
          "There is a chain only if the landing hole held four.",
          {"CAP-3"},
          slip,
          kind},
         links_only_where([](const Rulebook&, const Move& move, Hole) {
             return move.captures.empty() || move.captures[0].stones == 4;
         })},
        {{"chain-follows-2-only", "The chain takes only holes of two.", {"CAP-3"}, slip, kind},
         links_only_where(
             [](const Rulebook&, const Move& move, Hole hole) { return move.now[hole] == 2; })},
        {{"chain-follows-4-only", "The chain takes only holes of four.", {"CAP-3"}, slip, kind},
         links_only_where(
             [](const Rulebook&, const Move& move, Hole hole) { return move.now[hole] == 4; })},
        {{"chain-accepts-1", "The chain takes holes of one too.", {"CAP-4"}, slip, kind},
         links_also_on(1)},
        {{"chain-accepts-3", "The chain takes holes of three too.", {"CAP-4"}, slip, kind},
         links_also_on(3)},
        {{"chain-accepts-6", "The chain takes holes of six too.", {"CAP-4"}, slip, kind},
         links_also_on(6)},
        {{"chain-accepts-any-nonempty",
          "The chain takes every hole that is not empty.",
          {"CAP-4"},
          slip,
          kind},
         [](Rulebook& book) {
             book.links = [](const Rulebook&, const Move& move, Hole hole) {
                 return move.now[hole] > 0;
             };
         }},
        {{"chain-tests-presow-values",
          "The chain looks at what the holes held before the sowing.",
          {"CAP-3"},
          slip,
          kind},
         [](Rulebook& book) {
             book.links = [](const Rulebook& rules, const Move& move, Hole hole) {
                 return rules.takes(rules, move.before[hole]);
             };
         }},
        {{"chain-starts-two-ahead",
          "The chain leaves out the hole right after the landing hole.",
          {"CAP-3"},
          slip,
          kind},
         [](Rulebook& book) {
             book.chain = [](const Rulebook& rules, Move& move, Hole first) {
                 const Hole left_out = rules.next_link(rules, move, first);
                 take_links(rules, move, first, rules.next_link(rules, move, left_out));
             };
         }},
        {{"chain-without-first-capture",
          "The holes after the landing hole are captured even if that one is not.",
          {"CAP-6"},
          slip,
          kind},
         [](Rulebook& book) {
             book.capture = [](const Rulebook& rules, Move& move) {
                 if (move.astray) {
                     return;
                 }
                 const Hole first = rules.tested_hole(rules, move);
                 if (rules.landing_takes(rules, move, first)) {
                     rules.take(rules, move, first);
                 }
                 rules.chain(rules, move, first);
             };
         }},
        {{"chain-takes-terminator",
          "The hole that ends the chain is captured too.",
          {"CAP-4"},
          slip,
          kind},
         [](Rulebook& book) {
             book.chain = [chain = book.chain](const Rulebook& rules, Move& move, Hole first) {
                 chain(rules, move, first);
                 const Hole last = move.captures.empty() ? first : move.captures.back().hole;
                 const Hole terminator = rules.next_link(rules, move, last);
                 if (move.now[terminator] > 0) {
                     rules.take(rules, move, terminator);
                 }
             };
         }},
        {{"chain-misses-last-link",
          "The last hole of a chain of two or more is left.",
          {"CAP-3", "CAP-5"},
          slip,
          kind},
         [](Rulebook& book) {
             book.capture = [capture = book.capture](const Rulebook& rules, Move& move) {
                 capture(rules, move);
                 if (move.captures.size() < 2) {
                     return;
                 }
                 const Capture last = move.captures.back();
                 move.now[last.hole] += last.stones;
                 const auto made = std::exchange(move.captures, {});
                 for (std::size_t index = 0; index + 1 < made.size(); ++index) {
                     move.captures.push_back(made[index]);
                 }
             };
         }},
        {{"chain-mirrored-for-player-2",
          "The chain runs backward for player 2.",
          {"CAP-3"},
          slip,
          kind},
         [](Rulebook& book) {
             book.next_link = [next = book.next_link](const Rulebook& rules, const Move& move,
                                                      Hole hole) {
                 return move.now.mover == Player::two ? hole_before(hole) : next(rules, move, hole);
             };
         }},
    };
}

} // namespace bakuk::harness
