#include "check/judge.hpp"

#include "catch.hpp"

using namespace bakuk;
using namespace bakuk::harness;

namespace {

Judgement judge_line(std::string_view request, std::string_view expected, std::string_view given) {
    return judge(std::get<Request>(parse_request(request)), expected, given);
}

constexpr std::string_view play_f = "play 0,0,0,0,0,6/20,10/2 f";
constexpr std::string_view right = "1,1,1,1,1,1/20,10/1";
constexpr std::string_view moves_of_start = "moves 6,6,6,6,6,6/0,0/1";
constexpr std::string_view outcome_of_empty = "outcome 0,0,0,0,0,0/18,18/1";

} // namespace

TEST_CASE("a reply that is right passes", "[judge]") {
    CHECK(judge_line(play_f, right, right) == Judgement{Ending::passed, ""});
}

TEST_CASE("a reply of the right kind with the wrong content fails", "[judge]") {
    CHECK(judge_line(play_f, right, "1,1,1,1,1,0/20,10/1").ending == Ending::failed);
    CHECK(judge_line(moves_of_start, "moves a b c", "moves a b").ending == Ending::failed);
    CHECK(judge_line(outcome_of_empty, "ended 1=2", "ongoing").ending == Ending::failed);
}

TEST_CASE("stones that do not add up are a wrong answer, and the detail says so", "[judge]") {
    const Judgement judgement = judge_line(play_f, right, "1,1,1,1,1,0/20,10/1");
    CHECK(judgement.ending == Ending::failed);
    CHECK(judgement.detail.find("35") != std::string::npos);
}

TEST_CASE("illegal for a legal move rejects wrongly, and an answer for an illegal one accepts "
          "wrongly",
          "[judge]") {
    CHECK(judge_line(play_f, right, "illegal").ending == Ending::wrongly_rejected);
    CHECK(judge_line(play_f, "illegal", right).ending == Ending::wrongly_accepted);
    CHECK(judge_line("game 2 aa", "illegal", "1,1,1,1,1,1/20,10/1 ongoing").ending ==
          Ending::wrongly_accepted);
}

TEST_CASE("error and unsupported are adapter errors where the class is claimed", "[judge]") {
    CHECK(judge_line(play_f, right, "error no idea").ending == Ending::adapter_error);
    CHECK(judge_line(play_f, right, "error").ending == Ending::adapter_error);
    CHECK(judge_line(play_f, right, "unsupported").ending == Ending::adapter_error);
    CHECK(judge_line(play_f, "illegal", "unsupported").ending == Ending::adapter_error);
}

TEST_CASE("a reply to another question fails; what is no reply at all breaks the protocol",
          "[judge]") {
    CHECK(judge_line(play_f, right, "moves -").ending == Ending::failed);
    CHECK(judge_line(moves_of_start, "moves a b c", "illegal").ending == Ending::failed);
    CHECK(judge_line(outcome_of_empty, "ended 1=2", right).ending == Ending::failed);
    CHECK(judge_line(play_f, right, "thinking...").ending == Ending::protocol_error);
    CHECK(judge_line(play_f, right, "").ending == Ending::protocol_error);
    CHECK(judge_line(play_f, right, "hello 1 x 1 moves two").ending == Ending::protocol_error);
}

TEST_CASE("a reply that is right but for its form fails, and the detail says just that",
          "[judge]") {
    const auto detail = [](std::string_view request, std::string_view expected,
                           std::string_view given) {
        const Judgement judgement = judge_line(request, expected, given);
        CHECK(judgement.ending == Ending::failed);
        return judgement.detail;
    };
    CHECK(detail(moves_of_start, "moves a b c", "moves  a b c ") ==
          "right but for its form: spaces");
    CHECK(detail(moves_of_start, "moves a b c", "Moves A B C") ==
          "right but for its form: upper case");
    CHECK(detail(moves_of_start, "moves a b c", "moves c a b") ==
          "right but for its form: the order of the holes");
    CHECK(detail(moves_of_start, "moves a b c", "moves a,b,c") ==
          "right but for its form: the list of holes");
    CHECK(detail(moves_of_start, "moves -", "moves") ==
          "right but for its form: the list of holes");
    CHECK(detail(outcome_of_empty, "ended 1=2", "ended 2=1") ==
          "right but for its form: the order of the winners");
    CHECK(detail(play_f, right, "01,1,1,1,1,01/20,10/1") ==
          "right but for its form: leading zeros");
    CHECK(detail(play_f, right, "1, 1, 1, 1, 1, 1/20,10/1") == "right but for its form: spaces");
    CHECK(detail(play_f, right, "1.0,1,1,1,1,1/20.0,10/1") == "right but for its form: decimals");
    CHECK(detail(play_f, right, "\xef\xbb\xbf" + std::string(right)) ==
          "right but for its form: a byte order mark");
    CHECK(detail(play_f, right, std::string(right) + "\r") ==
          "right but for its form: a carriage return");
    CHECK(detail(play_f, right, std::string(right) + std::string(1, '\0')) ==
          "right but for its form: NUL bytes");
    CHECK(detail(play_f, "illegal", " ILLEGAL") == "right but for its form: spaces and upper case");
}

TEST_CASE("zeros that belong to a number are no leading zeros", "[judge]") {
    CHECK(judge_line(play_f, "0,0,0,0,0,10/20,6/1", "0,0,0,0,0,010/20,6/1").detail ==
          "right but for its form: leading zeros");
    CHECK(judge_line(play_f, "0,0,0,0,0,10/20,6/1", "0,0,0,0,0,1/20,6/1").detail !=
          "right but for its form: leading zeros");
}

TEST_CASE("a crash never counts as a right refusal", "[judge]") {
    CHECK(judge("illegal", Breakage{Ending::crashed, "", "signal 11"}) ==
          Judgement{Ending::crashed, "signal 11"});
}

TEST_CASE("a right reply whose line end never comes fails for its form", "[judge]") {
    const Judgement judgement = judge("moves -", Breakage{Ending::timed_out, "moves -", "…"});
    CHECK(judgement.ending == Ending::failed);
    CHECK(judgement.detail.find("the line end is missing") != std::string::npos);
    CHECK(judge("moves -", Breakage{Ending::timed_out, "moves -\r", "…"}).detail ==
          "right but for its form: it ends in CR alone");
    CHECK(judge("moves -", Breakage{Ending::timed_out, "mov", "…"}).ending == Ending::timed_out);
}
