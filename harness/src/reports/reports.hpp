#pragma once

#include "check/results.hpp"

#include <cstddef>
#include <string>

namespace bakuk::harness {

// What a check found, told to people and to machines. Whatever an implementation sent (names,
// replies, last words) is made harmless in each format; nothing here writes or prints.

/// Whether the implementation conforms in all that it claims and that was asked. Known failures
/// are failures here; a run that asked nothing, or only what a filter chose, shows no conformance.
[[nodiscard]] bool conforms(const CheckReport& report);

/// The verdict in one line: class, players and evidence, as in "conforms to Bakuk 1.0: moves, end;
/// two players (on 412 golden vectors)".
[[nodiscard]] std::string verdict_line(const CheckReport& report);

/// How the text for people is written.
struct TextStyle {
    bool colour = false;
    std::size_t columns = 100; // for all but the verdict, which is one line
    std::size_t in_full = 1;   // failures that are shown in full; the rest are counted
};

/// The report for people: the verdict, the smallest failing position with the clause it breaks,
/// the other failures by clause, the counts. Ends in LF.
[[nodiscard]] std::string text_report(const CheckReport& report, const TextStyle& style = {});

/// The whole report as JSON, of the schema harness/schema/report.schema.json. Ends in LF.
[[nodiscard]] std::string json_report(const CheckReport& report);

/// The whole report as JUnit's XML: a testsuite for each class and number of players.
[[nodiscard]] std::string junit_report(const CheckReport& report);

/// The whole report as TAP, version 14: a test point for each result.
[[nodiscard]] std::string tap_report(const CheckReport& report);

/// The report as one page of HTML that needs no other file.
[[nodiscard]] std::string html_report(const CheckReport& report);

/// The conformance statement in Markdown, for a README: the verdict, what was tested by which
/// versions, and how to repeat it.
[[nodiscard]] std::string statement(const CheckReport& report);

/// The verdict as a badge in SVG.
[[nodiscard]] std::string badge(const CheckReport& report);

} // namespace bakuk::harness
