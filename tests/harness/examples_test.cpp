#include "specification/examples.hpp"

#include "bakuk/text.hpp"
#include "base/errors.hpp"
#include "base/files.hpp"
#include "reference/second_beside.hpp"
#include "specification/clauses.hpp"
#include "specification/text.hpp"

#include "catch.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <set>

using namespace bakuk;
using namespace bakuk::harness;

namespace {

/// A specification of one example with these lines, which begin at line 4.
std::string block(const std::string& lines) {
    return "### CAP-1\n\n```bakuk some-name\n" + lines + "```\n";
}

std::string refusal(const std::string& specification) {
    try {
        (void)parse_examples(specification);
    } catch (const InputError& error) {
        return error.what();
    }
    return "accepted";
}

std::vector<std::string> wrong_in(const std::string& lines) {
    return run_example(parse_examples(block(lines)).at(0));
}

std::string replaced(std::string text, const std::string& old, const std::string& fresh) {
    const std::size_t at = text.find(old);
    REQUIRE(at != std::string::npos);
    return text.replace(at, old.size(), fresh);
}

/// The words of the examples, spoken by the second implementation.
std::vector<std::string> second_answer(const Request& request, const Rulings& rulings) {
    if (const auto* moves = std::get_if<MovesRequest>(&request)) {
        std::string line = "moves";
        for (const Hole hole : tests::second_legal_moves(moves->position, rulings)) {
            line += fmt::format(" {}", to_text(hole));
        }
        return {line == "moves" ? "moves -" : line};
    }
    if (const auto* asked = std::get_if<OutcomeRequest>(&request)) {
        return {
            fmt::format("outcome {}", to_text(tests::second_outcome(asked->position, rulings)))};
    }
    if (const auto* game = std::get_if<GameRequest>(&request)) {
        const second::GameStory story = tests::second_game(game->players, game->moves, rulings);
        if (!story.legal) {
            return {"illegal"};
        }
        return {fmt::format("result {}", to_text(tests::position_of(story.state))),
                fmt::format("outcome {}", to_text(tests::outcome_of(story.winners)))};
    }
    const auto& asked = std::get<PlayRequest>(request);
    const auto result = tests::second_play(asked.position, asked.hole, rulings);
    if (const Illegal* illegal = std::get_if<Illegal>(&result)) {
        return {fmt::format("illegal {}", to_text(*illegal))};
    }
    const Turn& turn = std::get<Turn>(result);
    std::vector<std::string> lines{"sown"};
    for (const Hole hole : turn.sown) {
        lines[0] += fmt::format(" {}", to_text(hole));
    }
    lines.push_back(fmt::format("landing {}", to_text(turn.landing)));
    for (const Capture& capture : turn.captures) {
        lines.push_back(fmt::format("capture {} {}", to_text(capture.hole), capture.stones));
    }
    lines.push_back(fmt::format("result {}", to_text(turn.after)));
    return lines;
}

/// The specification as it lies in the project, so that one need not build to see a change.
std::vector<Example> project_examples() {
    return parse_examples(read_file(std::string(BAKUK_SOURCE_DIR) + "/spec/bakuk.md"));
}

const std::string a_turn = "position 0,3,2,1,1,3/14,12/1\n"
                           "play b\n"
                           "sown c d e\n"
                           "landing e\n"
                           "capture e 2\n"
                           "result 0,0,3,2,0,3/16,12/2\n";

} // namespace

TEST_CASE("every example of the specification is right by the reference", "[examples]") {
    const std::vector<Example> examples = project_examples();
    REQUIRE_FALSE(examples.empty());
    for (const Example& example : examples) {
        INFO(example.name);
        CHECK(run_example(example) == std::vector<std::string>{});
    }
}

TEST_CASE("every example of the specification is right by the second implementation",
          "[examples]") {
    const std::vector<Example> examples = project_examples();
    REQUIRE_FALSE(examples.empty());
    for (const Example& example : examples) {
        INFO(example.name);
        CHECK(run_example(example, second_answer) == std::vector<std::string>{});
    }
}

TEST_CASE("each clause that can be shown has an example, and the hard ones have two",
          "[examples]") {
    std::map<std::string, int> examples_under;
    for (const Example& example : project_examples()) {
        ++examples_under[example.heading];
    }
    const std::set<std::string> hard{"SOW-4", "CAP-3", "CAP-4", "CAP-5", "END-1", "END-6"};
    const auto all = parse_clauses(read_file(std::string(BAKUK_SOURCE_DIR) + "/spec/bakuk.md"));
    int checked = 0;
    for (const Clause& clause : all) {
        if (clause.has_vectors) {
            INFO(clause.id);
            CHECK(examples_under[clause.id] >= (hard.contains(clause.id) ? 2 : 1));
            checked += hard.contains(clause.id) ? 1 : 0;
        }
    }
    CHECK(checked == 6);
}

TEST_CASE("each ruling has an example of both its answers", "[examples]") {
    std::map<std::string, std::set<std::string>> rulings_under;
    for (const Example& example : project_examples()) {
        rulings_under[example.heading].insert(to_text(example.rulings));
    }
    for (const RulingName& name : ruling_names()) {
        INFO(name.ruling);
        const auto& shown = rulings_under[fmt::format("Ruling {}", name.ruling)];
        CHECK(shown.contains(""));
        CHECK(shown.contains(fmt::format("{}={}", name.ruling, name.alternative)));
    }
}

TEST_CASE("an example knows its name, its heading, its line and its rulings", "[examples]") {
    const auto examples = parse_examples("# Title\n\n```text\n```bakuk not-one\n```\n### SOW-4\n\n"
                                         "```bakuk one\ngame 2 -\n"
                                         "result 6,6,6,6,6,6/0,0/1\noutcome ongoing\n```\n\n"
                                         "### Ruling origin\n```bakuk two-2\n"
                                         "ruling origin=skipped\nruling blocked=passes\n"
                                         "position 0,0,0,0,0,0/18,18/1\nmoves -\n```\n");
    REQUIRE(examples.size() == 2);
    CHECK(examples[0].name == "one");
    CHECK(examples[0].heading == "SOW-4");
    CHECK(examples[0].line == 8);
    CHECK(examples[0].rulings == Rulings{});
    CHECK(examples[1].name == "two-2");
    CHECK(examples[1].heading == "Ruling origin");
    CHECK(to_text(examples[1].rulings) == "origin=skipped blocked=passes");
    REQUIRE(examples[1].questions.size() == 1);
    CHECK(examples[1].questions[0].line == 19);
}

TEST_CASE("any wrong line of an example is noticed, with its place and what is right",
          "[examples]") {
    CHECK(wrong_in(a_turn).empty());
    CHECK(
        wrong_in(replaced(a_turn, "sown c d e", "sown c d")) ==
        std::vector<std::string>{"specification, line 6: some-name: it says \"sown c d\", right is "
                                 "\"sown c d e\""});
    CHECK(wrong_in(replaced(a_turn, "landing e", "landing d")) ==
          std::vector<std::string>{"specification, line 7: some-name: it says \"landing d\", right "
                                   "is \"landing e\""});
    CHECK(
        wrong_in(replaced(a_turn, "capture e 2", "capture e 4")) ==
        std::vector<std::string>{"specification, line 8: some-name: it says \"capture e 4\", right "
                                 "is \"capture e 2\""});
    CHECK(wrong_in(replaced(a_turn, "capture e 2\n", "")) ==
          std::vector<std::string>{"specification, line 8: some-name: it says \"result "
                                   "0,0,3,2,0,3/16,12/2\", right is \"capture e 2\""});
    CHECK(wrong_in(replaced(a_turn, "/16,12/2", "/16,12/1")).size() == 1);
    CHECK(wrong_in("position 0,3,2,1,1,3/14,12/1\nplay b\nillegal empty-hole\n").size() == 1);
    CHECK(wrong_in("position 0,3,2,1,1,3/14,12/1\nplay a\nillegal empty-hole\n").empty());
    CHECK(wrong_in("position 0,3,2,1,1,3/14,12/1\nplay a\nillegal not-your-hole\n").size() == 1);
    CHECK(wrong_in("position 0,3,2,1,1,3/14,12/1\nmoves b c\n").empty());
    CHECK(wrong_in("position 0,3,2,1,1,3/14,12/1\nmoves c b\n").size() == 1);
    CHECK(wrong_in("position 0,3,2,1,1,3/14,12/1\nmoves -\n").size() == 1);
    CHECK(wrong_in("position 0,3,2,1,1,3/14,12/1\noutcome ongoing\n").empty());
    CHECK(wrong_in("position 0,3,2,1,1,3/14,12/1\noutcome ended 1\n").size() == 1);
    CHECK(wrong_in("game 2 a\nresult 0,7,7,7,7,8/0,0/2\noutcome ongoing\n").size() == 1);
    CHECK(wrong_in("game 2 a\nresult 1,7,7,7,7,7/0,0/2\noutcome ended 1\n").size() == 1);
    CHECK(wrong_in("game 2 a\nillegal\n").size() == 1);
    CHECK(wrong_in("game 2 ab\nillegal\n").empty());
}

TEST_CASE("an example goes on from the result that it states", "[examples]") {
    CHECK(wrong_in(a_turn + "moves d f\n").empty());
    CHECK(wrong_in(a_turn + "moves b c\n").size() == 1);
}

TEST_CASE("an example is played under its rulings", "[examples]") {
    const std::string seven =
        "position 0,7,0,2,0,3/12,12/1\nplay b\nsown c d e f a b c\nlanding c\n"
        "capture c 2\nresult 1,1,0,3,1,4/14,12/2\n";
    CHECK(wrong_in(seven).empty());
    CHECK(wrong_in("ruling origin=skipped\n" + seven).size() == 1);
}

TEST_CASE("a block that is no example is refused with its line", "[examples]") {
    const std::string position = "position 0,3,2,1,1,3/14,12/1\n";
    const auto starts = [](const std::string& text, const std::string& start) {
        return Catch::Matchers::StartsWith(start).match(text);
    };
    CHECK(starts(refusal("```bakuk\ngame 2 -\n```\n"),
                 "specification, line 1: \"```bakuk\"; expected"));
    CHECK(starts(refusal("```bakuk Big\n```\n"), "specification, line 1: "));
    CHECK(starts(refusal("```bakuk two words\n```\n"), "specification, line 1: "));
    CHECK(refusal("text\n```bakuk one\nmoves -\n") ==
          "specification, line 2: a fenced block that is not closed; expected a line \"```\"");
    CHECK(
        refusal("```bakuk one\ngame 2 aa\nillegal\n```\n```bakuk one\ngame 2 aa\nillegal\n```\n") ==
        "specification, line 5: the name one is taken; expected another name");
    CHECK(refusal(block("")) ==
          "specification, line 4: the example some-name asks nothing; expected "
          "moves, play, outcome or game");
    CHECK(starts(refusal(block(position)),
                 "specification, line 5: the example some-name asks nothing"));
    CHECK(starts(refusal(block("moves a\n")),
                 "specification, line 4: \"moves a\"; expected a line \"position POSITION\""));
    CHECK(
        starts(refusal(block(position + "moves\n")), "specification, line 5: \"moves\"; expected"));
    CHECK(starts(refusal(block(position + "moves g\n")), "specification, line 5: \"g\": "));
    CHECK(starts(refusal(block(position + "moves a  b\n")), "specification, line 5: \"\": "));
    CHECK(starts(refusal(block("position 1,2,3/1\n")), "specification, line 4: \"1,2,3/1\": "));
    CHECK(starts(refusal(block("position\n")), "specification, line 4: \"position\"; expected"));
    CHECK(starts(refusal(block(position + "ruling origin=skipped\nmoves b c\n")),
                 "specification, line 5: \"ruling origin=skipped\"; expected position, moves"));
    CHECK(starts(refusal(block("ruling origin=other\n" + position)), "specification, line 4: "));
    CHECK(starts(refusal(block("ruling\n" + position)), "specification, line 4: \"ruling\""));
    CHECK(starts(refusal(block(position + "\nmoves b c\n")),
                 "specification, line 5: \"\"; expected"));
    CHECK(starts(refusal(block(position + "jump b\n")),
                 "specification, line 5: \"jump b\"; expected"));
    CHECK(starts(refusal(block(position + "play\n")), "specification, line 5: \"play\""));
    CHECK(starts(refusal(block(position + "play b\n")),
                 "specification, line 6: the example ends; expected \"sown\""));
    CHECK(starts(refusal(block(position + "play b\nlanding e\n")),
                 "specification, line 6: \"landing e\"; expected \"sown\""));
    CHECK(starts(refusal(block(replaced(a_turn, "landing e\n", ""))),
                 "specification, line 7: \"capture e 2\"; expected \"landing\""));
    CHECK(starts(refusal(block(replaced(a_turn, "landing e", "landing e f"))),
                 "specification, line 7"));
    CHECK(starts(refusal(block(replaced(a_turn, "capture e 2", "capture e"))),
                 "specification, line 8"));
    CHECK(starts(refusal(block(replaced(a_turn, "capture e 2", "capture e two"))),
                 "specification, line 8"));
    CHECK(starts(refusal(block(replaced(a_turn, "capture e 2", "capture e 2x"))),
                 "specification, line 8"));
    CHECK(starts(refusal(block(replaced(a_turn, "capture e 2", "capture e -2"))),
                 "specification, line 8"));
    CHECK(starts(refusal(block(position + "play a\nillegal\n")),
                 "specification, line 6: \"illegal\""));
    CHECK(starts(refusal(block(position + "play a\nillegal too-late\n")), "specification, line 6"));
    CHECK(starts(refusal(block(position + "outcome\n")), "specification, line 5: \"outcome\""));
    CHECK(starts(refusal(block(position + "outcome ended\n")), "specification, line 5"));
    CHECK(starts(refusal(block(position + "outcome ended 2=1\n")), "specification, line 5"));
    CHECK(starts(refusal(block("game 4 -\n")), "specification, line 4: \"4\": "));
    CHECK(starts(refusal(block("game 2 az\n")), "specification, line 4: \"az\": "));
    CHECK(starts(refusal(block("game 2\n")), "specification, line 4: \"game 2\""));
    CHECK(starts(refusal(block("game 2 a\nillegal empty-hole\n")), "specification, line 5"));
    CHECK(starts(refusal(block("game 2 a\noutcome ongoing\n")),
                 "specification, line 5: \"outcome ongoing\"; expected \"result\""));
    CHECK(starts(refusal(block("game 2 a\nresult 1,7,7,7,7,7/0,0/2\n")),
                 "specification, line 6: the example ends; expected \"outcome\""));
    CHECK(
        starts(refusal(block("game 2 a\nresult 1,7,7,7,7,7/0,0/2\noutcome ongoing\nmoves d e f\n")),
               "specification, line 7: \"moves d e f\"; expected a line \"position POSITION\""));
}

TEST_CASE("the program has the examples that it was built with", "[examples]") {
    const std::vector<Example> built_in = parse_examples(specification_text());
    CHECK_FALSE(built_in.empty());
}
