#include "census/census_file.hpp"

#include "base/errors.hpp"
#include "base/lines.hpp"

#include "catch.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>

using namespace bakuk::harness;

namespace {

const std::string& file() {
    static const std::string bytes = census_json();
    return bytes;
}

const nlohmann::json& stratum(const nlohmann::json& document, const nlohmann::json& rulings,
                              int players, int stones) {
    return *std::ranges::find_if(document["strata"], [&](const nlohmann::json& one) {
        return one["rulings"] == rulings && one["players"] == players && one["stones"] == stones;
    });
}

} // namespace

TEST_CASE("census.json has every stratum under the default rulings and each alternative",
          "[census]") {
    const nlohmann::json document = nlohmann::json::parse(file());
    CHECK(document["strata"].size() == 7 * 2 * 19);
    CHECK(split_lines(file()).size() == 7 * 2 * 19 + 6);
    const auto& whole = stratum(document, nlohmann::json::object(), 2, 36);
    CHECK(whole["boards"] == 749398);
    CHECK(whole["requests"] == 6945640);
    // As in the census of the C adapter.
    CHECK(whole["sha256"] == "fe1736f1a0e5cd741f505907f32c3ec7ccf500ff3a88ab19c99de03c59e90977");
}

TEST_CASE("a ruling changes the digests that it can change and no others", "[census]") {
    const nlohmann::json document = nlohmann::json::parse(file());
    const auto differs = [&](const char* ruling, const char* value, int players, int stones) {
        return stratum(document, {{ruling, value}}, players, stones)["sha256"] !=
               stratum(document, nlohmann::json::object(), players, stones)["sha256"];
    };
    for (const int players : {2, 3}) {
        CHECK_FALSE(differs("origin", "skipped", players, 4)); // no hand of six
        CHECK(differs("origin", "skipped", players, 6));
        CHECK(differs("blocked", "passes", players, 2));
        CHECK_FALSE(differs("blocked", "passes", players, 0));
        CHECK(differs("remainder", "owners", players, 2));
        CHECK_FALSE(differs("remainder", "owners", players, 0));
        // Dealt out in pairs, nobody has more than half of the stones.
        CHECK_FALSE(differs("majority", "ends", players, 12));
        CHECK_FALSE(differs("repetition", "ignored", players, 12));
        CHECK(differs("seats", "columns", players, 2) == (players == 3));
    }
}

TEST_CASE("an edited census.json is told by its line", "[census]") {
    std::string edited = file();
    const std::size_t digest = edited.find("fe1736f1a0");
    edited[digest] = 'd';
    const auto differences = check_census_json("census.json", edited);
    REQUIRE(differences.size() == 1);
    // The fields of the versions and the list's beginning are before it, and 18 smaller strata.
    CHECK(differences.front().starts_with("census.json, line 23 (two players, 36 stones): expected "
                                          "{\"rulings\": {}, \"players\": 2, \"stones\": 36, "));
}

TEST_CASE("a census.json that is none is refused before anything is counted", "[census]") {
    CHECK_THROWS_AS(check_census_json("census.json", file().substr(0, 5000)), InputError);
    CHECK_THROWS_AS(check_census_json("census.json", "{\n}\n"), InputError);
}
