#pragma once

#include "check/results.hpp"
#include "driving/crew.hpp"
#include "vectors/vector.hpp"

#include <string>
#include <vector>

namespace bakuk::harness {

/// What was misread, a paragraph each, from all answers of a report; the implementation is asked
/// further questions, in a process of its own, where they tell more: the golden vectors first, if
/// they have not been asked. Empty if no answer is wrong.
/// Errors: Interrupted.
[[nodiscard]] std::vector<std::string> diagnosis_of(const CheckReport& report, const Suite& suite,
                                                    const CrewOptions& options);

} // namespace bakuk::harness
