#include "bakuk/game.hpp"

#include "reference/words.hpp"

#include "catch.hpp"

#include <string>

using namespace bakuk;
using namespace bakuk::tests;

namespace {

Game played(std::string_view first, std::string_view moves, const Rulings& rulings = {}) {
    Game game(position(first), rulings);
    for (const Hole hole : holes(moves)) {
        REQUIRE(std::holds_alternative<Turn>(game.play(hole)));
    }
    return game;
}

const std::string one_each = "1,0,0,1,0,0/18,16/1";

} // namespace

TEST_CASE("a game begins in its first position and keeps all of them in order", "[game]") {
    const Game game = played(one_each, "ad");
    CHECK(to_text(game.position()) == "0,1,0,0,1,0/18,16/1");
    REQUIRE(game.positions().size() == 3);
    CHECK(to_text(game.positions()[0]) == one_each);
    CHECK(to_text(game.positions()[1]) == "0,1,0,1,0,0/18,16/2");
    CHECK(to_text(game.positions()[2]) == "0,1,0,0,1,0/18,16/1");
    CHECK_FALSE(game.repeats());
    CHECK(to_text(game.outcome()) == "ongoing");
}

TEST_CASE("a game tells each turn", "[game]") {
    Game game(position(one_each));
    const auto result = game.play(Hole::a);
    CHECK(std::get<Turn>(result) == turn(one_each, Hole::a));
}

TEST_CASE("the game ends when the first position comes back", "[END-6]") {
    // Each stone is carried half round the board, and both lie as at first.
    const Game before = played(one_each, "adbec");
    CHECK_FALSE(before.repeats());
    CHECK_FALSE(before.outcome().ended());
    CHECK(letters(before.legal_moves()) == "df");

    Game game = played(one_each, "adbecf");
    CHECK(to_text(game.position()) == one_each);
    CHECK(game.repeats());
    CHECK(to_text(game.outcome()) == "ended 1");
    CHECK(game.legal_moves().empty());
    CHECK(std::get<Illegal>(game.play(Hole::a)) == Illegal::game_over);
    CHECK(game.positions().size() == 7);
}

TEST_CASE("a position that was there later than the first ends the game too", "[END-6]") {
    // The first move captures c; what comes back is the position after it.
    const std::string first = "1,1,1,1,0,0/16,16/1";
    CHECK_FALSE(played(first, "bdaebf").repeats());
    const Game game = played(first, "bdaebfc");
    CHECK(to_text(game.position()) == "1,0,0,1,0,0/18,16/2");
    CHECK(game.repeats());
    CHECK(to_text(game.outcome()) == "ended 1");
}

TEST_CASE("the same board with another player to move is no repetition", "[END-6]") {
    // With passing, player 1 is to move after c, and player 2 when the same board comes back.
    const Rulings passes = under("blocked=passes");
    const std::string first = "1,0,1,0,0,0/12,12,10/1";
    CHECK(to_text(played(first, "ac", passes).position()) == "0,1,0,1,0,0/12,12,10/1");
    const Game game = played(first, "acbdecfa", passes);
    CHECK(to_text(game.position()) == "0,1,0,1,0,0/12,12,10/2");
    CHECK_FALSE(game.repeats());
    CHECK_FALSE(game.outcome().ended());
}

TEST_CASE("under repetition=ignored a position may come back without end", "[END-6]") {
    const Rulings ignored = under("repetition=ignored");
    Game game = played(one_each, "adbecfadbecf", ignored);
    CHECK(to_text(game.position()) == one_each);
    CHECK(game.repeats());
    CHECK(to_text(game.outcome()) == "ongoing");
    CHECK(letters(game.legal_moves()) == "a");
    CHECK(std::holds_alternative<Turn>(game.play(Hole::a)));
    CHECK_FALSE(game.position() == position(one_each));
}

TEST_CASE("at an end by repetition the winner is found as at any other", "[END-6]") {
    CHECK(to_text(played("1,0,0,1,0,0/17,17/1", "adbecf").outcome()) == "ended 1=2");
    CHECK(to_text(played("1,0,0,1,0,0/16,18/1", "adbecf").outcome()) == "ended 2");
    // With the stones on the board for their owners: 18 + 1 against 17 + 1.
    CHECK(to_text(played("1,0,0,1,0,0/17,17/1", "adbecf", under("remainder=owners")).outcome()) ==
          "ended 1=2");
    CHECK(to_text(played("1,0,1,0,1,0/11,11,11/1", "acebdf").outcome()) == "ended 1=2=3");
}

TEST_CASE("a refused move leaves the game as it was", "[game]") {
    Game game = played(one_each, "a");
    for (const auto& [hole, reason] :
         {std::pair{Hole::b, Illegal::not_your_hole}, std::pair{Hole::a, Illegal::not_your_hole},
          std::pair{Hole::e, Illegal::empty_hole}}) {
        CHECK(std::get<Illegal>(game.play(hole)) == reason);
        CHECK(to_text(game.position()) == "0,1,0,1,0,0/18,16/2");
        CHECK(game.positions().size() == 2);
    }
}

TEST_CASE("a game follows its rulings", "[game]") {
    CHECK(to_text(played("1,1,1,1,1,1/15,15/1", "c", under("majority=ends")).outcome()) ==
          "ongoing");
    CHECK(to_text(played("1,1,1,1,1,1/17,13/1", "c", under("majority=ends")).outcome()) ==
          "ended 1");
    CHECK(to_text(played("6,6,6,6,6,6/0,0/1", "a", under("origin=skipped")).position()) ==
          "0,8,7,7,7,7/0,0/2");
}

TEST_CASE("a game is played from the start by its moves", "[SETUP-1]") {
    const auto none = replay(Players::three, {});
    CHECK(to_text(std::get<Game>(none).position()) == "6,6,6,6,6,6/0,0,0/1");

    // b: c d e f a b; d has seven then: e f a b c d e.
    const auto two = replay(Players::two, holes("bd"));
    CHECK(to_text(std::get<Game>(two).position()) == "8,2,8,1,9,8/0,0/1");

    const auto skipping = replay(Players::two, holes("bd"), under("origin=skipped"));
    CHECK(to_text(std::get<Game>(skipping).position()) == "8,1,9,0,9,9/0,0/1");
}

TEST_CASE("the first refused move of a game is told with its place and reason", "[MOVE-1]") {
    CHECK(std::get<IllegalMove>(replay(Players::two, holes("d"))) ==
          IllegalMove{0, Hole::d, Illegal::not_your_hole});
    // a: 1,7,7,7,7,7; d: 2,8,8,1,9,8; a: 0,9,9,1,9,8; d: 0,9,9,0,10,8; and a is empty.
    CHECK(std::get<IllegalMove>(replay(Players::two, holes("adada"))) ==
          IllegalMove{4, Hole::a, Illegal::empty_hole});
    CHECK(std::get<IllegalMove>(replay(Players::three, holes("ab"))) ==
          IllegalMove{1, Hole::b, Illegal::not_your_hole});
}
