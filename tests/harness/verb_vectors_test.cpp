#include "catch.hpp"
#include "run_tool.hpp"
#include "vectors/nearest.hpp"
#include "vectors_copy.hpp"

#include "base/lines.hpp"

#include <algorithm>

// The verbs that show, write and hold the golden vectors, as their users run them.

using namespace bakuk::harness;
using bakuk::tests::run_tool;
using bakuk::tests::ToolRun;
using bakuk::tests::VectorsCopy;
using Catch::Matchers::ContainsSubstring;

namespace {

ToolRun run_bakuk(const std::string& arguments) {
    return run_tool("\"" BAKUK_PROGRAM "\" " + arguments);
}

} // namespace

TEST_CASE("generate --check finds the project's vectors as they are generated", "[generate]") {
    const ToolRun run = run_bakuk("generate --check");
    INFO(run.output);
    CHECK(run.status == 0);
    CHECK_THAT(run.output, ContainsSubstring("nothing would change"));
}

TEST_CASE("verify finds the project's vectors right, a line for each kind of thing", "[verify]") {
    const ToolRun run = run_bakuk("verify");
    INFO(run.output);
    CHECK(run.status == 0);
    for (const char* line :
         {"vectors recomputed", "fit their schemas", "named by the manifest",
          "clauses tied to their vectors", "worked examples", "misreadings put to the vectors",
          "digests of the census recomputed"}) {
        CHECK_THAT(run.output, ContainsSubstring(line));
    }
    CHECK(run.output.find("except") == std::string::npos);
}

TEST_CASE("verify names every difference that it finds, and ends with 1", "[verify]") {
    const VectorsCopy copy;
    // A wrong answer that the manifest vouches for, a digest that is wrong, a file too many, a
    // clause that there is none of, a census that is not right, another specification.
    copy.replace("end/two/winners.json", "\"winners\": [1]", "\"winners\": [2]");
    copy.mend_digest("end/two/winners.json");
    copy.replace("moves/two/sowing.json",
                 "{\"id\": \"sow-short-001\", \"op\": \"play\", \"clauses\": [\"SOW-1\"",
                 "{\"id\": \"sow-short-001\", \"op\": \"play\", \"clauses\": [\"SOW-9\"");
    copy.write("moves/two/notes.txt", "mine\n");
    const std::string census = copy.read("census.json");
    const std::size_t digest = census.find("\"sha256\": \"") + 11;
    std::string wrong = census;
    wrong[digest] = wrong[digest] == '0' ? '1' : '0';
    copy.write("census.json", wrong);
    copy.mend_digest("census.json");
    copy.replace("manifest.json", "\"specification_sha256\": \"",
                 "\"specification_sha256\": \"0000");
    copy.replace("manifest.json", "\"fewest\": ", "\"fewest\": 1");
    const ToolRun run = run_bakuk("verify --vectors " + copy.folder().string());
    INFO(run.output);
    CHECK(run.status == 1);
    CHECK_THAT(run.output, ContainsSubstring("end/two/winners.json: "));
    CHECK_THAT(run.output, ContainsSubstring("the reference answers otherwise"));
    CHECK_THAT(run.output, ContainsSubstring("moves/two/sowing.json: edited since"));
    CHECK_THAT(run.output, ContainsSubstring("sow-short-001: names SOW-9, which is no clause"));
    CHECK_THAT(run.output, ContainsSubstring("moves/two/notes.txt: the manifest does not name it"));
    CHECK_THAT(run.output, ContainsSubstring("the specification's SHA-256 is"));
    CHECK_THAT(run.output, ContainsSubstring("the manifest says"));
    CHECK_THAT(run.output, ContainsSubstring("census.json"));
    CHECK_THAT(run.output, ContainsSubstring("misreadings"));
}

TEST_CASE("verify ends with 2 and one line where the vectors cannot be read", "[verify]") {
    SECTION("no such folder") {
        const ToolRun run = run_bakuk("verify --vectors /nowhere/at/all");
        CHECK(run.status == 2);
        CHECK(run.output == "bakuk: /nowhere/at/all/manifest.json: cannot be read: No such file or "
                            "directory\n");
    }
    SECTION("a file cut short") {
        const VectorsCopy copy;
        const std::string bytes = copy.read("moves/two/chains.json");
        copy.write("moves/two/chains.json", bytes.substr(0, 1000));
        const ToolRun run = run_bakuk("verify --vectors " + copy.folder().string());
        CHECK(run.status == 2);
        CHECK(split_lines(run.output).size() == 1);
        CHECK_THAT(run.output, ContainsSubstring("moves/two/chains.json, line "));
    }
}

TEST_CASE("list has a line for each vector, in columns", "[list]") {
    const ToolRun run = run_bakuk("list --class moves --players 2 --filter chain-of-t*");
    CHECK(run.status == 0);
    const std::vector<std::string_view> lines = split_lines(run.output);
    REQUIRE(lines.size() == 6);
    CHECK(lines[0].starts_with("chain-of-two-001    moves  2  play  CAP-3  "));
    CHECK(lines[5].starts_with("chain-of-three-003  moves  2  play  CAP-3  A chain of three: "));
}

TEST_CASE("list chooses by clause, class and number of players", "[list]") {
    const ToolRun by_clause = run_bakuk("list --filter END-6");
    CHECK(by_clause.status == 0);
    for (const std::string_view line : split_lines(by_clause.output)) {
        CHECK(line.find("END-6") != std::string_view::npos);
    }
    const ToolRun by_players = run_bakuk("list --players 3 --class end");
    for (const std::string_view line : split_lines(by_players.output)) {
        CHECK(line.find("  end  3  outcome  ") != std::string_view::npos);
    }
    const std::size_t all = split_lines(run_bakuk("list").output).size();
    std::size_t sum = 0;
    for (const char* name : {"moves", "end", "games"}) {
        sum += split_lines(run_bakuk(std::string("list --class ") + name).output).size();
    }
    CHECK(sum == all);
}

TEST_CASE("a filter that selects nothing is wrong usage", "[list]") {
    const ToolRun run = run_bakuk("list --filter no-such-thing");
    CHECK(run.status == 2);
    CHECK(run.output.starts_with("bakuk: the filter selects no vector"));
}

TEST_CASE("on a terminal a line of list is no longer than the terminal is wide", "[list]") {
    const ToolRun run = run_tool("script -qec 'stty cols 60; \"" BAKUK_PROGRAM
                                 "\" list --filter chain-of-six-*' /dev/null");
    CHECK(run.status == 0);
    const std::vector<std::string_view> lines = split_lines(run.output);
    REQUIRE(lines.size() == 3);
    const std::string_view line = lines[0].substr(0, lines[0].find('\r'));
    CHECK(line.starts_with("chain-of-six-001  moves  2  play  CAP-5  All six holes a"));
    CHECK(line.ends_with("..."));
    CHECK(line.size() <= 60);
}

TEST_CASE("show draws a turn's boards and tells all that the vector says", "[show]") {
    const ToolRun run = run_bakuk("show chain-of-two-001");
    CHECK(run.status == 0);
    for (const char* part :
         {"chain-of-two-001\n", "Class     moves, two players\n", "Before\n", "(n) chosen",
          "After\n", "Request   play ", "Reply     ", "Sown      ", "Captures  ",
          "CAP-3     After such a capture the next hole in the direction of sowing"}) {
        CHECK_THAT(run.output, ContainsSubstring(part));
    }
}

TEST_CASE("show tells why a move is illegal, and in a game which one", "[show]") {
    CHECK_THAT(run_bakuk("show refused-empty-hole-001").output,
               ContainsSubstring("Reply     illegal\nIllegal   empty-hole\n"));
    CHECK_THAT(run_bakuk("show game-begins-wrongly-001").output,
               ContainsSubstring("Request   game 2 d\nReply     illegal\n"
                                 "Illegal   move 1, d: not-your-hole\n"));
}

TEST_CASE("show names the ruling of a vector that has one", "[show]") {
    CHECK_THAT(run_bakuk("show blocked-passes-001").output,
               ContainsSubstring("Class     moves, two players, under blocked=passes\n"));
}

TEST_CASE("show names the nearest identifiers for one that there is not", "[show]") {
    const ToolRun run = run_bakuk("show chain-of-tow-001");
    CHECK(run.status == 2);
    CHECK(run.output.starts_with("bakuk: there is no vector \"chain-of-tow-001\"; nearest are "));
    CHECK_THAT(run.output, ContainsSubstring("chain-of-two-001"));
    CHECK(split_lines(run.output).size() == 1);
}

TEST_CASE("a distance counts what must be put in, left out or changed", "[show]") {
    CHECK(distance("", "") == 0);
    CHECK(distance("", "abc") == 3);
    CHECK(distance("abc", "") == 3);
    CHECK(distance("kitten", "sitting") == 3);
    CHECK(distance("chain", "chains") == 1);
    CHECK(nearest("abd", {"xyz", "abc", "ab", "abd-1"}, 2) ==
          std::vector<std::string>{"abc", "ab"});
}
