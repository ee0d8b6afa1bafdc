#include "vectors/recipe.hpp"

#include <algorithm>

// What may be chosen, and why a move is refused: MOVE-1, MOVE-2, END-1.

namespace bakuk::harness {

namespace {

int mover_and_legal(const Scene& scene) {
    int kind = mover_number(scene);
    for (const Hole hole : all_holes) {
        kind = 2 * kind + (legal_of(scene).contains(hole) ? 1 : 0);
    }
    return kind;
}

int holds(const Scene& scene) {
    return scene.position.board()[scene.hole];
}

bool only_the_mover_has_stones(const Scene& scene) {
    return stones_of(scene, scene.position.mover()) == scene.position.board().stones() &&
           !ended(scene);
}

/// How many of these turns do what is asked.
template <typename Test>
auto count_of(const std::vector<Turn>& turns, Test test) {
    return std::ranges::count_if(turns, test);
}

bool some_starve_and_some_do_not(const Scene& scene) {
    const std::vector<Turn> turns = all_turns(scene);
    const auto starving =
        count_of(turns, [&](const Turn& turn) { return starves(turn, scene.rulings); });
    return starving > 0 && starving < static_cast<std::ptrdiff_t>(turns.size());
}

bool some_capture_and_some_do_not(const Scene& scene) {
    const std::vector<Turn> turns = all_turns(scene);
    const auto capturing = count_of(turns, [](const Turn& turn) { return !turn.captures.empty(); });
    return capturing > 0 && capturing < static_cast<std::ptrdiff_t>(turns.size());
}

void add_legal_holes(RecipeBook& book) {
    book.chapter("choice");
    book.moves(
        For::two, "legal-holes", {"MOVE-1", "SEAT-1"}, 14,
        "Of player {mover}'s holes these hold a stone: {legal}.",
        [](const Scene& scene) { return !ended(scene) && !only_the_mover_has_stones(scene); },
        mover_and_legal);
    book.moves(
        For::three, "legal-holes", {"MOVE-1", "SEAT-2"}, 9,
        "Of player {mover}'s holes these hold a stone: {legal}.",
        [](const Scene& scene) { return !ended(scene) && !only_the_mover_has_stones(scene); },
        mover_and_legal);
    book.moves(
        For::both, "legal-none", {"MOVE-1", "END-1"}, 2,
        "Player {mover} has no stone in his own holes: the game is over and there is no "
        "legal hole.",
        [](const Scene& scene) { return ended(scene) && scene.position.board().stones() > 0; });
    book.moves(For::both, "legal-none-on-empty-board", {"MOVE-1", "END-1"}, 1,
               "The board is empty: the game is over and there is no legal hole.",
               [](const Scene& scene) { return scene.position.board().stones() == 0; });
}

void add_free_choice(RecipeBook& book) {
    book.moves(For::both, "free-not-to-feed", {"MOVE-2"}, 2,
               "The others have no stone, and player {mover} need not give them one: {legal} are "
               "all legal.",
               [](const Scene& scene) {
                   return only_the_mover_has_stones(scene) && some_starve_and_some_do_not(scene);
               });
    book.moves(For::both, "free-to-starve", {"MOVE-2"}, 2,
               "A hole that leaves the next player without a stone may be chosen as any other: "
               "{legal}.",
               [](const Scene& scene) {
                   return !only_the_mover_has_stones(scene) && some_starve_and_some_do_not(scene);
               });
    book.moves(For::both, "free-not-to-capture", {"MOVE-2"}, 2,
               "One hole captures and another does not: {legal} are all legal.",
               some_capture_and_some_do_not);
    book.turn(For::both, "play-not-feeding", {"MOVE-2"}, 3,
              "The others have no stone; {hole} gives them none, though another hole would.",
              [](const Scene& scene) {
                  const auto feeds = [&](const Turn& turn) {
                      return !starves(turn, scene.rulings);
                  };
                  return only_the_mover_has_stones(scene) && starves(*scene.turn, scene.rulings) &&
                         std::ranges::any_of(other_turns(scene), feeds);
              });
    book.turn(For::both, "play-starving", {"MOVE-2"}, 3,
              "Player {mover} leaves player {next_mover} without a stone, though another hole "
              "would not.",
              [](const Scene& scene) {
                  const auto feeds = [&](const Turn& turn) {
                      return !starves(turn, scene.rulings);
                  };
                  return !only_the_mover_has_stones(scene) && starves(*scene.turn, scene.rulings) &&
                         std::ranges::any_of(other_turns(scene), feeds);
              });
    book.turn(
        For::both, "play-not-capturing", {"MOVE-2"}, 3,
        "Another hole would capture; {hole} does not and may be chosen.", [](const Scene& scene) {
            const auto is_capturing = [](const Turn& turn) { return !turn.captures.empty(); };
            return captures(scene) == 0 && std::ranges::any_of(other_turns(scene), is_capturing);
        });
    book.turn(For::both, "play-capturing-less", {"MOVE-2"}, 3,
              "Another hole would capture more than the {captured_stones} that {hole} captures.",
              [](const Scene& scene) {
                  const auto captures_more = [&](const Turn& turn) {
                      int stones = 0;
                      for (const Capture& capture : turn.captures) {
                          stones += capture.stones;
                      }
                      return stones > stones_captured(scene);
                  };
                  return captures(scene) > 0 &&
                         std::ranges::any_of(other_turns(scene), captures_more);
              });
}

void add_refusals(RecipeBook& book) {
    book.chapter("refused");
    book.refusal(For::both, "refused-empty-hole", {"MOVE-1"}, 6,
                 "{hole} is player {mover}'s own, but it is empty.",
                 [](const Scene& scene) { return scene.illegal == Illegal::empty_hole; });
    book.refusal(For::both, "refused-not-your-hole", {"MOVE-1", "SEAT"}, 6,
                 "{hole} holds stones, but it is a hole of player {owner}.",
                 [](const Scene& scene) {
                     return scene.illegal == Illegal::not_your_hole && holds(scene) > 0;
                 });
    book.refusal(For::both, "refused-not-yours-and-empty", {"MOVE-1", "SEAT"}, 3,
                 "{hole} is player {owner}'s and empty besides: the first reason is that it is "
                 "not player {mover}'s.",
                 [](const Scene& scene) {
                     return scene.illegal == Illegal::not_your_hole && holds(scene) == 0;
                 });
    book.refusal(For::both, "refused-over-own-hole", {"END-1", "MOVE-1"}, 3,
                 "{hole} is player {mover}'s own and empty, but the first reason is that the game "
                 "is over.",
                 [](const Scene& scene) {
                     return scene.illegal == Illegal::game_over && is_own(scene, scene.hole) &&
                            scene.position.board().stones() > 0;
                 });
    book.refusal(For::both, "refused-over-others-hole", {"END-1", "MOVE-1"}, 3,
                 "{hole} is player {owner}'s and holds stones, but the first reason is that the "
                 "game is over.",
                 [](const Scene& scene) {
                     return scene.illegal == Illegal::game_over && !is_own(scene, scene.hole) &&
                            holds(scene) > 0;
                 });
    book.refusal(For::both, "refused-over-all-reasons", {"END-1", "MOVE-1"}, 2,
                 "{hole} is player {owner}'s and empty, but the first reason is that the game is "
                 "over.",
                 [](const Scene& scene) {
                     return scene.illegal == Illegal::game_over && !is_own(scene, scene.hole) &&
                            holds(scene) == 0 && scene.position.board().stones() > 0;
                 });
    book.refusal(For::both, "refused-on-empty-board", {"END-1", "MOVE-1"}, 1,
                 "The board is empty: the game is over, and {hole} cannot be chosen.",
                 [](const Scene& scene) {
                     return scene.position.board().stones() == 0 && is_own(scene, scene.hole);
                 });
}

} // namespace

void add_choice_recipes(RecipeBook& book) {
    add_legal_holes(book);
    add_free_choice(book);
    add_refusals(book);
}

} // namespace bakuk::harness
