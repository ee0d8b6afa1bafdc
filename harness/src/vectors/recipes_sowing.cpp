#include "vectors/recipe.hpp"

#include <algorithm>

// Where the stones fall: SOW-1 to SOW-4.

namespace bakuk::harness {

namespace {

constexpr int holes = static_cast<int>(all_holes.size());

int stones_lifted(const Instance& instance) {
    return lifted(instance);
}

int stones_landed(const Instance& instance) {
    return landed(instance);
}

RecipeBook::Fits lifts(int from, int to) {
    return [from, to](const Instance& instance) {
        return lifted(instance) >= from && lifted(instance) <= to &&
               captured_differ(instance.position);
    };
}

RecipeBook::Fits lifts_and_captures(int from, int to) {
    return [from, to](const Instance& instance) {
        return lifted(instance) >= from && lifted(instance) <= to && captures(instance) > 0;
    };
}

bool holds_two_digits(const Position& position) {
    return std::ranges::any_of(all_holes, [&](Hole hole) { return position.board()[hole] > 9; });
}

/// The stones before the sowing in the hole where it ends.
int landing_before(const Instance& instance) {
    return instance.position.board()[instance.turn->landing];
}

void add_short_sowings(RecipeBook& book) {
    book.turn(
        "sow-short", {"SOW-1", "SOW-2"}, {5, 3},
        "{Stones} from {hole}, one to each hole, beginning with the next: the last falls "
        "into {landing}.",
        [](const Instance& instance) {
            return lifted(instance) < holes && captures(instance) == 0 &&
                   captured_differ(instance.position);
        },
        stones_lifted);
    book.turn("sow-from-each-hole", {"SOW-2"}, {6, 6},
              "{Stones} from {hole}: counter-clockwise, whoever sows.",
              [](const Instance& instance) {
                  return lifted(instance) > 1 && lifted(instance) < holes &&
                         captures(instance) == 0 && !has_ended(instance.turn->after);
              });
}

void add_single_laps(RecipeBook& book) {
    book.turn(
        "sow-no-second-lap", {"SOW-3", "CAP-1"}, {4, 2},
        "The last stone brings {landing} to {landed}, and they stay there: nothing is picked up "
        "again.",
        [](const Instance& instance) {
            return landed(instance) > 1 && captures(instance) == 0 && lifted(instance) < holes;
        },
        stones_landed);
    book.turn("sow-no-second-lap-at-home", {"SOW-3"}, {2, 1},
              "The last stone brings the own hole {landing} to {landed}, and it is not sown on.",
              [](const Instance& instance) {
                  return landed(instance) > 1 && captures(instance) == 0 &&
                         lifted(instance) < holes && is_own(instance, instance.turn->landing);
              });
    book.turn("sow-ends-in-empty-hole", {"SOW-3"}, {2, 1},
              "The last stone falls into {landing}, which was empty, and lies there alone.",
              [](const Instance& instance) {
                  return landed(instance) == 1 && captures(instance) == 0 && lifted(instance) > 1 &&
                         lifted(instance) < holes && captured_differ(instance.position);
              });
}

void add_long_sowings(RecipeBook& book) {
    book.turn("sow-six", {"SOW-4"}, {3, 3},
              "Six stones: the last one falls into {hole}, where they came from.", lifts(6, 6));
    book.turn("sow-seven-to-eleven", {"SOW-4"}, {5, 3},
              "{Stones}: the sixth falls into {hole}, where they came from, and the last into "
              "{landing}.",
              lifts(7, 11), stones_lifted);
    book.turn("sow-seven-to-eleven-captures", {"SOW-4", "CAP-1"}, {3, 2},
              "{Stones}: the sixth falls into {hole}, and so the last one ends in {landing} and "
              "captures.",
              lifts_and_captures(7, 11), stones_lifted);
    book.turn("sow-twelve", {"SOW-4", "CAP-1"}, {3, 2},
              "Twelve stones: the last one brings {hole}, where they came from, to two.",
              lifts(12, 12));
    book.turn("sow-thirteen-to-seventeen", {"SOW-4"}, {3, 2},
              "{Stones} go twice round: {hole}, where they came from, gets two of them.",
              lifts(13, 17), stones_lifted);
    book.turn("sow-eighteen", {"SOW-4", "CAP-1"}, {2, 1},
              "Eighteen stones: the last one brings {hole}, where they came from, to three.",
              lifts(18, 18));
    book.turn("sow-nineteen-to-twenty-three", {"SOW-4"}, {2, 1},
              "{Stones} go three times round: {hole}, where they came from, gets three of them.",
              lifts(19, 23), stones_lifted);
    book.turn("sow-twenty-four", {"SOW-4", "CAP-1"}, {2, 1},
              "24 stones: the last one brings {hole}, where they came from, to four.",
              lifts(24, 24));
    book.turn(
        "sow-twenty-five-and-more", {"SOW-4"}, {2, 1},
        "{Stones}: {hole}, where they came from, gets one at each round.",
        [](const Instance& instance) { return lifted(instance) >= 25; }, stones_lifted);
    book.turn(
        "sow-twice-into-landing", {"SOW-4", "CAP-1"}, {3, 2},
        "{Stones} reach {landing} more than once and bring it to {landed}: that counts, not what "
        "lay there before.",
        [](const Instance& instance) {
            const int raised = landed(instance) - landing_before(instance);
            return raised > 1 && instance.turn->landing != instance.hole &&
                   (two_or_four(landed(instance)) || two_or_four(landing_before(instance) + 1));
        },
        stones_landed);
    book.turn("sow-to-two-digits", {"SOW-2"}, {2, 2},
              "A hole grows to ten stones: they are all written.", [](const Instance& instance) {
                  return holds_two_digits(instance.turn->after) &&
                         !holds_two_digits(instance.position);
              });
    book.turn("sow-beside-two-digits", {"SOW-2"}, {1, 1},
              "A hole with ten stones or more gets another one.", [](const Instance& instance) {
                  return std::ranges::any_of(all_holes, [&](Hole hole) {
                      return instance.position.board()[hole] > 9 && hole != instance.hole &&
                             instance.turn->after.board()[hole] > instance.position.board()[hole];
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
