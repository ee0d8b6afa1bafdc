#include "base/errors.hpp"
#include "base/files.hpp"
#include "base/sha256.hpp"
#include "catch.hpp"
#include "vectors/format.hpp"
#include "vectors_copy.hpp"

#include <set>

using namespace bakuk;
using namespace bakuk::harness;
using bakuk::tests::VectorsCopy;
using Catch::Matchers::ContainsSubstring;

namespace {

std::string message_of(const VectorsCopy& copy) {
    try {
        static_cast<void>(read_suite(copy.folder()));
    } catch (const InputError& error) {
        return error.what();
    }
    return "accepted";
}

} // namespace

TEST_CASE("the project's golden vectors are read", "[vectors]") {
    const Suite suite = read_suite(BAKUK_SOURCE_DIR "/vectors");
    CHECK(suite.specification_version == "1.0");
    CHECK(suite.vectors_version == "1.0.0");
    CHECK(suite.manifest_sha256 == sha256(read_file(BAKUK_SOURCE_DIR "/vectors/manifest.json")));
    std::set<std::string> ids;
    std::size_t count = 0;
    for (const VectorFile& file : suite.files) {
        count += file.vectors.size();
        for (const Vector& vector : file.vectors) {
            ids.insert(vector.id);
            CHECK(vector.note.find_first_of("{}") == std::string::npos);
        }
    }
    CHECK(count >= 400);
    CHECK(ids.size() == count);
}

TEST_CASE("golden vectors edited by hand are refused by their digest", "[vectors]") {
    VectorsCopy copy;
    copy.replace("moves/two/sowing.json", "The last stone", "The very last stone");
    const std::string message = message_of(copy);
    CHECK_THAT(message, ContainsSubstring("moves/two/sowing.json: edited since it was generated"));
    CHECK(message.find('\n') == std::string::npos);
}

TEST_CASE("golden vectors that are cut short, malformed or missing are refused", "[vectors]") {
    SECTION("cut short") {
        VectorsCopy copy;
        const std::string bytes = copy.read("moves/two/sowing.json");
        copy.write("moves/two/sowing.json", bytes.substr(0, bytes.size() / 2));
        CHECK_THAT(message_of(copy), ContainsSubstring("moves/two/sowing.json, line "));
    }
    SECTION("an unknown field") {
        VectorsCopy copy;
        copy.replace("end/two/winners.json", "\"op\": \"outcome\"",
                     "\"op\": \"outcome\", \"x\": 1");
        CHECK_THAT(message_of(copy),
                   ContainsSubstring("end/two/winners.json, line 8, field \"x\""));
    }
    SECTION("a missing file") {
        VectorsCopy copy;
        copy.remove("moves/two/sowing.json");
        CHECK_THAT(message_of(copy), ContainsSubstring("moves/two/sowing.json: cannot be read"));
    }
    SECTION("a missing manifest") {
        VectorsCopy copy;
        copy.remove("manifest.json");
        CHECK_THAT(message_of(copy), ContainsSubstring("manifest.json: cannot be read"));
    }
    SECTION("a manifest cut short") {
        VectorsCopy copy;
        const std::string bytes = copy.read("manifest.json");
        copy.write("manifest.json", bytes.substr(0, bytes.size() / 2));
        CHECK_THAT(message_of(copy), ContainsSubstring("manifest.json, line "));
    }
    SECTION("a manifest with a field that it does not have") {
        VectorsCopy copy;
        copy.replace("manifest.json", "\"retired\": []", "\"retired\": [],\n  \"more\": 1");
        CHECK_THAT(message_of(copy), ContainsSubstring("manifest.json, line "));
        CHECK_THAT(message_of(copy), ContainsSubstring("\"more\""));
    }
}

TEST_CASE("an identifier that is there twice or is retired is refused", "[vectors]") {
    SECTION("twice, in two files") {
        VectorsCopy copy;
        copy.replace("moves/two/seats.json", "seat-own-001", "take-two-001");
        copy.mend_digest("moves/two/seats.json");
        CHECK_THAT(message_of(copy), ContainsSubstring("\"take-two-001\" is in"));
    }
    SECTION("retired") {
        VectorsCopy copy;
        copy.replace("manifest.json", "\"retired\": []",
                     "\"retired\": [\n    \"take-two-001\"\n  ]");
        CHECK_THAT(message_of(copy), ContainsSubstring("\"take-two-001\" is retired"));
    }
}
