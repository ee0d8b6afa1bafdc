// The annex "Bakuk in numbers" prints commands with what they answer. Here they are run.

#include "base/files.hpp"
#include "base/lines.hpp"
#include "catch.hpp"
#include "program.hpp"

#include <algorithm>
#include <cctype>
#include <string>
#include <vector>

using namespace bakuk::harness;
using namespace bakuk::tests;

namespace {

/// A fenced block of the annex: a command and what it prints.
struct Block {
    std::string arguments;
    std::string output;
};

struct Annex {
    std::vector<Block> blocks;
    std::string prose; // all lines outside the blocks
};

Annex read_annex() {
    const std::string text = read_file(BAKUK_SOURCE_DIR "/spec/annex-numbers.md");
    constexpr std::string_view prompt = "$ bakuk ";
    Annex annex;
    bool inside = false;
    for (const std::string_view line : split_lines(text)) {
        if (line.starts_with("```")) {
            inside = !inside;
        } else if (!inside) {
            annex.prose += std::string(line) + "\n";
        } else if (line.starts_with(prompt)) {
            annex.blocks.push_back({std::string(line.substr(prompt.size())), ""});
        } else if (!annex.blocks.empty()) {
            annex.blocks.back().output += std::string(line) + "\n";
        }
    }
    return annex;
}

void check_block(const std::string& arguments) {
    const Annex annex = read_annex();
    const auto block = std::ranges::find(annex.blocks, arguments, &Block::arguments);
    REQUIRE(block != annex.blocks.end());
    const Ran ran = run_program(arguments);
    CHECK(ran.status == 0);
    CHECK(ran.output == block->output);
}

/// The numbers of a text that are written with commas between their thousands.
std::vector<std::string> grouped_numbers(const std::string& text) {
    std::vector<std::string> numbers;
    std::string word;
    for (const char character : text + " ") {
        if (std::isdigit(static_cast<unsigned char>(character)) != 0 ||
            (character == ',' && !word.empty())) {
            word += character;
            continue;
        }
        while (word.ends_with(',')) {
            word.pop_back();
        }
        if (word.find(',') != std::string::npos) {
            numbers.push_back(word);
        }
        word.clear();
    }
    return numbers;
}

bool is_long(const Block& block) {
    return block.arguments == "perft 20";
}

} // namespace

TEST_CASE("every command in the annex of numbers is run here or in the slow test", "[annex]") {
    const Annex annex = read_annex();
    CHECK(annex.blocks.size() >= 7);
    CHECK(std::ranges::count_if(annex.blocks, is_long) == 1);
}

TEST_CASE("the annex of numbers is what the program prints", "[annex]") {
    for (const Block& block : read_annex().blocks) {
        if (!is_long(block)) {
            INFO(block.arguments);
            check_block(block.arguments);
        }
    }
}

// Takes a minute.
TEST_CASE("the long count of games in the annex is what the program prints", "[.][slow]") {
    check_block("perft 20");
}

TEST_CASE("a large number in the annex's prose stands in what a command prints", "[annex]") {
    const Annex annex = read_annex();
    const std::vector<std::string> numbers = grouped_numbers(annex.prose);
    CHECK(!numbers.empty());
    for (const std::string& number : numbers) {
        if (number == "2,822,260") { // all_boards; board_index_test.cpp counts them
            continue;
        }
        INFO(number);
        CHECK(std::ranges::any_of(annex.blocks, [&](const Block& block) {
            return block.output.find(number) != std::string::npos;
        }));
    }
}
