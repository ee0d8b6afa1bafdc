#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace bakuk::harness {

/// How many characters must be put in, left out or changed to make one text of the other.
[[nodiscard]] std::size_t distance(std::string_view left, std::string_view right);

/// The texts that are nearest to one that is none of them, nearest first, those equally near in
/// their order; at most so many.
[[nodiscard]] std::vector<std::string>
nearest(std::string_view text, const std::vector<std::string>& texts, std::size_t most);

} // namespace bakuk::harness
