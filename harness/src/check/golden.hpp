#pragma once

#include "check/results.hpp"
#include "driving/crew.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace bakuk::harness {

/// Asks the tests that are claimed and judges the replies, in their order, or in one drawn from
/// the seed. Errors: Interrupted.
void ask_golden(std::vector<TestResult>& tests, Crew& crew, int processes, bool isolate,
                std::optional<std::uint64_t> shuffle);

/// Asks some of the tests that failed once more, each alone in a fresh process. A remark if any of
/// them then ends otherwise: the answer depends on what came before. Else it is empty.
/// Errors: Interrupted.
[[nodiscard]] std::string find_leaks(const std::vector<TestResult>& tests,
                                     const CrewOptions& options);

} // namespace bakuk::harness
