// The golden vectors of Bakuk in Catch2 (version 2 or 3): one section a vector, named by its
// identifier. The folder of the vectors is in BAKUK_VECTORS.
//
//     cmake -S harness/examples/catch2 -B build/catch2 && cmake --build build/catch2
//     BAKUK_VECTORS=vectors build/catch2/bakuk_vectors
//
// To test a program of your own, replace my_bakuk.hpp.

#include "my_bakuk.hpp"

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif

#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>

namespace {

using Json = nlohmann::json;

Json read(const std::string& name) {
    const char* folder = std::getenv("BAKUK_VECTORS");
    const std::string path = std::string(folder != nullptr ? folder : "vectors") + "/" + name;
    std::ifstream file(path);
    INFO(path);
    REQUIRE(file.good());
    return Json::parse(file);
}

my_bakuk::Position position_of(const Json& json) {
    return {json["board"], json["captured"], json["mover"]};
}

std::vector<int> winners_of(const Json& outcome) {
    return outcome["status"] == "ended" ? outcome["winners"].get<std::vector<int>>()
                                        : std::vector<int>{};
}

void check(const Json& vector) {
    INFO(vector["note"] << " " << vector["clauses"]);
    const std::string op = vector["op"];
    if (op == "moves") {
        std::string legal;
        for (const std::string hole : vector["legal"]) {
            legal += hole;
        }
        CHECK(my_bakuk::legal(position_of(vector["position"])) == legal);
    } else if (op == "play") {
        const std::string move = vector["move"];
        const auto after = my_bakuk::play(position_of(vector["position"]), move.front());
        REQUIRE(after.has_value() == !vector["result"].is_null());
        CHECK((!after || *after == position_of(vector["result"])));
    } else if (op == "outcome") {
        CHECK(my_bakuk::winners(position_of(vector["position"])) == winners_of(vector["outcome"]));
    } else if (op == "game") {
        const auto end = my_bakuk::game(vector["players"], vector["moves"]);
        REQUIRE(end.has_value() == !vector["position"].is_null());
        CHECK((!end || end->first == position_of(vector["position"])));
        CHECK((!end || end->second == winners_of(vector["outcome"])));
    } else {
        FAIL("no such op: " << op);
    }
}

} // namespace

TEST_CASE("every golden vector is answered right") {
    const Json manifest = read("manifest.json");
    for (const Json& entry : manifest["files"]) {
        if (!entry["rulings"].empty()) {
            continue; // another ruling than the default
        }
        const Json file = read(entry["path"]);
        for (const Json& vector : file["vectors"]) {
            DYNAMIC_SECTION(vector["id"].get<std::string>()) {
                check(vector);
            }
        }
    }
}
