#include "catch.hpp"

#include <array>
#include <cstdio>
#include <string>
#include <sys/wait.h>

namespace {

struct Ran {
    std::string output; // both streams
    int status;
};

/// Runs a shell command with `bakuk` in it.
Ran run(const std::string& command) {
    const std::string whole =
        "bakuk() { \"" BAKUK_PROGRAM "\" \"$@\"; }; set -o pipefail; { " + command + "; } 2>&1";
    std::FILE* pipe = ::popen(("exec bash -c '" + whole + "'").c_str(), "r");
    REQUIRE(pipe != nullptr);
    Ran ran{};
    std::array<char, 4096> piece{};
    while (const std::size_t read = std::fread(piece.data(), 1, piece.size(), pipe)) {
        ran.output.append(piece.data(), read);
    }
    ran.status = WEXITSTATUS(::pclose(pipe));
    return ran;
}

} // namespace

TEST_CASE("census --replies and --requests write one stratum's streams", "[census]") {
    const Ran requests = run("bakuk census --players 2 --stones 0 --requests");
    CHECK(requests.status == 0);
    CHECK(requests.output == "moves 0,0,0,0,0,0/18,18/1\noutcome 0,0,0,0,0,0/18,18/1\n"
                             "moves 0,0,0,0,0,0/18,18/2\noutcome 0,0,0,0,0,0/18,18/2\n");
    const Ran replies = run("bakuk census --players 2 --stones 0 --replies");
    CHECK(replies.status == 0);
    CHECK(replies.output == "moves -\nended 1=2\nmoves -\nended 1=2\n");
}

TEST_CASE("a stream without its stratum is wrong usage", "[census]") {
    for (const char* arguments : {"--requests", "--players 2 --replies", "--stones 4 --replies",
                                  "--players 2 --players 3 --stones 4 --requests"}) {
        const Ran ran = run(std::string("bakuk census ") + arguments);
        INFO(arguments);
        CHECK(ran.status == 2);
        CHECK(ran.output.find("needs one stratum; expected --players") != std::string::npos);
    }
}

TEST_CASE("an odd number of stones is no stratum", "[census]") {
    const Ran ran = run("bakuk census --players 2 --stones 7 --replies");
    CHECK(ran.status == 2);
    CHECK(ran.output.starts_with("bakuk: --stones 7: captures are even"));
}

TEST_CASE("the Python adapter settles a stratum with sha256sum alone", "[census]") {
    for (const char* players : {"2", "3"}) {
        const std::string stratum = std::string("--players ") + players + " --stones 8";
        const Ran told = run("bakuk census " + stratum + " | tail -n 1 | grep -o \"[0-9a-f]*$\"");
        const Ran found =
            run("bakuk census " + stratum +
                " --requests | python3 \"" BAKUK_SOURCE_DIR
                "/harness/adapters/python/adapter.py\" | sha256sum | cut -d \" \" -f 1");
        CHECK(told.status == 0);
        CHECK(found.status == 0);
        CHECK(told.output.size() == 65);
        CHECK(told.output == found.output);
    }
}

TEST_CASE("who reads the first lines of a stream may leave", "[census]") {
    const Ran ran = run("bakuk census --players 2 --stones 36 --requests | head -n 1");
    CHECK(ran.output == "moves 0,0,0,0,0,36/0,0/1\n");
    const Ran ignoring =
        run("trap \"\" PIPE; bakuk census --players 2 --stones 36 --requests | head -n 1");
    CHECK(ignoring.output == "moves 0,0,0,0,0,36/0,0/1\n");
}

TEST_CASE("a stream that cannot be written is an error", "[census]") {
    const Ran ran = run("bakuk census --players 2 --stones 36 --requests > /dev/full");
    CHECK(ran.status == 2);
    CHECK(ran.output == "bakuk: standard output: cannot be written: No space left on device\n");
}
