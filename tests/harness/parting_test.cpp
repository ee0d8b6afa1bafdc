#include "reports/parting.hpp"

#include "catch.hpp"
#include "explain/story.hpp"
#include "sample_reports.hpp"

using namespace bakuk;
using namespace bakuk::harness;
using namespace bakuk::tests;

namespace {

Parting parting(std::string_view line, const std::string& expected, const std::string& given,
                const std::vector<std::string>& clauses, const Rulings& rulings = {}) {
    TestResult result = failed("x-001", "moves", line, expected, given, clauses);
    result.rulings = rulings;
    REQUIRE(reference_reply(result.request, rulings) == expected);
    return find_parting(result);
}

std::string step_at(const Parting& found, std::string_view line) {
    const auto asked = std::get<PlayRequest>(request(line));
    REQUIRE(found.step.has_value());
    return tell(asked.position, asked.hole).steps.at(*found.step).clauses.front();
}

} // namespace

TEST_CASE("a capture that is not made breaks CAP-1", "[reports][CAP-1]") {
    const std::string_view line = "play 1,1,0,0,2,0/16,16/1 a";
    const Parting found = parting(line, "0,0,0,0,2,0/18,16/2", "0,2,0,0,2,0/16,16/2", {"CAP-1"});
    CHECK(found.clause == "CAP-1");
    CHECK(step_at(found, line) == "CAP-1");
    CHECK(found.sentence == "in the reply, b holds 2 (not 0), player 1 has 16 (not 18)");
}

TEST_CASE("a chain that runs backward breaks CAP-3, whatever else is named", "[reports][CAP-3]") {
    const Parting found = parting("play 0,3,2,1,1,3/14,12/1 b", "0,0,3,2,0,3/16,12/2",
                                  "0,0,3,0,0,3/18,12/2", {"CAP-4", "CAP-3"});
    CHECK(found.clause == "CAP-3");
}

TEST_CASE("a chain over an empty hole breaks CAP-4", "[reports][CAP-4]") {
    // a brings b to two: captured. c is empty and ends the chain; the reply goes on to d.
    const Parting found = parting("play 1,1,0,2,0,0/16,16/1 a", "0,0,0,2,0,0/18,16/2",
                                  "0,0,0,0,0,0/20,16/2", {"CAP-4"});
    CHECK(found.clause == "CAP-4");
}

TEST_CASE("passing over the hole it started from breaks SOW-4", "[reports][SOW-4]") {
    // Six stones from a: b to f and a itself. Skipping it, the last falls into b, its second.
    const std::string_view line = "play 6,0,0,0,0,0/15,15/1 a";
    const Parting found = parting(line, "1,1,1,1,1,1/15,15/2", "0,0,1,1,1,1/17,15/2", {"SOW-4"});
    CHECK(found.clause == "SOW-4");
    CHECK(step_at(found, line) == "SOW-4");
}

TEST_CASE("sowing clockwise breaks SOW-2", "[reports][SOW-2]") {
    const Parting found = parting("play 0,0,1,0,0,0/18,17/1 c", "0,0,0,1,0,0/18,17/2",
                                  "0,1,0,0,0,0/18,17/2", {"SOW-2"});
    CHECK(found.clause == "SOW-2");
}

TEST_CASE("stones for the wrong player break CAP-8", "[reports][CAP-8]") {
    const Parting found = parting("play 1,1,0,0,2,0/16,16/1 a", "0,0,0,0,2,0/18,16/2",
                                  "0,0,0,0,2,0/16,18/2", {"CAP-8"});
    CHECK(found.clause == "CAP-8");
    CHECK(found.sentence == "in the reply, player 1 has 16 (not 18), player 2 has 18 (not 16)");
}

TEST_CASE("the wrong player to move breaks TURN-1", "[reports][TURN-1]") {
    const Parting found = parting("play 0,0,1,0,0,0/18,17/1 c", "0,0,0,1,0,0/18,17/2",
                                  "0,0,0,1,0,0/18,17/1", {"CAP-1", "TURN-1"});
    CHECK(found.clause == "TURN-1");
    CHECK(found.sentence == "in the reply, player 1 is to move (not 2)");
}

TEST_CASE("stones that are lost are said to be", "[reports][BOARD-3]") {
    const Parting found = parting("play 0,0,1,0,0,0/18,17/1 c", "0,0,0,1,0,0/18,17/2",
                                  "0,0,0,0,0,0/18,17/2", {"SOW-2"});
    CHECK(found.sentence == "in the reply, d holds 0 (not 1), and all stones are 35 (not 36)");
}

TEST_CASE("a hole that is another's breaks SEAT-1 or SEAT-2", "[reports][SEAT-1][SEAT-2]") {
    CHECK(parting("moves 1,0,0,1,0,0/17,17/1", "moves a", "moves a d", {"SEAT-1"}).clause ==
          "SEAT-1");
    CHECK(parting("moves 1,0,1,0,0,0/17,17,0/1", "moves a", "moves a c", {"SEAT-2"}).clause ==
          "SEAT-2");
}

TEST_CASE("an empty hole that is offered breaks MOVE-1", "[reports][MOVE-1]") {
    const Parting found =
        parting("moves 1,0,0,1,0,0/17,17/1", "moves a", "moves a b", {"MOVE-1", "SEAT-1"});
    CHECK(found.clause == "MOVE-1");
    CHECK(found.sentence == "b is empty");
}

TEST_CASE("a legal hole that is missing is named", "[reports][MOVE-2]") {
    const Parting found = parting("moves 1,2,0,1,0,0/16,16/1", "moves a b", "moves a", {"MOVE-2"});
    CHECK(found.clause == "MOVE-2");
    CHECK(found.sentence == "b is missing: it is player 1's own and holds 2 stones");
}

TEST_CASE("a move after the end breaks the clause that ended the game", "[reports][END-1][END-5]") {
    CHECK(
        parting("play 0,0,0,1,0,0/18,17/1 d", "illegal", "0,0,0,0,1,0/18,17/2", {"END-1"}).clause ==
        "END-1");
    Rulings rulings;
    rulings.majority = Majority::ends;
    CHECK(
        parting("play 1,0,0,1,0,0/20,14/1 a", "illegal", "0,1,0,1,0,0/20,14/2", {"END-5"}, rulings)
            .clause == "END-5");
}

TEST_CASE("a shared win that goes to one breaks END-4", "[reports][END-4]") {
    CHECK(
        parting("outcome 0,0,0,0,0,4/16,16/1", "ended 1=2", "ended 1", {"END-3", "END-4"}).clause ==
        "END-4");
}

TEST_CASE("a repetition that goes unnoticed breaks END-6", "[reports][END-6]") {
    // The game of the specification that comes back to where it was.
    CHECK(parting("game 2 afcdadaebfafc", "4,9,1,10,10,2/0,0/2 ended 1=2",
                  "4,9,1,10,10,2/0,0/2 ongoing", {"END-6"})
              .clause == "END-6");
}

TEST_CASE("a game that reaches another position breaks no one clause", "[reports]") {
    const Parting found = parting("game 2 cebeb", "10,0,5,10,0,11/0,0/2 ongoing",
                                  "10,0,5,10,0,9/2,0/2 ongoing", {"SETUP-1", "TURN-1"});
    CHECK(found.clause.empty());
    CHECK(found.sentence == "another position is reached: some turn on the way went wrong");
}

TEST_CASE("a reply that is none leaves the test's own clause", "[reports]") {
    TestResult result = failed("x-001", "moves", "play 1,1,0,0,2,0/16,16/1 a",
                               "0,0,0,0,2,0/18,16/2", "what?", {"CAP-5"});
    result.ending = Ending::protocol_error;
    const Parting found = find_parting(result);
    CHECK(found.clause == "CAP-5");
    CHECK_FALSE(found.step.has_value());
    CHECK(found.sentence.empty());
}
