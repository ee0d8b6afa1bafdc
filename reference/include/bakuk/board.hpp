#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace bakuk {

/// A hole, by its name in the specification: a b c from left to right in the near row, d e f from
/// right to left in the far row. Clauses: BOARD-1, BOARD-2.
enum class Hole : std::uint8_t { a, b, c, d, e, f };

/// Every hole once, in the order of its name. Clauses: BOARD-1.
inline constexpr std::array all_holes{Hole::a, Hole::b, Hole::c, Hole::d, Hole::e, Hole::f};

/// The hole after this one, counter-clockwise; after f comes a. Clauses: BOARD-2.
[[nodiscard]] Hole next(Hole hole);

/// The stones that lie in the six holes. It says nothing of who owns them or who may move.
/// Boards are ordered by the stones of a, then of b, and so on. Clauses: BOARD-1.
class Board {
public:
    /// An empty board.
    constexpr Board() = default;

    /// The stones of a, b, c, d, e, f. Position::make is what refuses numbers that cannot be.
    constexpr explicit Board(const std::array<int, all_holes.size()>& stones) : stones_(stones) {}

    [[nodiscard]] constexpr int operator[](Hole hole) const {
        return stones_[static_cast<std::size_t>(hole)];
    }

    /// The same board with that many stones in that hole.
    [[nodiscard]] constexpr Board with(Hole hole, int stones) const {
        Board changed = *this;
        changed.stones_[static_cast<std::size_t>(hole)] = stones;
        return changed;
    }

    /// Puts that many stones in that hole.
    constexpr void set(Hole hole, int stones) { stones_[static_cast<std::size_t>(hole)] = stones; }

    /// All stones on the board.
    [[nodiscard]] constexpr int stones() const {
        int sum = 0;
        for (const int stones_of_hole : stones_) {
            sum += stones_of_hole;
        }
        return sum;
    }

    friend constexpr auto operator<=>(const Board&, const Board&) = default;

private:
    std::array<int, all_holes.size()> stones_{};
};

} // namespace bakuk
