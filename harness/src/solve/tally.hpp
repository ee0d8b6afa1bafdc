#pragma once

#include "census/reach.hpp"
#include "solve/solution.hpp"

#include <cstddef>
#include <vector>

namespace bakuk::harness {

/// The values of some positions with so many stones on the board, seen by the player to move.
struct ValueTally {
    int stones = 0;
    std::size_t above = 0; // positions whose value is above 0
    std::size_t zero = 0;
    std::size_t below = 0;
    int least = 0;
    int greatest = 0;
};

/// The values of the positions that play reaches, fewest stones first; strata that have none are
/// left out. Requires: two players, the default rulings, the whole game solved.
[[nodiscard]] std::vector<ValueTally> tally_values(const Solution& solution, const Reach& reach);

} // namespace bakuk::harness
