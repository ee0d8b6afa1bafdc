#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace bakuk::harness {

/// Replies that came as such, but not where they belong.
struct Slip {
    enum class Kind {
        too_many, // a line that was not asked for, and the replies come after it
        too_few,  // a reply is missing, and those to the requests after it come in its place
        doubled,  // each reply comes twice
    };
    Kind kind;
    std::size_t lines = 1; // by how many they slip
    friend bool operator==(const Slip&, const Slip&) = default;
};

/// As in "the replies slip by a line from this request on: one too many".
[[nodiscard]] std::string to_text(const Slip& slip);

/// How many lines it is good to look ahead.
inline constexpr std::size_t slip_window = 40;

/// Whether replies slip from here on. `given` are the lines that came and `expected` the replies
/// that are right for the requests from here on, of which the first is not what was given.
/// `all` says that no more lines will come, so that what is too few or too many at the end counts.
[[nodiscard]] std::optional<Slip> find_slip(std::span<const std::string_view> given,
                                            std::span<const std::string_view> expected, bool all);

} // namespace bakuk::harness
