#include "base/lines.hpp"
#include "base/nearest.hpp"
#include "base/wrap.hpp"

#include "catch.hpp"
#include "program.hpp"

#include <algorithm>
#include <string>
#include <vector>

using namespace bakuk::harness;
using bakuk::tests::Ran;
using bakuk::tests::run_program;

namespace {

const std::vector<std::string> verbs{"check",   "doctor", "verify", "generate",    "census",
                                     "explain", "list",   "show",   "serve",       "clauses",
                                     "rulings", "perft",  "facts",  "misreadings", "solve"};

/// Wrong usage: nothing on standard output, one line on standard error that begins so, status 2.
void check_refused(const std::string& arguments, const std::string& beginning) {
    const Ran ran = run_program(arguments);
    INFO(arguments);
    INFO(ran.errors);
    CHECK(ran.status == 2);
    CHECK(ran.output == "");
    CHECK(ran.errors.starts_with("bakuk: " + beginning));
    CHECK(std::ranges::count(ran.errors, '\n') == 1);
}

} // namespace

TEST_CASE("without a verb the program says in a few lines what to do", "[command-line]") {
    const Ran ran = run_program("");
    CHECK(ran.status == 2);
    CHECK(ran.output == "");
    CHECK(split_lines(ran.errors).size() == 4);
    CHECK(ran.errors.find("bakuk check -- COMMAND") != std::string::npos);
    CHECK(ran.errors.find("bakuk --help") != std::string::npos);
}

TEST_CASE("the help names every verb", "[command-line]") {
    const Ran ran = run_program("--help");
    CHECK(ran.status == 0);
    CHECK(ran.errors == "");
    for (const std::string& verb : verbs) {
        INFO(verb);
        CHECK(ran.output.find("\n  " + verb + " ") != std::string::npos);
    }
}

TEST_CASE("every verb has help with its usage and an example, and no noise", "[command-line]") {
    for (const std::string& verb : verbs) {
        const Ran ran = run_program(verb + " --help");
        INFO(ran.output);
        CHECK(ran.status == 0);
        CHECK(ran.errors == "");
        CHECK(ran.output.starts_with("bakuk " + verb + ": "));
        CHECK(ran.output.find("Usage: bakuk " + verb) != std::string::npos);
        CHECK(ran.output.find("Exit status: ") != std::string::npos);
        const std::size_t example = ran.output.find("Example:\n  ");
        REQUIRE(example != std::string::npos);
        CHECK(ran.output.find("bakuk " + verb, example) != std::string::npos);
        for (const char* noise : {"TEXT", ":{", "INT", "REQUIRED"}) {
            CHECK(ran.output.find(noise) == std::string::npos);
        }
        for (const std::string_view line : split_lines(ran.output)) {
            CHECK(line.size() <= 100);
        }
    }
}

TEST_CASE("the version is that of the program, the specification and the vectors",
          "[command-line]") {
    const Ran ran = run_program("--version");
    CHECK(ran.status == 0);
    CHECK(ran.output == "bakuk 1.0.0 (specification 1.0, vectors 1.0.0)\n");
}

TEST_CASE("an unknown verb is named, with the nearest or all there are", "[command-line]") {
    check_refused("chekc", "unknown verb \"chekc\"; did you mean \"check\"? (see bakuk --help)");
    check_refused("Explain", "unknown verb \"Explain\"; did you mean \"explain\"?");
    check_refused("help", "unknown verb \"help\"; did you mean \"--help\"?");
    check_refused("nonsense", "unknown verb \"nonsense\"; expected one of check, doctor, ");
    check_refused("''", "unknown verb \"\"; expected one of ");
}

TEST_CASE("an unknown option is named, with the nearest", "[command-line]") {
    check_refused("--hepl", "unknown option \"--hepl\"; did you mean \"--help\"?");
    check_refused("explain --foo", "unknown option \"--foo\" (see bakuk explain --help)");
    check_refused("list --fliter x", "unknown option \"--fliter\"; did you mean \"--filter\"?");
    check_refused("check --jobs 2 python3 x.py --fast",
                  "unknown option \"--fast\"; the adapter's own options stand after --");
}

TEST_CASE("arguments too few or too many are refused", "[command-line]") {
    check_refused("explain", "POSITION is required");
    check_refused("explain 6,6,6,6,6,6/0,0/1", "HOLE is required");
    check_refused("explain 6,6,6,6,6,6/0,0/1 a b", "one argument too many: \"b\"");
    check_refused("serve list", "one argument too many: \"list\"");
    check_refused("check", "no adapter to run; its command stands after --");
    check_refused("check --", "no adapter to run");
    check_refused("doctor", "no adapter to run");
    check_refused("perft", "DEPTH is required");
    check_refused("show", "ID is required");
}

TEST_CASE("a value that cannot be is refused with what would be right", "[command-line]") {
    check_refused("check --class move -- x", "--class: \"move\"; expected moves, end or games");
    check_refused("check --players 4 -- x",
                  "--players: \"4\"; expected a whole number from 2 to 3");
    check_refused("list --players two", "--players: \"two\"; expected");
    check_refused("check --timeout 0 -- x", "--timeout: \"0\"; expected seconds");
    check_refused("check --timeout nan -- x", "--timeout: \"nan\"; expected seconds");
    check_refused("check --timeout 1s -- x", "--timeout: \"1s\"; expected seconds");
    check_refused("check --jobs 65 -- x", "--jobs: \"65\"; expected a whole number from 1 to 64");
    check_refused("check --shuffle -1 -- x",
                  "--shuffle: \"-1\"; expected a whole number from 0 on");
    check_refused("check --format xml -- x",
                  "--format: \"xml\"; expected text, json, junit or tap");
    check_refused("facts --format tap", "--format: \"tap\"; expected text or json");
    check_refused("check --exhaustive --stones 5..3 -- x",
                  "--stones: \"5..3\"; expected K or A..B");
    check_refused("check --exhaustive --stones 0..37 -- x", "--stones: \"0..37\"; expected");
    check_refused("check --exhaustive=3 -- x", "--exhaustive takes no value");
    check_refused("census --stones 37", "--stones: \"37\"; expected a whole number from 0 to 36");
    check_refused("perft 61", "DEPTH: \"61\"; expected a whole number from 0 to 60");
    check_refused("perft -1", "DEPTH: \"-1\"; expected");
    check_refused("list --filter", "--filter needs a value");
    check_refused("list --filter a --filter b", "--filter may be given only once");
}

TEST_CASE("a ruling that is none is refused with its answers", "[command-line]") {
    const std::string explain = "explain 6,6,6,6,6,6/0,0/1 a --ruling ";
    check_refused(explain + "foo", "--ruling: \"foo\" is no ruling; expected origin, blocked, ");
    check_refused(explain + "origin", "--ruling: \"origin\": the text ends; expected origin=sown");
    check_refused(explain + "origin=maybe",
                  "--ruling: \"maybe\" is no answer to origin; expected origin=sown or "
                  "origin=skipped");
    check_refused(explain, "--ruling needs a value");
}

TEST_CASE("options that need or exclude each other say so", "[command-line]") {
    check_refused("check --stones 2 -- x", "--stones requires --exhaustive");
    check_refused("check --write-known-failures -- x",
                  "--write-known-failures requires --known-failures");
    check_refused("census --requests --replies", "--re");
}

TEST_CASE("a result that cannot be written is an error", "[command-line]") {
    // The shell's last redirection of a stream is the one that counts, so the test's own files
    // are left out here.
    for (const char* arguments : {"explain 6,6,6,6,6,6/0,0/1 a", "--help", "--version"}) {
        INFO(arguments);
        const std::string command =
            std::string("'") + BAKUK_PROGRAM + "' " + arguments + " >/dev/full 2>/dev/null";
        CHECK(WEXITSTATUS(std::system(command.c_str())) == 2);
    }
}

TEST_CASE("the nearest word is at most two letters away", "[command-line]") {
    const std::vector<std::string> words{"check", "census", "clauses"};
    CHECK(nearest("chek", words) == "check");
    CHECK(nearest("chekc", words) == "check");
    CHECK(nearest("clause", words) == "clauses");
    CHECK(nearest("sensus", words) == "census");
    CHECK(nearest("chxxx", words) == "");
    CHECK(nearest("", words) == "");
    CHECK(nearest("c", words) == "");
}

TEST_CASE("text is wrapped at spaces within its width", "[command-line]") {
    CHECK(wrap("one two three", 2, 9) == "one two\n  three");
    CHECK(wrap("one two three", 2, 15) == "one two three");
    CHECK(wrap("one two three", 2, 14) == "one two\n  three");
    CHECK(wrap("unbreakable a", 2, 5) == "unbreakable\n  a");
    CHECK(wrap("éé éé", 0, 5) == "éé éé");
    CHECK(wrap("", 2, 9) == "");
}
