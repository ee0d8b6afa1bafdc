#include "command_line_values.hpp"

#include "bakuk/position.hpp"
#include "bakuk/text.hpp"
#include "base/errors.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <optional>

namespace bakuk::harness {

namespace {

[[noreturn]] void refuse(const std::string& option, const std::string& text,
                         const std::string& expected) {
    throw InputError(fmt::format("{}: \"{}\"; expected {}", option, text, expected));
}

/// The number that the whole text is.
template <typename Number>
std::optional<Number> number_of(std::string_view text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) {
        return std::nullopt;
    }
    return number;
}

} // namespace

int read_whole(const std::string& option, const std::string& text, int least, int most) {
    const std::optional<int> number = number_of<int>(text);
    if (!number || *number < least || *number > most) {
        refuse(option, text, fmt::format("a whole number from {} to {}", least, most));
    }
    return *number;
}

std::uint64_t read_seed(const std::string& option, const std::string& text) {
    const std::optional<std::uint64_t> number = number_of<std::uint64_t>(text);
    if (!number) {
        refuse(option, text, "a whole number from 0 on");
    }
    return *number;
}

double read_seconds(const std::string& option, const std::string& text) {
    constexpr double day = 24 * 60 * 60;
    const std::optional<double> seconds = number_of<double>(text);
    if (!seconds || !(*seconds > 0 && *seconds <= day)) {
        refuse(option, text, "seconds, more than 0 and no more than a day");
    }
    return *seconds;
}

std::pair<int, int> read_range(const std::string& option, const std::string& text) {
    const std::size_t dots = text.find("..");
    const std::optional<int> first = number_of<int>(std::string_view(text).substr(0, dots));
    const std::optional<int> last =
        dots == std::string::npos ? first : number_of<int>(std::string_view(text).substr(dots + 2));
    if (!first || !last || *first < 0 || *first > *last || *last > stones_in_game) {
        refuse(option, text, fmt::format("K or A..B, as in 2..10, from 0 to {}", stones_in_game));
    }
    return {*first, *last};
}

std::size_t read_choice(const std::string& option, const std::string& text,
                        std::span<const std::string> names) {
    const auto found = std::ranges::find(names, text);
    if (found == names.end()) {
        std::string expected;
        for (std::size_t index = 0; index < names.size(); ++index) {
            const bool is_last = index + 1 == names.size();
            expected += fmt::format("{}{}",
                                    index == 0 ? ""
                                    : is_last  ? " or "
                                               : ", ",
                                    names[index]);
        }
        refuse(option, text, expected);
    }
    return static_cast<std::size_t>(found - names.begin());
}

Rulings read_ruling(const std::string& option, const std::string& text, const Rulings& rulings) {
    const auto read = parse_ruling(text, rulings);
    if (const TextError* error = std::get_if<TextError>(&read)) {
        // Most problems quote the text already; "the text ends" does not.
        const bool is_quoted = error->problem.starts_with('"');
        throw InputError(fmt::format("{}: {}{}; expected {}", option,
                                     is_quoted ? "" : fmt::format("\"{}\": ", text), error->problem,
                                     error->expected));
    }
    return std::get<Rulings>(read);
}

} // namespace bakuk::harness
