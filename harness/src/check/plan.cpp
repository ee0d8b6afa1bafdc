#include "check/plan.hpp"

#include "bakuk/text.hpp"
#include "base/lines.hpp"

#include <algorithm>

namespace bakuk::harness {

namespace {

template <typename Value>
bool contains(const std::vector<Value>& values, const Value& value) {
    return std::ranges::find(values, value) != values.end();
}

/// Whether every answer in which a file's rulings differ from the defaults is one of these too.
bool holds_under(const Rulings& of_file, const Rulings& rulings) {
    const std::string text = to_text(of_file);
    if (text.empty()) {
        return true;
    }
    const std::string all = to_text(rulings);
    const std::vector<std::string_view> ours = split(all, ' ');
    return std::ranges::all_of(split(text, ' '),
                               [&](std::string_view ruling) { return contains(ours, ruling); });
}

} // namespace

bool fits_filter(const Vector& vector, const std::string& filter) {
    return filter.empty() || matches_glob(vector.id, filter) ||
           std::ranges::any_of(vector.clauses, [&](const std::string& clause) {
               return matches_glob(clause, filter);
           });
}

bool selects(const Selection& selection, const std::string& conformance_class, Players players) {
    return (selection.classes.empty() || contains(selection.classes, conformance_class)) &&
           (selection.players.empty() || contains(selection.players, static_cast<int>(players)));
}

bool claims(const Implementation& implementation, const std::string& conformance_class,
            Players players) {
    return contains(implementation.classes, conformance_class) &&
           contains(implementation.players, players);
}

std::vector<TestResult> plan_golden(const Suite& suite, const Selection& selection,
                                    const Implementation& implementation, const Rulings& rulings) {
    std::vector<TestResult> tests;
    for (const VectorFile& file : suite.files) {
        if (!selects(selection, file.conformance_class, file.players) ||
            !holds_under(file.rulings, rulings)) {
            continue;
        }
        const bool claimed = claims(implementation, file.conformance_class, file.players);
        for (const Vector& vector : file.vectors) {
            if (!fits_filter(vector, selection.filter)) {
                continue;
            }
            tests.push_back(
                {.id = vector.id,
                 .conformance_class = file.conformance_class,
                 .players = file.players,
                 .clauses = vector.clauses,
                 .request = vector.request,
                 .expected = reply_text(file.rulings == rulings
                                            ? vector.answer
                                            : reference_answer(vector.request, rulings)),
                 .given = "",
                 .ending = Ending::skipped,
                 .detail = std::string(claimed ? not_asked : not_claimed),
                 .note = vector.note,
                 .rulings = rulings});
        }
    }
    return tests;
}

} // namespace bakuk::harness
