#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace bakuk::harness {

// Retrograde analysis of one stratum: the positions with so many stones on the board, whose turns
// without a capture lead to one another, and whose turns with a capture lead to strata that are
// solved already. It knows nothing of boards: a position is a number, a place.

/// Values are differences in captured stones, seen by the player to move: even, from -36 to 36.
using Value = std::int8_t;

/// No turn leaves the stratum.
inline constexpr Value no_exit = INT8_MIN;
/// No position stays: the turn captures, or there is no such turn.
inline constexpr std::uint32_t no_place = UINT32_MAX;
/// What was never decided: the value 0.
inline constexpr std::uint32_t undecided = UINT32_MAX;

inline constexpr std::size_t most_turns = 3;

/// What the turns of each position do. Requires: both have an entry for each place, exits are even
/// values or no_exit.
struct StratumTurns {
    std::vector<Value> best_exit; // the best value of a turn that captures, for him who takes it
    std::vector<std::array<std::uint32_t, most_turns>> stays; // the places that the others lead to
};

/// The value of each position, and the number, from 0, at which it was decided.
struct StratumValues {
    std::vector<Value> value;
    std::vector<std::uint32_t> order;
};

/// The values of a stratum's positions where play that never leaves the stratum is worth 0, and so
/// is a position without a turn. A position of another value than 0 has a turn that keeps its value
/// and leaves the stratum or leads to a position of lower order. If its value is below 0, every turn
/// that stays leads to one of lower order. Errors: Interrupted.
[[nodiscard]] StratumValues decide(const StratumTurns& turns);

} // namespace bakuk::harness
