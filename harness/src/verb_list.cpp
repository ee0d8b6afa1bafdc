#include "bakuk/text.hpp"
#include "base/terminal.hpp"
#include "check/plan.hpp"
#include "vectors/format.hpp"
#include "verbs.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bakuk::harness {

namespace {

constexpr std::size_t columns_before_note = 5;
constexpr std::string_view gap = "  ";

/// A vector's line: what stands in the columns, and the note.
struct Row {
    std::array<std::string, columns_before_note> cells;
    std::string note;
};

std::vector<Row> rows_of(const Suite& suite, const Selection& selection) {
    std::vector<Row> rows;
    for (const VectorFile& file : suite.files) {
        if (!selects(selection, file.conformance_class, file.players)) {
            continue;
        }
        for (const Vector& vector : file.vectors) {
            if (fits_filter(vector, selection.filter)) {
                rows.push_back(
                    {{vector.id, file.conformance_class, to_text(file.players),
                      op_of(vector.request), fmt::format("{}", fmt::join(vector.clauses, " "))},
                     vector.note});
            }
        }
    }
    return rows;
}

std::array<std::size_t, columns_before_note> widths_of(const std::vector<Row>& rows) {
    std::array<std::size_t, columns_before_note> widths{};
    for (const Row& row : rows) {
        for (std::size_t column = 0; column < columns_before_note; ++column) {
            widths[column] = std::max(widths[column], row.cells[column].size());
        }
    }
    return widths;
}

/// The line, cut to the terminal's width if it goes to one.
std::string shortened(std::string line, std::optional<std::size_t> columns) {
    constexpr std::string_view dots = "...";
    if (!columns || line.size() <= *columns || *columns <= dots.size()) {
        return line;
    }
    line.resize(*columns - dots.size());
    return line += dots;
}

} // namespace

Result run(const ListOptions& options) {
    const std::vector<Row> rows = rows_of(read_suite(options.vectors), options.selection);
    if (rows.empty()) {
        throw InputError("the filter selects no vector; `bakuk list` shows all there are");
    }
    const auto widths = widths_of(rows);
    const std::optional<std::size_t> columns = columns_of(stdout);
    for (const Row& row : rows) {
        std::string line;
        for (std::size_t column = 0; column < columns_before_note; ++column) {
            line += fmt::format("{:<{}}{}", row.cells[column], widths[column], gap);
        }
        fmt::print("{}\n", shortened(line + row.note, columns));
    }
    return Result::good;
}

} // namespace bakuk::harness
