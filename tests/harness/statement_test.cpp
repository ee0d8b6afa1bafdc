#include "reports/reports.hpp"

#include "catch.hpp"
#include "run_tool.hpp"
#include "sample_reports.hpp"

using namespace bakuk;
using namespace bakuk::harness;
using namespace bakuk::tests;

TEST_CASE("the statement has verdict, versions, digest and how to repeat it", "[reports]") {
    CheckReport report = conforming();
    report.rulings.blocked = Blocked::passes;
    CHECK(statement(report) == R"(## Conformance to Bakuk 1.0

**mybakuk 0\.3** conforms to Bakuk 1.0 under blocked=passes: moves, end; two players (on 3 golden vectors).

| | |
|---|---|
| specification | Bakuk, rules, version 1.0 |
| rulings | `blocked=passes` |
| golden vectors | version 1.0.0, SHA-256 of the manifest `aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa` |
| harness | bakuk 1.0.0 |
| moves, two players | passes 2 golden vectors |
| end, two players | passes 1 golden vector |

To repeat the test: `bakuk check --ruling blocked=passes -- COMMAND`, where COMMAND starts the adapter.
)");
}

TEST_CASE("the statement of a failure says so, and what is not claimed", "[reports]") {
    const std::string text = statement(every_ending());
    CHECK(text.find("does not conform to Bakuk 1.0") != std::string::npos);
    CHECK(text.find("| end, three players | not claimed |") != std::string::npos);
}

TEST_CASE("a hostile name stays one cell of Markdown", "[reports]") {
    const std::string text = statement(hostile());
    CHECK(text.find("<script>") == std::string::npos);
    CHECK(text.find("\n...") == std::string::npos);
}

namespace {

/// The texts of an SVG file, as Python's parser reads them.
std::string texts_of(const std::string& svg) {
    const TemporaryFile script("svg.py", R"(
import sys, xml.etree.ElementTree as tree
root = tree.parse(sys.argv[1]).getroot()
assert root.tag == "{http://www.w3.org/2000/svg}svg"
width = int(root.get("width"))
texts = list(root.iter("{http://www.w3.org/2000/svg}text"))
for text in texts:
    middle, length = int(text.get("x")), int(text.get("textLength"))
    assert 0 <= middle - length / 2 and middle + length / 2 <= width
print(" | ".join(text.text for text in texts), end="")
)");
    const TemporaryFile file("badge.svg", svg);
    return run_tool("python3 '" + script.path() + "' '" + file.path() + "'").output;
}

} // namespace

TEST_CASE("the badge names what conforms, or that it does not", "[reports]") {
    CHECK(texts_of(badge(conforming())) == "Bakuk 1.0 | moves, end");
    CHECK(texts_of(badge(failing())) == "Bakuk 1.0 | does not conform");
    CHECK(texts_of(badge(hostile())) == "Bakuk 1.0 | does not conform");
    CheckReport part = conforming();
    part.filter = "CAP-1";
    CHECK(texts_of(badge(part)) == "Bakuk 1.0 | no verdict");
}
