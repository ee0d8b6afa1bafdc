#include "vectors/recipe.hpp"

#include <algorithm>

// Whose holes they are, and whose turn is next: SEAT-1, SEAT-2, TURN-1.

namespace bakuk::harness {

namespace {

bool all_holes_hold_stones(const Scene& scene) {
    return std::ranges::all_of(all_holes,
                               [&](Hole hole) { return scene.position.board()[hole] > 0; });
}

int mover_and_hole(const Scene& scene) {
    return 10 * mover_number(scene) + number_of(scene.hole);
}

bool lands_in_own_hole(const Scene& scene) {
    return is_own(scene, scene.turn->landing);
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
    const auto is_others = [](const Scene& scene) {
        return all_holes_hold_stones(scene) && scene.illegal == Illegal::not_your_hole;
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
        [](const Scene& scene) {
            return captures(scene) == 0 && !lands_in_own_hole(scene) &&
                   !has_ended(scene.turn->after) && captured_differ(scene.position);
        },
        mover_number);
    book.turn(
        "turn-passes-after-capture", {"TURN-1", "CAP-8"}, {2, 3},
        "A capture gives no second turn: after player {mover} it is the turn of player "
        "{next_mover}.",
        [](const Scene& scene) {
            return captures(scene) > 0 && !has_ended(scene.turn->after) &&
                   !lands_in_own_hole(scene);
        },
        mover_number);
    book.turn(
        "turn-passes-after-own-hole", {"TURN-1"}, {2, 3},
        "The last stone falls into {landing}, an own hole, and still it is the turn of player "
        "{next_mover}.",
        [](const Scene& scene) {
            return captures(scene) == 0 && lands_in_own_hole(scene) &&
                   !has_ended(scene.turn->after);
        },
        mover_number);
    book.turn(
        "turn-passes-to-the-stuck", {"TURN-1", "END-1"}, {2, 3},
        "It is the turn of player {next_mover} although he has no stone: the game is over.",
        [](const Scene& scene) {
            return has_ended(scene.turn->after) && scene.turn->after.board().stones() > 0;
        },
        mover_number);
}

} // namespace

void add_turn_recipes(RecipeBook& book) {
    add_seats(book);
    add_turns(book);
}

} // namespace bakuk::harness
