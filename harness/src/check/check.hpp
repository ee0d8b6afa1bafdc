#pragma once

#include "check/results.hpp"
#include "driving/adapter.hpp"
#include "vectors/vector.hpp"
#include "verbs.hpp"

#include <variant>

namespace bakuk::harness {

/// Tests an implementation. It may break in any way: that is part of the report. There is none only
/// where it could not be started or did not say hello.
/// Errors: InputError for options that do not go together, a selection that selects nothing, known
/// failures that cannot be read or name what does not exist; Interrupted.
[[nodiscard]] std::variant<CheckReport, NoAdapter> check(const CheckOptions& options,
                                                         const Suite& suite);

/// What the report comes to: broken, not conforming, or good.
[[nodiscard]] Result result_of(const CheckReport& report);

} // namespace bakuk::harness
