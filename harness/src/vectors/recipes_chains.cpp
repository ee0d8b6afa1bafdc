#include "vectors/recipe.hpp"

#include <algorithm>

// How far a chain goes, and where it ends: CAP-3, CAP-4, CAP-5.

namespace bakuk::harness {

namespace {

constexpr int holes = static_cast<int>(all_holes.size());

RecipeBook::Fits chain_of(std::size_t links) {
    return [links](const Scene& scene) { return captures(scene) == links; };
}

int stones_at_stop(const Scene& scene) {
    return sown_up(scene, chain_end(scene));
}

int owners_of_first_two(const Scene& scene) {
    return 10 * (is_own(scene, scene.turn->captures[0].hole) ? 1 : 0) +
           (is_own(scene, scene.turn->captures[1].hole) ? 1 : 0);
}

int stones_of_first_two(const Scene& scene) {
    return 10 * scene.turn->captures[0].stones + scene.turn->captures[1].stones;
}

int links(const Scene& scene) {
    return static_cast<int>(captures(scene));
}

/// Whether the chain ends at a hole with so many stones, and the hole beyond could be captured.
bool stops_at(const Scene& scene, int stones) {
    return captures(scene) > 0 && captures(scene) < all_holes.size() - 1 &&
           stones_at_stop(scene) == stones && chain_end(scene) != scene.turn->landing &&
           two_or_four(sown_up(scene, next(chain_end(scene)))) &&
           next(chain_end(scene)) != scene.turn->landing;
}

bool crosses(const Scene& scene, Hole from, Hole to) {
    return captures(scene) < all_holes.size() && chain_crosses(scene, from, to);
}

void add_lengths(RecipeBook& book) {
    book.turn(For::both, "chain-of-two", {"CAP-3"}, 4,
              "{landing} is captured, and the next hole too: {taken}.", chain_of(2));
    book.turn(For::both, "chain-of-three", {"CAP-3"}, 3, "A chain of three: {taken}.", chain_of(3));
    book.turn(For::both, "chain-of-four", {"CAP-3", "CAP-5"}, 3, "A chain of four: {taken}.",
              chain_of(4));
    book.turn(For::both, "chain-of-five", {"CAP-3", "CAP-5"}, 3, "A chain of five: {taken}.",
              chain_of(5));
    book.turn(For::both, "chain-of-six", {"CAP-5"}, 3,
              "All six holes are captured, {taken}; {landing} is then empty and the chain ends.",
              chain_of(6));
    book.turn(For::both, "chain-links", {"CAP-3"}, 4,
              "The links need not be equal: {taken} are captured with {captured_stones} in all.",
              chain_of(2), stones_of_first_two);
    book.turn(For::both, "chain-forward-only", {"CAP-3"}, 4,
              "The hole {behind}, behind the landing hole, has {behind_stones} and is left alone.",
              [](const Scene& scene) {
                  return captures(scene) == 1 &&
                         two_or_four(sown_up(scene, previous(scene.turn->landing)));
              });
    book.turn(For::both, "chain-forward-not-back", {"CAP-3"}, 3,
              "The chain takes {taken}; {behind}, behind the landing hole, keeps its "
              "{behind_stones}.",
              [](const Scene& scene) {
                  return captures(scene) > 1 && captures(scene) < 5 &&
                         two_or_four(sown_up(scene, previous(scene.turn->landing)));
              });
    book.turn(For::both, "chain-just-sown", {"CAP-3"}, 3,
              "The stones that the sowing itself has dropped count: {taken} are captured.",
              [](const Scene& scene) {
                  const auto& taken = scene.turn->captures;
                  return captures(scene) > 1 && !two_or_four(scene.position.board()[taken[1].hole]);
              });
}

void add_ends(RecipeBook& book) {
    book.turn(For::both, "chain-ends-at-empty", {"CAP-4"}, 4,
              "{stop} is empty and ends the chain; {beyond} is left alone.",
              [](const Scene& scene) { return stops_at(scene, 0); });
    book.turn(For::both, "chain-ends-at-one", {"CAP-4"}, 3,
              "{stop} holds one stone and ends the chain; {beyond} is left alone.",
              [](const Scene& scene) { return stops_at(scene, 1); });
    book.turn(For::both, "chain-ends-at-three", {"CAP-4"}, 3,
              "{stop} holds three stones and ends the chain; {beyond} is left alone.",
              [](const Scene& scene) { return stops_at(scene, 3); });
    book.turn(For::both, "chain-ends-at-five", {"CAP-4"}, 2,
              "{stop} holds five stones and ends the chain; {beyond} is left alone.",
              [](const Scene& scene) { return stops_at(scene, 5); });
    book.turn(For::both, "chain-ends-at-six", {"CAP-4"}, 3,
              "{stop} holds six stones and ends the chain: six is no number of Bakuk.",
              [](const Scene& scene) { return stops_at(scene, 6); });
    book.turn(
        For::both, "chain-ends-at-more", {"CAP-4"}, 3,
        "{stop} holds {stop_stones} and ends the chain.",
        [](const Scene& scene) {
            return captures(scene) > 0 && captures(scene) < 5 && stones_at_stop(scene) > 6;
        },
        stones_at_stop);
    book.turn(
        For::both, "chain-leaves-its-end", {"CAP-4"}, 3,
        "The chain takes {taken}; {stop}, which ends it, keeps its {stop_stones}.",
        [](const Scene& scene) {
            return captures(scene) > 1 && captures(scene) < 5 && stones_at_stop(scene) % 2 == 1;
        },
        links);
    book.turn(For::both, "chain-no-longer-two-or-four", {"CAP-4"}, 3,
              "{stop} held two or four before the sowing, but now it has {stop_stones} and ends "
              "the chain.",
              [](const Scene& scene) {
                  return captures(scene) > 0 && captures(scene) < 5 &&
                         chain_end(scene) != scene.hole &&
                         two_or_four(scene.position.board()[chain_end(scene)]);
              });
    book.turn(For::both, "chain-not-over-the-board", {"CAP-4"}, 3,
              "Only an unbroken chain is captured: {taken}, and no other hole with two or four.",
              [](const Scene& scene) {
                  const Hole stop = chain_end(scene);
                  return captures(scene) > 0 && captures(scene) < 4 &&
                         !two_or_four(sown_up(scene, onward(stop, 1))) &&
                         two_or_four(sown_up(scene, onward(stop, 2))) &&
                         onward(stop, 2) != scene.turn->landing;
              });
    book.turn(For::both, "chain-ends-at-origin-emptied", {"CAP-4", "SOW-1"}, 2,
              "{stop} is the hole that was just emptied, and it ends the chain.",
              [](const Scene& scene) {
                  return captures(scene) > 1 && captures(scene) < 5 &&
                         chain_end(scene) == scene.hole && lifted(scene) < holes;
              });
    book.turn(For::both, "chain-ends-at-origin-with-one", {"CAP-4", "SOW-4"}, 2,
              "{stop} has one stone again from a sowing of {stones}, and it ends the chain.",
              [](const Scene& scene) {
                  return captures(scene) > 1 && captures(scene) < 6 &&
                         chain_end(scene) == scene.hole && lifted(scene) > holes;
              });
    book.turn(For::both, "chain-takes-origin", {"CAP-5", "SOW-4"}, 3,
              "The chain takes {hole} too, where the {stones} came from: {taken}.",
              [](const Scene& scene) {
                  return captures(scene) > 1 && scene.turn->landing != scene.hole &&
                         takes(scene, scene.hole);
              });
}

void add_round_the_loop(RecipeBook& book) {
    for (const For players : {For::two, For::three}) {
        const std::size_t each = players == For::two ? 2 : 3;
        book.turn(
            players, "chain-c-to-d", {"CAP-5"}, each,
            "The chain goes on across the row's end, from c to d: {taken}.",
            [](const Scene& scene) { return crosses(scene, Hole::c, Hole::d); }, mover_number);
        book.turn(
            players, "chain-wraps", {"CAP-5"}, each, "The chain goes on from f to a: {taken}.",
            [](const Scene& scene) { return crosses(scene, Hole::f, Hole::a); }, mover_number);
    }
    book.turn(For::both, "chain-round-both-ends", {"CAP-5"}, 2,
              "The chain goes across both ends of the rows: {taken}.", [](const Scene& scene) {
                  return crosses(scene, Hole::c, Hole::d) && crosses(scene, Hole::f, Hole::a);
              });
    book.turn(For::two, "chain-whose-holes", {"CAP-5", "CAP-2"}, 4,
              "Whoever owns them, {taken} are captured by player {mover}.", chain_of(2),
              owners_of_first_two);
    book.turn(For::three, "chain-whose-holes", {"CAP-5", "CAP-2"}, 4,
              "Whoever owns them, {taken} are captured by player {mover}.", chain_of(2),
              owners_of_first_two);
    book.turn(
        For::three, "chain-through-all-seats", {"CAP-5"}, 3,
        "The chain takes holes of all three players: {taken}.",
        [](const Scene& scene) {
            bool seen[3] = {false, false, false};
            for (const Capture& capture : scene.turn->captures) {
                seen[static_cast<std::size_t>(owner(scene, capture.hole)) - 1] = true;
            }
            return seen[0] && seen[1] && seen[2] && captures(scene) < 6;
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
