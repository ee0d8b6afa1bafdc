#include "driving/slip.hpp"

#include <fmt/format.h>
#include <set>

namespace bakuk::harness {

namespace {

constexpr std::size_t most_lines = 2;
/// So many replies must be told from their neighbours, or it may be chance.
constexpr std::size_t least_evidence = 3;
/// So many may be wrong in their new places too; where more are, no slip is looked for any further.
constexpr std::size_t most_misfits = slip_window / 4;

using Lines = std::span<const std::string_view>;

/// How far the replies fit what is right elsewhere, and not what is right here.
struct Evidence {
    std::size_t compared = 0;
    std::size_t fits = 0;
    std::set<std::string_view> tells; // replies that fit, and would not fit without the slip

    void add(std::string_view given, std::string_view elsewhere,
             std::optional<std::string_view> here) {
        compared += 1;
        if (given == elsewhere) {
            fits += 1;
            if (here && given != *here) {
                tells.insert(given);
            }
        }
    }
    [[nodiscard]] bool hopeless() const { return compared - fits > most_misfits; }
    [[nodiscard]] bool all() const { return compared > 0 && fits == compared; }
    /// Most fit: a wrong answer in between does not hide a slip. They are several: who always
    /// gives the same reply does not slip.
    [[nodiscard]] bool enough() const {
        return tells.size() >= least_evidence && 4 * fits >= 3 * compared;
    }
};

std::optional<std::string_view> line_at(Lines lines, std::size_t at) {
    return at < lines.size() ? std::optional(lines[at]) : std::nullopt;
}

Evidence shifted(Lines given, Lines expected, std::size_t given_from, std::size_t expected_from) {
    Evidence evidence;
    while (given_from < given.size() && expected_from < expected.size() && !evidence.hopeless()) {
        evidence.add(given[given_from], expected[expected_from], line_at(expected, given_from));
        ++given_from;
        ++expected_from;
    }
    return evidence;
}

/// So many lines are second replies to the requests before, and then each reply comes twice.
Evidence doubled(Lines given, Lines expected, std::size_t left_over) {
    Evidence evidence;
    for (std::size_t at = left_over;
         at < given.size() && (at - left_over) / 2 < expected.size() && !evidence.hopeless();
         ++at) {
        evidence.add(given[at], expected[(at - left_over) / 2], line_at(expected, at));
    }
    return evidence;
}

bool is_doubled(Lines given, Lines expected) {
    // Where the replies to several requests are the same, the first difference comes late.
    constexpr std::size_t most_left_over = 12;
    for (std::size_t left_over = 1; left_over <= most_left_over; ++left_over) {
        const Evidence evidence = doubled(given, expected, left_over);
        if (evidence.compared > 2 * least_evidence && evidence.enough()) {
            return true;
        }
    }
    return false;
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
    if (is_doubled(given, expected)) {
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
        if (few.enough() || (wanting && few.all() && !few.tells.empty())) {
            return Slip{Slip::Kind::too_few, lines};
        }
    }
    return std::nullopt;
}

} // namespace bakuk::harness
