#include "bakuk/position.hpp"

#include "bakuk/rules.hpp"

#include "catch.hpp"

#include <climits>

using namespace bakuk;

namespace {

const Board six_each({6, 6, 6, 6, 6, 6});

PositionError error_of(const Board& board, const Captured& captured, Player mover) {
    return std::get<PositionError>(Position::make(board, captured, mover));
}

} // namespace

TEST_CASE("a position has the parts that it was made of", "[position]") {
    const auto made = Position::make(Board({0, 1, 2, 3, 4, 5}), {10, 8, 3}, Player::three);
    const Position& position = std::get<Position>(made);
    CHECK(position.board() == Board({0, 1, 2, 3, 4, 5}));
    CHECK(position.captured() == Captured{10, 8, 3});
    CHECK(position.captured(Player::one) == 10);
    CHECK(position.captured(Player::two) == 8);
    CHECK(position.captured(Player::three) == 3);
    CHECK(position.mover() == Player::three);
    CHECK(position.players() == Players::three);
}

TEST_CASE("the number of captured counts is the number of players", "[position]") {
    CHECK(std::get<Position>(Position::make(six_each, {0, 0}, Player::one)).players() ==
          Players::two);
    CHECK(std::get<Position>(Position::make(six_each, {0, 0, 0}, Player::one)).players() ==
          Players::three);
    CHECK(error_of(six_each, {}, Player::one) ==
          PositionError{"0 captured counts", "one for each of two or three players"});
    CHECK(error_of(six_each, {0}, Player::one).problem == "1 captured counts");
}

TEST_CASE("stones that do not add up to 36 make no position", "[BOARD-3]") {
    CHECK(error_of(six_each, {1, 0}, Player::one) ==
          PositionError{"the stones on the board and the captured ones are 37", "36 (BOARD-3)"});
    CHECK(error_of(Board({6, 6, 6, 6, 6, 5}), {0, 0}, Player::one).problem ==
          "the stones on the board and the captured ones are 35");
    CHECK(error_of(Board(), {12, 12, 11}, Player::one).expected == "36 (BOARD-3)");
}

TEST_CASE("a negative number makes no position, though the sum be right", "[position]") {
    const PositionError negative{"a negative number of stones", "0 to 36"};
    CHECK(error_of(Board({-1, 7, 6, 6, 6, 6}), {6, 0}, Player::one) == negative);
    CHECK(error_of(Board({6, 6, 6, 6, 7, -1}), {6, 0}, Player::one) == negative);
    CHECK(error_of(six_each, {-2, 2}, Player::one) == negative);
    CHECK(error_of(six_each, {1, 1, -2}, Player::one) == negative);
    CHECK(error_of(Board({INT_MIN, 6, 6, 6, 6, 6}), {0, 0}, Player::one) == negative);
}

TEST_CASE("the player to move must be one of the players", "[position]") {
    CHECK(error_of(six_each, {0, 0}, Player::three) ==
          PositionError{"player 3 is to move, but 2 play", "a player from 1 to 2"});
    CHECK(error_of(six_each, {0, 0, 0}, static_cast<Player>(4)).expected == "a player from 1 to 3");
    CHECK(error_of(six_each, {0, 0}, static_cast<Player>(0)).problem ==
          "player 0 is to move, but 2 play");
}

TEST_CASE("captured numbers need not be even", "[position]") {
    CHECK(std::holds_alternative<Position>(
        Position::make(Board({1, 0, 0, 0, 0, 0}), {17, 18}, Player::one)));
}

TEST_CASE("positions are the same if all their parts are", "[position]") {
    const auto make = [](int f, int captured, Player mover) {
        return std::get<Position>(
            Position::make(Board({6, 6, 6, 6, 6, f}), {captured, 6 - f - captured}, mover));
    };
    CHECK(make(4, 2, Player::one) == make(4, 2, Player::one));
    CHECK(make(4, 2, Player::one) != make(2, 2, Player::one));
    CHECK(make(4, 2, Player::one) != make(4, 0, Player::one));
    CHECK(make(4, 2, Player::one) != make(4, 2, Player::two));
}

TEST_CASE("the players of a game stand in the order of their numbers", "[position]") {
    CHECK(all_players(Players::two) == List<Player, 3>{Player::one, Player::two});
    CHECK(all_players(Players::three) == List<Player, 3>{Player::one, Player::two, Player::three});
}

TEST_CASE("all stones are on the board or captured", "[BOARD-3]") {
    CHECK(adds_up(six_each, {0, 0}));
    CHECK(adds_up(Board({1, 0, 0, 1, 0, 0}), {18, 16}));
    CHECK(adds_up(Board(), {12, 12, 12}));
    CHECK_FALSE(adds_up(Board({1, 0, 0, 1, 0, 0}), {18, 17}));
    CHECK_FALSE(adds_up(Board(), {12, 12, 11}));
}
