#include "base/errors.hpp"
#include "base/files.hpp"
#include "base/sha256.hpp"
#include "catch.hpp"
#include "vectors/generator.hpp"
#include "vectors_copy.hpp"

#include <algorithm>

using namespace bakuk;
using namespace bakuk::harness;
using bakuk::tests::VectorsCopy;
using Catch::Matchers::ContainsSubstring;

namespace {

/// What the generator has to write, put together from the project's files instead of computed.
Generated from_files() {
    Generated generated;
    const std::filesystem::path folder = BAKUK_SOURCE_DIR "/vectors";
    const Manifest manifest =
        read_manifest("manifest.json", read_file(folder / std::string(manifest_name)));
    const Suite suite = read_suite(folder);
    generated.vectors = suite.files;
    for (const VectorFile& file : suite.files) {
        generated.count += file.vectors.size();
    }
    for (const ManifestEntry& entry : manifest.files) {
        generated.files.push_back({entry.path, read_file(folder / entry.path)});
    }
    for (const OtherFile& file : manifest.other_files) {
        generated.files.push_back({file.path, read_file(folder / file.path)});
    }
    generated.files.push_back({std::string(manifest_name), read_file(folder / manifest_name)});
    return generated;
}

std::size_t files_in(const std::filesystem::path& folder) {
    const std::filesystem::recursive_directory_iterator all(folder);
    return static_cast<std::size_t>(std::count_if(
        begin(all), end(all), [](const auto& entry) { return entry.is_regular_file(); }));
}

} // namespace

TEST_CASE("where nothing has changed nothing would change", "[generate]") {
    const VectorsCopy copy;
    CHECK(changes(from_files(), copy.folder()).empty());
    CHECK(write_all(from_files(), copy.folder()).empty());
}

TEST_CASE("what would change is told for each file and each vector", "[generate]") {
    const VectorsCopy copy;
    copy.replace("moves/two/seats.json", "\"seat-own-001\"", "\"seat-odd-001\"");
    copy.replace("moves/two/chains.json", "The chain goes on", "The chain stops");
    copy.remove("moves/two/captures.json");
    const std::vector<std::string> lines = changes(from_files(), copy.folder());
    const auto has = [&](const std::string& line) {
        return std::ranges::find(lines, line) != lines.end();
    };
    CHECK(has("moves/two/seats.json: would change"));
    CHECK(has("moves/two/seats.json: seat-own-001 would be added"));
    CHECK(has("moves/two/seats.json: seat-odd-001 would go"));
    CHECK(has("moves/two/chains.json: chain-c-to-d-001 would change"));
    CHECK(has("moves/two/captures.json: would be new"));
    CHECK(has("moves/two/captures.json: take-two-001 would be added"));
    CHECK(std::ranges::none_of(
        lines, [](const std::string& line) { return line.starts_with("moves/three/"); }));
}

TEST_CASE("only what differs is written, and it is then as generated", "[generate]") {
    const VectorsCopy copy;
    copy.replace("moves/two/chains.json", "The chain goes on", "The chain stops");
    copy.remove("moves/two/captures.json");
    const std::vector<std::string> changed = write_all(from_files(), copy.folder());
    CHECK(changed == std::vector<std::string>{"moves/two/captures.json", "moves/two/chains.json"});
    CHECK(changes(from_files(), copy.folder()).empty());
    CHECK(files_in(copy.folder()) == files_in(BAKUK_SOURCE_DIR "/vectors"));
}

TEST_CASE("a folder that is not there is made", "[generate]") {
    const VectorsCopy copy;
    const std::filesystem::path folder = copy.folder() / "new" / "folder";
    CHECK(write_all(from_files(), folder).size() == from_files().files.size());
    CHECK(changes(from_files(), folder).empty());
}

TEST_CASE(
    "a file that is not generated any more goes; one that the generator has not written stays",
    "[generate]") {
    const VectorsCopy copy;
    // An old file, named by the manifest, and two others: one edited since, one never named.
    copy.write("moves/two/old.json", "old\n");
    copy.write("moves/two/edited.json", "edited\n");
    copy.write("moves/two/foreign.json", "foreign\n");
    const auto entry = [](const std::string& path, const std::string& bytes) {
        return "    {\"path\": \"" + path + "\", \"sha256\": \"" + sha256(bytes) + "\"},\n";
    };
    copy.replace("manifest.json", "  \"other_files\": [\n",
                 "  \"other_files\": [\n" + entry("moves/two/old.json", "old\n") +
                     entry("moves/two/edited.json", "as it was\n"));
    CHECK_THAT(changes(from_files(), copy.folder()).back(),
               ContainsSubstring("moves/two/old.json: would be removed"));
    static_cast<void>(write_all(from_files(), copy.folder()));
    CHECK_FALSE(std::filesystem::exists(copy.folder() / "moves/two/old.json"));
    CHECK(copy.read("moves/two/edited.json") == "edited\n");
    CHECK(copy.read("moves/two/foreign.json") == "foreign\n");
}

TEST_CASE("an identifier cannot go without being retired, and nothing is written then",
          "[generate]") {
    const VectorsCopy copy;
    Generated generated = from_files();
    Vector& vector = generated.vectors.front().vectors.front();
    const std::string gone = vector.id;
    vector.id = "another-001";
    generated.files.front().bytes = "changed\n";
    CHECK_THROWS_AS(write_all(generated, copy.folder()), InputError);
    CHECK(changes(from_files(), copy.folder()).empty());
    try {
        static_cast<void>(write_all(generated, copy.folder()));
    } catch (const InputError& error) {
        CHECK_THAT(error.what(), ContainsSubstring(gone + " would be gone"));
    }
}

TEST_CASE("a folder whose manifest cannot be read is refused before anything is computed",
          "[generate]") {
    const VectorsCopy copy;
    copy.write("manifest.json", "{\n");
    CHECK_THROWS_AS(expect_readable(copy.folder()), InputError);
    CHECK_NOTHROW(expect_readable(copy.folder() / "not-there"));
}
