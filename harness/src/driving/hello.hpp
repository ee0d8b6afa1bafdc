#pragma once

#include "check/results.hpp"

#include <string>
#include <string_view>
#include <variant>

namespace bakuk::harness {

/// Why a line is no reply to `hello 1`, as one clause: `"hi" is no reply to hello; expected …`.
struct HelloError {
    std::string text;
};

/// What a reply to `hello 1` says, the command left out.
/// hello = "hello 1 " name " " version " " class *("," class) " " players *("," players)
///         *(" " ruling "=" value)
[[nodiscard]] std::variant<Implementation, HelloError> parse_hello(std::string_view line);

} // namespace bakuk::harness
