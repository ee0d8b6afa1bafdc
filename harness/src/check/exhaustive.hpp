#pragma once

#include "check/results.hpp"
#include "driving/crew.hpp"

#include <optional>
#include <utility>
#include <vector>

namespace bakuk::harness {

/// Asks about every position and every move, as the census does, in the classes `moves` and `end`
/// of the report's verdicts that are claimed, and counts there; `stones`: only with so many on the
/// board. Gives the failures, the smallest of each kind. Errors: Interrupted.
[[nodiscard]] std::vector<TestResult>
ask_exhaustively(CheckReport& report, const std::optional<std::pair<int, int>>& stones, Crew& crew);

} // namespace bakuk::harness
