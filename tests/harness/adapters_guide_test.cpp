#include "base/files.hpp"
#include "base/lines.hpp"
#include "catch.hpp"
#include "protocol/protocol.hpp"
#include "run_tool.hpp"

#include <string>

using namespace bakuk;
using namespace bakuk::harness;
using namespace bakuk::tests;

// What harness/adapters/README.md shows is true.

namespace {

std::string guide() {
    return read_file(BAKUK_SOURCE_DIR "/harness/adapters/README.md");
}

/// The first block of that language.
std::string block(const std::string& text, const std::string& language) {
    const std::string fence = "```" + language + "\n";
    const std::size_t begin = text.find(fence);
    REQUIRE(begin != std::string::npos);
    const std::size_t end = text.find("```\n", begin + fence.size());
    REQUIRE(end != std::string::npos);
    return text.substr(begin + fence.size(), end - begin - fence.size());
}

/// A reply of the guide without the remark beside it.
std::string without_remark(std::string_view line) {
    return std::string(line.substr(0, line.find("  ")));
}

} // namespace

TEST_CASE("the guide's requests get the replies that it shows", "[guide]") {
    constexpr std::string_view asked = "asked    ";
    constexpr std::string_view reply = "reply    ";
    const std::string text = block(guide(), "text");
    std::string question;
    int questions = 0;
    for (const std::string_view line : split_lines(text)) {
        if (line.starts_with(asked)) {
            question = line.substr(asked.size());
            continue;
        }
        REQUIRE(line.starts_with(reply));
        const auto request = parse_request(question);
        if (question == "hello 1") {
            continue;
        }
        INFO(question);
        REQUIRE(std::holds_alternative<Request>(request));
        CHECK(reference_reply(std::get<Request>(request)) ==
              without_remark(line.substr(reply.size())));
        ++questions;
    }
    CHECK(questions == 4);
}

TEST_CASE("the guide's first adapter runs and fails what it claims", "[guide]") {
    const TemporaryFile adapter("my_adapter.py", block(guide(), "python"));
    const ToolRun run = run_tool(BAKUK_PROGRAM " check -- python3 '" + adapter.path() + "'");
    INFO(run.output);
    CHECK(run.status == 1);
    CHECK(run.output.starts_with("does not conform to Bakuk 1.0: moves; two players ("));
    CHECK(run.output.find("tested: my-bakuk 0.1") != std::string::npos);
}

TEST_CASE("every file that the guide links to is there", "[guide]") {
    const std::string text = guide();
    int links = 0;
    for (std::size_t at = text.find("]("); at != text.npos; at = text.find("](", at + 1)) {
        const std::string link = text.substr(at + 2, text.find(')', at) - at - 2);
        if (!link.starts_with("#")) {
            INFO(link);
            CHECK(std::filesystem::exists(BAKUK_SOURCE_DIR "/harness/adapters/" + link));
            ++links;
        }
    }
    CHECK(links > 10);
}
