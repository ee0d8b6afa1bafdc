#pragma once

#include "bakuk/rulings.hpp"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace bakuk::harness {

// Values of the command line as texts. Errors of every function: InputError that names the option,
// the text and what would be right.

/// A whole number within these bounds.
[[nodiscard]] int read_whole(const std::string& option, const std::string& text, int least,
                             int most);

/// A seed: a whole number below 2^64.
[[nodiscard]] std::uint64_t read_seed(const std::string& option, const std::string& text);

/// A time in seconds, more than none and no more than a day.
[[nodiscard]] double read_seconds(const std::string& option, const std::string& text);

/// "K" or "A..B": both ends, each 0 to 36, the first not above the last.
[[nodiscard]] std::pair<int, int> read_range(const std::string& option, const std::string& text);

/// The index of the name that the text is.
[[nodiscard]] std::size_t read_choice(const std::string& option, const std::string& text,
                                      std::span<const std::string> names);

/// Those rulings with this one, "NAME=VALUE".
[[nodiscard]] Rulings read_ruling(const std::string& option, const std::string& text,
                                  const Rulings& rulings);

} // namespace bakuk::harness
