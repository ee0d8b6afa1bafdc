#include "driving/slip.hpp"

#include "catch.hpp"

#include <vector>

using namespace bakuk::harness;
using Lines = std::vector<std::string_view>;

namespace {

const Lines expected{"a", "b", "c", "d", "e", "f", "g", "h"};

std::optional<Slip> slip_of(const Lines& given, bool all = false) {
    return find_slip(given, expected, all);
}

} // namespace

TEST_CASE("a line too many is noticed by the replies that come after it", "[slip]") {
    CHECK(slip_of({"hm", "a", "b", "c", "d"}) == Slip{Slip::Kind::too_many, 1});
    CHECK(slip_of({"hm", "hm", "a", "b", "c", "d"}) == Slip{Slip::Kind::too_many, 2});
}

TEST_CASE("a line too few is noticed by the replies that come in its place", "[slip]") {
    CHECK(slip_of({"b", "c", "d", "e"}) == Slip{Slip::Kind::too_few, 1});
    CHECK(slip_of({"c", "d", "e", "f"}) == Slip{Slip::Kind::too_few, 2});
}

TEST_CASE("replies that come twice are noticed", "[slip]") {
    CHECK(slip_of({"z", "a", "a", "b", "b", "c", "c", "d", "d"}) == Slip{Slip::Kind::doubled, 1});
    CHECK(slip_of({"z", "z", "z", "a", "a", "b", "b", "c", "c", "d", "d"}) ==
          Slip{Slip::Kind::doubled, 1});
}

TEST_CASE("wrong answers in their places are no slip", "[slip]") {
    CHECK_FALSE(slip_of({"x", "b", "c", "d", "e"}));
    CHECK_FALSE(slip_of({"x", "y", "z", "x", "y"}));
    CHECK_FALSE(slip_of({"b", "b", "c", "d", "e"}));
}

TEST_CASE("a wrong answer in between does not hide a slip", "[slip]") {
    CHECK(slip_of({"b", "c", "x", "e", "f", "g"}) == Slip{Slip::Kind::too_few, 1});
}

TEST_CASE("who always gives the same reply does not slip", "[slip]") {
    const Lines refusals{"a", "illegal", "b", "illegal", "illegal", "illegal", "illegal"};
    const Lines given(7, "illegal");
    CHECK_FALSE(find_slip(given, refusals, false));
}

TEST_CASE("at the end the number of lines tells a slip", "[slip]") {
    const Lines last{"a", "b", "c"};
    CHECK(find_slip(Lines{"b", "c"}, last, true) == Slip{Slip::Kind::too_few, 1});
    CHECK(find_slip(Lines{"x", "a", "b", "c"}, last, true) == Slip{Slip::Kind::too_many, 1});
    CHECK_FALSE(find_slip(Lines{"b", "c"}, last, false));
    CHECK_FALSE(find_slip(Lines{"x", "b", "c"}, last, true));
}
