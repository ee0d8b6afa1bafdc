#include "run_tool.hpp"

#include "catch.hpp"
#include "misreadings/misreading.hpp"

#include <algorithm>
#include <string>

using namespace bakuk::harness;
using namespace bakuk::tests;

namespace {

/// The output on one line, so that where it is broken does not matter.
std::string on_one_line(std::string text) {
    std::ranges::replace(text, '\n', ' ');
    return text;
}

} // namespace

TEST_CASE("check names what was misread and shows the smallest position", "[diagnosis][check]") {
    const ToolRun run =
        run_tool(BAKUK_PROGRAM " check -- " BAKUK_PROGRAM " serve --as chain-backward");
    CHECK(run.status == 1);
    const std::string text = on_one_line(run.output);
    CHECK(text.find("answers are those of chain-backward") != std::string::npos);
    CHECK(text.find("See CAP-3") != std::string::npos);
    CHECK(text.find("The smallest position that shows it: `play") != std::string::npos);
    CHECK(text.find("A game that leads there:") != std::string::npos);
}

TEST_CASE("check says how a ruling is to be given", "[diagnosis][check]") {
    const ToolRun run =
        run_tool(BAKUK_PROGRAM " check -- " BAKUK_PROGRAM " serve --as pass-instead-of-end");
    CHECK(run.status == 1);
    CHECK(on_one_line(run.output).find("run again with --ruling blocked=passes") !=
          std::string::npos);
}

TEST_CASE("misreadings lists every entry with the vectors that find it", "[misreadings]") {
    const ToolRun run = run_tool(BAKUK_PROGRAM " misreadings --kills");
    CHECK(run.status == 0);
    for (const Misreading& misreading : misreadings()) {
        CHECK(run.output.find(misreading.id) != std::string::npos);
    }
    CHECK(run.output.find("found by: ") != std::string::npos);
    CHECK(run.output.find("undo-keeps-captures") != std::string::npos);
}
