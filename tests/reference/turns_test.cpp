// Setup, seats, turns and moves.

#include "reference/words.hpp"

#include "catch.hpp"

using namespace bakuk;
using namespace bakuk::tests;

TEST_CASE("the game starts with six stones in each hole and nothing captured", "[SETUP-1]") {
    const Position two = start(Players::two);
    CHECK(two.board() == Board({6, 6, 6, 6, 6, 6}));
    CHECK(two.captured() == Captured{0, 0});
    const Position three = start(Players::three);
    CHECK(three.board() == Board({6, 6, 6, 6, 6, 6}));
    CHECK(three.captured() == Captured{0, 0, 0});
}

TEST_CASE("of two players each has one row", "[SEAT-1]") {
    for (const Hole hole : {Hole::a, Hole::b, Hole::c}) {
        CHECK(owner(hole, Players::two) == Player::one);
    }
    for (const Hole hole : {Hole::d, Hole::e, Hole::f}) {
        CHECK(owner(hole, Players::two) == Player::two);
    }
}

TEST_CASE("of three players each has two holes that follow each other", "[SEAT-2]") {
    CHECK(owner(Hole::a, Players::three) == Player::one);
    CHECK(owner(Hole::b, Players::three) == Player::one);
    CHECK(owner(Hole::c, Players::three) == Player::two);
    CHECK(owner(Hole::d, Players::three) == Player::two);
    CHECK(owner(Hole::e, Players::three) == Player::three);
    CHECK(owner(Hole::f, Players::three) == Player::three);
}

TEST_CASE("under seats=columns three players have holes that lie across", "[SEAT-2]") {
    const Rulings columns = under("seats=columns");
    CHECK(owner(Hole::a, Players::three, columns) == Player::one);
    CHECK(owner(Hole::f, Players::three, columns) == Player::one);
    CHECK(owner(Hole::b, Players::three, columns) == Player::two);
    CHECK(owner(Hole::e, Players::three, columns) == Player::two);
    CHECK(owner(Hole::c, Players::three, columns) == Player::three);
    CHECK(owner(Hole::d, Players::three, columns) == Player::three);
    CHECK(moves("6,6,6,6,6,6/0,0,0/1", columns) == "af");
}

TEST_CASE("seats=columns changes nothing for two players", "[SEAT-1]") {
    const Rulings columns = under("seats=columns");
    CHECK(moves("6,6,6,6,6,6/0,0/1", columns) == "abc");
    CHECK(moves("6,6,6,6,6,6/0,0/2", columns) == "def");
}

TEST_CASE("player 1 moves first", "[TURN-1]") {
    CHECK(start(Players::two).mover() == Player::one);
    CHECK(start(Players::three).mover() == Player::one);
}

TEST_CASE("the turn goes round in order of number", "[TURN-1]") {
    CHECK(next(Player::one, Players::two) == Player::two);
    CHECK(next(Player::two, Players::two) == Player::one);
    CHECK(next(Player::one, Players::three) == Player::two);
    CHECK(next(Player::two, Players::three) == Player::three);
    CHECK(next(Player::three, Players::three) == Player::one);
}

TEST_CASE("who moves next is a question of the board only if players may be passed over",
          "[TURN-1]") {
    const Rulings passes = under("blocked=passes");
    const Board far({0, 0, 0, 0, 1, 0});
    CHECK(next_to_move(far, Player::two, Players::two) == Player::one);
    CHECK(next_to_move(far, Player::two, Players::two, passes) == Player::two);
    CHECK(next_to_move(far, Player::one, Players::three, passes) == Player::three);
    CHECK(next_to_move(Board(), Player::one, Players::three, passes) == Player::two);
}

TEST_CASE("captures are added to what the player to move has", "[CAP-8]") {
    const Captures captures{{Hole::d, 2}, {Hole::e, 4}};
    CHECK(credit(position("1,1,1,2,4,1/6,8,12/3"), captures) == Captured{6, 8, 18});
    CHECK(credit(position("1,1,1,2,4,1/6,8,12/1"), captures) == Captured{12, 8, 12});
    CHECK(credit(position("1,1,1,2,4,1/6,8,12/2"), {}) == Captured{6, 8, 12});
}

TEST_CASE("the turn passes after every move, a capture or not", "[TURN-1]") {
    CHECK(turn("1,0,0,1,1,0/16,17/1", Hole::a).after.mover() == Player::two);
    CHECK(turn("1,1,0,1,1,0/16,16/1", Hole::a).after.mover() == Player::two); // captures b
    CHECK(turn("1,1,0,1,1,0/16,16/2", Hole::e).after.mover() == Player::one);
    CHECK(turn("1,1,1,1,1,1/10,10,10/3", Hole::f).after.mover() == Player::one);
    CHECK(turn("1,1,1,1,1,1/10,10,10/2", Hole::d).after.mover() == Player::three);
}

TEST_CASE("a player may choose his own holes that hold a stone, and no other", "[MOVE-1]") {
    CHECK(moves("1,0,2,4,0,5/12,12/1") == "ac");
    CHECK(moves("1,0,2,4,0,5/12,12/2") == "df");
    CHECK(moves("1,0,2,4,0,5/12,12,0/1") == "a");
    CHECK(moves("1,0,2,4,0,5/12,12,0/2") == "cd");
    CHECK(moves("1,0,2,4,0,5/12,12,0/3") == "f");
}

TEST_CASE("a hole of another player is refused before an empty one", "[MOVE-1]") {
    CHECK(refusal("1,0,2,4,0,5/12,12/1", Hole::b) == Illegal::empty_hole);
    CHECK(refusal("1,0,2,4,0,5/12,12/1", Hole::d) == Illegal::not_your_hole);
    CHECK(refusal("1,0,2,4,0,5/12,12/1", Hole::e) == Illegal::not_your_hole);
    CHECK(refusal("1,0,2,4,0,5/12,12/2", Hole::a) == Illegal::not_your_hole);
    CHECK(refusal("1,0,2,4,0,5/12,12/2", Hole::e) == Illegal::empty_hole);
}

TEST_CASE("in a game that is over any move is refused for that", "[MOVE-1]") {
    CHECK(refusal("0,0,0,4,0,5/14,13/1", Hole::a) == Illegal::game_over);
    CHECK(refusal("0,0,0,4,0,5/14,13/1", Hole::d) == Illegal::game_over);
    CHECK(refusal("0,0,0,4,0,5/14,13/1", Hole::e) == Illegal::game_over);
}

TEST_CASE("a player may leave the others without a stone", "[MOVE-2]") {
    CHECK(moves("1,1,1,0,0,0/16,17/1") == "abc");
    CHECK(after("1,1,1,0,0,0/16,17/1", Hole::a) == "0,0,1,0,0,0/18,17/2");
    CHECK(moves("1,1,1,1,0,0/16,16/1") == "abc");
    CHECK(after("1,1,1,1,0,0/16,16/1", Hole::c) == "1,1,0,0,0,0/18,16/2");
}

TEST_CASE("a turn tells all that happens in it", "[turn]") {
    // b: three stones to c, d, e; d is four and e is two, and e was the last.
    const Turn told = turn("1,3,0,3,1,4/12,12/1", Hole::b);
    CHECK(told.from == Hole::b);
    CHECK(letters(told.sown) == "cde");
    CHECK(told.landing == Hole::e);
    CHECK(words(told.captures) == "e2 f4");
    CHECK(to_text(told.after) == "1,0,1,4,0,0/18,12/2");
}
