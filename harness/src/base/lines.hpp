#pragma once

#include <string_view>
#include <vector>

namespace bakuk::harness {

/// The lines of a text without their LF; a last LF begins no further line.
[[nodiscard]] std::vector<std::string_view> split_lines(std::string_view text);

/// The parts between the separators; an empty text is one empty part.
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char separator);

/// Whether a text fits a glob: `*` any characters, `?` one character, the rest itself.
[[nodiscard]] bool matches_glob(std::string_view text, std::string_view glob);

} // namespace bakuk::harness
