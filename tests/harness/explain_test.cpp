#include "drawing/board.hpp"
#include "explain/misplay.hpp"
#include "explain/story.hpp"

#include "catch.hpp"
#include "program.hpp"

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

using namespace bakuk;
using namespace bakuk::harness;
using bakuk::tests::Ran;
using bakuk::tests::run_program;

namespace {

Rulings rulings_of(const std::string& text) {
    return text.empty() ? Rulings{} : std::get<Rulings>(parse_ruling(text));
}

Story story(const std::string& position, Hole hole, const std::string& ruling = "") {
    return tell(std::get<Position>(parse_position(position)), hole, rulings_of(ruling));
}

/// The clauses of the steps, a text for each step.
std::vector<std::string> clauses_of(const Story& story) {
    std::vector<std::string> all;
    for (const StoryStep& step : story.steps) {
        std::string clauses;
        for (const std::string& clause : step.clauses) {
            clauses += (clauses.empty() ? "" : " ") + clause;
        }
        all.push_back(clauses);
    }
    return all;
}

/// The text of the first step of that kind.
std::string text_of(const Story& story, StepKind kind) {
    for (const StoryStep& step : story.steps) {
        if (step.kind == kind) {
            return step.text;
        }
    }
    return "";
}

using Clauses = std::vector<std::string>;
using Lines = std::vector<std::string>;

} // namespace

TEST_CASE("a turn is told step by step with its clauses", "[explain]") {
    const Story told = story("0,3,2,1,1,3/14,12/1", Hole::b);
    CHECK(clauses_of(told) == Clauses{"SEAT-1 MOVE-1", "SOW-1", "SOW-2", "SOW-3", "CAP-1 CAP-7",
                                      "CAP-2", "CAP-4", "CAP-8", "TURN-1", "END-1"});
    CHECK(told.steps[2].details == Lines{"c 3    d 2    e 2"});
    CHECK(told.steps[4].text ==
          "The last stone has brought e to exactly 2: captured. That is no choice.");
    CHECK(told.steps[6].text ==
          "The next hole, f, holds 3, neither two nor four: the chain ends, and f keeps them.");
    CHECK(told.steps[7].text.find("14 before, 16 now") != std::string::npos);
}

TEST_CASE("a long sowing is told round by round", "[explain][SOW-4]") {
    // Twelve from f: a to f once, then again; e held two before.
    const Story told = story("0,0,0,0,2,12/12,10/2", Hole::f);
    CHECK(told.steps[2].details == Lines{"round 1:   a 1    b 1    c 1    d 1    e 3    f 1",
                                         "round 2:   a 2    b 2    c 2    d 2    e 4    f 2"});
    CHECK(text_of(told, StepKind::origin).starts_with("The 6th and 12th stones fall into f"));
    const Story skipped = story("0,7,0,2,0,3/12,12/1", Hole::b, "origin=skipped");
    CHECK(skipped.steps[2].details ==
          Lines{"round 1:   c 1    d 3    e 1    f 4    a 1", "round 2:   c 2    d 4"});
    CHECK(text_of(skipped, StepKind::origin).find("(ruling origin=skipped)") != std::string::npos);
    CHECK(text_of(story("0,0,5,0,0,13/10,8/1", Hole::c), StepKind::origin) == "");
}

TEST_CASE("a chain is told link by link, the ends of the rows with their clause",
          "[explain][CAP-5]") {
    CHECK(clauses_of(story("0,0,0,0,2,12/12,10/2", Hole::f)) ==
          Clauses{"SEAT-1 MOVE-1", "SOW-1", "SOW-2", "SOW-4", "SOW-3", "CAP-1 CAP-7", "CAP-2",
                  "CAP-3 CAP-5", "CAP-3", "CAP-3", "CAP-3 CAP-5", "CAP-3", "CAP-4 CAP-5", "CAP-8",
                  "TURN-1", "END-1", "END-3"});
}

TEST_CASE("without a capture the telling says why not, and what stays", "[explain][CAP-6]") {
    const Story told = story("1,1,2,2,2,0/14,14/1", Hole::b);
    CHECK(text_of(told, StepKind::test) ==
          "The last stone has brought c to 3, neither exactly two nor exactly four: nothing is "
          "captured.");
    CHECK(text_of(told, StepKind::chain_end) ==
          "So there is no chain, and the 2 stones in d stay where they are.");
    CHECK(text_of(told, StepKind::credit) == "");
}

TEST_CASE("the end of a game is told with its reasons", "[explain][END-1][END-2][END-4]") {
    const Story ended = story("0,2,1,1,0,0/16,16/1", Hole::c);
    CHECK(text_of(ended, StepKind::end) == "Player 2 has no stone in d e f: the game has ended.");
    CHECK(text_of(ended, StepKind::result) == "The 2 stones still on the board belong to nobody.");
    CHECK(ended.steps.back().text == "Player 1 has 18 and player 2 has 16: player 1 wins.");

    const Story draw = story("0,0,0,1,1,0/18,16/2", Hole::d);
    CHECK(draw.steps.back().clauses == Clauses{"END-3", "END-4"});
    CHECK(draw.steps.back().text ==
          "Player 1 has 18 and player 2 has 18: players 1 and 2 share the most and the win, a "
          "draw.");

    // Player 1 comes to 18 and may add the two stones of b: 20 to 16.
    const Story owners = story("0,2,1,1,0,0/16,16/1", Hole::c, "remainder=owners");
    CHECK(owners.steps.back().text ==
          "Player 1 has 18 + 2 = 20 and player 2 has 16: player 1 wins.");

    const Story half = story("1,1,1,3,0,2/16,12/1", Hole::c);
    CHECK(half.steps.back().clauses == Clauses{"END-5"});
    const Story stops = story("1,1,1,3,0,2/16,12/1", Hole::c, "majority=ends");
    CHECK(text_of(stops, StepKind::end) ==
          "Player 1 has 20, more than half of all stones: the game has ended (ruling "
          "majority=ends).");
}

TEST_CASE("a player who is passed over is named", "[explain][TURN-1]") {
    const Story told = story("1,2,0,0,3,0/10,10,10/1", Hole::a, "blocked=passes");
    const Clauses clauses = clauses_of(told);
    CHECK(clauses == Clauses{"SEAT-2 MOVE-1", "SOW-1", "SOW-2", "SOW-3", "CAP-1", "CAP-6",
                             "TURN-1 END-1", "TURN-1", "END-1"});
    CHECK(told.steps[6].text ==
          "Player 2 has no stone in c d and is passed over (ruling blocked=passes).");
    CHECK(told.steps[7].text == "The turn passes to player 3.");
}

TEST_CASE("an illegal move is told with its reason", "[explain][MOVE-1]") {
    CHECK(story("0,3,1,2,0,4/12,14/1", Hole::a).steps.back().text.find("(empty-hole)") !=
          std::string::npos);
    CHECK(story("0,3,1,2,0,4/12,14/1", Hole::d).steps.back().text.find("(not-your-hole)") !=
          std::string::npos);
    CHECK(story("0,3,1,2,0,4/12,14/1", Hole::e).steps.back().text.find("it is empty besides") !=
          std::string::npos);
    const Story over = story("0,2,0,0,0,0/18,16/2", Hole::d);
    CHECK(clauses_of(over) == Clauses{"END-1", "END-2", "END-3", "MOVE-1"});
    CHECK(over.steps.back().text.find("(game-over)") != std::string::npos);
}

TEST_CASE("the clauses cited come once and in the order of the specification", "[explain]") {
    CHECK(cited_clauses(story("0,0,1,0,0,0/17,18/1", Hole::c)) ==
          Clauses{"SEAT-1", "TURN-1", "MOVE-1", "SOW-1", "SOW-2", "SOW-3", "CAP-1", "CAP-6",
                  "END-1"});
}

TEST_CASE("a reply parts from the telling at the first step that it is at odds with", "[explain]") {
    // b sows c d: d comes to 2 and is captured; e with 3 ends the chain. Step 0 is the choice.
    const Story told = story("3,2,1,1,3,2/12,12/1", Hole::b);
    REQUIRE(told.steps.size() == 10);
    const auto at = [&](const std::string& reply) { return parting_step(told, reply); };
    CHECK(at("3,0,2,0,3,2/14,12/2") == std::nullopt); // right
    CHECK(at("error out of order") == std::nullopt);  // no answer
    CHECK(at("illegal") == 0U);
    CHECK(at("3,1,2,2,3,2/12,11/2") == 2U); // one stone stays in b
    CHECK(at("3,0,2,2,3,2/12,12/2") == 4U); // d not captured
    CHECK(at("3,0,0,0,3,2/16,12/2") == 6U); // c captured besides
    CHECK(at("3,0,2,0,0,2/17,12/2") == 6U); // the chain goes on to e
    CHECK(at("3,0,2,0,3,2/12,14/2") == 7U); // credited to the other player
    CHECK(at("3,0,2,2,3,2/14,12/2") == 7U); // credited, but left on the board
    CHECK(at("3,0,2,0,3,2/14,12/1") == 8U); // the same player again
    CHECK(at("3,0,2,0,3,2/13,12/1") == 7U); // the earlier step of two

    // Seven from b come round to b; passing it over they end in d and capture four.
    const Story round = story("0,7,0,2,0,3/12,12/1", Hole::b);
    REQUIRE(round.steps[3].kind == StepKind::origin);
    CHECK(parting_step(round, "1,0,2,0,1,4/16,12/2") == 3U);

    const Story refused = story("0,3,1,2,0,4/12,14/1", Hole::a);
    CHECK(parting_step(refused, "illegal") == std::nullopt);
    CHECK(parting_step(refused, "0,3,1,2,0,4/12,14/2") == 0U);
}

TEST_CASE("a misreading's turn stands beside the right one", "[explain][misreadings]") {
    const Misplay misplay =
        compare_misplay(story("3,2,1,1,3,2/12,12/1", Hole::b), "chain-backward");
    CHECK(misplay.compared ==
          std::vector<Compared>{{"legal holes", "a b c", "a b c"},
                                {"sown", "cd", "cd"},
                                {"landing hole", "d", "d"},
                                {"captures", "d 2", "d 2, c 2"},
                                {"result", "3,0,2,0,3,2/14,12/2", "3,0,0,0,3,2/16,12/2"},
                                {"outcome", "ongoing", "ongoing"}});
    CHECK(misplay.parting == 6U); // the chain's end

    const Misplay alike = compare_misplay(story("3,2,1,1,3,2/12,12/1", Hole::b), "chain-none");
    CHECK(std::ranges::none_of(alike.compared, &Compared::differs));
    CHECK(alike.parting == std::nullopt);
}

TEST_CASE("whatever a misreading does otherwise, the step is named", "[explain][misreadings]") {
    const std::vector<std::string> positions{
        "6,6,6,6,6,6/0,0/1",     "0,3,2,1,1,3/14,12/1",    "0,0,0,0,2,12/12,10/2",
        "1,8,1,2,1,1/10,12/1",   "0,2,1,1,0,0/16,16/1",    "0,2,0,0,0,0/18,16/2",
        "1,1,1,3,0,2/16,12/1",   "6,6,6,6,6,6/0,0,0/2",    "1,0,7,0,1,3/8,8,8/2",
        "2,1,2,0,1,2/8,10,10/3", "0,0,0,0,0,0/12,12,12/1", "0,1,0,0,1,2/10,12,10/2"};
    for (const Misreading& misreading : misreadings()) {
        for (const std::string& position : positions) {
            for (const Hole hole : all_holes) {
                const Story told = story(position, hole);
                const Misplay misplay = compare_misplay(told, misreading.id);
                INFO(misreading.id << " " << position << " " << to_text(hole));
                CHECK(misplay.parting.has_value() ==
                      std::ranges::any_of(misplay.compared, &Compared::differs));
                CHECK(misplay.parting.value_or(0) < told.steps.size());
            }
        }
    }
}

TEST_CASE("explain draws the boards and quotes the clauses", "[explain]") {
    const Ran ran = run_program("explain 0,3,2,1,1,3/14,12/1 b");
    CHECK(ran.status == 0);
    CHECK(ran.errors == "");
    CHECK(ran.output.starts_with(
        "Player 1 plays b in 0,3,2,1,1,3/14,12/1\n"
        "\n"
        "        f       e       d\n"
        "    +-------+-------+-------+\n"
        "    |   3   |   1   |   1   |    player 1  a b c   captured 14   to move\n"
        "    +-------+-------+-------+    player 2  d e f   captured 12\n"
        "    |   0   |  (3)  |   2   |\n"
        "    +-------+-------+-------+\n"
        "        a       b       c\n"
        "    (n) chosen\n"
        "\n"
        "    1  SEAT-1 MOVE-1  Player 1 is to move. Hole b is his own and holds 3 stones: he may "
        "choose it.\n"));
    CHECK(ran.output.find("    |   3   | >[2]< |   2   |\n") != std::string::npos);
    CHECK(ran.output.find("Result:  0,0,3,2,0,3/16,12/2\nOutcome: ongoing\n") != std::string::npos);
    CHECK(ran.output.find("\nThe clauses\n") != std::string::npos);
    CHECK(ran.output.find("  CAP-2   It does not matter whose hole it is.\n") != std::string::npos);
    CHECK(ran.output.find('\x1b') == std::string::npos);
}

TEST_CASE("explain says where only the whole game can tell", "[explain][END-6]") {
    CHECK(run_program("explain 1,0,0,1,0,0/18,16/1 a").output.find("(END-6)") != std::string::npos);
    CHECK(run_program("explain 1,0,0,1,0,0/18,16/1 a --ruling repetition=ignored")
              .output.find("(END-6)") == std::string::npos);
}

TEST_CASE("explain names the ruling that it follows", "[explain]") {
    const Ran ran = run_program("explain 0,7,0,2,0,3/12,12/1 b --ruling origin=skipped");
    CHECK(ran.status == 0);
    CHECK(ran.output.starts_with(
        "Player 1 plays b in 0,7,0,2,0,3/12,12/1   ruling origin=skipped\n"));
    CHECK(ran.output.find("  origin=skipped\n          the emptied hole is passed over") !=
          std::string::npos);
    CHECK(ran.output.find("Result:  1,0,2,0,1,4/16,12/2\n") != std::string::npos);
}

TEST_CASE("explain of an illegal move tells why and has status 1", "[explain]") {
    const Ran ran = run_program("explain 0,3,1,2,0,4/12,14/1 a");
    CHECK(ran.status == 1);
    CHECK(ran.output.find("Result: illegal (empty-hole). Legal holes: b c\n") != std::string::npos);
}

TEST_CASE("explain --as marks the step where the misreading parts", "[explain][misreadings]") {
    const Ran ran = run_program("explain 3,2,1,1,3,2/12,12/1 b --as chain-backward");
    CHECK(ran.status == 0);
    CHECK(ran.output.find("\n--> 7  CAP-4  ") != std::string::npos);
    CHECK(ran.output.find("\nThey part at step 7: CAP-4\n") != std::string::npos);
    CHECK(ran.output.find("    |   3   |   0   |  *2*  |") != std::string::npos);
    CHECK(ran.output.find("    |   3   |   0   |  *0*  |") != std::string::npos);
    const Ran unknown = run_program("explain 3,2,1,1,3,2/12,12/1 b --as nobody");
    CHECK(unknown.status == 2);
    CHECK(unknown.output == "");
    CHECK(unknown.errors.find("\"nobody\"") != std::string::npos);
}

TEST_CASE("explain refuses what is no position or no hole", "[explain]") {
    const Ran position = run_program("explain 6,6,6,6,6,6/0,1/1 a");
    CHECK(position.status == 2);
    CHECK(position.output == "");
    CHECK(position.errors ==
          "bakuk: position \"6,6,6,6,6,6/0,1/1\", column 1: the stones on the board and the "
          "captured ones are 37; expected 36 (BOARD-3)\n");
    const Ran hole = run_program("explain 6,6,6,6,6,6/0,0/1 A");
    CHECK(hole.status == 2);
    CHECK(hole.errors == "bakuk: \"A\" is no hole; expected one letter, a to f\n");
}
