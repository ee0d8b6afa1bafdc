#include "vectors/recipe.hpp"

#include <algorithm>

// Whether the game has ended: END-1, END-5.

namespace bakuk::harness {

namespace {

constexpr int half = stones_in_game / 2;

int stones_left(const Instance& instance) {
    return instance.position.board().stones();
}

/// Whose holes are empty, as a number.
int empty_seats(const Instance& instance) {
    int kind = mover_number(instance);
    for (const Player player : all_players(instance.position.players())) {
        kind = 2 * kind + (stones_of(instance, player) == 0 ? 1 : 0);
    }
    return kind;
}

int leader(const Instance& instance) {
    const Captured& captured = instance.position.captured();
    return static_cast<int>(std::ranges::max_element(captured) - captured.begin());
}

int mover_and_leader(const Instance& instance) {
    return 10 * mover_number(instance) + leader(instance);
}

int only_hole(const Instance& instance) {
    return number_of(legal_of(instance)[0]);
}

void add_ended(RecipeBook& book) {
    book.outcome(
        "ended-with-stones-left", {"END-1"}, {4, 3},
        "Player {mover} has no stone in his own holes: the game is over, {left} on the "
        "board.",
        [](const Instance& instance) { return ended(instance); }, stones_left);
    book.outcome("ended-whoever-moves", {"END-1"}, {2, 3},
                 "Player {mover} cannot move; that the others could does not matter.",
                 [](const Instance& instance) {
                     return ended(instance) && captured_differ(instance.position) &&
                            stones_left(instance) > 2;
                 });
    book.outcome(
        "ended-some-stuck", {"END-1"}, {0, 4},
        "It is player {mover}'s turn, and he has no stone: the game is over for all.",
        [](const Instance& instance) { return ended(instance) && stones_left(instance) > 0; },
        empty_seats);
}

void add_ongoing(RecipeBook& book) {
    book.outcome(
        "ongoing-one-hole", {"END-1"}, {6, 6},
        "Player {mover} can choose {legal} only, but he can move: the game goes on.",
        [](const Instance& instance) { return legal_of(instance).size() == 1; }, only_hole);
    book.outcome("ongoing-others-stuck", {"END-1"}, {2, 0},
                 "The other player has no stone, but it is player {mover}'s turn, and he has: the "
                 "game goes on.",
                 [](const Instance& instance) {
                     return !ended(instance) &&
                            stones_of(instance, instance.position.mover()) == stones_left(instance);
                 });
    book.outcome(
        "ongoing-others-stuck", {"END-1"}, {0, 9},
        "Not everybody has a stone, but it is player {mover}'s turn, and he has: the game "
        "goes on.",
        [](const Instance& instance) {
            return !ended(instance) &&
                   std::ranges::any_of(
                       all_players(instance.position.players()),
                       [&](Player player) { return stones_of(instance, player) == 0; });
        },
        empty_seats);
    book.outcome(
        "ongoing-two-left", {"END-1"}, {2, 1},
        "Two stones are left, and player {mover} can move: the game goes on.",
        [](const Instance& instance) { return !ended(instance) && stones_left(instance) == 2; });
    book.outcome("ongoing-everybody-has-stones", {"END-1"}, {1, 1},
                 "Everybody has stones: the game goes on.", [](const Instance& instance) {
                     return std::ranges::all_of(
                         all_players(instance.position.players()),
                         [&](Player player) { return stones_of(instance, player) > 1; });
                 });
    book.outcome(
        "majority-plays-on", {"END-5"}, {4, 6},
        "A player has {most} captured stones, more than half, and the game goes on.",
        [](const Instance& instance) {
            return !ended(instance) && most_captured(instance.position) > half;
        },
        mover_and_leader);
    book.outcome("majority-just-reached", {"END-5"}, {1, 1},
                 "A player has 20 captured stones, just more than half, and the game goes on.",
                 [](const Instance& instance) {
                     return !ended(instance) && most_captured(instance.position) == half + 2;
                 });
    book.outcome("half-plays-on", {"END-5"}, {2, 1},
                 "A player has exactly half of the stones, 18, and the game goes on.",
                 [](const Instance& instance) {
                     return !ended(instance) && most_captured(instance.position) == half;
                 });
    book.moves("majority-may-move", {"END-5", "MOVE-1"}, {1, 1},
               "A player has {most} captured stones, more than half, and player {mover} may choose "
               "{legal}.",
               [](const Instance& instance) {
                   return !ended(instance) && most_captured(instance.position) > half;
               });
}

} // namespace

void add_end_recipes(RecipeBook& book) {
    book.chapter("ending");
    add_ended(book);
    add_ongoing(book);
}

} // namespace bakuk::harness
