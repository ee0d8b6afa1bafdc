// The annex shows what `bakuk solve` prints, and an example of what came before a position.

#include "base/files.hpp"
#include "base/lines.hpp"
#include "catch.hpp"
#include "program.hpp"

#include <string>
#include <vector>

using namespace bakuk::harness;

namespace {

struct Shown {
    std::string arguments; // after "$ bakuk "
    std::string output;
};

/// The commands in the annex's console blocks, each with what stands under it.
std::vector<Shown> shown_in_annex() {
    constexpr std::string_view prompt = "$ bakuk ";
    const std::string text = read_file(BAKUK_SOURCE_DIR "/spec/annex-value.md");
    std::vector<Shown> all;
    bool within = false;
    for (const std::string_view line : split_lines(text)) {
        if (line == "```console") {
            within = true;
        } else if (line == "```") {
            within = false;
        } else if (within && line.starts_with(prompt)) {
            all.push_back({std::string(line.substr(prompt.size())), ""});
        } else if (within) {
            all.back().output += std::string(line) + "\n";
        }
    }
    return all;
}

} // namespace

TEST_CASE("the annex on the value of the game shows what the program prints", "[solve][annex]") {
    const std::vector<Shown> all = shown_in_annex();
    CHECK(all.size() == 3);
    for (const Shown& shown : all) {
        INFO(shown.arguments);
        const bakuk::tests::Ran ran = bakuk::tests::run_program(shown.arguments);
        CHECK(ran.status == 0);
        CHECK(ran.errors.empty());
        CHECK(ran.output == shown.output);
    }
}

TEST_CASE("the annex says in words what the start and its moves are worth", "[solve][annex]") {
    const std::string text = read_file(BAKUK_SOURCE_DIR "/spec/annex-value.md");
    const std::string start = shown_in_annex().front().output;
    CHECK(text.find("wins by two stones.** His first move c is worth +2 to him, b is worth 0, a is "
                    "worth -2.") != std::string::npos);
    CHECK(start.find("\nValue +2\n") != std::string::npos);
    CHECK(start.find("\na        -2\nb         0\nc        +2  best\n") != std::string::npos);
}
