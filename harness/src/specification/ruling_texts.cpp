#include "specification/ruling_texts.hpp"

#include "bakuk/text.hpp"
#include "base/errors.hpp"
#include "base/lines.hpp"
#include "specification/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

using Lines = std::vector<std::string_view>;

[[noreturn]] void fail(std::string_view ruling, std::string_view lacking) {
    throw InputError(fmt::format("specification, ruling {}: no {}", ruling, lacking));
}

/// The lines under the heading "### Ruling NAME", up to the next heading.
Lines section_of(const Lines& lines, std::string_view ruling) {
    const auto heading = std::ranges::find(lines, fmt::format("### Ruling {}", ruling));
    if (heading == lines.end()) {
        fail(ruling, "section of its own");
    }
    const auto end = std::find_if(heading + 1, lines.end(),
                                  [](std::string_view line) { return line.starts_with('#'); });
    return {heading + 1, end};
}

std::string without_backquotes(std::string text) {
    std::erase(text, '`');
    return text;
}

/// The paragraph that begins so, without that beginning, on one line.
std::string paragraph(const Lines& section, std::string_view ruling, const std::string& beginning) {
    std::string text;
    for (const std::string_view line : section) {
        if (line.empty() && !text.empty()) {
            break;
        }
        if (!text.empty() || line.starts_with(beginning)) {
            text += text.empty() ? "" : " ";
            text += line;
        }
    }
    if (text.empty()) {
        fail(ruling, fmt::format("paragraph \"{}\"", beginning));
    }
    const std::size_t first = text.find_first_not_of(' ', beginning.size());
    return without_backquotes(text.substr(std::min(first, text.size())));
}

/// The last cell of the table's row of that ruling.
std::vector<std::string> clauses_of(const Lines& lines, const RulingName& name) {
    const std::string row =
        fmt::format("| {} | `{}` | `{}` | ", name.ruling, name.standard, name.alternative);
    const auto found =
        std::ranges::find_if(lines, [&](std::string_view line) { return line.starts_with(row); });
    if (found == lines.end()) {
        fail(name.ruling, "row in the table");
    }
    const std::string_view cell = found->substr(row.size(), found->rfind(" |") - row.size());
    std::vector<std::string> clauses;
    for (std::string_view clause : split(cell, ',')) {
        clause.remove_prefix(clause.find_first_not_of(' '));
        clauses.emplace_back(clause);
    }
    return clauses;
}

} // namespace

std::vector<RulingText> parse_ruling_texts(std::string_view specification) {
    const Lines lines = split_lines(specification);
    std::vector<RulingText> texts;
    for (const RulingName& name : ruling_names()) {
        const Lines section = section_of(lines, name.ruling);
        const auto read = [&](const std::string& beginning) {
            return paragraph(section, name.ruling, beginning);
        };
        texts.push_back({std::string(name.ruling),
                         read(fmt::format("Default `{}={}`:", name.ruling, name.standard)),
                         read(fmt::format("Alternative `{}={}`:", name.ruling, name.alternative)),
                         read("Why there are two:"), clauses_of(lines, name)});
    }
    return texts;
}

std::span<const RulingText> ruling_texts() {
    static const std::vector<RulingText> all = parse_ruling_texts(specification_text());
    return all;
}

} // namespace bakuk::harness
