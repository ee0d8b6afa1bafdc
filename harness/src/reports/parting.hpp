#pragma once

#include "check/results.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace bakuk::harness {

/// Where a wrong reply parts from the right one, as far as the two replies alone show it.
struct Parting {
    std::optional<std::size_t> step; // of the story of a `play`: parting_step
    std::string clause;              // the one that the reply breaks; "" if that is not to be told
    std::string sentence; // what is other, as in "in the reply, e holds 2 (not 0)"; "" if unknown
};

/// Where the reply of a failed test parts. Of the clauses that the difference points to, the first
/// that the test names too; else the first of either.
[[nodiscard]] Parting find_parting(const TestResult& result);

} // namespace bakuk::harness
