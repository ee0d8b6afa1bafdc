#include "bakuk/board.hpp"

#include "bakuk/rules.hpp"

#include "catch.hpp"

using namespace bakuk;

TEST_CASE("there are six holes, each named once", "[BOARD-1]") {
    CHECK(all_holes == std::array{Hole::a, Hole::b, Hole::c, Hole::d, Hole::e, Hole::f});
}

TEST_CASE("the holes follow each other in a loop", "[BOARD-2]") {
    CHECK(next(Hole::a) == Hole::b);
    CHECK(next(Hole::b) == Hole::c);
    CHECK(next(Hole::c) == Hole::d);
    CHECK(next(Hole::d) == Hole::e);
    CHECK(next(Hole::e) == Hole::f);
    CHECK(next(Hole::f) == Hole::a);
}

TEST_CASE("a board tells the stones of each hole and of all", "[BOARD-1]") {
    const Board board({1, 2, 4, 8, 16, 3});
    CHECK(board[Hole::a] == 1);
    CHECK(board[Hole::b] == 2);
    CHECK(board[Hole::c] == 4);
    CHECK(board[Hole::d] == 8);
    CHECK(board[Hole::e] == 16);
    CHECK(board[Hole::f] == 3);
    CHECK(board.stones() == 34);
    CHECK(Board().stones() == 0);
}

TEST_CASE("changing a hole makes another board and leaves the first", "[BOARD-1]") {
    const Board board({1, 2, 4, 8, 16, 3});
    CHECK(board.with(Hole::d, 0) == Board({1, 2, 4, 0, 16, 3}));
    CHECK(board == Board({1, 2, 4, 8, 16, 3}));
    CHECK(board != board.with(Hole::f, 4));
}

TEST_CASE("setting a hole changes that hole of the board and no other", "[BOARD-1]") {
    Board board({1, 2, 4, 8, 16, 3});
    board.set(Hole::f, 0);
    board.set(Hole::a, 7);
    CHECK(board == Board({7, 2, 4, 8, 16, 0}));
}

TEST_CASE("boards are ordered by a, then b, and so on", "[BOARD-1]") {
    CHECK(Board({0, 9, 9, 9, 9, 0}) < Board({1, 0, 0, 0, 0, 0}));
    CHECK(Board({1, 0, 9, 9, 9, 9}) < Board({1, 1, 0, 0, 0, 0}));
    CHECK(Board({1, 1, 1, 1, 1, 0}) < Board({1, 1, 1, 1, 1, 1}));
}
