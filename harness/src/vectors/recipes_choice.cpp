#include "vectors/recipe.hpp"

#include <algorithm>

// What may be chosen, and why a move is refused: MOVE-1, MOVE-2, END-1.

namespace bakuk::harness {

namespace {

int mover_and_legal(const Instance& instance) {
    int kind = mover_number(instance);
    for (const Hole hole : all_holes) {
        kind = 2 * kind + (legal_of(instance).contains(hole) ? 1 : 0);
    }
    return kind;
}

int holds(const Instance& instance) {
    return instance.position.board()[instance.hole];
}

bool only_the_mover_has_stones(const Instance& instance) {
    return stones_of(instance, instance.position.mover()) == instance.position.board().stones() &&
           !ended(instance);
}

/// How many of these turns do what is asked.
template <typename Test>
auto count_of(const std::vector<Turn>& turns, Test test) {
    return std::ranges::count_if(turns, test);
}

bool some_starve_and_some_do_not(const Instance& instance) {
    const std::vector<Turn> turns = all_turns(instance);
    const auto starving =
        count_of(turns, [&](const Turn& turn) { return starves(turn, instance.rulings); });
    return starving > 0 && starving < static_cast<std::ptrdiff_t>(turns.size());
}

bool some_capture_and_some_do_not(const Instance& instance) {
    const std::vector<Turn> turns = all_turns(instance);
    const auto capturing = count_of(turns, [](const Turn& turn) { return !turn.captures.empty(); });
    return capturing > 0 && capturing < static_cast<std::ptrdiff_t>(turns.size());
}

void add_legal_holes(RecipeBook& book) {
    book.chapter("choice");
    book.moves(
        "legal-holes", {"MOVE-1", "SEAT"}, {14, 9},
        "Of player {mover}'s holes these hold a stone: {legal}.",
        [](const Instance& instance) {
            return !ended(instance) && !only_the_mover_has_stones(instance);
        },
        mover_and_legal);
    book.moves("legal-none", {"MOVE-1", "END-1"}, {2, 2},
               "Player {mover} has no stone in his own holes: the game is over and there is no "
               "legal hole.",
               [](const Instance& instance) {
                   return ended(instance) && instance.position.board().stones() > 0;
               });
    book.moves("legal-none-on-empty-board", {"MOVE-1", "END-1"}, {1, 1},
               "The board is empty: the game is over and there is no legal hole.",
               [](const Instance& instance) { return instance.position.board().stones() == 0; });
}

void add_free_choice(RecipeBook& book) {
    book.moves("free-not-to-feed", {"MOVE-2"}, {2, 2},
               "The others have no stone, and player {mover} need not give them one: legal "
               "are {legal}.",
               [](const Instance& instance) {
                   return only_the_mover_has_stones(instance) &&
                          some_starve_and_some_do_not(instance);
               });
    book.moves("free-to-starve", {"MOVE-2"}, {2, 2},
               "A hole that leaves the next player without a stone may be chosen as any other: "
               "{legal}.",
               [](const Instance& instance) {
                   return !only_the_mover_has_stones(instance) &&
                          some_starve_and_some_do_not(instance);
               });
    book.moves("free-not-to-capture", {"MOVE-2"}, {2, 2},
               "One hole captures and another does not: legal are {legal}.",
               some_capture_and_some_do_not);
    book.turn("play-not-feeding", {"MOVE-2"}, {2, 1},
              "The others have no stone; {hole} gives them none, though another hole would.",
              [](const Instance& instance) {
                  const auto feeds = [&](const Turn& turn) {
                      return !starves(turn, instance.rulings);
                  };
                  return only_the_mover_has_stones(instance) &&
                         starves(*instance.turn, instance.rulings) &&
                         std::ranges::any_of(other_turns(instance), feeds);
              });
    book.turn("play-starving", {"MOVE-2"}, {2, 1},
              "Player {mover} leaves player {next_mover} without a stone, though another hole "
              "would not.",
              [](const Instance& instance) {
                  const auto feeds = [&](const Turn& turn) {
                      return !starves(turn, instance.rulings);
                  };
                  return !only_the_mover_has_stones(instance) &&
                         starves(*instance.turn, instance.rulings) &&
                         std::ranges::any_of(other_turns(instance), feeds);
              });
    book.turn("play-not-capturing", {"MOVE-2"}, {2, 1},
              "Another hole would capture; {hole} does not and may be chosen.",
              [](const Instance& instance) {
                  const auto is_capturing = [](const Turn& turn) { return !turn.captures.empty(); };
                  return captures(instance) == 0 &&
                         std::ranges::any_of(other_turns(instance), is_capturing);
              });
    book.turn("play-capturing-less", {"MOVE-2"}, {2, 1},
              "Another hole would capture more than the {captured_stones} that {hole} captures.",
              [](const Instance& instance) {
                  const auto captures_more = [&](const Turn& turn) {
                      int stones = 0;
                      for (const Capture& capture : turn.captures) {
                          stones += capture.stones;
                      }
                      return stones > stones_captured(instance);
                  };
                  return captures(instance) > 0 &&
                         std::ranges::any_of(other_turns(instance), captures_more);
              });
}

void add_refusals(RecipeBook& book) {
    book.chapter("refused");
    book.refusal("refused-empty-hole", {"MOVE-1"}, {3, 3},
                 "{hole} is player {mover}'s own, but it is empty.",
                 [](const Instance& instance) { return instance.illegal == Illegal::empty_hole; });
    book.refusal("refused-not-yours-and-empty", {"MOVE-1", "SEAT"}, {2, 2},
                 "{hole} is player {owner}'s and empty besides: the first reason is that it is "
                 "not player {mover}'s.",
                 [](const Instance& instance) {
                     return instance.illegal == Illegal::not_your_hole && holds(instance) == 0;
                 });
    book.refusal("refused-over-own-hole", {"END-1", "MOVE-1"}, {2, 2},
                 "{hole} is player {mover}'s own and empty, but the first reason is that the game "
                 "is over.",
                 [](const Instance& instance) {
                     return instance.illegal == Illegal::game_over &&
                            is_own(instance, instance.hole) &&
                            instance.position.board().stones() > 0;
                 });
    book.refusal("refused-over-others-hole", {"END-1", "MOVE-1"}, {2, 2},
                 "{hole} is player {owner}'s and holds stones, but the first reason is that the "
                 "game is over.",
                 [](const Instance& instance) {
                     return instance.illegal == Illegal::game_over &&
                            !is_own(instance, instance.hole) && holds(instance) > 0;
                 });
    book.refusal("refused-over-all-reasons", {"END-1", "MOVE-1"}, {1, 1},
                 "{hole} is player {owner}'s and empty, but the first reason is that the game is "
                 "over.",
                 [](const Instance& instance) {
                     return instance.illegal == Illegal::game_over &&
                            !is_own(instance, instance.hole) && holds(instance) == 0 &&
                            instance.position.board().stones() > 0;
                 });
    book.refusal("refused-on-empty-board", {"END-1", "MOVE-1"}, {1, 1},
                 "The board is empty: the game is over, and {hole} cannot be chosen.",
                 [](const Instance& instance) {
                     return instance.position.board().stones() == 0 &&
                            is_own(instance, instance.hole);
                 });
}

} // namespace

void add_choice_recipes(RecipeBook& book) {
    add_legal_holes(book);
    add_free_choice(book);
    add_refusals(book);
}

} // namespace bakuk::harness
