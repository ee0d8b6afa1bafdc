#pragma once

#include <string_view>

namespace bakuk::harness {

/// The specification's version, as in "1.0": the last word of its first line.
[[nodiscard]] std::string_view specification_version();

/// The program's own version, as in "1.0.0".
[[nodiscard]] std::string_view program_version();

} // namespace bakuk::harness
