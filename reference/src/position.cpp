#include "bakuk/position.hpp"

#include "bakuk/rules.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace bakuk {

List<Player, 3> all_players(Players players) {
    if (players == Players::two) {
        return {Player::one, Player::two};
    }
    return {Player::one, Player::two, Player::three};
}

std::variant<Position, PositionError> Position::make(const Board& board, const Captured& captured,
                                                     Player mover) {
    if (captured.size() != 2 && captured.size() != 3) {
        return PositionError{fmt::format("{} captured counts", captured.size()),
                             "one for each of two or three players"};
    }
    const auto negative = [](int stones) { return stones < 0; };
    if (std::ranges::any_of(all_holes, negative, [&](Hole hole) { return board[hole]; }) ||
        std::ranges::any_of(captured, negative)) {
        return PositionError{"a negative number of stones", "0 to 36"};
    }
    if (!adds_up(board, captured)) {
        int total = board.stones();
        for (const int stones : captured) {
            total += stones;
        }
        return PositionError{
            fmt::format("the stones on the board and the captured ones are {}", total),
            fmt::format("{} (BOARD-3)", stones_in_game)};
    }
    if (!all_players(static_cast<Players>(captured.size())).contains(mover)) {
        return PositionError{fmt::format("player {} is to move, but {} play",
                                         static_cast<int>(mover), captured.size()),
                             fmt::format("a player from 1 to {}", captured.size())};
    }
    return Position(board, captured, mover);
}

} // namespace bakuk
