#pragma once

#include "check/results.hpp"

#include <string>
#include <vector>

namespace bakuk::harness {

/// One failure with the clause that it breaks.
struct Failure {
    const TestResult* result;
    std::string clause; // "" if the test names none
};

/// Failures that break the same clause, the smallest first.
struct ClauseFailures {
    std::string clause;
    std::vector<Failure> failures;
};

/// Every failure, the smallest position first: fewest stones on the board, then the board, then
/// the mover. Whole games come after positions, the shortest first. Known failures are left out.
/// Requires: the report outlives what is returned.
[[nodiscard]] std::vector<Failure> failures_of(const CheckReport& report);

/// The same failures by clause; first the clause whose smallest failure is the smallest.
[[nodiscard]] std::vector<ClauseFailures> by_clause(const std::vector<Failure>& failures);

} // namespace bakuk::harness
