#include "program.hpp"

#include "catch.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <unistd.h>

using bakuk::tests::Ran;
using bakuk::tests::run_program;

namespace {

const std::string folder = BAKUK_SOURCE_DIR "/tests/harness/hostile/";
const std::string right = " -- python3 '" BAKUK_SOURCE_DIR "/harness/adapters/python/adapter.py'";
const std::string hostile = " -- python3 '" + folder + "hostile.py' ";

/// A file that is gone after the test.
class File {
public:
    explicit File(const std::string& text = "") {
        path_ = (std::filesystem::temp_directory_path() / "bakuk-known-XXXXXX").string();
        ::close(::mkstemp(path_.data()));
        write(text);
    }
    ~File() { std::filesystem::remove(path_); }
    File(const File&) = delete;
    File& operator=(const File&) = delete;

    [[nodiscard]] const std::string& path() const { return path_; }
    void write(const std::string& text) const { std::ofstream(path_, std::ios::binary) << text; }
    [[nodiscard]] std::string read() const {
        std::ifstream file(path_, std::ios::binary);
        return std::string{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    }

private:
    std::string path_;
};

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

} // namespace

TEST_CASE("an implementation that is right conforms, and the verdict names its evidence",
          "[check]") {
    const Ran ran = run_program("check" + right);
    CHECK(ran.status == 0);
    CHECK(ran.output.starts_with(
        "conforms to Bakuk 1.0: moves, end, games; two players and three (on "));
    CHECK(has(ran.output, "golden"));
    CHECK(ran.errors.empty());
}

TEST_CASE("class and players choose tests", "[check]") {
    const Ran ran = run_program("check --class end --players 3" + right);
    CHECK(ran.status == 0);
    CHECK(ran.output.starts_with("conforms to Bakuk 1.0: end; three players (on "));
    CHECK_FALSE(has(ran.output, "two players"));
}

TEST_CASE("a filter chooses by identifier and by clause, and shows no conformance", "[check]") {
    for (const std::string filter : {"'game-start-*'", "SETUP-1"}) {
        const Ran ran = run_program("check --filter " + filter + right);
        CHECK(ran.status == 0);
        CHECK(ran.output.starts_with("passes a part of Bakuk 1.0"));
    }
}

TEST_CASE("what does not go together or selects nothing is wrong usage", "[check]") {
    const auto refused = [](const std::string& options, const std::string& why) {
        const Ran ran = run_program("check " + options + right);
        INFO(options << "\n" << ran.errors);
        CHECK(ran.status == 2);
        CHECK(ran.output.empty());
        CHECK(has(ran.errors, why));
        CHECK(std::ranges::count(ran.errors, '\n') == 1);
    };
    refused("--filter no-such-*", "no golden vector is selected");
    refused("--stones 2..4", "--exhaustive");
    refused("--exhaustive --stones 3", "only even numbers of stones occur");
    refused("--exhaustive --stones 2 --class games", "--stones");
    refused("--exhaustive --filter CAP-1", "--filter");
    refused("--exhaustive --shuffle 1", "--shuffle");
    refused("--exhaustive --isolate", "--isolate");
    refused("--isolate --shuffle 1", "--shuffle");
    refused("--write-known-failures", "--known-failures");
    refused("--known-failures /nonexistent/file", "/nonexistent/file: cannot be read");
    refused("--known-failures x --exhaustive", "--known-failures");
    refused("--known-failures x --write-known-failures --filter CAP-1", "--filter");
    refused("--known-failures x --write-known-failures --class end", "--class");
    refused("--known-failures x --write-known-failures --players 2", "--players");
    refused("--vectors /nonexistent", "/nonexistent");
}

TEST_CASE("known failures are written, hold, and are kept up to date", "[check][known failures]") {
    const File known;
    const std::string option = "check --known-failures " + known.path();

    known.write("# we follow another reading\n");
    const Ran written =
        run_program(option + " --write-known-failures" + hostile + "says_unsupported");
    CHECK(written.status == 0);
    const std::string text = known.read();
    CHECK(text.starts_with("# we follow another reading\n"));
    CHECK(has(text, "  adapter-error  not looked into yet\n"));

    const Ran as_known = run_program(option + hostile + "says_unsupported");
    CHECK(as_known.status == 0);
    CHECK(as_known.output.starts_with("does not conform to Bakuk 1.0: end"));
    CHECK(has(as_known.output, "as known"));

    const Ran better = run_program(option + right);
    CHECK(better.status == 1);
    CHECK(has(better.output, "names it as adapter-error"));

    const Ran otherwise = run_program(option + " --class end" + hostile + "always_illegal");
    CHECK(otherwise.status == 1);
    CHECK(has(otherwise.output, "names it as adapter-error"));

    const Ran renewed = run_program(option + " --write-known-failures" + right);
    CHECK(renewed.status == 0);
    CHECK(known.read() == "# we follow another reading\n");

    known.write("no-such-vector-001  failed  a slip of the pen\n");
    const Ran unknown = run_program(option + right);
    CHECK(unknown.status == 2);
    CHECK(unknown.errors ==
          "bakuk: " + known.path() + ", line 1: there is no vector \"no-such-vector-001\"\n");
}

TEST_CASE("one seed is one order, in which a right implementation is right", "[check]") {
    CHECK(run_program("check --shuffle 7" + right).status == 0);
    const std::string once =
        run_program("check --shuffle 7 --class moves --format json" + hostile + "every_tenth_wrong")
            .output;
    const std::string again =
        run_program("check --shuffle 7 --class moves --format json" + hostile + "every_tenth_wrong")
            .output;
    CHECK(once == again);
    CHECK(once != run_program("check --shuffle 8 --class moves --format json" + hostile +
                              "every_tenth_wrong")
                      .output);
}

TEST_CASE("tests side by side give the same verdict", "[check]") {
    const std::string one = run_program("check" + right).output;
    CHECK(run_program("check --jobs 3" + right).output == one);
}

TEST_CASE("every position of some strata is asked about", "[check][exhaustive]") {
    const Ran ran = run_program("check --exhaustive --players 2 --stones 0..2" + right);
    CHECK(ran.status == 0);
    CHECK(ran.output.starts_with("passes a part of Bakuk 1.0"));
    // There are 22 boards: 1 with no stone, 6 with both in one hole, 15 with one each in two. For
    // two players that is 44 positions, and 6 + 2 * 15 plays, each hole being asked by its owner.
    CHECK(has(ran.output, "80 of 80 right"));
    CHECK(has(ran.output, "44 of 44 right"));
}

TEST_CASE("an exhaustive check finds the smallest position that shows a fault",
          "[check][exhaustive]") {
    const Ran ran = run_program("check --exhaustive --players 2 --class moves --stones 0..4" +
                                hostile + "always_the_given_position");
    CHECK(ran.status == 1);
    CHECK(has(ran.output, "asked     moves 0,0,0,0,0,0/18,18/1"));
}

TEST_CASE("an exhaustive check side by side counts the same", "[check][exhaustive]") {
    const std::string options = "check --exhaustive --players 3 --stones 0..6";
    const std::string one = run_program(options + right).output;
    CHECK(run_program(options + " --jobs 2" + right).output == one);
}
