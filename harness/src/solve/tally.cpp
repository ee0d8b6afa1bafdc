#include "solve/tally.hpp"

#include <algorithm>

namespace bakuk::harness {

std::vector<ValueTally> tally_values(const Solution& solution, const Reach& reach) {
    std::vector<ValueTally> tallies;
    reach.for_each([&](const Position& position) {
        const int stones = position.board().stones();
        const int value = solution.value(position.board(), position.mover());
        if (tallies.empty() || tallies.back().stones != stones) {
            tallies.push_back({stones, 0, 0, 0, value, value});
        }
        ValueTally& tally = tallies.back();
        ++(value > 0 ? tally.above : value < 0 ? tally.below : tally.zero);
        tally.least = std::min(tally.least, value);
        tally.greatest = std::max(tally.greatest, value);
        return true;
    });
    return tallies;
}

} // namespace bakuk::harness
