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
    book.moves(For::two, "seat-legal", {"SEAT-1", "MOVE-1"}, 2,
               "Every hole holds a stone: player {mover} may choose {legal}, his own three.",
               all_holes_hold_stones);
    book.moves(For::three, "seat-legal", {"SEAT-2", "MOVE-1"}, 3,
               "Every hole holds a stone: player {mover} may choose {legal}, his own two.",
               all_holes_hold_stones);
    book.turn(For::both, "seat-own", {"SEAT", "MOVE-1"}, 6,
              "Every hole holds a stone: {hole} is a hole of player {mover}.",
              all_holes_hold_stones);
    const auto is_others = [](const Scene& scene) {
        return all_holes_hold_stones(scene) && scene.illegal == Illegal::not_your_hole;
    };
    book.refusal(For::two, "seat-others", {"SEAT-1", "MOVE-1"}, 6,
                 "Every hole holds a stone, but {hole} is a hole of player {owner}.", is_others,
                 mover_and_hole);
    book.refusal(For::three, "seat-others", {"SEAT-2", "MOVE-1"}, 12,
                 "Every hole holds a stone, but {hole} is a hole of player {owner}.", is_others,
                 mover_and_hole);
}

void add_turns(RecipeBook& book) {
    book.chapter("turns");
    for (const For players : {For::two, For::three}) {
        const std::size_t each = players == For::two ? 2 : 3;
        book.turn(
            players, "turn-passes", {"TURN-1"}, each,
            "Nothing is captured: after player {mover} it is the turn of player {next_mover}.",
            [](const Scene& scene) {
                return captures(scene) == 0 && !lands_in_own_hole(scene) &&
                       !has_ended(scene.turn->after) && captured_differ(scene.position);
            },
            mover_number);
        book.turn(
            players, "turn-passes-after-capture", {"TURN-1", "CAP-8"}, each,
            "A capture gives no second turn: after player {mover} it is the turn of player "
            "{next_mover}.",
            [](const Scene& scene) {
                return captures(scene) > 0 && !has_ended(scene.turn->after) &&
                       !lands_in_own_hole(scene);
            },
            mover_number);
        book.turn(
            players, "turn-passes-after-own-hole", {"TURN-1"}, each,
            "The last stone falls into {landing}, an own hole, and still it is the turn of player "
            "{next_mover}.",
            [](const Scene& scene) {
                return captures(scene) == 0 && lands_in_own_hole(scene) &&
                       !has_ended(scene.turn->after);
            },
            mover_number);
        book.turn(
            players, "turn-passes-after-own-capture", {"TURN-1", "CAP-2"}, each,
            "Neither the capture nor the own hole {landing} gives a second turn.",
            [](const Scene& scene) {
                return captures(scene) > 0 && lands_in_own_hole(scene) &&
                       !has_ended(scene.turn->after);
            },
            mover_number);
        book.turn(
            players, "turn-passes-to-the-stuck", {"TURN-1", "END-1"}, each,
            "It is the turn of player {next_mover} although he has no stone: the game is over.",
            [](const Scene& scene) {
                return has_ended(scene.turn->after) && scene.turn->after.board().stones() > 0;
            },
            mover_number);
    }
    book.turn(
        For::three, "turn-passes-next-is-not-last", {"TURN-1"}, 3,
        "Of three players the next one is player {next_mover}, the third has to wait.",
        [](const Scene& scene) {
            return captures(scene) >= 2 && !has_ended(scene.turn->after) &&
                   captured_differ(scene.position);
        },
        mover_number);
}

} // namespace

void add_turn_recipes(RecipeBook& book) {
    add_seats(book);
    add_turns(book);
}

} // namespace bakuk::harness
