#include "reports/reports.hpp"

#include "catch.hpp"
#include "run_tool.hpp"
#include "sample_reports.hpp"

using namespace bakuk;
using namespace bakuk::harness;
using namespace bakuk::tests;

namespace {

/// Perl's prove over the report.
ToolRun prove(const std::string& report) {
    const TemporaryFile file("report.tap", report);
    return run_tool("prove --exec cat '" + file.path() + "'");
}

bool says(const ToolRun& run, std::string_view words) {
    return run.output.find(words) != std::string::npos;
}

} // namespace

TEST_CASE("prove accepts what conforms", "[reports][tap]") {
    const ToolRun run = prove(tap_report(conforming()));
    INFO(run.output);
    CHECK(run.status == 0);
    CHECK(says(run, "Result: PASS"));
    CHECK(says(run, "Tests=3,"));
}

TEST_CASE("prove finds the failures by number", "[reports][tap]") {
    const ToolRun run = prove(tap_report(failing()));
    INFO(run.output);
    CHECK(run.status != 0);
    CHECK(says(run, "Failed tests:  1, 3-4, 6"));
    CHECK(says(run, "Tests=6,"));
    CHECK_FALSE(says(run, "Parse errors"));
}

TEST_CASE("prove takes skipped and known failures for what they are", "[reports][tap]") {
    const ToolRun run = prove(tap_report(every_ending()));
    INFO(run.output);
    CHECK(says(run, "Failed tests:  2-8, 11")); // 1 passed, 9 is skipped, 10 is known
    CHECK(says(run, "Tests=11,"));
    CHECK_FALSE(says(run, "Parse errors"));
}

TEST_CASE("hostile replies leave the TAP well formed", "[reports][tap]") {
    const ToolRun run = prove(tap_report(hostile()));
    INFO(run.output);
    CHECK(says(run, "Failed tests:  1, 3-4, 6"));
    CHECK(says(run, "Tests=6,"));
    CHECK_FALSE(says(run, "Parse errors"));
}

TEST_CASE("answers on every position are one test point", "[reports][tap]") {
    CheckReport report = report_on("mybakuk");
    report.verdicts = {verdict("moves", Players::two, 1000, 0, true)};
    const std::string tap = tap_report(report);
    CHECK(tap.find("\n1..1\nok 1 - moves, two players: 1000 right answers of 1000 on every "
                   "position\n") != std::string::npos);
    CHECK(prove(tap).status == 0);
}

TEST_CASE("the block below a failure has request, expected, given and clauses", "[reports][tap]") {
    constexpr std::string_view block = R"TAP(not ok 3 - capture-two-002, moves, two players
  ---
  message: "in the reply, b holds 2 (not 0), player 1 has 16 (not 18)"
  severity: "fail"
  ending: "failed"
  breaks: "CAP-1"
  clauses: "CAP-1"
  request: "play 1,1,0,0,2,0/16,16/1 a"
  expected: "0,0,0,0,2,0/18,16/2"
  given: "0,2,0,0,2,0/16,16/2"
  ...
)TAP";
    CHECK(tap_report(failing()).find(block) != std::string::npos);
}
