#include "base/errors.hpp"
#include "base/files.hpp"
#include "catch.hpp"
#include "run_tool.hpp"
#include "vectors/format.hpp"
#include "vectors/schema.hpp"
#include "vectors_copy.hpp"

#include <map>
#include <nlohmann/json.hpp>
#include <vector>

// The schemas are held by a validator that is not ours, Debian's python3-jsonschema: every file
// under vectors/ fits its schema, and copies that are spoilt on purpose do not. Our own validator
// has to agree in each case.

using namespace bakuk;
using namespace bakuk::harness;
using Json = nlohmann::ordered_json;

namespace {

const std::filesystem::path folder = BAKUK_SOURCE_DIR "/vectors";

std::string schema_of(const std::string& kind) {
    return (folder / "schema" / (kind + ".schema.json")).string();
}

/// The files that one schema is for.
std::vector<std::string> files_of(const std::string& kind) {
    if (kind != "vectors") {
        return {(folder / (kind + ".json")).string()};
    }
    std::vector<std::string> paths;
    for (const std::string part : {"moves", "end", "games", "rulings"}) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder / part)) {
            if (entry.is_regular_file()) {
                paths.push_back(entry.path().string());
            }
        }
    }
    return paths;
}

const std::vector<std::string> kinds{"vectors", "manifest", "census", "values"};

/// What the other validator says of documents: whether each fits the schema.
std::vector<bool> fit_elsewhere(const std::string& kind, const std::vector<std::string>& paths) {
    std::string command =
        "/usr/bin/python3 " BAKUK_SOURCE_DIR "/tests/harness/validate_json.py " + schema_of(kind);
    for (const std::string& path : paths) {
        command += " " + path;
    }
    const tests::ToolRun run = tests::run_tool(command);
    INFO(run.output);
    REQUIRE(run.status == 0);
    std::vector<bool> fit;
    for (const char letter : run.output) {
        if (letter == '+' || letter == '-') {
            fit.push_back(letter == '+');
        }
    }
    REQUIRE(fit.size() == paths.size());
    return fit;
}

bool fits_here(const std::string& kind, const std::string& path) {
    return schema_errors(read_file(path), path, read_file(schema_of(kind)), schema_of(kind))
        .empty();
}

/// A document that was right until one thing was done to it.
struct Spoilt {
    std::string document;
    std::string place;
    std::string way;
};

/// The document with each of its objects, lists and values spoilt in turn, once in every way.
void spoil(const Json& whole, const Json::json_pointer& place, std::vector<Spoilt>& spoilt) {
    const auto add = [&](const Json::json_pointer& at, const std::string& way, const auto& change) {
        Json copy = whole;
        change(copy);
        spoilt.push_back({copy.dump(), at.to_string(), way});
    };
    const auto put = [&](const std::string& way, const Json& value) {
        add(place, way, [&](Json& copy) { copy[place] = value; });
    };
    const Json& part = whole[place];
    if (part.is_object()) {
        add(place, "a field more", [&](Json& copy) { copy[place]["surplus"] = 1; });
        for (const auto& [field, value] : part.items()) {
            add(place / field, "left out", [&](Json& copy) { copy[place].erase(field); });
            spoil(whole, place / field, spoilt);
        }
    } else if (part.is_array()) {
        put("another type", "list");
        add(place, "an item of another type",
            [&](Json& copy) { copy[place].push_back(Json::object({{"surplus", 1}})); });
        if (!part.empty()) {
            // One item stands for all: they have the same form.
            spoil(whole, place / std::size_t{0}, spoilt);
        }
    } else {
        put("another type", Json::array({"list"}));
        put("negative", -1);
        put("emptied", "");
    }
}

/// Whether a document is still one of its kind.
bool is_still_right(const Spoilt& spoilt) {
    // A ruling that is not named is the default; a game without moves is one.
    return (spoilt.way == "left out" && spoilt.place.find("/rulings/") != std::string::npos) ||
           (spoilt.way == "emptied" && spoilt.place == "/vectors/0/moves");
}

/// A document of one kind in which every form comes that its schema knows.
std::vector<Json> samples_of(const std::string& kind) {
    std::vector<Json> samples;
    std::map<std::string, bool> seen;
    for (const std::string& path : files_of(kind)) {
        Json document = Json::parse(read_file(path));
        for (const std::string list : {"vectors", "strata", "values", "files", "other_files"}) {
            if (!document.contains(list)) {
                continue;
            }
            // For each form of item a document with that one alone, to keep them few and small.
            Json items = document[list];
            document[list] = Json::array();
            for (const Json& item : items) {
                std::string form = list;
                for (const auto& [field, value] : item.items()) {
                    form += field + value.type_name();
                    form += value.is_array() && value.empty() ? "empty" : "";
                }
                form += item.contains("outcome") ? item["outcome"].dump().substr(0, 16) : "";
                if (!seen[form]) {
                    seen[form] = true;
                    Json one = document;
                    one[list] = Json::array({item});
                    samples.push_back(one);
                }
            }
            document[list] = items;
        }
    }
    return samples;
}

} // namespace

TEST_CASE("every file of the golden vectors fits its schema, by two validators", "[schemas]") {
    for (const std::string& kind : kinds) {
        const std::vector<std::string> paths = files_of(kind);
        const std::vector<bool> fit = fit_elsewhere(kind, paths);
        for (std::size_t index = 0; index < paths.size(); ++index) {
            INFO(paths[index]);
            CHECK(fit[index]);
            CHECK(fits_here(kind, paths[index]));
        }
    }
}

TEST_CASE("no spoilt copy fits its schema, by two validators", "[schemas]") {
    const std::filesystem::path scratch =
        std::filesystem::temp_directory_path() / ("bakuk-spoilt-" + std::to_string(::getpid()));
    for (const std::string& kind : kinds) {
        std::vector<Spoilt> all;
        for (const Json& sample : samples_of(kind)) {
            spoil(sample, Json::json_pointer(), all);
        }
        std::erase_if(all, is_still_right);
        REQUIRE(all.size() > 20);
        std::vector<std::string> paths;
        for (const Spoilt& spoilt : all) {
            paths.push_back((scratch / (std::to_string(paths.size()) + ".json")).string());
            write_file(paths.back(), spoilt.document);
        }
        const std::vector<bool> fit = fit_elsewhere(kind, paths);
        for (std::size_t index = 0; index < all.size(); ++index) {
            INFO(kind << ", " << all[index].place << ": " << all[index].way);
            CHECK_FALSE(fit[index]);
            CHECK_FALSE(fits_here(kind, paths[index]));
        }
        std::filesystem::remove_all(scratch);
    }
}

TEST_CASE("a schema with a keyword that is not known is refused, not passed over", "[schemas]") {
    CHECK_THROWS_AS(schema_errors("{}", "x.json", R"({"maxLength": 3})", "x.schema.json"),
                    InputError);
    CHECK_THROWS_AS(schema_errors("{}", "x.json", R"({"properties": {}})", "x.schema.json"),
                    InputError);
    CHECK_THROWS_AS(schema_errors("{", "x.json", "{}", "x.schema.json"), InputError);
}

TEST_CASE("what breaks a schema is told with its place", "[schemas]") {
    const std::string schema =
        R"({"type": "object", "required": ["a"], "additionalProperties": false,)"
        R"( "properties": {"a": {"type": "array", "items": {"type": "integer", "maximum": 3}}}})";
    const auto errors = [&](const std::string& document) {
        return schema_errors(document, "x.json", schema, "x.schema.json");
    };
    CHECK(errors(R"({"a": [1, 2, 3]})").empty());
    CHECK(errors(R"({"a": [1, 4]})") ==
          std::vector<std::string>{"x.json: by its schema, /a/1: has a value above 3"});
    CHECK(errors(R"({"a": [], "b": 1})") ==
          std::vector<std::string>{"x.json: by its schema, /b: not a field of this format"});
    CHECK(errors("{}") ==
          std::vector<std::string>{"x.json: by its schema, /: lacks the field \"a\""});
}
