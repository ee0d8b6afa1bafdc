#include "drawing/board.hpp"

#include "catch.hpp"

#include <string>
#include <variant>

using namespace bakuk;
using namespace bakuk::harness;

namespace {

Position position(const std::string& text) {
    return std::get<Position>(parse_position(text));
}

} // namespace

TEST_CASE("a position is drawn with the far row above and its players beside", "[drawing]") {
    CHECK(to_text(draw(position("0,3,2,1,1,12/5,12/1"))) ==
          "    f       e       d\n"
          "+-------+-------+-------+\n"
          "|  12   |   1   |   1   |    player 1  a b c   captured  5   to move\n"
          "+-------+-------+-------+    player 2  d e f   captured 12\n"
          "|   0   |   3   |   2   |\n"
          "+-------+-------+-------+\n"
          "    a       b       c\n");
}

TEST_CASE("a drawing says whose holes are whose, under either seating", "[drawing][SEAT-2]") {
    const Position start_of_three = position("6,6,6,6,6,6/0,0,0/2");
    CHECK(to_text(draw_players(start_of_three)) == "player 1  a b   captured  0\n"
                                                   "player 2  c d   captured  0   to move\n"
                                                   "player 3  e f   captured  0\n");
    Rulings columns;
    columns.seats = Seats::columns;
    CHECK(to_text(draw_players(start_of_three, columns)) ==
          "player 1  a f   captured  0\n"
          "player 2  b e   captured  0   to move\n"
          "player 3  c d   captured  0\n");
}

TEST_CASE("marks are drawn around the numbers, several on one hole too", "[drawing]") {
    Marks marks;
    marks.chosen = Hole::b;
    marks.landing = Hole::e;
    marks.captured = {Hole::e, Hole::f};
    marks.differing = {Hole::d};
    CHECK(to_text(draw_board(Board({0, 13, 2, 1, 2, 4}), marks)) == "    f       e       d\n"
                                                                    "+-------+-------+-------+\n"
                                                                    "|  [4]  | >[2]< |  *1*  |\n"
                                                                    "+-------+-------+-------+\n"
                                                                    "|   0   | (13)  |   2   |\n"
                                                                    "+-------+-------+-------+\n"
                                                                    "    a       b       c\n");
    CHECK(key_of(marks) == "(n) chosen   >n< landing hole   [n] captured   *n* differs");
    CHECK(key_of({}) == "");
}

TEST_CASE("the marks of a turn are its hole, its landing hole and its captures", "[drawing]") {
    // b sows c d e, which brings e to two; f holds three.
    const auto result = play(position("0,3,2,1,1,3/14,12/1"), Hole::b);
    const Turn& turn = std::get<Turn>(result);
    CHECK(key_of(marks_before(turn)) == "(n) chosen");
    CHECK(marks_before(turn).chosen == Hole::b);
    CHECK(key_of(marks_after_sowing(turn)) == ">n< landing hole   [n] captured");
    CHECK(marks_after_sowing(turn).landing == Hole::e);
    CHECK(marks_after_sowing(turn).captured == Holes{Hole::e});
}

TEST_CASE("two boards stand side by side with the holes marked that differ", "[drawing]") {
    const Position expected = position("0,0,3,2,0,3/16,12/2");
    const Position given = position("0,0,3,2,2,3/14,12/2");
    CHECK(to_text(draw_difference("expected", expected, "given", given), 2) ==
          "  expected                                   given\n"
          "      f       e       d                          f       e       d\n"
          "  +-------+-------+-------+                  +-------+-------+-------+\n"
          "  |   3   |  *0*  |   2   |                  |   3   |  *2*  |   2   |\n"
          "  +-------+-------+-------+                  +-------+-------+-------+\n"
          "  |   0   |   0   |   3   |                  |   0   |   0   |   3   |\n"
          "  +-------+-------+-------+                  +-------+-------+-------+\n"
          "      a       b       c                          a       b       c\n"
          "  player 1  a b c   captured 16              player 1  a b c   captured 14\n"
          "  player 2  d e f   captured 12   to move    player 2  d e f   captured 12   to move\n");
}

TEST_CASE("a scene is read even where its stones do not add up", "[drawing][BOARD-3]") {
    const auto scene = read_scene("0,0,3,2,0,3/14,12/2");
    REQUIRE(scene);
    CHECK(*scene == Scene(Board({0, 0, 3, 2, 0, 3}), Captured{14, 12}, Player::two));
    CHECK(read_scene("1,2,3,4,5,6/0,0,15/3"));
    for (const char* text :
         {"", "illegal", "0,0,3,2,0/14,12/2", "0,0,3,2,0,3/14/1", "0,0,3,2,0,3/1,2,3,4/1",
          "0,0,3,2,0,3/14,12/3", "0,0,3,2,0,3/14,12/0", "0,0,3,2,0,-3/14,12/1",
          "0,0,3,2,0,x/14,12/1", "0,0,3,2,0,3/14,12/1/", "0,0,3,2,0,1000/14,12/1"}) {
        INFO(text);
        CHECK_FALSE(read_scene(text));
    }
}
