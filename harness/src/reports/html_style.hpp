#pragma once

#include <string_view>

namespace bakuk::harness {

/// The style sheet of the report's page: light and dark, wide and narrow, on a screen and printed.
[[nodiscard]] std::string_view html_style();

} // namespace bakuk::harness
