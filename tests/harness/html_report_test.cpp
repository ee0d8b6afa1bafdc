#include "reports/reports.hpp"

#include "catch.hpp"
#include "run_tool.hpp"
#include "sample_reports.hpp"

#include <fmt/format.h>

using namespace bakuk;
using namespace bakuk::harness;
using namespace bakuk::tests;

namespace {

/// Reads the page with Python's parser: every element closed in order, nothing fetched, nothing
/// run, every link within the page. Prints the text of the page.
constexpr std::string_view reader = R"(
import sys
from html.parser import HTMLParser
void = {"meta"}
class Page(HTMLParser):
    def __init__(self):
        super().__init__()
        self.open, self.ids, self.links, self.text, self.tags = [], [], [], [], []
    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        names = [name for name, _ in attributes]
        assert len(names) == len(set(names)), (tag, names)
        for name, value in attributes:
            assert not name.startswith("on") and name not in ("src", "srcset", "data", "action"), name
            if name == "href":
                self.links.append(value)
            if name == "id":
                self.ids.append(value)
        if tag not in void:
            self.open.append(tag)
    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        self.open.pop()
    def handle_endtag(self, tag):
        assert self.open and self.open[-1] == tag, (tag, self.open)
        self.open.pop()
    def handle_data(self, data):
        if "style" in self.open:
            assert "url(" not in data and "@import" not in data
        elif data.strip():
            self.text.append(data.strip())
page = Page()
page.feed(open(sys.argv[1], encoding="utf-8").read())
page.close()
assert not page.open, page.open
assert not {"script", "link", "img", "iframe", "object", "embed", "form"} & set(page.tags)
assert len(page.ids) == len(set(page.ids)), page.ids
for link in page.links:
    assert link[0] == "#" and link[1:] in page.ids, link
print("\n".join(page.text))
)";

ToolRun read(const std::string& report) {
    const TemporaryFile script("html.py", reader);
    const TemporaryFile file("report.html", report);
    return run_tool("PYTHONIOENCODING=utf-8 python3 '" + script.path() + "' '" + file.path() + "'");
}

std::size_t count(const std::string& text, std::string_view part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != text.npos; at = text.find(part, at + 1)) {
        ++found;
    }
    return found;
}

} // namespace

TEST_CASE("the page is well formed and needs nothing from elsewhere", "[reports][html]") {
    for (const CheckReport& report : {conforming(), failing(), every_ending()}) {
        const ToolRun run = read(html_report(report));
        INFO(run.output);
        CHECK(run.status == 0);
    }
}

TEST_CASE("the page tells verdict, clause, replies and the step that parts", "[reports][html]") {
    const ToolRun run = read(html_report(failing()));
    CHECK(run.output.find("mybakuk 0.3 does not conform to Bakuk 1.0: moves, end; two players") !=
          std::string::npos);
    for (const std::string_view told :
         {"CAP-1: 1 failure", "If the last stone brings its hole to exactly two or exactly four",
          "play 1,1,0,0,2,0/16,16/1 a", "0,2,0,0,2,0/16,16/2",
          "Here the reply parts from the turn."}) {
        INFO(told);
        CHECK(run.output.find(told) != std::string::npos);
    }
}

TEST_CASE("each failed turn has three drawn boards", "[reports][html]") {
    const std::string page = html_report(failing());
    // Two turns with three boards each; a list of moves and an outcome with the position alone.
    CHECK(count(page, "<svg class=\"board\"") == 8);
    CHECK(page.find("aria-label=\"a 0, b 2, c 0, d 0, e 2, f 0\"") != std::string::npos);
}

TEST_CASE("hostile replies stay text on the page", "[reports][html]") {
    const std::string page = html_report(hostile());
    const ToolRun run = read(page);
    INFO(run.output);
    CHECK(run.status == 0);
    CHECK(page.find("<script") == std::string::npos);
    CHECK(run.output.find("<script>alert(1)</script>") != std::string::npos); // as text
}

TEST_CASE("many failures of a clause are drawn, listed, and then counted", "[reports][html]") {
    CheckReport report = report_on("mybakuk");
    for (int stones = 0; stones < 10; ++stones) {
        for (int more = 0; more < 10; ++more) {
            report.results.push_back(failed(
                fmt::format("miss-{}-{}", stones, more), "moves",
                fmt::format("play 1,1,0,{},{},0/{},0/1 a", stones, more, 34 - stones - more),
                fmt::format("0,0,0,{},{},0/{},0/2", stones, more, 36 - stones - more),
                fmt::format("0,2,0,{},{},0/{},0/2", stones, more, 34 - stones - more), {"CAP-1"}));
        }
    }
    report.verdicts = {verdict("moves", Players::two, 100, 100)};
    const std::string page = html_report(report);
    CHECK(count(page, "<article>") == 3);
    CHECK(count(page, "data-label=\"given\"") == 50);
    CHECK(page.find("And 47 more") != std::string::npos);
    CHECK(read(page).status == 0);
}
