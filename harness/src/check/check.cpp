#include "check/check.hpp"

#include "base/errors.hpp"
#include "base/files.hpp"
#include "check/diagnosing.hpp"
#include "check/exhaustive.hpp"
#include "check/golden.hpp"
#include "check/known_failures.hpp"
#include "check/plan.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <iterator>

namespace bakuk::harness {

namespace {

void refuse(bool wrong, std::string_view why) {
    if (wrong) {
        throw InputError(fmt::format("check: {}", why));
    }
}

void refuse_what_does_not_go_together(const CheckOptions& options) {
    refuse(options.stones && !options.exhaustive, "--stones chooses a part of --exhaustive");
    refuse(options.stones && options.stones->first == options.stones->second &&
               options.stones->first % 2 != 0,
           "--stones: captures are even, so only even numbers of stones occur");
    refuse(options.stones && !options.selection.classes.empty() &&
               std::ranges::all_of(options.selection.classes,
                                   [](const std::string& name) { return name == "games"; }),
           "--stones: every position is asked about in the classes moves and end only");
    refuse(options.exhaustive && !options.selection.filter.empty(),
           "--filter chooses golden vectors; it does not go with --exhaustive");
    refuse(options.exhaustive && options.shuffle.has_value(),
           "--shuffle is for golden vectors; it does not go with --exhaustive");
    refuse(options.exhaustive && options.isolate,
           "--isolate is for golden vectors; it does not go with --exhaustive");
    refuse(options.isolate && options.shuffle.has_value(),
           "--shuffle changes nothing under --isolate");
    refuse(options.exhaustive && !options.known_failures.empty(),
           "--known-failures names golden vectors; it does not go with --exhaustive");
    refuse(options.write_known_failures && options.known_failures.empty(),
           "--write-known-failures needs --known-failures FILE");
    const Selection& selection = options.selection;
    refuse(options.write_known_failures && !(selection.classes.empty() &&
                                             selection.players.empty() && selection.filter.empty()),
           "--write-known-failures needs all tests; take --class, --players and --filter away");
}

KnownFailures read_known_failures(const CheckOptions& options, const Suite& suite) {
    const bool make =
        options.write_known_failures && !std::filesystem::exists(options.known_failures);
    KnownFailures known(options.known_failures, options.known_failures.empty() || make
                                                    ? ""
                                                    : read_file(options.known_failures));
    if (!options.write_known_failures) {
        known.require_vectors_of(suite);
    }
    return known;
}

void handle_known_failures(const CheckOptions& options, const Suite& suite, KnownFailures known,
                           std::vector<TestResult>& results) {
    if (options.write_known_failures) {
        const std::string text = known.updated(results, suite);
        write_file(options.known_failures, text);
        known = KnownFailures(options.known_failures, text);
    }
    known.apply(results);
}

/// Every class with every number of players that is selected.
std::vector<ClassVerdict> empty_verdicts(const Selection& selection,
                                         const Implementation& implementation) {
    std::vector<ClassVerdict> verdicts;
    for (const Players players : {Players::two, Players::three}) {
        for (const std::string name : {"moves", "end", "games"}) {
            if (selects(selection, name, players)) {
                ClassVerdict verdict;
                verdict.conformance_class = name;
                verdict.players = players;
                verdict.claimed = claims(implementation, name, players);
                verdicts.push_back(verdict);
            }
        }
    }
    return verdicts;
}

void count(const TestResult& test, ClassVerdict& verdict) {
    if (test.ending == Ending::skipped) {
        verdict.skipped += test.detail == not_asked ? 0 : 1;
        verdict.not_asked += test.detail == not_asked ? 1 : 0;
        return;
    }
    verdict.asked += 1;
    verdict.passed += test.ending == Ending::passed ? 1 : 0;
    verdict.failed += is_failure(test.ending) ? 1 : 0;
}

void count_golden(const std::vector<TestResult>& tests, std::vector<ClassVerdict>& verdicts) {
    for (const TestResult& test : tests) {
        for (ClassVerdict& verdict : verdicts) {
            if (verdict.conformance_class == test.conformance_class &&
                verdict.players == test.players) {
                count(test, verdict);
            }
        }
    }
}

void note_leaks(const std::vector<TestResult>& results, const CrewOptions& options,
                CheckReport& report) {
    if (options.isolate) {
        return;
    }
    if (std::string leaks = find_leaks(results, options); !leaks.empty()) {
        report.remembers = true;
        report.remarks.push_back(std::move(leaks));
    }
}

void check_golden(const CheckOptions& options, const Suite& suite, const KnownFailures& known,
                  const CrewOptions& crew_options, Crew& crew, CheckReport& report) {
    report.results = plan_golden(suite, options.selection, report.implementation, report.rulings);
    refuse(report.results.empty(), "no golden vector is selected");
    ask_golden(report.results, crew, options.jobs, options.isolate, options.shuffle);
    note_leaks(report.results, crew_options, report);
    if (!options.known_failures.empty()) {
        handle_known_failures(options, suite, known, report.results);
    }
    count_golden(report.results, report.verdicts);
}

} // namespace

std::variant<CheckReport, NoAdapter> check(const CheckOptions& options, const Suite& suite) {
    refuse_what_does_not_go_together(options);
    const KnownFailures known = read_known_failures(options, suite);
    const CrewOptions crew_options{options.command, to_milliseconds(options.timeout), options.jobs,
                                   options.isolate};
    auto started = start_adapter(options.command, crew_options.timeout);
    if (NoAdapter* none = std::get_if<NoAdapter>(&started)) {
        return std::move(*none);
    }
    auto& adapter = std::get<Adapter>(started);

    CheckReport report;
    report.implementation = adapter.implementation;
    report.rulings = options.rulings.value_or(adapter.implementation.rulings);
    report.harness_version = BAKUK_VERSION;
    report.specification_version = suite.specification_version;
    report.vectors_version = suite.vectors_version;
    report.vectors_sha256 = suite.manifest_sha256;
    report.filter = options.selection.filter;
    report.stones = options.stones;
    report.shuffle = options.shuffle;
    report.verdicts = empty_verdicts(options.selection, report.implementation);
    Crew crew(crew_options, std::move(adapter.process));
    if (!options.stones) {
        check_golden(options, suite, known, crew_options, crew, report);
    }
    if (options.exhaustive) {
        std::vector<TestResult> failures = ask_exhaustively(report, options.stones, crew);
        note_leaks(failures, crew_options, report);
        std::ranges::move(failures, std::back_inserter(report.results));
    }
    report.diagnosis = diagnosis_of(report, suite, crew_options);
    for (const std::string& complaint : crew.complaints()) {
        report.remarks.push_back(complaint);
        report.broke_besides = true;
    }
    if (!crew.gave_up().empty()) {
        report.remarks.push_back(crew.gave_up());
        report.broke_besides = true;
    }
    report.last_words = crew.last_words();
    return report;
}

Result result_of(const CheckReport& report) {
    const auto any = [&](auto counts) { return std::ranges::any_of(report.results, counts); };
    const bool broke = report.broke_besides ||
                       any([](const TestResult& test) { return is_breakage(test.ending); });
    if (broke) {
        return Result::implementation_broke;
    }
    const bool failed = any([](const TestResult& test) { return is_failure(test.ending); });
    const bool asked = std::ranges::any_of(
        report.verdicts, [](const ClassVerdict& verdict) { return verdict.asked > 0; });
    return failed || !asked ? Result::answer_is_no : Result::good;
}

} // namespace bakuk::harness
