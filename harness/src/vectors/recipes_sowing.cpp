#include "vectors/recipe.hpp"

#include <algorithm>

// Where the stones fall: SOW-1 to SOW-4.

namespace bakuk::harness {

namespace {

constexpr int holes = static_cast<int>(all_holes.size());

int stones_lifted(const Scene& scene) {
    return lifted(scene);
}

int stones_landed(const Scene& scene) {
    return landed(scene);
}

RecipeBook::Fits lifts(int from, int to) {
    return [from, to](const Scene& scene) {
        return lifted(scene) >= from && lifted(scene) <= to && captured_differ(scene.position);
    };
}

RecipeBook::Fits lifts_and_captures(int from, int to) {
    return [from, to](const Scene& scene) {
        return lifted(scene) >= from && lifted(scene) <= to && captures(scene) > 0;
    };
}

bool holds_two_digits(const Position& position) {
    return std::ranges::any_of(all_holes, [&](Hole hole) { return position.board()[hole] > 9; });
}

/// The stones before the sowing in the hole where it ends.
int landing_before(const Scene& scene) {
    return scene.position.board()[scene.turn->landing];
}

void add_short_sowings(RecipeBook& book) {
    book.turn(
        For::both, "sow-short", {"SOW-1", "SOW-2"}, 5,
        "{Stones} from {hole}, one to each hole, beginning with the next: the last falls "
        "into {landing}.",
        [](const Scene& scene) {
            return lifted(scene) < holes && captures(scene) == 0 && captured_differ(scene.position);
        },
        stones_lifted);
    book.turn(For::both, "sow-from-each-hole", {"SOW-2"}, 6,
              "{Stones} from {hole}: counter-clockwise, whoever sows.", [](const Scene& scene) {
                  return lifted(scene) > 1 && lifted(scene) < holes && captures(scene) == 0 &&
                         !has_ended(scene.turn->after);
              });
    book.turn(For::both, "sow-all-lifted", {"SOW-1"}, 3,
              "All {stones} of {hole} are lifted, and it is empty after the turn.",
              [](const Scene& scene) {
                  return lifted(scene) >= 3 && lifted(scene) < holes && captures(scene) == 0 &&
                         captured_differ(scene.position);
              });
    book.turn(For::both, "sow-round-the-corner", {"SOW-2"}, 3,
              "After f comes a: {stones} from {hole} end in {landing}.", [](const Scene& scene) {
                  return scene.turn->sown.contains(Hole::f) == (scene.hole != Hole::f) &&
                         scene.turn->sown.contains(Hole::a) && lifted(scene) < holes &&
                         captures(scene) == 0 && captured_differ(scene.position);
              });
    book.turn(For::both, "sow-into-the-far-row", {"SOW-2"}, 3,
              "After c comes d: {stones} from {hole} end in {landing}.", [](const Scene& scene) {
                  return scene.hole <= Hole::c && scene.turn->landing >= Hole::d &&
                         lifted(scene) < holes && captures(scene) == 0 &&
                         captured_differ(scene.position);
              });
}

void add_single_laps(RecipeBook& book) {
    book.turn(
        For::both, "sow-no-second-lap", {"SOW-3", "CAP-1"}, 4,
        "The last stone makes {landing} {landed}, and they stay there: nothing is picked up "
        "again.",
        [](const Scene& scene) {
            return landed(scene) > 1 && captures(scene) == 0 && lifted(scene) < holes;
        },
        stones_landed);
    book.turn(For::both, "sow-no-second-lap-at-home", {"SOW-3"}, 3,
              "The last stone makes the own hole {landing} {landed}, and it is not sown on.",
              [](const Scene& scene) {
                  return landed(scene) > 1 && captures(scene) == 0 && lifted(scene) < holes &&
                         is_own(scene, scene.turn->landing);
              });
    book.turn(For::both, "sow-ends-in-empty-hole", {"SOW-3"}, 2,
              "The last stone falls into {landing}, which was empty, and lies there alone.",
              [](const Scene& scene) {
                  return landed(scene) == 1 && captures(scene) == 0 && lifted(scene) > 1 &&
                         lifted(scene) < holes && captured_differ(scene.position);
              });
}

void add_long_sowings(RecipeBook& book) {
    book.turn(For::both, "sow-six", {"SOW-4"}, 6,
              "Six stones: the last one falls into {hole}, where they came from.", lifts(6, 6));
    book.turn(For::both, "sow-seven-to-eleven", {"SOW-4"}, 5,
              "{Stones}: the sixth falls into {hole}, where they came from, and the last into "
              "{landing}.",
              lifts(7, 11), stones_lifted);
    book.turn(For::both, "sow-seven-to-eleven-captures", {"SOW-4", "CAP-1"}, 5,
              "{Stones}: the sixth falls into {hole}, and so the last one ends in {landing} and "
              "captures.",
              lifts_and_captures(7, 11), stones_lifted);
    book.turn(For::both, "sow-twelve", {"SOW-4", "CAP-1"}, 3,
              "Twelve stones: the last one brings {hole}, where they came from, to two.",
              lifts(12, 12));
    book.turn(For::both, "sow-thirteen-to-seventeen", {"SOW-4"}, 5,
              "{Stones} go twice round: {hole}, where they came from, gets two of them.",
              lifts(13, 17), stones_lifted);
    book.turn(For::both, "sow-eighteen", {"SOW-4", "CAP-1"}, 2,
              "Eighteen stones: the last one brings {hole}, where they came from, to three.",
              lifts(18, 18));
    book.turn(For::both, "sow-nineteen-to-twenty-three", {"SOW-4"}, 3,
              "{Stones} go three times round: {hole}, where they came from, gets three of them.",
              lifts(19, 23), stones_lifted);
    book.turn(For::both, "sow-twenty-four", {"SOW-4", "CAP-1"}, 2,
              "24 stones: the last one brings {hole}, where they came from, to four.",
              lifts(24, 24));
    book.turn(
        For::both, "sow-twenty-five-and-more", {"SOW-4"}, 3,
        "{Stones}: {hole}, where they came from, gets one at each round.",
        [](const Scene& scene) { return lifted(scene) >= 25; }, stones_lifted);
    book.turn(
        For::both, "sow-twice-into-landing", {"SOW-4", "CAP-1"}, 4,
        "{Stones} reach {landing} more than once and make it {landed}: that counts, not what "
        "lay there before.",
        [](const Scene& scene) {
            const int raised = landed(scene) - landing_before(scene);
            return raised > 1 && scene.turn->landing != scene.hole &&
                   (two_or_four(landed(scene)) || two_or_four(landing_before(scene) + 1));
        },
        stones_landed);
    book.turn(For::both, "sow-to-two-digits", {"SOW-2"}, 3,
              "A hole grows to ten stones: they are all written.", [](const Scene& scene) {
                  return holds_two_digits(scene.turn->after) && !holds_two_digits(scene.position);
              });
    book.turn(For::both, "sow-beside-two-digits", {"SOW-2"}, 2,
              "A hole with ten stones or more gets another one.", [](const Scene& scene) {
                  return std::ranges::any_of(all_holes, [&](Hole hole) {
                      return scene.position.board()[hole] > 9 && hole != scene.hole &&
                             scene.turn->after.board()[hole] > scene.position.board()[hole];
                  });
              });
}

} // namespace

void add_sowing_recipes(RecipeBook& book) {
    book.chapter("sowing");
    add_short_sowings(book);
    add_single_laps(book);
    book.chapter("long-sowing");
    add_long_sowings(book);
}

} // namespace bakuk::harness
