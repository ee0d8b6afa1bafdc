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

/// The test cases of one class with one number of players.
struct Suite {
    std::string name;
    std::string class_name;
    std::string cases;
    std::size_t tests = 0;
    std::size_t failures = 0;
    std::size_t errors = 0;
    std::size_t skipped = 0;
};

std::string body_of(const Failure& failure) {
    const TestResult& result = *failure.result;
    std::string body =
        fmt::format("asked     {}\nexpected  {}\ngiven     {}\n", to_text(result.request),
                    printable(result.expected), printable(result.given));
    for (const std::string* line : {&result.detail, &failure.parting.sentence, &result.note}) {
        if (!line->empty()) {
            body += printable(*line) + "\n";
        }
    }
    if (!result.clauses.empty()) {
        body += fmt::format("clauses   {}\n", fmt::join(result.clauses, " "));
    }
    return body;
}

std::string message_of(const Failure& failure) {
    const TestResult& result = *failure.result;
    const std::string clause = failure.parting.clause.empty() ? "" : failure.parting.clause + ": ";
    const std::string& told =
        failure.parting.sentence.empty() ? result.detail : failure.parting.sentence;
    return fmt::format("{}{}{}{}", clause, to_text(result.ending), told.empty() ? "" : ", ",
                       printable(told));
}

void add_failure(Suite& suite, const Failure& failure) {
    const TestResult& result = *failure.result;
    if (result.ending == Ending::failed_as_expected) {
        suite.cases +=
            fmt::format("      <skipped message=\"{}\"/>\n", markup(message_of(failure)));
        ++suite.skipped;
        return;
    }
    const bool broke = is_breakage(result.ending);
    const std::string_view element = broke ? "error" : "failure";
    suite.cases += fmt::format("      <{} message=\"{}\" type=\"{}\">{}</{}>\n", element,
                               markup(message_of(failure)), to_text(result.ending),
                               markup(body_of(failure)), element);
    ++(broke ? suite.errors : suite.failures);
}

void add_case(Suite& suite, const TestResult& result, const Failure* failure) {
    const bool skipped = result.ending == Ending::skipped;
    suite.cases += fmt::format("    <testcase classname=\"{}\" name=\"{}\"", suite.class_name,
                               markup(printable(result.id)));
    ++suite.tests;
    if (failure == nullptr && !skipped) {
        suite.cases += "/>\n";
        return;
    }
    suite.cases += ">\n";
    if (failure != nullptr) {
        add_failure(suite, *failure);
    } else {
        suite.cases +=
            fmt::format("      <skipped message=\"{}\"/>\n", markup(printable(result.detail)));
        ++suite.skipped;
    }
    suite.cases += "    </testcase>\n";
}

/// What an exhaustive run asked without keeping it, as one test case.
void add_the_rest(Suite& suite, const ClassVerdict& verdict) {
    suite.cases += fmt::format("    <testcase classname=\"{}\" name=\"{} right answers of {}\"/>\n",
                               suite.class_name, verdict.passed, verdict.asked);
    ++suite.tests;
}

Suite suite_of(const ClassVerdict& verdict, const CheckReport& report,
               const std::map<const TestResult*, const Failure*>& failures) {
    const std::string players = players_in_words(verdict.players);
    const std::string class_name = fmt::format("bakuk.{}.{}", markup(verdict.conformance_class),
                                               verdict.players == Players::two ? "two" : "three");
    Suite suite{fmt::format("{}, {}", markup(verdict.conformance_class), players), class_name, {}};
    std::uint64_t passes_told = 0;
    for (const TestResult& result : report.results) {
        if (result.conformance_class != verdict.conformance_class ||
            result.players != verdict.players) {
            continue;
        }
        const auto failure = failures.find(&result);
        add_case(suite, result, failure == failures.end() ? nullptr : failure->second);
        passes_told += result.ending == Ending::passed ? 1U : 0U;
    }
    if (verdict.passed > passes_told) {
        add_the_rest(suite, verdict);
    }
    return suite;
}

std::string properties_of(const CheckReport& report) {
    const Implementation& tested = report.implementation;
    std::vector<std::pair<std::string, std::string>> properties{
        {"verdict", verdict_line(report)},
        {"implementation", printable(tested.name + " " + tested.version)},
        {"command", printable(fmt::format("{}", fmt::join(tested.command, " ")))},
        {"classes", printable(fmt::format("{}", fmt::join(tested.classes, " ")))},
        {"rulings", to_text(report.rulings)},
        {"harness version", report.harness_version},
        {"specification version", report.specification_version},
        {"vectors version", report.vectors_version},
        {"vectors sha256", report.vectors_sha256}};
    for (const std::string& line : report.diagnosis) {
        properties.emplace_back("diagnosis", printable(line));
    }
    for (const std::string& line : report.remarks) {
        properties.emplace_back("remark", printable(line));
    }
    std::string xml = "    <properties>\n";
    for (const auto& [name, value] : properties) {
        xml += fmt::format("      <property name=\"{}\" value=\"{}\"/>\n", name, markup(value));
    }
    return xml + "    </properties>\n";
}

std::string to_xml(const Suite& suite, const CheckReport& report) {
    std::string xml = fmt::format(
        "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"{}\">\n",
        suite.name, suite.tests, suite.failures, suite.errors, suite.skipped);
    xml += properties_of(report) + suite.cases;
    if (suite.errors > 0 && !report.last_words.empty()) {
        xml += fmt::format("    <system-err>{}</system-err>\n",
                           markup(printable_lines(report.last_words)));
    }
    return xml + "  </testsuite>\n";
}

} // namespace

std::string junit_report(const CheckReport& report) {
    const std::vector<Failure> failures = failures_of(report);
    std::map<const TestResult*, const Failure*> failure_of;
    for (const Failure& failure : failures) {
        failure_of.emplace(failure.result, &failure);
    }
    Suite all;
    std::string suites;
    for (const ClassVerdict& verdict : report.verdicts) {
        const Suite suite = suite_of(verdict, report, failure_of);
        if (suite.tests == 0) {
            continue;
        }
        suites += to_xml(suite, report);
        all.tests += suite.tests;
        all.failures += suite.failures;
        all.errors += suite.errors;
        all.skipped += suite.skipped;
    }
    return fmt::format("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                       "<testsuites name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"{}\" "
                       "skipped=\"{}\">\n{}</testsuites>\n",
                       markup(rules_name(report)), all.tests, all.failures, all.errors, all.skipped,
                       suites);
}

} // namespace bakuk::harness
