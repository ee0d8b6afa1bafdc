#pragma once

#include "check/results.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace bakuk::harness {

/// The steps of a turn, in order. A reply that is no turn parts from the right one at none.
enum class TurnStep { choice, lifting, sowing, capture, chain_end, credit, next_player };

/// Where a wrong reply parts from the right one, as far as the two replies alone show it.
struct Parting {
    std::optional<TurnStep> step;
    std::size_t index = 0; // of the stone sown or the capture made, from 0
    std::string clause;    // the one that the reply breaks; "" if the test names none
    std::string sentence;  // what is wrong there, as in "the reply leaves a 2 stones"
};

/// Where the reply of a failed test parts. Of the clauses that the difference points to, the first
/// that the test names too; else the first of either.
[[nodiscard]] Parting find_parting(const TestResult& result);

} // namespace bakuk::harness
