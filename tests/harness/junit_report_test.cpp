#include "reports/reports.hpp"

#include "catch.hpp"
#include "run_tool.hpp"
#include "sample_reports.hpp"

using namespace bakuk;
using namespace bakuk::harness;
using namespace bakuk::tests;

namespace {

/// Reads the report with Python's parser, holds it to the structure that readers of JUnit's XML
/// rely on, and prints one line a test case.
constexpr std::string_view reader = R"(
import sys, xml.etree.ElementTree as tree
root = tree.parse(sys.argv[1]).getroot()
assert root.tag == "testsuites"
kinds = {"failure": "failures", "error": "errors", "skipped": "skipped"}
def counts(element):
    return {name: int(element.get(name)) for name in ["tests", *kinds.values()]}
total = dict.fromkeys(["tests", *kinds.values()], 0)
for suite in root:
    assert suite.tag == "testsuite" and suite.get("name")
    found = dict.fromkeys(total, 0)
    for child in suite:
        assert child.tag in ("properties", "testcase", "system-err"), child.tag
        if child.tag == "properties":
            assert all(p.tag == "property" and p.get("name") and p.get("value") is not None for p in child)
        if child.tag != "testcase":
            continue
        assert child.get("name") and child.get("classname")
        assert len(child) <= 1
        found["tests"] += 1
        ending = "passed"
        for outcome in child:
            ending = outcome.tag
            found[kinds[outcome.tag]] += 1
            assert outcome.get("message") is not None and len(outcome) == 0
        print(child.get("classname"), child.get("name"), ending, sep="|")
    assert found == counts(suite), (found, counts(suite))
    for name in total:
        total[name] += found[name]
assert total == counts(root), (total, counts(root))
)";

ToolRun read(const std::string& report) {
    const TemporaryFile script("junit.py", reader);
    const TemporaryFile file("junit.xml", report);
    return run_tool("python3 '" + script.path() + "' '" + file.path() + "'");
}

} // namespace

TEST_CASE("JUnit's XML has a test case for each result", "[reports][junit]") {
    const ToolRun run = read(junit_report(failing()));
    CHECK(run.output == R"(bakuk.moves.two|chain-three-001|failure
bakuk.moves.two|capture-two-001|passed
bakuk.moves.two|capture-two-002|failure
bakuk.moves.two|legal-002|failure
bakuk.moves.two|legal-001|passed
bakuk.end.two|draw-001|failure
)");
    CHECK(run.status == 0);
}

TEST_CASE("each ending is a pass, a failure, an error or skipped in JUnit's XML",
          "[reports][junit]") {
    const ToolRun run = read(junit_report(every_ending()));
    CHECK(run.output == R"(bakuk.moves.two|capture-two-000|passed
bakuk.moves.two|capture-two-001|failure
bakuk.moves.two|capture-two-002|failure
bakuk.moves.two|capture-two-003|failure
bakuk.moves.two|capture-two-004|failure
bakuk.moves.two|capture-two-005|error
bakuk.moves.two|capture-two-006|error
bakuk.moves.two|capture-two-007|error
bakuk.moves.two|capture-two-008|skipped
bakuk.moves.two|capture-two-009|skipped
bakuk.moves.two|capture-two-0010|failure
)");
    CHECK(run.status == 0);
}

TEST_CASE("hostile replies leave JUnit's XML well formed", "[reports][junit]") {
    const std::string report = junit_report(hostile());
    const ToolRun run = read(report);
    CHECK(run.status == 0);
    CHECK(run.output.find("capture-two-002|error") != std::string::npos);
    CHECK(report.find("<script>") == std::string::npos);
}

TEST_CASE("answers on every position are one test case beside the failures", "[reports][junit]") {
    CheckReport report = failing();
    report.results.erase(report.results.begin() + 1, report.results.end());
    report.verdicts = {verdict("moves", Players::two, 1000, 1, true)};
    const ToolRun run = read(junit_report(report));
    CHECK(run.output == R"(bakuk.moves.two|chain-three-001|failure
bakuk.moves.two|999 right answers of 1000|passed
)");
}
