#include "specification/clauses.hpp"

#include "base/errors.hpp"
#include "base/lines.hpp"
#include "specification/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

constexpr std::string_view heading = "### ";
constexpr std::string_view quote = "> ";
constexpr std::string_view standing = "Standing: ";
constexpr std::string_view vectors = "Vectors: ";

/// Whether a heading is a clause's: capital letters, a hyphen, a number.
bool is_clause_id(std::string_view text) {
    const std::size_t hyphen = text.find('-');
    if (hyphen == 0 || hyphen == std::string_view::npos || hyphen + 1 == text.size()) {
        return false;
    }
    const auto is_upper = [](char c) { return c >= 'A' && c <= 'Z'; };
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    return std::ranges::all_of(text.substr(0, hyphen), is_upper) &&
           std::ranges::all_of(text.substr(hyphen + 1), is_digit);
}

[[noreturn]] void fail(std::size_t line, const std::string& clause, std::string_view lacking) {
    throw InputError(fmt::format("specification, line {}: {} lacks its {}", line, clause, lacking));
}

} // namespace

std::vector<Clause> parse_clauses(std::string_view specification) {
    std::vector<Clause> found;
    const std::vector<std::string_view> lines = split_lines(specification);
    for (std::size_t index = 0; index < lines.size(); ++index) {
        if (!lines[index].starts_with(heading) ||
            !is_clause_id(lines[index].substr(heading.size()))) {
            continue;
        }
        const std::size_t line = index + 1;
        Clause clause{std::string(lines[index].substr(heading.size())), {}, {}, false};
        bool says_vectors = false;
        for (++index; index < lines.size() && !lines[index].starts_with('#'); ++index) {
            if (lines[index].starts_with(quote) && clause.standing.empty()) {
                clause.sentence += clause.sentence.empty() ? "" : " ";
                clause.sentence += lines[index].substr(quote.size());
            } else if (lines[index].starts_with(standing) && clause.standing.empty()) {
                clause.standing = lines[index].substr(standing.size());
            } else if (lines[index].starts_with(vectors) && !says_vectors) {
                says_vectors = true;
                clause.has_vectors = lines[index].substr(vectors.size()) == "yes";
            }
        }
        --index;
        if (clause.sentence.empty()) {
            fail(line, clause.id, "sentence (a line that begins with \"> \")");
        }
        if (clause.standing.empty()) {
            fail(line, clause.id, "line \"Standing: …\"");
        }
        if (!says_vectors) {
            fail(line, clause.id, "line \"Vectors: yes\" or \"Vectors: no\"");
        }
        found.push_back(clause);
    }
    return found;
}

std::span<const Clause> clauses() {
    static const std::vector<Clause> all = parse_clauses(specification_text());
    return all;
}

const Clause* find_clause(std::string_view id) {
    const auto all = clauses();
    const auto found = std::ranges::find(all, id, &Clause::id);
    return found == all.end() ? nullptr : &*found;
}

} // namespace bakuk::harness
