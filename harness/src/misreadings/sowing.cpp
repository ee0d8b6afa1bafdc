// Wrong sowings: SOW-1 to SOW-4.

#include "misreadings/entries.hpp"

#include <algorithm>

namespace bakuk::harness {

namespace {

constexpr int lap = 6; // a sowing of so many comes round to where it started

void runs_clockwise(Rulebook& book) {
    book.next_hole = [](const Rulebook&, Move&, Hole hole) { return hole_before(hole); };
}

void lifts_nothing(Rulebook& book) {
    book.lift = [](const Rulebook&, Move& move) { move.hand = move.now[move.from]; };
}

/// What becomes of the stones that are too many to be sown.
enum class Surplus { vanishes, stays };

Change lifts_at_most(int most, Surplus rest) {
    return [=](Rulebook& book) {
        book.lift = [=, lift = book.lift](const Rulebook& rules, Move& move) {
            lift(rules, move);
            const int surplus = std::max(0, move.hand - most);
            move.hand -= surplus;
            if (rest == Surplus::stays) {
                move.now[move.from] += surplus;
            }
        };
    };
}

/// One hole is followed by another than the next.
Change goes_on(Hole hole, Hole following) {
    return [=](Rulebook& book) {
        book.next_hole = [=, next = book.next_hole](const Rulebook& rules, Move& move, Hole at) {
            return at == hole ? following : next(rules, move, at);
        };
    };
}

void skips_origin(Rulebook& book) {
    book.for_two.origin = Origin::skipped;
    book.for_three.origin = Origin::skipped;
}

Hole after_on_screen(Hole hole) {
    switch (hole) { // a b c, and above them f e d
    case Hole::c:
        return Hole::f;
    case Hole::f:
        return Hole::e;
    case Hole::e:
        return Hole::d;
    case Hole::d:
        return Hole::a;
    default:
        return hole_after(hole);
    }
}

} // namespace

std::vector<Entry> sowing_entries() {
    using enum MisreadingSource;
    constexpr auto kind = MisreadingKind::sowing;
    return {
        {{"sow-starts-in-origin",
          "The first stone is dropped back into the hole just emptied, as in Koumma; everything "
          "lands one hole early.",
          {"SOW-2"},
          plausible_reading,
          kind},
         [](Rulebook& book) {
             book.first_hole = [](const Rulebook&, Move& move) { return move.from; };
         }},
        {{"sow-starts-in-origin-unless-singleton",
          "The first stone goes back into the hole just emptied unless that held a single stone, "
          "as "
          "in Toguz Korgool.",
          {"SOW-2"},
          neighbouring_game,
          kind},
         [](Rulebook& book) {
             book.first_hole = [first = book.first_hole](const Rulebook& rules, Move& move) {
                 return move.hand == 1 ? first(rules, move) : move.from;
             };
         }},
        {{"sow-skips-origin",
          "The hole that was emptied is passed over on every lap, as in Oware, so that six stones "
          "or more go one hole further.",
          {"SOW-4"},
          plausible_reading,
          kind,
          "origin=skipped"},
         skips_origin},
        {{"sow-skips-origin-once",
          "The hole that was emptied is passed over when the sowing first comes round to it, and "
          "not again.",
          {"SOW-4"},
          slip,
          kind},
         [](Rulebook& book) {
             book.next_hole = [next = book.next_hole](const Rulebook& rules, Move& move,
                                                      Hole hole) {
                 const Hole following = next(rules, move, hole);
                 const bool first_time = following == move.from && move.sown.size() == lap - 1;
                 return first_time ? next(rules, move, following) : following;
             };
         }},
        {{"sow-clockwise",
          "The sowing runs clockwise; the chain still runs counter-clockwise.",
          {"SOW-2"},
          slip,
          kind},
         runs_clockwise},
        {{"sow-and-chain-clockwise",
          "The whole loop is turned round: the sowing and the chain both run clockwise.",
          {"SOW-2", "CAP-3"},
          slip,
          kind},
         [](Rulebook& book) {
             runs_clockwise(book);
             book.next_link = [](const Rulebook&, const Move&, Hole hole) {
                 return hole_before(hole);
             };
         }},
        {{"sow-clockwise-for-player-2",
          "Player 2 sows clockwise, so that both sow from left to right as seen on a screen.",
          {"SOW-2"},
          slip,
          kind},
         [](Rulebook& book) {
             book.next_hole = [next = book.next_hole](const Rulebook& rules, Move& move,
                                                      Hole hole) {
                 return move.now.mover == Player::two ? hole_before(hole) : next(rules, move, hole);
             };
         }},
        {{"sow-in-screen-order",
          "The loop is taken in the order in which the holes are read on a screen: a b c, then f e "
          "d; the chain follows it.",
          {"BOARD-2", "SOW-2", "CAP-3"},
          slip,
          kind},
         [](Rulebook& book) {
             book.next_hole = [](const Rulebook&, Move&, Hole hole) {
                 return after_on_screen(hole);
             };
             book.next_link = [](const Rulebook&, const Move&, Hole hole) {
                 return after_on_screen(hole);
             };
         }},
        {{"sow-one-short",
          "One stone too few is sown; it vanishes.",
          {"SOW-3", "BOARD-3"},
          slip,
          kind},
         [](Rulebook& book) {
             book.lift = [lift = book.lift](const Rulebook& rules, Move& move) {
                 lift(rules, move);
                 move.hand = std::max(0, move.hand - 1);
             };
         }},
        {{"sow-one-extra",
          "One stone too many is sown; it comes from nowhere.",
          {"SOW-3", "BOARD-3"},
          slip,
          kind},
         [](Rulebook& book) {
             book.lift = [lift = book.lift](const Rulebook& rules, Move& move) {
                 lift(rules, move);
                 move.hand += 1;
             };
         }},
        {{"sow-wrap-skips-a", "After f the sowing goes on at b.", {"BOARD-2", "SOW-2"}, slip, kind},
         goes_on(Hole::f, Hole::b)},
        {{"sow-wrap-skips-f",
          "After e the sowing goes on at a: the loop has five holes.",
          {"BOARD-2", "SOW-2"},
          slip,
          kind},
         goes_on(Hole::e, Hole::a)},
        {{"sow-no-wrap-stones-lost",
          "Stones that would go beyond f disappear, and then no capture is tested.",
          {"BOARD-2", "SOW-2", "BOARD-3"},
          slip,
          kind},
         [](Rulebook& book) {
             book.next_hole = [next = book.next_hole](const Rulebook& rules, Move& move,
                                                      Hole hole) {
                 if (hole == Hole::f) {
                     move.hand = 0;
                     move.astray = true;
                 }
                 return next(rules, move, hole);
             };
         }},
        {{"sow-no-wrap-piles-in-f",
          "Stones that would go beyond f pile up in f.",
          {"BOARD-2", "SOW-2"},
          slip,
          kind},
         goes_on(Hole::f, Hole::f)},
        {{"sow-own-row-only",
          "The stones go round in the row in which the sowing began.",
          {"BOARD-2", "SOW-2"},
          slip,
          kind},
         [](Rulebook& book) {
             goes_on(Hole::c, Hole::a)(book);
             goes_on(Hole::f, Hole::d)(book);
         }},
        {{"sow-origin-not-emptied",
          "The chosen hole keeps its stones, which are sown all the same.",
          {"SOW-1", "BOARD-3"},
          slip,
          kind},
         lifts_nothing},
        {{"sow-origin-zeroed-last",
          "The chosen hole is emptied after the sowing, so that a stone dropped there on the way "
          "round is lost.",
          {"SOW-4", "BOARD-3"},
          slip,
          kind},
         [](Rulebook& book) {
             lifts_nothing(book);
             book.sow = [sow = book.sow](const Rulebook& rules, Move& move) {
                 sow(rules, move);
                 move.now[move.from] = 0;
             };
         }},
        {{"sow-capped-at-six",
          "At most six stones are sown, one lap; the rest vanish.",
          {"SOW-3", "BOARD-3"},
          slip,
          kind},
         lifts_at_most(lap, Surplus::vanishes)},
        {{"sow-excess-stays-in-origin",
          "At most five stones are sown, up to the hole before the chosen one; the rest stay where "
          "they were.",
          {"SOW-1", "SOW-4"},
          slip,
          kind},
         lifts_at_most(lap - 1, Surplus::stays)},
        {{"sow-relay",
          "If the last stone falls into a hole that holds stones and captures nothing, that hole "
          "is "
          "lifted and sown on.",
          {"SOW-3"},
          neighbouring_game,
          kind},
         [](Rulebook& book) {
             book.sow = [sow = book.sow](const Rulebook& rules, Move& move) {
                 sow(rules, move);
                 while (move.now[move.landing] > 1 && move.sown.size() < most_dropped &&
                        !rules.landing_takes(rules, move, move.landing)) {
                     const Hole chosen = move.from;
                     move.from = move.landing;
                     rules.lift(rules, move);
                     sow(rules, move);
                     move.from = chosen;
                 }
             };
         }},
        {{"last-hole-assumes-origin-skip",
          "The stones are sown rightly, but the hole that is tested for a capture is computed as "
          "if "
          "the emptied hole had been passed over.",
          {"CAP-1", "SOW-4"},
          slip,
          kind},
         [](Rulebook& book) {
             book.tested_hole = [](const Rulebook&, const Move& move) {
                 Hole hole = move.from;
                 const auto steps = (move.sown.size() + lap - 2) % (lap - 1) + 1;
                 for (std::size_t step = 0; step < steps; ++step) {
                     hole = hole_after(hole);
                 }
                 return hole;
             };
         }},
    };
}

} // namespace bakuk::harness
