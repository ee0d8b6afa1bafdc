#include "bakuk/text.hpp"
#include "reports/escaping.hpp"
#include "reports/failures.hpp"
#include "reports/reports.hpp"
#include "reports/verdict.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <map>

namespace bakuk::harness {

namespace {

std::string comment(std::string_view key, std::string_view text) {
    return text.empty() ? "" : fmt::format("# {}: {}\n", key, printable(text));
}

/// A description may hold neither a `#`, which begins a directive, nor a backslash.
std::string description(std::string_view text) {
    std::string safe = printable(text);
    std::ranges::replace(safe, '#', '_');
    std::ranges::replace(safe, '\\', '/');
    return safe;
}

std::string field(std::string_view key, const std::string& value) {
    return value.empty() ? "" : fmt::format("  {}: {}\n", key, quoted(value));
}

/// The YAML block below a test point that failed.
std::string block(const Failure& failure) {
    const TestResult& result = *failure.result;
    return "  ---\n" + field("message", failure.parting.sentence) +
           field("severity", is_breakage(result.ending) ? "error" : "fail") +
           field("ending", to_text(result.ending)) + field("breaks", failure.parting.clause) +
           field("clauses", fmt::format("{}", fmt::join(result.clauses, " "))) +
           field("request", to_text(result.request)) + field("expected", result.expected) +
           field("given", result.given) + field("detail", result.detail) +
           field("rulings", to_text(result.rulings)) + field("note", result.note) + "  ...\n";
}

std::string test_point(std::size_t number, const TestResult& result, const Failure* failure) {
    const bool known = result.ending == Ending::failed_as_expected;
    std::string directive;
    if (result.ending == Ending::skipped) {
        directive = " # SKIP " + description(result.detail);
    } else if (known) {
        directive = " # TODO " + description(result.detail.empty() ? "known" : result.detail);
    }
    return fmt::format("{} {} - {}, {}, {}{}\n{}", failure != nullptr ? "not ok" : "ok", number,
                       description(result.id), description(result.conformance_class),
                       players_in_words(result.players), directive,
                       failure != nullptr ? block(*failure) : "");
}

} // namespace

// The version line says 13: parsers of version 13 refuse a higher one, those of version 14 must
// take both, and nothing here is other in version 14.
std::string tap_report(const CheckReport& report) {
    const std::vector<Failure> failures = failures_of(report);
    std::map<const TestResult*, const Failure*> failure_of;
    for (const Failure& failure : failures) {
        failure_of.emplace(failure.result, &failure);
    }
    std::string points;
    std::size_t number = 0;
    for (const TestResult& result : report.results) {
        const auto failure = failure_of.find(&result);
        points +=
            test_point(++number, result, failure == failure_of.end() ? nullptr : failure->second);
    }
    for (const Tally& tally : tallies(report)) {
        if (tally.on_every_position || report.stones) {
            points += fmt::format("{} {} - {}, {}: {} right answers of {} on {}\n",
                                  tally.failed == 0 ? "ok" : "not ok", ++number,
                                  description(tally.conformance_class),
                                  players_in_words(tally.players), tally.passed, tally.asked,
                                  evidence(report, tally.asked, tally.on_every_position));
        }
    }
    const Implementation& tested = report.implementation;
    std::string text = "TAP version 13\n" + comment("verdict", verdict_line(report)) +
                       comment("implementation", tested.name + " " + tested.version) +
                       comment("command", fmt::format("{}", fmt::join(tested.command, " "))) +
                       comment("classes", fmt::format("{}", fmt::join(tested.classes, " "))) +
                       comment("rulings", to_text(report.rulings)) +
                       comment("harness version", report.harness_version) +
                       comment("specification version", report.specification_version) +
                       comment("vectors version", report.vectors_version) +
                       comment("vectors sha256", report.vectors_sha256);
    for (const std::string& line : report.diagnosis) {
        text += comment("diagnosis", line);
    }
    for (const std::string& line : report.remarks) {
        text += comment("remark", line);
    }
    text += comment("last words", report.last_words);
    return text +
           (number == 0 ? "1..0 # SKIP nothing was tested\n" : fmt::format("1..{}\n", number)) +
           points;
}

} // namespace bakuk::harness
