#include "solve/value_file.hpp"

#include "bakuk/text.hpp"
#include "base/errors.hpp"
#include "base/files.hpp"
#include "catch.hpp"
#include "census/reach.hpp"
#include "reference/second_beside.hpp"
#include "run_tool.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

using namespace bakuk;
using namespace bakuk::harness;
using namespace bakuk::tests;

namespace {

const std::string& file() {
    static const std::string bytes = values_json();
    return bytes;
}

const nlohmann::json& document() {
    static const nlohmann::json parsed = nlohmann::json::parse(file());
    return parsed;
}

/// What a validator of another make says; empty if nothing.
std::string complaints(const std::string& bytes) {
    const TemporaryFile values("values.json", bytes);
    const ToolRun run = run_tool("/usr/bin/jsonschema -i '" + values.path() +
                                 "' '" BAKUK_SOURCE_DIR "/vectors/schema/values.schema.json'");
    return run.status == 0 && run.output.find("rror") == std::string::npos
               ? ""
               : run.output + "(status " + std::to_string(run.status) + ")";
}

Position position_of_json(const nlohmann::json& json) {
    Captured captured;
    for (const auto& stones : json["captured"]) {
        captured.push_back(stones.get<int>());
    }
    return std::get<Position>(Position::make(Board(json["board"].get<std::array<int, 6>>()),
                                             captured,
                                             static_cast<Player>(json["mover"].get<int>())));
}

} // namespace

TEST_CASE("the values that are kept are those computed", "[solve][vectors]") {
    CHECK(read_file(BAKUK_SOURCE_DIR "/vectors/values.json") == file());
}

TEST_CASE("values.json fits its schema, which is strict", "[solve][vectors]") {
    CHECK(complaints(file()).empty());
    nlohmann::json changed = document();
    changed["vectors"][0]["best"] = "a";
    CHECK_FALSE(complaints(changed.dump()).empty());
    changed = document();
    changed["vectors"][2]["value"] = 3;
    CHECK_FALSE(complaints(changed.dump()).empty());
    changed = document();
    changed["vectors"][2].erase("note");
    CHECK_FALSE(complaints(changed.dump()).empty());
}

TEST_CASE("every recipe of values finds all that it asks for", "[solve][vectors]") {
    std::set<std::string> identifiers;
    int most = 0;
    int least = 0;
    for (const auto& vector : document()["vectors"]) {
        identifiers.insert(vector["id"].get<std::string>());
        most = std::max(most, vector["value"].get<int>());
        least = std::min(least, vector["value"].get<int>());
    }
    CHECK(document()["vectors"].size() == 42);
    CHECK(identifiers.size() == 42);
    CHECK(most > 0);
    CHECK(least < 0);
}

TEST_CASE("values are of positions that play reaches, with their legal moves and its best",
          "[solve][vectors]") {
    const Reach reach(Players::two, Rulings{});
    for (const auto& vector : document()["vectors"]) {
        INFO(vector["id"]);
        const Position position = position_of_json(vector["position"]);
        CHECK(reach.find(position.board(), position.mover()) == position);
        int legal = 0;
        int best = vector["moves"].empty() ? 0 : -37;
        for (const auto& move : vector["moves"]) {
            legal |= 1 << (move["hole"].get<std::string>()[0] - 'a');
            best = std::max(best, move["value"].get<int>());
        }
        CHECK(legal == second::legal({}, state_of(position)));
        CHECK(best == vector["value"].get<int>());
    }
}

TEST_CASE("an edited values.json is told by its line", "[solve][vectors]") {
    CHECK(check_values_json("values.json", file()).empty());
    std::string edited = file();
    const std::size_t at = edited.find("\"value\": 2, \"moves\"");
    REQUIRE(at != std::string::npos);
    edited[at + 9] = '4';
    const auto differences = check_values_json("values.json", edited);
    REQUIRE(differences.size() == 1);
    // The versions and the list's beginning are before it, and the two that have ended.
    CHECK(differences.front().starts_with("values.json, line 7 (value-capture-001): expected "));
    CHECK_THROWS_AS(check_values_json("values.json", file().substr(0, 5000)), InputError);
}
