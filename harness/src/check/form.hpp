#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bakuk::harness {

/// A reply without what is odd in its form only, and what that was, as in "leading zeros".
struct Form {
    std::string text;
    std::vector<std::string> oddities;
};

/// Takes from a reply what is not its content: a byte order mark, carriage returns, NUL bytes,
/// spaces, upper case, leading zeros, plus signs, decimals of nothing, an order of holes or winners
/// that is not that of their names. A reply in the right form comes back as it is.
[[nodiscard]] Form without_form(std::string_view reply);

/// The same for any line: only what is odd in a line whatever it says.
[[nodiscard]] Form without_form_of_line(std::string_view line);

/// "this, that and those".
[[nodiscard]] std::string join(const std::vector<std::string>& parts);

} // namespace bakuk::harness
