#pragma once

#include "bakuk/position.hpp"
#include "bakuk/rules.hpp"
#include "solve/retrograde.hpp"

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace bakuk::harness {

/// The game of two players under the default rulings, solved: for each board with so many stones or
/// fewer and each player to move, the best difference in captured stones that he can force from
/// there on. Play without end counts as its repetition ends it: nothing more is captured. What the
/// value means after moves that came before is told in spec/annex-value.md.
/// Clauses: TURN-1 to END-6.
class Solution {
public:
    /// Solves the strata up to that many stones, those that captures lead to: even numbers of
    /// stones if it is even, odd ones if it is odd. All of the game takes some seconds and less
    /// than 256 MiB, shown by a progress bar. Range: 0 to 36. Errors: Interrupted.
    explicit Solution(int most_stones);

    /// The value for the player to move. Requires: a stratum that is solved.
    [[nodiscard]] int value(const Board& board, Player mover) const;

    /// When the position was decided among those of its stratum, from 0; nothing if its value is 0.
    /// A position with a value has a turn that keeps it and captures or leads to a lower order.
    /// Requires: a stratum that is solved.
    [[nodiscard]] std::optional<std::uint32_t> order(const Board& board, Player mover) const;

private:
    /// Is told now and then how many boards of the stratum are done.
    using Watch = std::function<void(std::uint64_t boards)>;

    [[nodiscard]] StratumTurns turns_of_stratum(int stones, const Watch& watch) const;
    void put_turns(StratumTurns& turns, const Board& board, Player mover) const;
    [[nodiscard]] const StratumValues& stratum_of(const Board& board) const;

    std::vector<StratumValues> strata_; // by stones; empty if not solved
};

} // namespace bakuk::harness
