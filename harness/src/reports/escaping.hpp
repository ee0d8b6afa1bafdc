#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace bakuk::harness {

// Texts that an implementation sent end up in reports. Here they are made harmless.

/// The text with everything that is no visible character written as \xNN (a byte) or \u{NNNN}:
/// control characters, invalid UTF-8, and characters that change the direction of what follows or
/// break lines. A text longer than `most` bytes is cut, and says how long it was. What comes back
/// is valid UTF-8 on one line, and is itself when it is made printable again.
[[nodiscard]] std::string printable(std::string_view text, std::size_t most = 1000);

/// The same for a text of several lines: LF stays.
[[nodiscard]] std::string printable_lines(std::string_view text, std::size_t most = 10000);

/// A printable text within XML or HTML, in an element or in a quoted attribute.
[[nodiscard]] std::string markup(std::string_view text);

/// A printable text as a quoted string of JSON, which YAML reads too.
[[nodiscard]] std::string quoted(std::string_view text);

/// A printable text within a paragraph of Markdown, where it stands for itself.
[[nodiscard]] std::string markdown(std::string_view text);

} // namespace bakuk::harness
