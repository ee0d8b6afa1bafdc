#include "solve/value_recipes.hpp"

#include <algorithm>

namespace bakuk::harness {

int captured_by(const MoveValue& move) {
    int stones = 0;
    for (const Capture& capture : move.turn.captures) {
        stones += capture.stones;
    }
    return stones;
}

int largest_capture(const Study& study) {
    int largest = 0;
    for (const MoveValue& move : study.moves) {
        largest = std::max(largest, captured_by(move));
    }
    return largest;
}

Study study(const Solution& solution, const Position& position) {
    return {position, solution.value(position.board(), position.mover()),
            move_values(solution, position)};
}

namespace {

/// The most stones that a best move captures.
int largest_best_capture(const Study& study) {
    int largest = 0;
    for (const MoveValue& move : study.moves) {
        if (move.value == study.value) {
            largest = std::max(largest, captured_by(move));
        }
    }
    return largest;
}

std::ptrdiff_t moves_below(const Study& study, int value) {
    return std::ranges::count_if(study.moves,
                                 [value](const MoveValue& move) { return move.value < value; });
}

bool captures_nothing(const BestLine& line) {
    return std::ranges::all_of(line.turns, [](const Turn& turn) { return turn.captures.empty(); });
}

bool goes_round(const Solution& solution, const Position& position) {
    const BestLine line = best_line(solution, position);
    return line.goes_round && captures_nothing(line);
}

/// The best line ends by bringing the position itself back.
bool comes_back(const Solution& solution, const Position& position) {
    const BestLine line = best_line(solution, position);
    return line.goes_round && line.turns.back().after == position;
}

bool is_start(const Study& study) {
    return study.position == start(Players::two);
}

bool is_after_first_move(const Study& study, Hole first) {
    return study.position == std::get<Turn>(play(start(Players::two), first)).after;
}

ValueRecipe after_first_move(Hole first, const std::string& letter) {
    return {
        "value-after-" + letter,
        "The start, after the first move " + letter + ": what that move is worth, the sign turned.",
        {36},
        [first](const Study& study, const Solution&) { return is_after_first_move(study, first); }};
}

} // namespace

std::vector<ValueRecipe> value_recipes() {
    return {
        {"value-ended",
         "The player to move has no stone in his holes: the game has ended, and nothing more is "
         "captured.",
         {2, 20},
         [](const Study& study, const Solution&) { return study.moves.empty(); }},
        {"value-capture",
         "A capture of {captures} is there to be made, and it is worth {value}.",
         {2, 6, 14},
         [](const Study& study, const Solution&) {
             return study.value > 0 && study.moves.size() > 1 &&
                    largest_best_capture(study) == largest_capture(study) &&
                    moves_below(study, study.value) > 0;
         }},
        {"value-quiet",
         "No move captures now, and yet the player to move forces {value}.",
         {4, 8, 16, 24, 30, 36},
         [](const Study& study, const Solution&) {
             return study.value > 0 && largest_capture(study) == 0 &&
                    moves_below(study, study.value) > 0;
         }},
        {"value-restraint",
         "A move captures {captures}, but the best that forces {value} captures nothing.",
         {6, 12, 20, 28},
         [](const Study& study, const Solution&) {
             return study.value > 0 && largest_capture(study) > 0 &&
                    largest_best_capture(study) == 0;
         }},
        {"value-greed",
         "The largest capture, {captures} stones, is not best: a smaller one forces {value}.",
         {10, 18, 26},
         [](const Study& study, const Solution&) {
             return study.value > 0 && largest_best_capture(study) > 0 &&
                    largest_best_capture(study) < largest_capture(study);
         }},
        {"value-only",
         "One of three moves forces {value}; after either of the others the other player is the "
         "one "
         "who forces a difference.",
         {8, 14, 22, 32},
         [](const Study& study, const Solution&) {
             return study.value > 0 && study.moves.size() == 3 && moves_below(study, 0) == 2;
         }},
        {"value-loss",
         "Whatever the player to move does, the other captures more from here on: {value} at best.",
         {12, 20, 28, 34, 36},
         [](const Study& study, const Solution&) {
             return study.value < 0 && study.moves.size() == 3 &&
                    moves_below(study, study.value) == 2;
         }},
        {"value-in-vain",
         "A move captures {captures}, and still the position is worth {value}.",
         {8, 16, 24},
         [](const Study& study, const Solution&) {
             return study.value < 0 && largest_best_capture(study) > 0;
         }},
        {"value-open-end",
         "Worth 0 whether play ends or goes round: with best moves of both this position can come "
         "back, and so end the game (END-6).",
         {2},
         [](const Study& study, const Solution& solution) {
             return study.value == 0 && can_come_back(solution, study.position);
         }},
        {"value-round",
         "Worth 0 by play without end: best moves of both bring this very position back, which "
         "ends "
         "the game (END-6) with nothing more captured.",
         {26},
         [](const Study& study, const Solution& solution) {
             return study.value == 0 && moves_below(study, 0) > 0 &&
                    comes_back(solution, study.position);
         }},
        {"value-refuge",
         "A move captures {captures} and loses; the one move that holds 0 leads to where play goes "
         "round.",
         {26},
         [](const Study& study, const Solution& solution) {
             return study.value == 0 && largest_capture(study) > 0 &&
                    moves_below(study, 0) + 1 == std::ssize(study.moves) &&
                    goes_round(solution, study.position);
         }},
        {"value-hold",
         "One of three moves holds 0; the others lose.",
         {10, 16, 20, 30, 34},
         [](const Study& study, const Solution&) {
             return study.value == 0 && study.moves.size() == 3 && moves_below(study, 0) == 2;
         }},
        {"value-start",
         "The start: what the first player can force.",
         {36},
         [](const Study& study, const Solution&) { return is_start(study); }},
        after_first_move(Hole::a, "a"),
        after_first_move(Hole::b, "b"),
        after_first_move(Hole::c, "c"),
    };
}

} // namespace bakuk::harness
