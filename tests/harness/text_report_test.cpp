#include "reports/reports.hpp"

#include "base/lines.hpp"
#include "catch.hpp"
#include "sample_reports.hpp"

#include <algorithm>

using namespace bakuk;
using namespace bakuk::harness;
using namespace bakuk::tests;

namespace {

/// A program that misses captures: `play 1,1,0,0,2,0/16,16/1 a` is the smallest that fails.
CheckReport misses_captures() {
    CheckReport report = failing();
    std::erase_if(report.results, [](const TestResult& result) { return result.id == "draw-001"; });
    report.verdicts = {verdict("moves", Players::two, 5, 3)};
    return report;
}

std::string first_lines(const std::string& text, std::size_t count) {
    std::string lines;
    for (const std::string_view line : split_lines(text)) {
        if (count-- == 0) {
            break;
        }
        lines += std::string(line) + "\n";
    }
    return lines;
}

} // namespace

TEST_CASE("the first screen has verdict, clause, smallest position and both boards", "[reports]") {
    CHECK(first_lines(text_report(misses_captures()), 19) ==
          R"(does not conform to Bakuk 1.0: moves; two players (3 of 5 golden vectors fail)
tested: mybakuk 0.3, with vectors 1.0.0 (aaaaaaaaaaaa)

CAP-1: If the last stone brings its hole to exactly two or exactly four, those stones are captured.
  asked     play 1,1,0,0,2,0/16,16/1 a   (capture-two-002)
  expected  0,0,0,0,2,0/18,16/2
  given     0,2,0,0,2,0/16,16/2
            in the reply, b holds 2 (not 0), player 1 has 16 (not 18)

  expected                                   given
      f       e       d                          f       e       d
  +-------+-------+-------+                  +-------+-------+-------+
  |   0   |   2   |   0   |                  |   0   |   2   |   0   |
  +-------+-------+-------+                  +-------+-------+-------+
  |   0   |  *0*  |   0   |                  |   0   |  *2*  |   0   |
  +-------+-------+-------+                  +-------+-------+-------+
      a       b       c                          a       b       c
  player 1  a b c   captured 18              player 1  a b c   captured 16
  player 2  d e f   captured 16   to move    player 2  d e f   captured 16   to move
)");
}

TEST_CASE("the turn is told with the step marked where the reply parts", "[reports]") {
    const std::string text = text_report(misses_captures());
    const auto lines = split_lines(text);
    const auto marked =
        std::ranges::find_if(lines, [](std::string_view line) { return line.starts_with("->"); });
    REQUIRE(marked != lines.end());
    CHECK(marked->find("CAP-1") != std::string_view::npos);
    CHECK(std::ranges::count_if(lines,
                                [](std::string_view line) { return line.starts_with("->"); }) == 1);
    CHECK(text.find("here the reply parts from the turn") != std::string::npos);
}

TEST_CASE("the other failures are counted by clause with the smallest of each", "[reports]") {
    const std::string text = text_report(misses_captures());
    const std::size_t cap_1 =
        text.find("  CAP-1        1   capture-two-002  play 1,1,0,0,2,0/16,16/1 a\n");
    const std::size_t seat_1 = text.find("  SEAT-1       1   legal-002        moves ");
    const std::size_t cap_3 = text.find("  CAP-3        1   chain-three-001  play ");
    CHECK(cap_1 < seat_1);
    CHECK(seat_1 < cap_3);
    CHECK(cap_3 < text.size());
    CHECK(text.find("--report FILE.html") != std::string::npos);
    CHECK(text.find("2 of 5 right") != std::string::npos);
}

TEST_CASE("no line below the verdict is wider than asked for, and none ends in a space",
          "[reports]") {
    CheckReport report = misses_captures();
    report.diagnosis = {"all answers are those of chain-backward: you capture against the "
                        "direction of sowing, as in Oware; see CAP-3"};
    const std::string text = text_report(report, {false, 84, 3});
    for (const std::string_view line : split_lines(text)) {
        INFO(line);
        CHECK((line.size() <= 84 || line == verdict_line(report)));
        CHECK_FALSE(line.ends_with(' '));
    }
}

TEST_CASE("as many failures in full as asked for", "[reports]") {
    const std::string one = text_report(failing(), {false, 100, 1});
    const std::string all = text_report(failing(), {false, 100, 9});
    const auto count = [](const std::string& text) {
        std::size_t found = 0;
        for (const std::string_view line : split_lines(text)) {
            found += line.starts_with("  expected  ") && line.find("given") == line.npos ? 1U : 0U;
        }
        return found;
    };
    CHECK(count(one) == 1);
    CHECK(count(all) == 4);
    CHECK(one.find("4 failed; by clause") != std::string::npos);
    CHECK(all.find("by clause") == std::string::npos);
}

TEST_CASE("a conforming implementation gets its verdict and its counts", "[reports]") {
    CHECK(text_report(conforming()) ==
          R"(conforms to Bakuk 1.0: moves, end; two players (on 3 golden vectors)
tested: mybakuk 0.3, with vectors 1.0.0 (aaaaaaaaaaaa)

  moves  two players    2 of 2 right
  end    two players    1 of 1 right
)");
}

TEST_CASE("colour is used where it is asked for and nowhere else", "[reports]") {
    CHECK(text_report(failing(), {true, 80, 1}).find('\x1b') != std::string::npos);
    CHECK(text_report(failing(), {false, 80, 1}).find('\x1b') == std::string::npos);
}

TEST_CASE("a hostile reply writes nothing of its own to the terminal", "[reports]") {
    const std::string text = text_report(hostile(), {false, 80, 9});
    CHECK(text.find('\x1b') == std::string::npos);
    CHECK(text.find('\0') == std::string::npos);
    CHECK(text.find("\nnot ok") == std::string::npos);
    CHECK(text.find("\\x1b[31m\\x00\\x7f\\xff") != std::string::npos);
    CHECK(text.find("no reply: crashed") != std::string::npos);
    CHECK(text.find("signal 11") != std::string::npos);
}

TEST_CASE("where it could not be tested the remark that says why comes first", "[reports]") {
    CheckReport report = report_on("");
    report.implementation.version = "";
    report.remarks = {"the adapter did not start: no such file: ./adapter"};
    CHECK(first_lines(text_report(report), 4) ==
          R"(no verdict on Bakuk 1.0: nothing that is claimed was tested
tested: an implementation, with vectors 1.0.0 (aaaaaaaaaaaa)

the adapter did not start: no such file: ./adapter
)");
}

TEST_CASE("of more failures than are kept both numbers are told", "[reports]") {
    CheckReport report = misses_captures();
    report.verdicts = {verdict("moves", Players::two, 25'815'112, 120'400, true)};
    CHECK(text_report(report).find("120,400 failed, 3 of them kept; by clause") !=
          std::string::npos);
}
