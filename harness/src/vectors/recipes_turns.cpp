#include "vectors/recipe.hpp"

#include <algorithm>

// Whose holes they are, and whose turn is next: SEAT-1, SEAT-2, TURN-1.

namespace bakuk::harness {

namespace {

bool all_holes_hold_stones(const Instance& instance) {
    return std::ranges::all_of(all_holes,
                               [&](Hole hole) { return instance.position.board()[hole] > 0; });
}

int mover_and_hole(const Instance& instance) {
    return 10 * mover_number(instance) + number_of(instance.hole);
}

bool lands_in_own_hole(const Instance& instance) {
    return is_own(instance, instance.turn->landing);
}

void add_seats(RecipeBook& book) {
    book.chapter("seats");
    book.moves("seat-legal", {"SEAT-1", "MOVE-1"}, {2, 0},
               "Every hole holds a stone: player {mover} may choose {legal}, his own three.",
               all_holes_hold_stones);
    book.moves("seat-legal", {"SEAT-2", "MOVE-1"}, {0, 3},
               "Every hole holds a stone: player {mover} may choose {legal}, his own two.",
               all_holes_hold_stones);
    book.turn("seat-own", {"SEAT", "MOVE-1"}, {6, 6},
              "Every hole holds a stone: {hole} is a hole of player {mover}.",
              all_holes_hold_stones);
    const auto is_others = [](const Instance& instance) {
        return all_holes_hold_stones(instance) && instance.illegal == Illegal::not_your_hole;
    };
    book.refusal("seat-others", {"SEAT", "MOVE-1"}, {6, 6},
                 "Every hole holds a stone, but {hole} is a hole of player {owner}.", is_others,
                 mover_and_hole);
}

void add_turns(RecipeBook& book) {
    book.chapter("turns");
    book.turn(
        "turn-passes", {"TURN-1"}, {2, 3},
        "Nothing is captured: after player {mover} it is the turn of player {next_mover}.",
        [](const Instance& instance) {
            return captures(instance) == 0 && !lands_in_own_hole(instance) &&
                   !has_ended(instance.turn->after) && captured_differ(instance.position);
        },
        mover_number);
    book.turn(
        "turn-passes-after-capture", {"TURN-1", "CAP-8"}, {2, 3},
        "A capture gives no second turn: after player {mover} it is the turn of player "
        "{next_mover}.",
        [](const Instance& instance) {
            return captures(instance) > 0 && !has_ended(instance.turn->after) &&
                   !lands_in_own_hole(instance);
        },
        mover_number);
    book.turn(
        "turn-passes-after-own-hole", {"TURN-1"}, {2, 3},
        "The last stone falls into {landing}, an own hole, and still it is the turn of player "
        "{next_mover}.",
        [](const Instance& instance) {
            return captures(instance) == 0 && lands_in_own_hole(instance) &&
                   !has_ended(instance.turn->after);
        },
        mover_number);
    book.turn(
        "turn-passes-to-the-stuck", {"TURN-1", "END-1"}, {2, 3},
        "It is the turn of player {next_mover} although he has no stone: the game is over.",
        [](const Instance& instance) {
            return has_ended(instance.turn->after) && instance.turn->after.board().stones() > 0;
        },
        mover_number);
}

} // namespace

void add_turn_recipes(RecipeBook& book) {
    add_seats(book);
    add_turns(book);
}

} // namespace bakuk::harness
