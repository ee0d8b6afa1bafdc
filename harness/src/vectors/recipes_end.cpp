#include "vectors/recipe.hpp"

#include <algorithm>

// Whether the game has ended: END-1, END-5.

namespace bakuk::harness {

namespace {

constexpr int half = stones_in_game / 2;

int stones_left(const Scene& scene) {
    return scene.position.board().stones();
}

/// Whose holes are empty, as a number.
int empty_seats(const Scene& scene) {
    int kind = mover_number(scene);
    for (const Player player : all_players(scene.position.players())) {
        kind = 2 * kind + (stones_of(scene, player) == 0 ? 1 : 0);
    }
    return kind;
}

int leader(const Scene& scene) {
    const Captured& captured = scene.position.captured();
    return static_cast<int>(std::ranges::max_element(captured) - captured.begin());
}

int mover_and_leader(const Scene& scene) {
    return 10 * mover_number(scene) + leader(scene);
}

int only_hole(const Scene& scene) {
    return number_of(legal_of(scene)[0]);
}

void add_ended(RecipeBook& book) {
    book.outcome(
        For::both, "ended-with-stones-left", {"END-1"}, 6,
        "Player {mover} has no stone in his own holes: the game is over, {left} on the "
        "board.",
        [](const Scene& scene) { return ended(scene); }, stones_left);
    book.outcome(For::both, "ended-whoever-moves", {"END-1"}, 2,
                 "Player {mover} cannot move; that the others could does not matter.",
                 [](const Scene& scene) {
                     return ended(scene) && captured_differ(scene.position) &&
                            stones_left(scene) > 2;
                 });
    book.outcome(
        For::both, "ended-on-empty-board", {"END-1"}, 2, "The board is empty: the game is over.",
        [](const Scene& scene) { return stones_left(scene) == 0; },
        [](const Scene& scene) { return static_cast<int>(outcome_of(scene).winners.back()); });
    book.outcome(
        For::three, "ended-some-stuck", {"END-1"}, 6,
        "It is player {mover}'s turn, and he has no stone: the game is over for all.",
        [](const Scene& scene) { return ended(scene) && stones_left(scene) > 0; }, empty_seats);
}

void add_ongoing(RecipeBook& book) {
    book.outcome(
        For::both, "ongoing-one-hole", {"END-1"}, 6,
        "Player {mover} can choose {legal} only, but he can move: the game goes on.",
        [](const Scene& scene) { return legal_of(scene).size() == 1; }, only_hole);
    book.outcome(For::two, "ongoing-others-stuck", {"END-1"}, 2,
                 "The other player has no stone, but it is player {mover}'s turn, and he has: the "
                 "game goes on.",
                 [](const Scene& scene) {
                     return !ended(scene) &&
                            stones_of(scene, scene.position.mover()) == stones_left(scene);
                 });
    book.outcome(
        For::three, "ongoing-others-stuck", {"END-1"}, 9,
        "Not everybody has a stone, but it is player {mover}'s turn, and he has: the game "
        "goes on.",
        [](const Scene& scene) {
            return !ended(scene) &&
                   std::ranges::any_of(all_players(scene.position.players()), [&](Player player) {
                       return stones_of(scene, player) == 0;
                   });
        },
        empty_seats);
    book.outcome(For::both, "ongoing-two-left", {"END-1"}, 2,
                 "Two stones are left, and player {mover} can move: the game goes on.",
                 [](const Scene& scene) { return !ended(scene) && stones_left(scene) == 2; });
    book.outcome(For::both, "ongoing-everybody-has-stones", {"END-1"}, 2,
                 "Everybody has stones: the game goes on.", [](const Scene& scene) {
                     return std::ranges::all_of(
                         all_players(scene.position.players()),
                         [&](Player player) { return stones_of(scene, player) > 1; });
                 });
    book.outcome(
        For::two, "majority-plays-on", {"END-5"}, 4,
        "A player has {most} captured stones, more than half, and the game goes on.",
        [](const Scene& scene) { return !ended(scene) && most_captured(scene.position) > half; },
        mover_and_leader);
    book.outcome(
        For::three, "majority-plays-on", {"END-5"}, 6,
        "A player has {most} captured stones, more than half, and the game goes on.",
        [](const Scene& scene) { return !ended(scene) && most_captured(scene.position) > half; },
        mover_and_leader);
    book.outcome(For::both, "majority-just-reached", {"END-5"}, 2,
                 "A player has 20 captured stones, just more than half, and the game goes on.",
                 [](const Scene& scene) {
                     return !ended(scene) && most_captured(scene.position) == half + 2;
                 });
    book.outcome(
        For::both, "half-plays-on", {"END-5"}, 2,
        "A player has exactly half of the stones, 18, and the game goes on.",
        [](const Scene& scene) { return !ended(scene) && most_captured(scene.position) == half; });
    book.moves(
        For::both, "majority-may-move", {"END-5", "MOVE-1"}, 2,
        "A player has {most} captured stones, more than half, and player {mover} may choose "
        "{legal}.",
        [](const Scene& scene) { return !ended(scene) && most_captured(scene.position) > half; });
}

} // namespace

void add_end_recipes(RecipeBook& book) {
    book.chapter("ending");
    add_ended(book);
    add_ongoing(book);
}

} // namespace bakuk::harness
