#include "vectors/recipe.hpp"

#include <algorithm>

// How far a chain goes, and where it ends: CAP-3, CAP-4, CAP-5.

namespace bakuk::harness {

namespace {

constexpr int holes = static_cast<int>(all_holes.size());

RecipeBook::Fits chain_of(std::size_t links) {
    return [links](const Instance& instance) { return captures(instance) == links; };
}

int stones_at_stop(const Instance& instance) {
    return sown_up(instance, chain_end(instance));
}

int owners_of_first_two(const Instance& instance) {
    return 10 * (is_own(instance, instance.turn->captures[0].hole) ? 1 : 0) +
           (is_own(instance, instance.turn->captures[1].hole) ? 1 : 0);
}

int stones_of_first_two(const Instance& instance) {
    return 10 * instance.turn->captures[0].stones + instance.turn->captures[1].stones;
}

int links(const Instance& instance) {
    return static_cast<int>(captures(instance));
}

/// Whether the chain ends at a hole with so many stones, and the hole beyond could be captured.
bool stops_at(const Instance& instance, int stones) {
    return captures(instance) > 0 && captures(instance) < all_holes.size() - 1 &&
           stones_at_stop(instance) == stones && chain_end(instance) != instance.turn->landing &&
           two_or_four(sown_up(instance, next(chain_end(instance)))) &&
           next(chain_end(instance)) != instance.turn->landing;
}

bool crosses(const Instance& instance, Hole from, Hole to) {
    return captures(instance) < all_holes.size() && chain_crosses(instance, from, to);
}

void add_lengths(RecipeBook& book) {
    book.turn("chain-of-two", {"CAP-3"}, {3, 3},
              "{landing} is captured, and after it the next hole: {taken}.", chain_of(2));
    book.turn("chain-of-three", {"CAP-3"}, {3, 2}, "A chain of three: {taken}.", chain_of(3));
    book.turn("chain-of-four", {"CAP-3", "CAP-5"}, {2, 1}, "A chain of four: {taken}.",
              chain_of(4));
    book.turn("chain-of-five", {"CAP-3", "CAP-5"}, {2, 1}, "A chain of five: {taken}.",
              chain_of(5));
    book.turn("chain-of-six", {"CAP-5"}, {3, 2},
              "All six holes are captured, {taken}; {landing} is then empty and the chain ends.",
              chain_of(6));
    book.turn("chain-links", {"CAP-3"}, {4, 2},
              "Two or four, each link for itself: {taken} are captured, {captured_stones} in all.",
              chain_of(2), stones_of_first_two);
    book.turn("chain-forward-only", {"CAP-3"}, {3, 2},
              "The hole {behind}, behind the landing hole, has {behind_stones} and is left alone.",
              [](const Instance& instance) {
                  return captures(instance) == 1 &&
                         two_or_four(sown_up(instance, previous(instance.turn->landing)));
              });
    book.turn("chain-forward-not-back", {"CAP-3"}, {2, 1},
              "The chain takes {taken}; {behind}, behind the landing hole, keeps its "
              "{behind_stones}.",
              [](const Instance& instance) {
                  return captures(instance) > 1 && captures(instance) < 5 &&
                         two_or_four(sown_up(instance, previous(instance.turn->landing)));
              });
    book.turn("chain-just-sown", {"CAP-3"}, {2, 1},
              "The stones that the sowing itself has dropped count: {taken} are captured.",
              [](const Instance& instance) {
                  const auto& taken = instance.turn->captures;
                  return captures(instance) > 1 &&
                         !two_or_four(instance.position.board()[taken[1].hole]);
              });
}

void add_ends(RecipeBook& book) {
    book.turn("chain-ends-at-empty", {"CAP-4"}, {3, 2},
              "{stop} is empty and ends the chain; {beyond} is left alone.",
              [](const Instance& instance) { return stops_at(instance, 0); });
    book.turn("chain-ends-at-one", {"CAP-4"}, {2, 1},
              "{stop} holds one stone and ends the chain; {beyond} is left alone.",
              [](const Instance& instance) { return stops_at(instance, 1); });
    book.turn("chain-ends-at-three", {"CAP-4"}, {2, 1},
              "{stop} holds three stones and ends the chain; {beyond} is left alone.",
              [](const Instance& instance) { return stops_at(instance, 3); });
    book.turn("chain-ends-at-five", {"CAP-4"}, {1, 1},
              "{stop} holds five stones and ends the chain; {beyond} is left alone.",
              [](const Instance& instance) { return stops_at(instance, 5); });
    book.turn("chain-ends-at-six", {"CAP-4"}, {2, 1},
              "{stop} holds six stones and ends the chain: six is no number of Bakuk.",
              [](const Instance& instance) { return stops_at(instance, 6); });
    book.turn(
        "chain-ends-at-more", {"CAP-4"}, {2, 1}, "{stop} holds {stop_stones} and ends the chain.",
        [](const Instance& instance) {
            return captures(instance) > 0 && captures(instance) < 5 && stones_at_stop(instance) > 6;
        },
        stones_at_stop);
    book.turn(
        "chain-leaves-its-end", {"CAP-4"}, {2, 1},
        "The chain takes {taken}; {stop}, which ends it, keeps its {stop_stones}.",
        [](const Instance& instance) {
            return captures(instance) > 1 && captures(instance) < 5 &&
                   stones_at_stop(instance) % 2 == 1;
        },
        links);
    book.turn("chain-no-longer-two-or-four", {"CAP-4"}, {2, 1},
              "{stop} held two or four before the sowing, but now it has {stop_stones} and ends "
              "the chain.",
              [](const Instance& instance) {
                  return captures(instance) > 0 && captures(instance) < 5 &&
                         chain_end(instance) != instance.hole &&
                         two_or_four(instance.position.board()[chain_end(instance)]);
              });
    book.turn("chain-not-over-the-board", {"CAP-4"}, {2, 1},
              "Only an unbroken chain is captured: {taken}, and no other hole with two or four.",
              [](const Instance& instance) {
                  const Hole stop = chain_end(instance);
                  return captures(instance) > 0 && captures(instance) < 4 &&
                         !two_or_four(sown_up(instance, onward(stop, 1))) &&
                         two_or_four(sown_up(instance, onward(stop, 2))) &&
                         onward(stop, 2) != instance.turn->landing;
              });
    book.turn("chain-ends-at-origin-emptied", {"CAP-4", "SOW-1"}, {1, 1},
              "{stop} is the hole that was just emptied, and it ends the chain.",
              [](const Instance& instance) {
                  return captures(instance) > 1 && captures(instance) < 5 &&
                         chain_end(instance) == instance.hole && lifted(instance) < holes;
              });
    book.turn("chain-ends-at-origin-with-one", {"CAP-4", "SOW-4"}, {1, 1},
              "{stop} has one stone again from a sowing of {stones}, and it ends the chain.",
              [](const Instance& instance) {
                  return captures(instance) > 1 && captures(instance) < 6 &&
                         chain_end(instance) == instance.hole && lifted(instance) > holes;
              });
    book.turn("chain-takes-origin", {"CAP-5", "SOW-4"}, {2, 1},
              "The chain takes {hole} too, where the {stones} came from: {taken}.",
              [](const Instance& instance) {
                  return captures(instance) > 1 && instance.turn->landing != instance.hole &&
                         takes(instance, instance.hole);
              });
}

void add_round_the_loop(RecipeBook& book) {
    book.turn(
        "chain-c-to-d", {"CAP-5"}, {2, 3},
        "The chain goes on across the row's end, from c to d: {taken}.",
        [](const Instance& instance) { return crosses(instance, Hole::c, Hole::d); }, mover_number);
    book.turn(
        "chain-wraps", {"CAP-5"}, {2, 3}, "The chain goes on from f to a: {taken}.",
        [](const Instance& instance) { return crosses(instance, Hole::f, Hole::a); }, mover_number);
    book.turn("chain-round-both-ends", {"CAP-5"}, {1, 1},
              "The chain goes across both ends of the rows: {taken}.",
              [](const Instance& instance) {
                  return crosses(instance, Hole::c, Hole::d) && crosses(instance, Hole::f, Hole::a);
              });
    book.turn("chain-whose-holes", {"CAP-5", "CAP-2"}, {4, 4},
              "Whoever owns them, {taken} are captured by player {mover}.", chain_of(2),
              owners_of_first_two);
    book.turn(
        "chain-through-all-seats", {"CAP-5"}, {0, 3},
        "The chain takes holes of all three players: {taken}.",
        [](const Instance& instance) {
            bool seen[3] = {false, false, false};
            for (const Capture& capture : instance.turn->captures) {
                seen[static_cast<std::size_t>(owner(instance, capture.hole)) - 1] = true;
            }
            return seen[0] && seen[1] && seen[2] && captures(instance) < 6;
        },
        mover_number);
}

} // namespace

void add_chain_recipes(RecipeBook& book) {
    book.chapter("chains");
    add_lengths(book);
    add_ends(book);
    add_round_the_loop(book);
}

} // namespace bakuk::harness
