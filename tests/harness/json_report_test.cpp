#include "reports/reports.hpp"

#include "catch.hpp"
#include "run_tool.hpp"
#include "sample_reports.hpp"

#include <nlohmann/json.hpp>

using namespace bakuk;
using namespace bakuk::harness;
using namespace bakuk::tests;

namespace {

/// What a validator of another make says of the report; empty if nothing.
std::string complaints(const std::string& report) {
    const TemporaryFile file("report.json", report);
    const ToolRun run = run_tool("/usr/bin/jsonschema -i '" + file.path() +
                                 "' '" BAKUK_SOURCE_DIR "/harness/schema/report.schema.json'");
    return run.status == 0 && run.output.find("rror") == std::string::npos
               ? ""
               : run.output + "(status " + std::to_string(run.status) + ")";
}

} // namespace

TEST_CASE("every report fits the JSON schema", "[reports][json]") {
    CHECK(complaints(json_report(conforming())).empty());
    CHECK(complaints(json_report(failing())).empty());
    CHECK(complaints(json_report(hostile())).empty());
    CHECK(complaints(json_report(every_ending())).empty());
    CheckReport part = conforming();
    part.filter = "CAP-*";
    part.stones = {2, 10};
    part.shuffle = 7;
    CHECK(complaints(json_report(part)).empty());
}

TEST_CASE("the JSON schema is strict", "[reports][json]") {
    nlohmann::json report = nlohmann::json::parse(json_report(failing()));
    const auto changed = [&](auto change) {
        nlohmann::json copy = report;
        change(copy);
        return copy.dump();
    };
    CHECK_FALSE(complaints(changed([](auto& json) { json["more"] = 1; })).empty());
    CHECK_FALSE(complaints(changed([](auto& json) { json["failures"][0]["more"] = 1; })).empty());
    CHECK_FALSE(complaints(changed([](auto& json) { json.erase("versions"); })).empty());
    CHECK_FALSE(
        complaints(changed([](auto& json) { json["failures"][0].erase("given"); })).empty());
    CHECK_FALSE(
        complaints(changed([](auto& json) { json["failures"][0]["ending"] = "lost"; })).empty());
    CHECK_FALSE(
        complaints(changed([](auto& json) { json["rulings"]["origin"] = "dropped"; })).empty());
}

TEST_CASE("the JSON report is complete", "[reports][json]") {
    const auto json = nlohmann::json::parse(json_report(failing()));
    CHECK(json["verdict"]["conforms"] == false);
    CHECK(json["verdict"]["line"] == verdict_line(failing()));
    CHECK(json["implementation"]["name"] == "mybakuk");
    CHECK(json["implementation"]["command"] == nlohmann::json({"python3", "adapter.py"}));
    CHECK(json["versions"]["vectors_sha256"] == std::string(64, 'a'));
    CHECK(json["classes"].size() == 2);
    REQUIRE(json["failures"].size() == 4);
    CHECK(json["others"].size() == 2);
    const auto& failure = json["failures"][1]; // the draw has four stones too, and a smaller board
    CHECK(failure["id"] == "capture-two-002");
    CHECK(failure["request"] == "play 1,1,0,0,2,0/16,16/1 a");
    CHECK(failure["expected"] == "0,0,0,0,2,0/18,16/2");
    CHECK(failure["given"] == "0,2,0,0,2,0/16,16/2");
    CHECK(failure["breaks"] == "CAP-1");
    CHECK(failure["clauses"] == nlohmann::json({"CAP-1"}));
}

TEST_CASE("a hostile reply comes through JSON as visible text", "[reports][json]") {
    const auto json = nlohmann::json::parse(json_report(hostile()));
    bool found = false;
    for (const auto& failure : json["failures"]) {
        const std::string given = failure["given"];
        found = found || given.find("<script>alert(1)</script>\"'`|\\x0a...") != std::string::npos;
    }
    CHECK(found);
}
