#include "reference/words.hpp"

#include "catch.hpp"

using namespace bakuk;
using namespace bakuk::tests;

namespace {

const Rulings skipped = under("origin=skipped");

} // namespace

TEST_CASE("all stones of the chosen hole are lifted", "[SOW-1]") {
    CHECK(sow(Board({1, 0, 0, 0, 0, 0}), Hole::a).board[Hole::a] == 0);
    CHECK(sow(Board({5, 2, 0, 0, 0, 0}), Hole::a).board[Hole::a] == 0);
    CHECK(sow(Board({0, 0, 0, 5, 2, 0}), Hole::e).board[Hole::e] == 0);
}

TEST_CASE("stones fall one by one into the holes that follow", "[SOW-2]") {
    const Sowing sowing = sow(Board({0, 3, 2, 1, 1, 3}), Hole::b);
    CHECK(letters(sowing.sown) == "cde");
    CHECK(sowing.landing == Hole::e);
    CHECK(sowing.board == Board({0, 0, 3, 2, 2, 3}));
}

TEST_CASE("a sowing goes on from f to a", "[SOW-2]") {
    const Sowing sowing = sow(Board({1, 0, 0, 7, 0, 3}), Hole::f);
    CHECK(letters(sowing.sown) == "abc");
    CHECK(sowing.board == Board({2, 1, 1, 7, 0, 0}));
}

TEST_CASE("a sowing begins with the next hole, not with its own", "[SOW-2]") {
    const Sowing sowing = sow(Board({0, 0, 1, 0, 0, 0}), Hole::c);
    CHECK(letters(sowing.sown) == "d");
    CHECK(sowing.board == Board({0, 0, 0, 1, 0, 0}));
}

TEST_CASE("a last stone in a full hole picks nothing up", "[SOW-3]") {
    const Sowing sowing = sow(Board({2, 4, 8, 0, 1, 0}), Hole::a);
    CHECK(letters(sowing.sown) == "bc");
    CHECK(sowing.board == Board({0, 5, 9, 0, 1, 0}));
    CHECK(after("2,4,8,0,1,0/11,10/1", Hole::a) == "0,5,9,0,1,0/11,10/2");
}

TEST_CASE("five stones stop short of the hole they came from", "[SOW-4]") {
    const Sowing sowing = sow(Board({0, 0, 5, 0, 0, 0}), Hole::c);
    CHECK(letters(sowing.sown) == "defab");
    CHECK(sowing.board == Board({1, 1, 0, 1, 1, 1}));
    CHECK(sow(Board({0, 0, 5, 0, 0, 0}), Hole::c, skipped) == sowing);
}

TEST_CASE("the sixth stone falls into the hole it came from", "[SOW-4]") {
    const Sowing sowing = sow(Board({6, 0, 0, 0, 0, 0}), Hole::a);
    CHECK(letters(sowing.sown) == "bcdefa");
    CHECK(sowing.landing == Hole::a);
    CHECK(sowing.board == Board({1, 1, 1, 1, 1, 1}));
}

TEST_CASE("the seventh stone falls beyond the hole it came from", "[SOW-4]") {
    const Sowing sowing = sow(Board({7, 0, 0, 0, 0, 0}), Hole::a);
    CHECK(letters(sowing.sown) == "bcdefab");
    CHECK(sowing.board == Board({1, 2, 1, 1, 1, 1}));
}

TEST_CASE("thirteen stones go round twice and one hole further", "[SOW-4]") {
    const Sowing sowing = sow(Board({0, 0, 0, 0, 13, 1}), Hole::e);
    CHECK(letters(sowing.sown) == "fabcdefabcdef");
    CHECK(sowing.board == Board({2, 2, 2, 2, 2, 4}));
}

TEST_CASE("all stones of the game in one hole can be sown", "[SOW-4]") {
    const Sowing sowing = sow(Board({0, 0, 0, 36, 0, 0}), Hole::d);
    CHECK(sowing.sown.size() == 36);
    CHECK(sowing.landing == Hole::d);
    CHECK(sowing.board == Board({6, 6, 6, 6, 6, 6}));
}

TEST_CASE("under origin=skipped the hole they came from gets no stone", "[SOW-4]") {
    const Sowing six = sow(Board({6, 0, 0, 0, 0, 0}), Hole::a, skipped);
    CHECK(letters(six.sown) == "bcdefb");
    CHECK(six.landing == Hole::b);
    CHECK(six.board == Board({0, 2, 1, 1, 1, 1}));

    const Sowing ten = sow(Board({0, 0, 0, 0, 0, 10}), Hole::f, skipped);
    CHECK(letters(ten.sown) == "abcdeabcde");
    CHECK(ten.board == Board({2, 2, 2, 2, 2, 0}));

    const Sowing eleven = sow(Board({0, 0, 0, 0, 0, 11}), Hole::f, skipped);
    CHECK(letters(eleven.sown) == "abcdeabcdea");
    CHECK(eleven.board == Board({3, 2, 2, 2, 2, 0}));

    const Sowing all = sow(Board({36, 0, 0, 0, 0, 0}), Hole::a, skipped);
    CHECK(all.landing == Hole::b);
    CHECK(all.board == Board({0, 8, 7, 7, 7, 7}));
}
