#include "reference/words.hpp"

#include "catch.hpp"

using namespace bakuk;
using namespace bakuk::tests;

namespace {

std::string chain(const Board& board, Hole landing) {
    return words(capture_chain(board, landing).captures);
}

} // namespace

TEST_CASE("a landing hole of two or four is captured", "[CAP-1]") {
    CHECK(chain(Board({0, 0, 2, 0, 0, 0}), Hole::c) == "c2");
    CHECK(chain(Board({0, 0, 4, 0, 0, 0}), Hole::c) == "c4");
    CHECK(capture_chain(Board({1, 3, 4, 1, 0, 0}), Hole::c).board == Board({1, 3, 0, 1, 0, 0}));
}

TEST_CASE("a landing hole of anything else is not captured", "[CAP-1]") {
    for (const int stones : {1, 3, 5, 6, 7, 8, 10, 12, 14, 20, 22, 24, 36}) {
        const Board board({0, 0, 0, 0, 0, stones});
        CHECK(chain(board, Hole::f) == "-");
        CHECK(capture_chain(board, Hole::f).board == board);
    }
}

TEST_CASE("only the last stone captures", "[CAP-1]") {
    // c becomes two and d becomes four, but the last stone makes e three.
    CHECK(after("0,3,1,3,2,0/14,13/1", Hole::b) == "0,0,2,4,3,0/14,13/2");
}

TEST_CASE("stones are captured in the hole of whoever it is", "[CAP-2]") {
    CHECK(after("1,1,0,0,1,1/16,16/1", Hole::a) == "0,0,0,0,1,1/18,16/2"); // his own b
    CHECK(after("1,0,1,1,0,3/16,14/1", Hole::c) == "1,0,0,0,0,3/18,14/2"); // the other's d
    CHECK(after("1,0,1,1,1,0/16,16/2", Hole::d) == "1,0,1,0,0,0/16,18/1"); // his own e
    CHECK(after("1,0,1,1,0,3/16,14/2", Hole::d) == "1,0,1,0,1,3/16,14/1"); // e is one: nothing
    CHECK(after("3,0,1,1,0,1/16,14/2", Hole::f) == "0,0,1,1,0,0/16,18/1"); // the other's a
    CHECK(after("0,1,1,1,1,0/10,12,10/1", Hole::b) == "0,0,0,1,1,0/12,12,10/2");
}

TEST_CASE("after a capture the next holes of two or four are captured in order", "[CAP-3]") {
    CHECK(chain(Board({0, 0, 2, 4, 1, 0}), Hole::c) == "c2 d4");
    CHECK(chain(Board({0, 0, 4, 2, 4, 3}), Hole::c) == "c4 d2 e4");
    CHECK(capture_chain(Board({0, 0, 4, 2, 4, 3}), Hole::c).board == Board({0, 0, 0, 0, 0, 3}));
}

TEST_CASE("a chain does not go backward from the landing hole", "[CAP-3]") {
    CHECK(chain(Board({0, 2, 2, 1, 0, 0}), Hole::c) == "c2");
    CHECK(chain(Board({4, 2, 0, 0, 0, 0}), Hole::b) == "b2");
}

TEST_CASE("an empty hole ends the chain", "[CAP-4]") {
    CHECK(chain(Board({0, 2, 0, 2, 0, 0}), Hole::b) == "b2");
    CHECK(capture_chain(Board({0, 2, 0, 2, 0, 0}), Hole::b).board == Board({0, 0, 0, 2, 0, 0}));
}

TEST_CASE("a hole of any other number ends the chain", "[CAP-4]") {
    for (const int stones : {1, 3, 5, 6, 8, 12, 22, 24}) {
        CHECK(chain(Board({0, 4, stones, 2, 0, 0}), Hole::b) == "b4");
        CHECK(capture_chain(Board({0, 4, stones, 2, 0, 0}), Hole::b).board ==
              Board({0, 0, stones, 2, 0, 0}));
    }
}

TEST_CASE("a chain runs on from c to d and from f to a", "[CAP-5]") {
    CHECK(chain(Board({0, 2, 2, 2, 0, 0}), Hole::b) == "b2 c2 d2");
    CHECK(chain(Board({2, 4, 1, 0, 0, 4}), Hole::f) == "f4 a2 b4");
    CHECK(after("2,4,1,1,0,3/10,15/2", Hole::d) == "2,4,1,0,1,3/10,15/1"); // no capture, no chain
    CHECK(after("2,4,1,0,1,3/10,15/2", Hole::e) == "0,0,1,0,0,0/10,25/1");
}

TEST_CASE("a chain takes six holes and no more", "[CAP-5]") {
    for (const Hole landing : all_holes) {
        const Chain all = capture_chain(Board({2, 2, 2, 2, 2, 2}), landing);
        CHECK(all.captures.size() == 6);
        CHECK(all.captures[0].hole == landing);
        CHECK(all.board == Board());
    }
    CHECK(chain(Board({2, 4, 2, 4, 2, 4}), Hole::d) == "d4 e2 f4 a2 b4 c2");
}

TEST_CASE("a chain does not mind whose the holes are", "[CAP-5]") {
    // Player 2 lands in his own d and takes the holes of 3 and of 1.
    CHECK(after("2,0,1,1,4,2/8,9,9/2", Hole::c) == "0,0,0,0,0,0/8,19,9/3");
}

TEST_CASE("without a capture in the landing hole there is no chain", "[CAP-6]") {
    CHECK(chain(Board({0, 0, 3, 2, 4, 0}), Hole::c) == "-");
    CHECK(chain(Board({0, 0, 1, 2, 4, 0}), Hole::c) == "-");
    CHECK(after("0,1,0,2,4,0/14,15/1", Hole::b) == "0,0,1,2,4,0/14,15/2");
}

TEST_CASE("what can be captured is captured, though it harm the one who does it", "[CAP-7]") {
    // The capture takes the last stones, and the game ends with player 1 behind.
    const std::string lost = after("0,0,1,1,0,0/10,24/1", Hole::c);
    CHECK(lost == "0,0,0,0,0,0/12,24/2");
    CHECK(end_of(lost) == "ended 2");
}

TEST_CASE("captured stones belong to the player who moved", "[CAP-8]") {
    CHECK(after("1,1,0,1,1,0/16,16/1", Hole::a) == "0,0,0,1,1,0/18,16/2");
    CHECK(after("1,1,0,1,1,0/16,16/2", Hole::d) == "1,1,0,0,0,0/16,18/1");
    CHECK(after("1,1,1,1,1,1/10,10,10/1", Hole::a) == "0,0,1,1,1,1/12,10,10/2");
    CHECK(after("1,1,1,1,1,1/10,10,10/2", Hole::c) == "1,1,0,0,1,1/10,12,10/3");
    CHECK(after("1,1,1,1,1,1/10,10,10/3", Hole::e) == "1,1,1,1,0,0/10,10,12/1");
}

TEST_CASE("under origin=skipped the emptied hole ends a chain", "[CAP-4][SOW-4]") {
    // Ten stones from a make every other hole two; the chain from f stops at a, which is empty.
    const Turn told = turn("10,0,0,0,0,0/13,13/1", Hole::a, under("origin=skipped"));
    CHECK(told.landing == Hole::f);
    CHECK(words(told.captures) == "f2");
    CHECK(to_text(told.after) == "0,2,2,2,2,0/15,13/2");
}
