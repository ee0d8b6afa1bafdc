#include "vectors/recipe.hpp"

#include <algorithm>

// What the last stone captures, for whom, and that it must: CAP-1, CAP-2, CAP-6, CAP-7, CAP-8.

namespace bakuk::harness {

namespace {

constexpr int holes = static_cast<int>(all_holes.size());

int landing_hole(const Instance& instance) {
    return number_of(instance.turn->landing);
}

int stones_landed(const Instance& instance) {
    return landed(instance);
}

int mover_and_owner_of_landing(const Instance& instance) {
    return 10 * mover_number(instance) + static_cast<int>(owner(instance, instance.turn->landing));
}

bool is_short(const Instance& instance) {
    return lifted(instance) < holes;
}

RecipeBook::Fits lands_without_capture(int stones) {
    return [stones](const Instance& instance) {
        return landed(instance) == stones && is_short(instance) &&
               !two_or_four(sown_up(instance, next(instance.turn->landing)));
    };
}

/// The stones that lie after the turn in the holes of the player who is then to move.
int next_players_stones(const Turn& turn, const Rulings& rulings) {
    return stones_of(turn.after, turn.after.mover(), rulings);
}

bool mover_does_not_win(const Instance& instance) {
    return !outcome(instance.turn->after, instance.rulings)
                .winners.contains(instance.position.mover());
}

void add_twos_and_fours(RecipeBook& book) {
    book.turn(
        "take-two", {"CAP-1"}, {6, 6},
        "The last stone brings {landing} to two, and they are captured.",
        [](const Instance& instance) {
            return landed(instance) == 2 && captures(instance) == 1 && is_short(instance);
        },
        landing_hole);
    book.turn(
        "take-four", {"CAP-1"}, {6, 3},
        "The last stone brings {landing} to four, and they are captured.",
        [](const Instance& instance) {
            return landed(instance) == 4 && captures(instance) == 1 && is_short(instance);
        },
        landing_hole);
    book.turn("take-not-three", {"CAP-1"}, {2, 1},
              "The last stone brings {landing} to three: no capture.", lands_without_capture(3));
    book.turn("take-not-five", {"CAP-1"}, {1, 1},
              "The last stone brings {landing} to five: no capture.", lands_without_capture(5));
    book.turn("take-not-six", {"CAP-1"}, {2, 1},
              "The last stone brings {landing} to six, which captures in Koumma only.",
              lands_without_capture(6));
    book.turn("take-not-eight", {"CAP-1"}, {1, 1},
              "The last stone brings {landing} to eight: not every even number captures.",
              lands_without_capture(8));
    book.turn("take-not-on-the-way", {"CAP-1"}, {2, 1},
              "A stone on the way brings a hole to two or four, but only the last one captures.",
              [](const Instance& instance) {
                  const auto& sown = instance.turn->sown;
                  return is_short(instance) && captures(instance) == 0 &&
                         std::ranges::any_of(sown, [&](Hole hole) {
                             return hole != instance.turn->landing &&
                                    two_or_four(sown_up(instance, hole));
                         });
              });
    book.turn(
        "take-not-the-hole-across", {"CAP-1"}, {2, 1},
        "The stones of {landing} are captured; the hole across keeps its own.",
        [](const Instance& instance) {
            const Hole across =
                all_holes[all_holes.size() - 1 - static_cast<std::size_t>(landing_hole(instance))];
            return captures(instance) == 1 && instance.turn->after.board()[across] > 0 &&
                   instance.turn->after.board()[across] != landed(instance);
        });
}

void add_whose_hole(RecipeBook& book) {
    book.turn(
        "take-whose-hole", {"CAP-2"}, {4, 6},
        "Player {mover} captures in {landing}: it does not matter whose hole it is.",
        [](const Instance& instance) { return captures(instance) == 1 && is_short(instance); },
        mover_and_owner_of_landing);
}

void add_no_first_capture(RecipeBook& book) {
    const auto next_could_be_taken = [](const Instance& instance) {
        return captures(instance) == 0 && is_short(instance) &&
               two_or_four(sown_up(instance, next(instance.turn->landing)));
    };
    book.turn(
        "no-first-capture", {"CAP-6"}, {5, 3},
        "The last stone brings {landing} to {landed}, so the next hole is not captured although "
        "it holds two or four.",
        next_could_be_taken, stones_landed);
}

void add_duty(RecipeBook& book) {
    book.turn(
        "must-take-to-his-harm", {"CAP-7"}, {2, 1},
        "The capture ends the game, and player {mover} does not win it; it is made all the same.",
        [](const Instance& instance) {
            return captures(instance) > 0 && has_ended(instance.turn->after) &&
                   mover_does_not_win(instance);
        });
    book.turn("must-take-the-whole-chain", {"CAP-7", "CAP-3"}, {2, 1},
              "The chain's last link ends the game, and player {mover} does not win it; he may not "
              "leave it.",
              [](const Instance& instance) {
                  return captures(instance) > 1 && has_ended(instance.turn->after) &&
                         mover_does_not_win(instance) &&
                         owner(instance, instance.turn->captures.back().hole) ==
                             instance.turn->after.mover();
              });
    book.turn("must-take-all-he-has", {"CAP-7", "CAP-1"}, {2, 1},
              "The capture takes the last stones of player {next_mover}; it is made all the same.",
              [](const Instance& instance) {
                  return captures(instance) > 0 &&
                         next_players_stones(*instance.turn, instance.rulings) == 0 &&
                         owner(instance, instance.turn->landing) == instance.turn->after.mover() &&
                         instance.turn->after.board().stones() > 0;
              });
}

void add_credit(RecipeBook& book) {
    const auto differ = [](const Instance& instance) { return captured_differ(instance.position); };
    book.turn(
        "credit-single", {"CAP-8"}, {2, 3},
        "Player {mover} adds {captured_stones} to what he has captured.",
        [differ](const Instance& instance) { return captures(instance) == 1 && differ(instance); },
        mover_number);
    book.turn(
        "credit-from-own-holes", {"CAP-8", "CAP-2"}, {2, 3},
        "The captured stones lay in player {mover}'s own hole {landing}, and are his.",
        [differ](const Instance& instance) {
            return captures(instance) == 1 && is_own(instance, instance.turn->landing) &&
                   differ(instance);
        },
        mover_number);
    book.turn(
        "credit-whole-chain", {"CAP-8", "CAP-3"}, {2, 3},
        "All {captured_stones} of {taken} are player {mover}'s.",
        [differ](const Instance& instance) {
            return captures(instance) >= 2 && differ(instance) && !has_ended(instance.turn->after);
        },
        mover_number);
    book.turn(
        "credit-holes-of-several", {"CAP-8", "CAP-5"}, {2, 3},
        "The holes {taken} are not all of one player, but their stones all go to player "
        "{mover}.",
        [differ](const Instance& instance) {
            const auto& taken = instance.turn->captures;
            return captures(instance) >= 2 && differ(instance) &&
                   std::ranges::any_of(taken, [&](const Capture& capture) {
                       return owner(instance, capture.hole) != owner(instance, taken[0].hole);
                   });
        },
        mover_number);
    book.turn(
        "credit-none", {"CAP-8", "CAP-1"}, {1, 1},
        "Without a capture the captured numbers, {captured}, stay as they are.",
        [differ](const Instance& instance) { return captures(instance) == 0 && differ(instance); },
        mover_number);
}

} // namespace

void add_capture_recipes(RecipeBook& book) {
    book.chapter("captures");
    add_twos_and_fours(book);
    add_whose_hole(book);
    add_no_first_capture(book);
    add_duty(book);
    add_credit(book);
}

} // namespace bakuk::harness
