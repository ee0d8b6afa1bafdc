#pragma once

#include <span>
#include <string>
#include <string_view>

namespace bakuk::harness {

/// The candidate that a mistyped word comes nearest to; empty if none is near: more than two
/// letters, or half of the word, would have to change.
[[nodiscard]] std::string nearest(std::string_view word, std::span<const std::string> candidates);

} // namespace bakuk::harness
