#pragma once

#include "solve/best_play.hpp"

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace bakuk::harness {

/// A position with its value and those of its moves.
struct Study {
    Position position;
    int value;
    std::vector<MoveValue> moves;
};

[[nodiscard]] Study study(const Solution& solution, const Position& position);

/// A kind of position that a value is a test of. It takes the first position that fits of each of
/// its strata. A vector's identifier is the name and a number from 001 on, in the order of the
/// strata: so a published recipe never changes, and new ones come after all others.
struct ValueRecipe {
    std::string name;
    std::string note; // {value} and {captures} stand for the value and the largest capture there is
    std::vector<int> strata; // stones on the board, in order
    std::function<bool(const Study&, const Solution&)> fits;
};

[[nodiscard]] std::vector<ValueRecipe> value_recipes();

/// The stones that a move captures.
[[nodiscard]] int captured_by(const MoveValue& move);

/// The most stones that a move of the position captures.
[[nodiscard]] int largest_capture(const Study& study);

} // namespace bakuk::harness
