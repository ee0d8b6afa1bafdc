#pragma once

#include "check/results.hpp"
#include "vectors/vector.hpp"
#include "verbs.hpp"

#include <vector>

namespace bakuk::harness {

/// The tests that golden vectors make for an implementation, in the order of the suite: those that
/// the selection chooses, under these rulings. Each has its answer, and is `skipped` as long as it
/// has not been asked; what is not claimed stays so, and its detail says so.
/// Under other rulings than the specification's the same requests are asked, and those that are
/// golden for a part of these rulings.
[[nodiscard]] std::vector<TestResult> plan_golden(const Suite& suite, const Selection& selection,
                                                  const Implementation& implementation,
                                                  const Rulings& rulings);

/// Whether the selection has that class with that number of players, whatever its filter says.
[[nodiscard]] bool selects(const Selection& selection, const std::string& conformance_class,
                           Players players);

/// Whether a filter, a glob, fits a vector's identifier or one of its clauses; an empty one does.
[[nodiscard]] bool fits_filter(const Vector& vector, const std::string& filter);

/// Whether the implementation claims that class with that number of players.
[[nodiscard]] bool claims(const Implementation& implementation,
                          const std::string& conformance_class, Players players);

/// The details of tests that were not asked.
inline constexpr std::string_view not_claimed = "not claimed";
inline constexpr std::string_view not_asked = "not asked";

} // namespace bakuk::harness
