#include "catch.hpp"
#include "program.hpp"

#include <string>

using bakuk::tests::Ran;
using bakuk::tests::run_program;

namespace {

/// Refused with one line that has this in it.
void check_refused(const std::string& arguments, const std::string& part) {
    const Ran ran = run_program("solve " + arguments);
    INFO(arguments << ": " << ran.errors);
    CHECK(ran.status == 2);
    CHECK(ran.output.empty());
    CHECK(ran.errors.find(part) != std::string::npos);
    CHECK(ran.errors.find('\n') == ran.errors.size() - 1);
}

bool has(const Ran& ran, const std::string& part) {
    return ran.output.find(part) != std::string::npos;
}

} // namespace

TEST_CASE("solve gives a position's value, its moves' and a best line", "[solve]") {
    // Worked out by hand: every reply is forced, and all four stones are captured.
    const Ran ran = run_program("solve 2,1,0,0,1,0/16,16/1");
    CHECK(ran.status == 0);
    CHECK(ran.errors.empty());
    CHECK(has(ran, "\nValue +4\n"));
    CHECK(has(ran, "player 1 has captured 4 more in the end and wins."));
    CHECK(has(ran, "\nb        +4  best\n"));
    CHECK(has(ran, "\nHoles: beafa\nEnd:   0,0,0,0,0,0/20,16/2, ended 1\n"));
    CHECK(has(ran, "may be nearer to 0"));
}

TEST_CASE("solve counts what has been captured before", "[solve]") {
    CHECK(has(run_program("solve 2,1,0,0,1,0/14,18/1"), "both have captured the same in the end"));
    CHECK(has(run_program("solve 2,1,0,0,1,0/12,20/1"), "player 2 has captured 4 more in the end"));
    CHECK(has(run_program("solve 2,1,0,0,1,0/15,17/1"), "player 1 has captured 2 more in the end"));
}

TEST_CASE("solve says of a loss who can force it", "[solve]") {
    // c can only be sown to d and e, and d to e captures both.
    const Ran ran = run_program("solve 0,0,2,0,0,0/17,17/1");
    CHECK(has(ran, "\nValue -2\nFrom here on player 2 can capture 2 more than player 1"));
    CHECK(has(ran, "\nHoles: cd\nEnd:   0,0,0,0,0,0/17,19/1, ended 2\n"));
}

TEST_CASE("solve takes a position with an odd number of stones", "[solve]") {
    const Ran ran = run_program("solve 0,0,1,1,1,0/17,16/1");
    // c makes two in d: captured; in e there is one, which ends the chain. Player 1 has no stone.
    CHECK(ran.status == 0);
    CHECK(has(ran, "\nValue +2\n"));
}

TEST_CASE("solve says that a game has ended", "[solve][END-1]") {
    const Ran ran = run_program("solve 0,0,0,1,0,0/20,15/1");
    CHECK(ran.status == 0);
    CHECK(has(ran, "Value 0: the game has ended (ended 1), for player 1 has no stone in his holes "
                   "(END-1).\n"));
    CHECK_FALSE(has(ran, "A best line"));
}

TEST_CASE("solve says that a line goes round", "[solve][END-6]") {
    // From vectors/values.json, value-round-001.
    const Ran ran = run_program("solve 1,4,9,7,3,2/4,6/2");
    CHECK(has(ran, "\nValue 0\n"));
    CHECK(has(ran, "The last position has been there before: play goes round"));
    CHECK(has(ran, "\nEnd:   1,4,9,7,3,2/4,6/2, ended 2\n"));
}

TEST_CASE("solve refuses what is no position of two players", "[solve]") {
    check_refused("1,0,0,1,0,0/20,14,0/1", "only the game of two is solved");
    check_refused("1,0,0,1,0,0/20,15/1", "expected 36");
    check_refused("hello", "position \"hello\", column 1");
    check_refused("1,0,0,1,0,0/20,14/3", "column");
    check_refused("1,0,0,1,0,0/20,14/1 a", "one argument too many");
}
