#include "check/known_failures.hpp"

#include "base/errors.hpp"
#include "catch.hpp"

using namespace bakuk;
using namespace bakuk::harness;

namespace {

Suite suite_of(const std::vector<std::string>& ids) {
    VectorFile file{"moves.json", "moves", Players::two, {}, {}};
    const auto request = std::get<Request>(parse_request("moves 6,6,6,6,6,6/0,0/1"));
    for (const std::string& id : ids) {
        file.vectors.push_back({id, {"MOVE-1"}, request, reference_answer(request, {}), ""});
    }
    Suite suite;
    suite.files.push_back(file);
    suite.retired = {"gone-001"};
    return suite;
}

TestResult result_of(const std::string& id, Ending ending) {
    return {.id = id,
            .conformance_class = "moves",
            .players = Players::two,
            .clauses = {},
            .request = std::get<Request>(parse_request("moves 6,6,6,6,6,6/0,0/1")),
            .expected = "moves a b c",
            .given = "",
            .ending = ending,
            .detail = "",
            .note = "",
            .rulings = {}};
}

std::string refusal_of(const std::string& text) {
    try {
        const KnownFailures known("known.txt", text);
        known.require_vectors_of(suite_of({"one-001", "two-001"}));
    } catch (const InputError& error) {
        return error.what();
    }
    return "";
}

} // namespace

TEST_CASE("a line names a test, how it fails and why", "[known failures]") {
    const KnownFailures known("known.txt", "# ours\n\none-001  failed   we pass over empty holes\n"
                                           "two-001\ttimed-out\tslow\r\n");
    CHECK(known.failures() ==
          std::vector<KnownFailure>{{"one-001", Ending::failed, "we pass over empty holes"},
                                    {"two-001", Ending::timed_out, "slow"}});
}

TEST_CASE("a file of known failures that cannot be right is refused with its line",
          "[known failures]") {
    CHECK(refusal_of("one-001 failed why\n").empty());
    CHECK(refusal_of("# x\none-001 fails why\n").find("known.txt, line 2: \"fails\"") == 0);
    CHECK(refusal_of("one-001 passed why\n").find("known.txt, line 1: \"passed\"") == 0);
    CHECK(refusal_of("one-001 failed\n").find("the reason is missing") != std::string::npos);
    CHECK(
        refusal_of("one-001 failed a\none-001 failed b\n").find("line 2: one-001 is there twice") !=
        std::string::npos);
    CHECK(refusal_of("three-001 failed a\n") ==
          "known.txt, line 1: there is no vector \"three-001\"");
    CHECK(refusal_of("gone-001 failed a\n") == "known.txt, line 1: vector \"gone-001\" is retired");
}

TEST_CASE("a known failure fails as expected, passes unexpectedly or fails in another way",
          "[known failures]") {
    const KnownFailures known("known.txt", "a-001 failed x\nb-001 failed x\nc-001 failed x\n"
                                           "d-001 failed x\n");
    std::vector<TestResult> results{
        result_of("a-001", Ending::failed), result_of("b-001", Ending::passed),
        result_of("c-001", Ending::crashed), result_of("d-001", Ending::skipped),
        result_of("e-001", Ending::failed)};
    known.apply(results);
    CHECK(results[0].ending == Ending::failed_as_expected);
    CHECK(results[1].ending == Ending::passed_unexpectedly);
    CHECK(results[2].ending == Ending::crashed);
    CHECK(results[2].detail == "known.txt names it as failed");
    CHECK(results[3].ending == Ending::skipped);
    CHECK(results[4].ending == Ending::failed);
}

TEST_CASE("an update keeps comments, order and reasons", "[known failures]") {
    const KnownFailures known("known.txt", "# about chains\n"
                                           "b-001  failed  we know\n"
                                           "\n"
                                           "# about ends\n"
                                           "a-001   crashed   mended since\n"
                                           "c-001 failed it hangs now\n"
                                           "nowhere-001 failed taken away\n"
                                           "d-001 failed not asked\n");
    const std::vector<TestResult> results{
        result_of("a-001", Ending::passed), result_of("b-001", Ending::failed),
        result_of("c-001", Ending::timed_out), result_of("d-001", Ending::skipped),
        result_of("e-001", Ending::wrongly_rejected)};
    const Suite suite = suite_of({"a-001", "b-001", "c-001", "d-001", "e-001"});
    CHECK(known.updated(results, suite) == "# about chains\n"
                                           "b-001  failed  we know\n"
                                           "\n"
                                           "# about ends\n"
                                           "c-001  timed-out  it hangs now\n"
                                           "d-001 failed not asked\n"
                                           "e-001  wrongly-rejected  not looked into yet\n");
}
