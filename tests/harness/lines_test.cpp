#include "base/lines.hpp"

#include "catch.hpp"

#include <string_view>
#include <vector>

using namespace bakuk::harness;
using Lines = std::vector<std::string_view>;

TEST_CASE("a last line feed begins no further line", "[lines]") {
    CHECK(split_lines("a\nb\n") == Lines{"a", "b"});
    CHECK(split_lines("a\nb") == Lines{"a", "b"});
    CHECK(split_lines("\n") == Lines{""});
    CHECK(split_lines("").empty());
}

TEST_CASE("a star in a glob takes any characters and a question mark one", "[lines]") {
    CHECK(matches_glob("chain-wraps-002", "chain-*"));
    CHECK(matches_glob("chain-wraps-002", "*wraps*2"));
    CHECK(matches_glob("CAP-3", "CAP-?"));
    CHECK(matches_glob("", "*"));
    CHECK_FALSE(matches_glob("CAP-3", "CAP-"));
    CHECK_FALSE(matches_glob("CAP-3", "cap-3"));
    CHECK_FALSE(matches_glob("CAP-3", ""));
    CHECK_FALSE(matches_glob("aab", "*a?b?"));
}
