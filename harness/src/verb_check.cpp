#include "base/files.hpp"
#include "base/terminal.hpp"
#include "check/check.hpp"
#include "reports/escaping.hpp"
#include "reports/reports.hpp"
#include "verbs.hpp"

#include <cstdio>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

std::string report_in(Format format, const CheckReport& report) {
    switch (format) {
    case Format::text:
        return text_report(report, {may_colour(stdout)});
    case Format::json:
        return json_report(report);
    case Format::junit:
        return junit_report(report);
    case Format::tap:
        return tap_report(report);
    }
    return "";
}

void write_files(const CheckOptions& options, const CheckReport& report) {
    if (!options.report.empty()) {
        write_file(options.report, html_report(report));
    }
    if (!options.statement.empty()) {
        write_file(options.statement, statement(report));
    }
    if (!options.badge.empty()) {
        write_file(options.badge, badge(report));
    }
}

Result tell(const NoAdapter& none, const CheckOptions& options) {
    fmt::print(stderr, "bakuk: {}: {}\n", printable(options.command.front(), 200), none.text);
    if (!none.last_words.empty()) {
        fmt::print(stderr, "its last words on standard error:\n{}", none.last_words);
    }
    return Result::implementation_broke;
}

} // namespace

Result run(const CheckOptions& options) {
    note_interrupts();
    const auto checked = check(options, read_suite(options.vectors));
    if (const NoAdapter* none = std::get_if<NoAdapter>(&checked)) {
        return tell(*none, options);
    }
    const auto& report = std::get<CheckReport>(checked);
    write_files(options, report);
    fmt::print("{}", report_in(options.format, report));
    return result_of(report);
}

} // namespace bakuk::harness
