#pragma once

#include "census/play_graph.hpp"

#include <vector>

namespace bakuk::harness {

/// The positions of the graph that play can bring back, and the shortest way in which it does.
struct Cycles {
    std::vector<bool> on_cycle; // for each node
    std::size_t count = 0;      // of those that are
    std::size_t components = 0; // sets of positions each of which leads to all others of the set
    std::size_t largest = 0;    // positions in the largest of these
    std::vector<Node> shortest; // the first shortest cycle, its smallest node first
    std::size_t shortest_count = 0; // how many cycles are as short
};

/// Errors: Interrupted.
[[nodiscard]] Cycles find_cycles(const PlayGraph& graph);

} // namespace bakuk::harness
