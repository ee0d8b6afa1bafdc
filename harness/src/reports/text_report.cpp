#include "reports/failures.hpp"
#include "reports/reports.hpp"
#include "reports/verdict.hpp"
#include "specification/clauses.hpp"

#include <fmt/format.h>

namespace bakuk::harness {

namespace {

std::string in_full(const Failure& failure) {
    const TestResult& result = *failure.result;
    std::string text;
    if (const Clause* clause = find_clause(failure.parting.clause)) {
        text += fmt::format("\n{}: {}\n", clause->id, clause->sentence);
    }
    text += fmt::format("\n  asked     {}\n  expected  {}\n  given     {}\n",
                        to_text(result.request), result.expected, result.given);
    if (!result.detail.empty()) {
        text += fmt::format("            {}\n", result.detail);
    }
    return text;
}

} // namespace

std::string text_report(const CheckReport& report, const TextStyle& style) {
    std::string text = verdict_line(report) + "\n";
    const std::vector<Failure> failures = failures_of(report);
    for (std::size_t index = 0; index < failures.size() && index < style.in_full; ++index) {
        text += in_full(failures[index]);
    }
    return text;
}

} // namespace bakuk::harness
