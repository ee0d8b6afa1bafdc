#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace bakuk::harness {

/// Terminal output stays within so many columns.
inline constexpr std::size_t line_width = 100;

/// The text broken at spaces into lines of at most `width` columns, without a last LF. Every line
/// but the first begins with `indent` spaces; the first is taken to begin at that column already.
/// A word longer than a line stands on a line of its own. A column is a character of UTF-8.
[[nodiscard]] std::string wrap(std::string_view text, std::size_t indent,
                               std::size_t width = line_width);

} // namespace bakuk::harness
