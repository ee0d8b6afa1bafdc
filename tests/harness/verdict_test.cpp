#include "reports/reports.hpp"

#include "catch.hpp"
#include "sample_reports.hpp"

using namespace bakuk;
using namespace bakuk::harness;
using namespace bakuk::tests;

TEST_CASE("the verdict names classes, players and golden vectors", "[reports]") {
    CHECK(conforms(conforming()));
    CHECK(verdict_line(conforming()) ==
          "conforms to Bakuk 1.0: moves, end; two players (on 3 golden vectors)");
}

TEST_CASE("a verdict on every position says so", "[reports]") {
    CheckReport report = conforming();
    report.results.clear();
    report.verdicts = {
        verdict("moves", Players::two, 20, 0, true), verdict("moves", Players::three, 20, 0, true),
        verdict("end", Players::two, 10, 0, true),   verdict("end", Players::three, 10, 0, true),
        verdict("games", Players::two, 7, 0),        verdict("games", Players::three, 5, 0)};
    CHECK(verdict_line(report) ==
          "conforms to Bakuk 1.0: moves, end; two players and three (on every position), and "
          "games; two players and three (on 12 golden vectors)");
}

TEST_CASE("a verdict under rulings names them", "[reports]") {
    CheckReport report = conforming();
    report.rulings.blocked = Blocked::passes;
    CHECK(verdict_line(report) == "conforms to Bakuk 1.0 under blocked=passes: moves, end; two "
                                  "players (on 3 golden vectors)");
}

TEST_CASE("one failure denies conformance, and only what fails is named", "[reports]") {
    CheckReport report = conforming();
    report.verdicts[1] = verdict("end", Players::two, 1, 1);
    report.results[2].ending = Ending::failed;
    CHECK_FALSE(conforms(report));
    CHECK(verdict_line(report) ==
          "does not conform to Bakuk 1.0: end; two players (1 of 1 golden vector fails)");
}

TEST_CASE("a known failure is no conformance", "[reports]") {
    CheckReport report = conforming();
    report.verdicts[1] = verdict("end", Players::two, 1, 0);
    report.verdicts[1].passed = 0;
    report.results[2].ending = Ending::failed_as_expected;
    CHECK_FALSE(conforms(report));
    CHECK(verdict_line(report) ==
          "does not conform to Bakuk 1.0: end; two players (1 of 1 golden vector fails), as known");
}

TEST_CASE("what a filter chose, or some strata, is a part and no conformance", "[reports]") {
    CheckReport filtered = conforming();
    filtered.filter = "CAP-*";
    CHECK_FALSE(conforms(filtered));
    CHECK(verdict_line(filtered) == "passes a part of Bakuk 1.0: moves, end; two players (on 3 "
                                    "golden vectors that fit the filter)");
    CheckReport strata = conforming();
    strata.results.clear();
    strata.verdicts = {verdict("moves", Players::two, 900, 0)};
    strata.stones = {2, 10};
    CHECK_FALSE(conforms(strata));
    CHECK(verdict_line(strata) == "passes a part of Bakuk 1.0: moves; two players (on every "
                                  "board with 2 to 10 stones)");
}

TEST_CASE("failures on every position are counted among the answers", "[reports]") {
    CheckReport report = conforming();
    report.results.clear();
    report.verdicts = {verdict("moves", Players::two, 25'815'112, 1204, true)};
    CHECK(verdict_line(report) == "does not conform to Bakuk 1.0: moves; two players (1,204 of "
                                  "25,815,112 answers wrong on every position)");
}

TEST_CASE("where nothing was tested there is no verdict", "[reports]") {
    CheckReport report = conforming();
    report.results.clear();
    report.verdicts = {};
    CHECK_FALSE(conforms(report));
    CHECK(verdict_line(report) == "no verdict on Bakuk 1.0: nothing that is claimed was tested");
}
