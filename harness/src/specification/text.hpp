#pragma once

#include <string_view>

namespace bakuk::harness {

/// The text of spec/bakuk.md as it was when the program was built, byte for byte.
[[nodiscard]] std::string_view specification_text();

} // namespace bakuk::harness
