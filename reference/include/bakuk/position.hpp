#pragma once

#include "bakuk/board.hpp"
#include "bakuk/list.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>

namespace bakuk {

/// How many play. Clauses: SEAT-1, SEAT-2.
enum class Players : std::uint8_t { two = 2, three = 3 };

/// A player, by his number.
enum class Player : std::uint8_t { one = 1, two = 2, three = 3 };

/// All stones of a game. Clauses: SETUP-1, BOARD-3.
inline constexpr int stones_in_game = 36;

/// What each player has captured, player 1 first: one number for each who plays.
using Captured = List<int, 3>;

/// The players of a game in the order of their numbers.
[[nodiscard]] List<Player, 3> all_players(Players players);

/// Why a position cannot be made.
struct PositionError {
    std::string problem;
    std::string expected;
    friend bool operator==(const PositionError&, const PositionError&) = default;
};

/// A position: the board, what each player has captured, and who is to move. One that exists is
/// well formed: two or three players, no negative number, the mover one of the players, and
/// stones that add up to 36. Clauses: BOARD-3.
class Position {
public:
    /// The position with these parts, or what is wrong with them. The number of players is the
    /// number of captured counts. Clauses: BOARD-3.
    [[nodiscard]] static std::variant<Position, PositionError>
    make(const Board& board, const Captured& captured, Player mover);

    [[nodiscard]] const Board& board() const { return board_; }
    [[nodiscard]] const Captured& captured() const { return captured_; }
    /// The stones that player has captured. Requires: he plays.
    [[nodiscard]] int captured(Player player) const {
        return captured_[static_cast<std::size_t>(player) - 1];
    }
    [[nodiscard]] Player mover() const { return mover_; }
    [[nodiscard]] Players players() const { return static_cast<Players>(captured_.size()); }

    friend bool operator==(const Position&, const Position&) = default;

private:
    Position(const Board& board, const Captured& captured, Player mover)
        : board_(board), captured_(captured), mover_(mover) {}

    Board board_;
    Captured captured_;
    Player mover_;
};

} // namespace bakuk
