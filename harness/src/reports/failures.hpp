#pragma once

#include "check/results.hpp"
#include "reports/parting.hpp"

#include <string>
#include <vector>

namespace bakuk::harness {

/// One failure, and where its reply parts from the right one.
struct Failure {
    const TestResult* result;
    Parting parting;
};

/// Failures that break the same clause, the smallest first.
struct ClauseFailures {
    std::string clause; // "" where the tests name none
    std::vector<Failure> failures;
};

/// Every failure, the smallest position first: fewest stones on the board, then the board, then
/// the mover. Whole games come after positions, the shortest first. Known failures come last.
/// Requires: the report outlives what is returned.
[[nodiscard]] std::vector<Failure> failures_of(const CheckReport& report);

/// The same failures by clause; first the clause whose smallest failure is the smallest.
[[nodiscard]] std::vector<ClauseFailures> by_clause(const std::vector<Failure>& failures);

} // namespace bakuk::harness
