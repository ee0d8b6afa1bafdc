#include "doctor/doctor.hpp"

#include "catch.hpp"
#include "program.hpp"

#include <algorithm>
#include <string>
#include <vector>

using namespace bakuk::harness;
using bakuk::tests::run_program;
using Verdict = Finding::Verdict;

namespace {

Checkup examine_hostile(const std::string& name, const std::string& argument = "") {
    std::vector<std::string> command{"python3",
                                     BAKUK_SOURCE_DIR "/tests/harness/hostile/hostile.py", name};
    if (!argument.empty()) {
        command.push_back(argument);
    }
    return examine(command, std::chrono::seconds(2));
}

/// The verdict on the manner that begins so.
Verdict verdict_on(const Checkup& checkup, const std::string& manner) {
    const auto found = std::ranges::find_if(checkup.findings, [&](const Finding& finding) {
        return finding.manner.starts_with(manner);
    });
    REQUIRE(found != checkup.findings.end());
    return found->verdict;
}

bool all_good(const Checkup& checkup) {
    return std::ranges::all_of(
        checkup.findings, [](const Finding& finding) { return finding.verdict == Verdict::good; });
}

} // namespace

TEST_CASE("the doctor has nothing to say about good manners", "[doctor]") {
    CHECK(all_good(examine({"python3", BAKUK_SOURCE_DIR "/harness/adapters/python/adapter.py"},
                           std::chrono::seconds(5))));
}

TEST_CASE("the doctor does not judge the rules", "[doctor]") {
    const Checkup checkup = examine_hostile("always_no_moves");
    for (const Finding& finding : checkup.findings) {
        CHECK(finding.verdict != Verdict::bad);
    }
}

TEST_CASE("the doctor says which manner is bad and what to mend", "[doctor]") {
    const auto is_bad = [](const std::string& name, const std::string& manner,
                           const std::string& argument = "") {
        const Checkup checkup = examine_hostile(name, argument);
        INFO(name);
        CHECK(verdict_on(checkup, manner) == Verdict::bad);
        for (const Finding& finding : checkup.findings) {
            CHECK((finding.verdict != Verdict::bad || !finding.mend.empty()));
        }
    };
    is_bad("buffers", "answers hello");
    is_bad("buffers_after_hello", "answers a single request");
    is_bad("exits_with_3", "answers hello");
    is_bad("banner", "answers hello");
    is_bad("carriage_return_alone", "answers hello");
    is_bad("unasked", "writes replies and nothing else");
    is_bad("chatters", "writes replies and nothing else");
    is_bad("splits_requests", "waits for the rest");
    is_bad("gives_up_waiting", "answers a request that comes late");
    is_bad("dies_at", "answers a thousand requests", "500");
    is_bad("one_too_few", "gives one reply to each request");
    is_bad("remembers_the_first_players", "answers the same whatever came before");
    is_bad("dies_of_malformed", "refuses a malformed request");
    is_bad("exits_with_1_after_quit", "ends at quit");
    is_bad("does_not_quit", "ends at quit");
    is_bad("lives_on_without_input", "ends when its input ends");
}

TEST_CASE("an answer to a malformed request is worth some advice", "[doctor]") {
    CHECK(verdict_on(examine_hostile("always_illegal"), "refuses a malformed request") ==
          Verdict::advice);
}

TEST_CASE("the doctor's exit status says what he found", "[doctor]") {
    const std::string script =
        "doctor --timeout 2 -- python3 '" BAKUK_SOURCE_DIR "/tests/harness/hostile/hostile.py' ";
    CHECK(run_program(script + "crlf").status == 0);
    CHECK(run_program(script + "exits_with_1_after_quit").status == 1);
    CHECK(run_program(script + "banner").status == 3);
    const auto missing = run_program("doctor -- /nonexistent/adapter");
    CHECK(missing.status == 3);
    CHECK(missing.output.find("no such file or directory") != std::string::npos);
}
