#include "driving/slip.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

constexpr std::size_t most_lines = 2;
/// So many replies must be told from their neighbours, or it may be chance.
constexpr std::size_t least_evidence = 3;

using Lines = std::span<const std::string_view>;

/// How far the replies fit what is right elsewhere, and not what is right here.
struct Evidence {
    std::size_t compared = 0;
    std::size_t fits = 0;
    std::size_t tells = 0; // fits, and would not fit without the slip

    [[nodiscard]] bool all() const { return compared > 0 && fits == compared; }
    /// Most fit: a wrong answer in between does not hide a slip.
    [[nodiscard]] bool enough() const {
        return tells >= least_evidence && 4 * fits >= 3 * compared;
    }
};

Evidence shifted(Lines given, Lines expected, std::size_t given_from, std::size_t expected_from) {
    Evidence evidence;
    while (given_from < given.size() && expected_from < expected.size()) {
        const std::string_view line = given[given_from];
        const bool fits = line == expected[expected_from];
        evidence.compared += 1;
        evidence.fits += fits ? 1 : 0;
        if (fits && given_from < expected.size() && line != expected[given_from]) {
            evidence.tells += 1;
        }
        ++given_from;
        ++expected_from;
    }
    return evidence;
}

Evidence doubled(Lines given, Lines expected) {
    // The first line is the second reply to the request before.
    Evidence evidence;
    for (std::size_t at = 1; at < given.size() && at / 2 < expected.size(); ++at) {
        const bool fits = given[at] == expected[(at - 1) / 2];
        evidence.compared += 1;
        evidence.fits += fits ? 1 : 0;
        if (fits && at < expected.size() && given[at] != expected[at]) {
            evidence.tells += 1;
        }
    }
    return evidence;
}

} // namespace

std::string to_text(const Slip& slip) {
    if (slip.kind == Slip::Kind::doubled) {
        return "the replies slip from this request on: each comes twice";
    }
    return fmt::format("the replies slip by {} from this request on: {} too {}",
                       slip.lines == 1 ? "a line" : fmt::format("{} lines", slip.lines),
                       slip.lines == 1 ? "one" : fmt::format("{}", slip.lines),
                       slip.kind == Slip::Kind::too_many ? "many" : "few");
}

std::optional<Slip> find_slip(Lines given, Lines expected, bool all) {
    if (given.size() > 4 && doubled(given, expected).enough()) {
        return Slip{Slip::Kind::doubled};
    }
    for (std::size_t lines = 1; lines <= most_lines; ++lines) {
        const Evidence many = shifted(given, expected, lines, 0);
        const bool left_over = all && given.size() == expected.size() + lines;
        if (many.enough() || (left_over && many.all())) {
            return Slip{Slip::Kind::too_many, lines};
        }
        const Evidence few = shifted(given, expected, 0, lines);
        const bool wanting = all && given.size() + lines == expected.size();
        if (few.enough() || (wanting && few.all() && few.tells > 0)) {
            return Slip{Slip::Kind::too_few, lines};
        }
    }
    return std::nullopt;
}

} // namespace bakuk::harness
