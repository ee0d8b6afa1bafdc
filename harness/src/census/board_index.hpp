#pragma once

#include "bakuk/board.hpp"

#include <cstddef>

namespace bakuk::harness {

// A stratum is every board with so many stones, in lexicographic order of (a, b, c, d, e, f).
// Captures are even, so play meets the strata of even numbers only; all_boards counts those.

/// How many boards have so many stones. Range: 0 to 36 stones, odd numbers too.
[[nodiscard]] std::size_t boards_in_stratum(int stones);

/// The place of a board in its stratum, from 0. Range: 0 to 36 stones, odd numbers too.
[[nodiscard]] std::size_t rank_in_stratum(const Board& board);

/// The board at that place of the stratum. Requires: rank < boards_in_stratum(stones).
[[nodiscard]] Board board_in_stratum(int stones, std::size_t rank);

/// The board that comes next in its stratum. Requires: it is not the last, whose stones are all
/// in a.
[[nodiscard]] Board next_in_stratum(const Board& board);

/// The place of a stratum's first board among all boards with an even number of stones, fewest
/// stones first. Requires: an even number from 0 to 36, or 38 for the end of all.
[[nodiscard]] std::size_t first_of_stratum(int stones);

/// The place of a board among all boards with an even number of stones. Requires: it has one.
[[nodiscard]] std::size_t board_index(const Board& board);

/// The board at that place. Requires: index < all_boards.
[[nodiscard]] Board board_at(std::size_t index);

/// How many boards have an even number of stones from 0 to 36.
inline constexpr std::size_t all_boards = 2'822'260;

} // namespace bakuk::harness
