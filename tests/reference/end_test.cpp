#include "reference/words.hpp"

#include "catch.hpp"

using namespace bakuk;
using namespace bakuk::tests;

namespace {

const Rulings passes = under("blocked=passes");
const Rulings owners = under("remainder=owners");
const Rulings majority = under("majority=ends");

} // namespace

TEST_CASE("the game ends when the player to move has no stone of his own", "[END-1]") {
    CHECK(end_of("0,0,0,1,0,2/20,13/1") == "ended 1");
    CHECK(end_of("0,0,0,1,0,2/20,13/2") == "ongoing");
    CHECK(end_of("1,0,0,0,0,0/17,18/2") == "ended 2");
    CHECK(end_of("1,0,0,0,0,0/17,18/1") == "ongoing");
    CHECK(end_of("0,1,0,0,1,0/10,14,10/2") == "ended 2");
    CHECK(end_of("0,1,0,0,1,0/10,14,10/3") == "ongoing");
    CHECK(end_of("0,1,0,0,1,0/10,14,10/1") == "ongoing");
}

TEST_CASE("an empty board is an end for whoever is to move", "[END-1]") {
    CHECK(end_of("0,0,0,0,0,0/20,16/1") == "ended 1");
    CHECK(end_of("0,0,0,0,0,0/20,16/2") == "ended 1");
    CHECK(end_of("0,0,0,0,0,0/12,10,14/3") == "ended 3");
}

TEST_CASE("nothing may be played once the game has ended", "[END-1]") {
    CHECK(moves("0,0,0,1,0,2/20,13/1") == "-");
    CHECK(has_ended(position("0,0,0,1,0,2/20,13/1")));
    CHECK_FALSE(has_ended(position("0,0,0,1,0,2/20,13/2")));
}

TEST_CASE("under blocked=passes the turn goes to the next player who can move", "[END-1]") {
    // Player 2 has nothing, so player 1 moves again.
    CHECK(after("0,1,0,0,0,0/17,18/1", Hole::b, passes) == "0,0,1,0,0,0/17,18/1");
    CHECK(after("0,1,0,0,0,0/17,18/1", Hole::b) == "0,0,1,0,0,0/17,18/2");
    // Player 2 of three is passed over.
    CHECK(after("1,0,0,0,1,0/12,12,10/1", Hole::a, passes) == "0,1,0,0,1,0/12,12,10/3");
    // Players 3 and 1 are passed over.
    CHECK(after("0,0,1,0,0,0/12,12,11/2", Hole::c, passes) == "0,0,0,1,0,0/12,12,11/2");
    // Nobody is.
    CHECK(after("1,0,1,0,1,0/12,12,9/1", Hole::a, passes) == "0,1,1,0,1,0/12,12,9/2");
}

TEST_CASE("under blocked=passes the game ends when nobody can move", "[END-1]") {
    const std::string emptied = after("0,0,1,1,0,0/18,16/1", Hole::c, passes);
    CHECK(emptied == "0,0,0,0,0,0/20,16/2"); // simply the next in order
    CHECK(end_of(emptied, passes) == "ended 1");
    CHECK(after("0,0,0,0,1,1/12,10,12/3", Hole::e, passes) == "0,0,0,0,0,0/12,10,14/1");
}

TEST_CASE("under blocked=passes a player who is passed over has no moves in a game that goes on",
          "[END-1]") {
    CHECK(moves("0,1,0,0,0,0/17,18/2", passes) == "-");
    CHECK(end_of("0,1,0,0,0,0/17,18/2", passes) == "ongoing");
    CHECK(refusal("0,1,0,0,0,0/17,18/2", Hole::d, passes) == Illegal::empty_hole);
    CHECK(refusal("0,1,0,0,0,0/17,18/2", Hole::b, passes) == Illegal::not_your_hole);
    CHECK(refusal("0,1,0,0,0,0/17,18/2", Hole::b) == Illegal::game_over);
}

TEST_CASE("stones that are left belong to nobody", "[END-2]") {
    CHECK(end_of("0,2,0,0,0,0/16,18/2") == "ended 2");
    CHECK(end_of("5,5,5,0,0,0/10,11/2") == "ended 2");
    CHECK(end_of("0,0,0,5,5,5/11,10/1") == "ended 1");
}

TEST_CASE("under remainder=owners stones that are left count for whose holes they lie in",
          "[END-2]") {
    CHECK(end_of("0,2,0,0,0,0/16,18/2", owners) == "ended 1=2");
    CHECK(end_of("5,5,5,0,0,0/10,11/2", owners) == "ended 1");
    CHECK(end_of("1,0,0,0,0,3/12,10,10/2") == "ended 1");
    CHECK(end_of("1,0,0,0,0,3/12,10,10/2", owners) == "ended 1=3");
    // In columns both a and f are player 1's.
    CHECK(end_of("1,0,0,0,0,5/10,10,10/2", under("seats=columns", owners)) == "ended 1");
    CHECK(end_of("1,0,0,0,0,5/10,10,10/2", owners) == "ended 3");
}

TEST_CASE("under remainder=owners the captured numbers of the position stay as they are",
          "[END-2]") {
    CHECK(after("1,1,2,0,0,0/16,16/1", Hole::a, owners) == "0,0,0,0,0,0/20,16/2");
    CHECK(after("3,0,0,1,0,0/16,16/2", Hole::d, owners) == "3,0,0,0,1,0/16,16/1");
    CHECK(after("0,2,1,1,0,0/16,16/1", Hole::c, owners) == "0,2,0,0,0,0/18,16/2");
}

TEST_CASE("the player with the most captured stones wins", "[END-3]") {
    CHECK(end_of("0,0,0,0,0,1/18,17/1") == "ended 1");
    CHECK(end_of("0,0,0,0,0,1/17,18/1") == "ended 2");
    CHECK(end_of("0,0,0,0,0,0/13,12,11/1") == "ended 1");
    CHECK(end_of("0,0,0,0,0,0/12,13,11/1") == "ended 2");
    CHECK(end_of("0,0,0,0,0,0/11,12,13/1") == "ended 3");
    CHECK(end_of("0,0,0,0,0,0/0,36/1") == "ended 2");
}

TEST_CASE("players who share the most share the win", "[END-4]") {
    CHECK(end_of("0,0,0,0,0,0/18,18/1") == "ended 1=2");
    CHECK(end_of("0,0,0,36,0,0/0,0/1") == "ended 1=2");
    CHECK(end_of("0,0,0,0,0,0/13,13,10/1") == "ended 1=2");
    CHECK(end_of("0,0,0,0,0,0/13,10,13/1") == "ended 1=3");
    CHECK(end_of("0,0,0,0,0,0/10,13,13/1") == "ended 2=3");
    CHECK(end_of("0,0,0,0,0,0/12,12,12/1") == "ended 1=2=3");
    CHECK(end_of("0,0,0,0,0,0/11,14,11/1") == "ended 2");
}

TEST_CASE("the game goes on although one player has more than half", "[END-5]") {
    CHECK(end_of("1,0,0,1,0,0/34,0/1") == "ongoing");
    CHECK(moves("1,0,0,1,0,0/34,0/1") == "a");
    CHECK(end_of("1,0,0,1,0,0/0,34,0/1") == "ongoing");
}

TEST_CASE("under majority=ends the game ends once a player has more than eighteen", "[END-5]") {
    CHECK(end_of("1,1,1,1,1,1/19,11/1", majority) == "ended 1");
    CHECK(end_of("1,1,1,1,1,1/19,11/2", majority) == "ended 1");
    CHECK(end_of("1,1,1,1,1,1/11,19/1", majority) == "ended 2");
    CHECK(end_of("1,1,1,1,1,1/18,12/1", majority) == "ongoing");
    CHECK(end_of("1,1,1,1,1,1/6,5,19/1", majority) == "ended 3");
    CHECK(moves("1,1,1,1,1,1/19,11/1", majority) == "-");
    CHECK(refusal("1,1,1,1,1,1/19,11/1", Hole::a, majority) == Illegal::game_over);
}

TEST_CASE("under majority=ends the game still ends for want of stones", "[END-5]") {
    CHECK(end_of("0,0,0,1,1,1/17,16/1", majority) == "ended 1");
}

TEST_CASE("a final outcome has winners though the game might go on", "[END-6]") {
    CHECK(to_text(final_outcome(position("6,6,6,6,6,6/0,0,0/1"))) == "ended 1=2=3");
    CHECK(to_text(final_outcome(position("1,0,0,1,0,0/16,18/1"))) == "ended 2");
    CHECK(to_text(final_outcome(position("6,6,6,6,6,0/2,4/1"), owners)) == "ended 1");
    CHECK(to_text(final_outcome(position("0,0,1,0,9,8/9,0,9/3"), owners)) == "ended 3");
}
