#include "vectors/recipe.hpp"

#include <algorithm>

// What the last stone captures, for whom, and that it must: CAP-1, CAP-2, CAP-6, CAP-7, CAP-8.

namespace bakuk::harness {

namespace {

constexpr int holes = static_cast<int>(all_holes.size());

int landing_hole(const Scene& scene) {
    return number_of(scene.turn->landing);
}

int stones_landed(const Scene& scene) {
    return landed(scene);
}

int mover_and_owner_of_landing(const Scene& scene) {
    return 10 * mover_number(scene) + static_cast<int>(owner(scene, scene.turn->landing));
}

bool is_short(const Scene& scene) {
    return lifted(scene) < holes;
}

RecipeBook::Fits lands_without_capture(int stones) {
    return [stones](const Scene& scene) {
        return landed(scene) == stones && is_short(scene) &&
               !two_or_four(sown_up(scene, next(scene.turn->landing)));
    };
}

/// The stones that lie after the turn in the holes of the player who is then to move.
int next_players_stones(const Turn& turn, const Rulings& rulings) {
    return stones_of(turn.after, turn.after.mover(), rulings);
}

bool mover_does_not_win(const Scene& scene) {
    return !outcome(scene.turn->after, scene.rulings).winners.contains(scene.position.mover());
}

void add_twos_and_fours(RecipeBook& book) {
    book.turn(
        For::both, "take-two", {"CAP-1"}, 6,
        "The last stone brings {landing} to two, and they are captured.",
        [](const Scene& scene) {
            return landed(scene) == 2 && captures(scene) == 1 && is_short(scene);
        },
        landing_hole);
    book.turn(
        For::both, "take-four", {"CAP-1"}, 6,
        "The last stone brings {landing} to four, and they are captured.",
        [](const Scene& scene) {
            return landed(scene) == 4 && captures(scene) == 1 && is_short(scene);
        },
        landing_hole);
    book.turn(For::both, "take-not-three", {"CAP-1"}, 3,
              "The last stone brings {landing} to three: no capture.", lands_without_capture(3));
    book.turn(For::both, "take-not-five", {"CAP-1"}, 2,
              "The last stone brings {landing} to five: no capture.", lands_without_capture(5));
    book.turn(For::both, "take-not-six", {"CAP-1"}, 3,
              "The last stone brings {landing} to six, which captures in Koumma only.",
              lands_without_capture(6));
    book.turn(For::both, "take-not-eight", {"CAP-1"}, 2,
              "The last stone brings {landing} to eight: not every even number captures.",
              lands_without_capture(8));
    book.turn(For::both, "take-not-on-the-way", {"CAP-1"}, 3,
              "A stone on the way brings a hole to two or four, but only the last one captures.",
              [](const Scene& scene) {
                  const auto& sown = scene.turn->sown;
                  return is_short(scene) && captures(scene) == 0 &&
                         std::ranges::any_of(sown, [&](Hole hole) {
                             return hole != scene.turn->landing &&
                                    two_or_four(sown_up(scene, hole));
                         });
              });
    book.turn(
        For::both, "take-not-the-hole-across", {"CAP-1"}, 3,
        "The stones of {landing} are captured; the hole across keeps its own.",
        [](const Scene& scene) {
            const Hole across =
                all_holes[all_holes.size() - 1 - static_cast<std::size_t>(landing_hole(scene))];
            return captures(scene) == 1 && scene.turn->after.board()[across] > 0 &&
                   scene.turn->after.board()[across] != landed(scene);
        });
}

void add_whose_hole(RecipeBook& book) {
    book.turn(
        For::two, "take-whose-hole", {"CAP-2"}, 4,
        "Player {mover} captures in {landing}: it does not matter whose hole it is.",
        [](const Scene& scene) { return captures(scene) == 1 && is_short(scene); },
        mover_and_owner_of_landing);
    book.turn(
        For::three, "take-whose-hole", {"CAP-2"}, 9,
        "Player {mover} captures in {landing}: it does not matter whose hole it is.",
        [](const Scene& scene) { return captures(scene) == 1 && is_short(scene); },
        mover_and_owner_of_landing);
}

void add_no_first_capture(RecipeBook& book) {
    const auto next_could_be_taken = [](const Scene& scene) {
        return captures(scene) == 0 && is_short(scene) &&
               two_or_four(sown_up(scene, next(scene.turn->landing)));
    };
    book.turn(For::both, "no-first-capture", {"CAP-6"}, 5,
              "The last stone makes {landing} {landed}, so the next hole is not captured although "
              "it holds two or four.",
              next_could_be_taken, stones_landed);
    book.turn(For::both, "no-first-capture-anywhere", {"CAP-6"}, 6,
              "Nothing is captured in {landing}, so there is no chain.", next_could_be_taken,
              landing_hole);
}

void add_duty(RecipeBook& book) {
    book.turn(For::both, "must-take-to-his-harm", {"CAP-7"}, 3,
              "The capture ends the game, and player {mover} does not win it; he has no choice.",
              [](const Scene& scene) {
                  return captures(scene) > 0 && has_ended(scene.turn->after) &&
                         mover_does_not_win(scene);
              });
    book.turn(For::both, "must-take-the-whole-chain", {"CAP-7", "CAP-3"}, 3,
              "The chain's last link ends the game, and player {mover} does not win it; he may not "
              "leave it.",
              [](const Scene& scene) {
                  return captures(scene) > 1 && has_ended(scene.turn->after) &&
                         mover_does_not_win(scene) &&
                         owner(scene, scene.turn->captures.back().hole) ==
                             scene.turn->after.mover();
              });
    book.turn(For::both, "must-take-all-he-has", {"CAP-7", "CAP-1"}, 4,
              "The capture takes the last stones of player {next_mover}; it is made all the same.",
              [](const Scene& scene) {
                  return captures(scene) > 0 &&
                         next_players_stones(*scene.turn, scene.rulings) == 0 &&
                         owner(scene, scene.turn->landing) == scene.turn->after.mover() &&
                         scene.turn->after.board().stones() > 0;
              });
}

void add_credit(RecipeBook& book) {
    const auto differ = [](const Scene& scene) { return captured_differ(scene.position); };
    for (const For players : {For::two, For::three}) {
        const std::size_t each = players == For::two ? 2 : 3;
        book.turn(
            players, "credit-single", {"CAP-8"}, each,
            "Player {mover} adds {captured_stones} to what he has captured.",
            [differ](const Scene& scene) { return captures(scene) == 1 && differ(scene); },
            mover_number);
        book.turn(
            players, "credit-from-own-holes", {"CAP-8", "CAP-2"}, each,
            "The captured stones lay in player {mover}'s own hole {landing}, and are his.",
            [differ](const Scene& scene) {
                return captures(scene) == 1 && is_own(scene, scene.turn->landing) && differ(scene);
            },
            mover_number);
        book.turn(
            players, "credit-whole-chain", {"CAP-8", "CAP-3"}, each,
            "All stones of {taken}, {captured_stones}, are player {mover}'s.",
            [differ](const Scene& scene) {
                return captures(scene) >= 2 && differ(scene) && !has_ended(scene.turn->after);
            },
            mover_number);
        book.turn(
            players, "credit-holes-of-several", {"CAP-8", "CAP-5"}, each,
            "The holes {taken} are not all of one player, but their stones all go to player "
            "{mover}.",
            [differ](const Scene& scene) {
                const auto& taken = scene.turn->captures;
                return captures(scene) >= 2 && differ(scene) &&
                       std::ranges::any_of(taken, [&](const Capture& capture) {
                           return owner(scene, capture.hole) != owner(scene, taken[0].hole);
                       });
            },
            mover_number);
    }
    book.turn(
        For::both, "credit-none", {"CAP-8", "CAP-1"}, 2,
        "Without a capture the captured numbers, {captured}, stay as they are.",
        [differ](const Scene& scene) { return captures(scene) == 0 && differ(scene); },
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
