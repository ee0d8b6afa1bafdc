#include "misreadings/table.hpp"

#include <numeric>

namespace bakuk::harness {

int Table::stones() const {
    return std::accumulate(holes.begin(), holes.end(), 0);
}

Hole hole_after(Hole hole) {
    return hole == Hole::f ? Hole::a : static_cast<Hole>(static_cast<int>(hole) + 1);
}

Hole hole_before(Hole hole) {
    return hole == Hole::a ? Hole::f : static_cast<Hole>(static_cast<int>(hole) - 1);
}

Hole hole_across(Hole hole) {
    return static_cast<Hole>(static_cast<int>(Hole::f) - static_cast<int>(hole));
}

} // namespace bakuk::harness
