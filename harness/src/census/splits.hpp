#pragma once

#include "census/play_graph.hpp"

#include <bitset>
#include <functional>
#include <vector>

namespace bakuk::harness {

/// In which ways the stones that are not on the board can have been captured when a position of the
/// graph is reached: for each node the set of these ways. Every capture is even, so what player 1
/// and player 2 have captured is counted in pairs; the rest is player 3's.
class Splits {
public:
    /// Errors: Interrupted.
    explicit Splits(const PlayGraph& graph);

    /// How many ways there are for that node. Range: at least 1.
    [[nodiscard]] std::size_t count(Node node) const { return sets_[node].count(); }

    /// One of the ways.
    [[nodiscard]] Captured first(Node node) const;

    /// Calls `see` with each way.
    void for_each(Node node, const std::function<void(const Captured&)>& see) const;

private:
    static constexpr std::size_t counts = stones_in_game / 2 + 1; // 0 to 18 pairs
    using Set = std::bitset<counts * counts>;                     // pairs of player 1, then of 2

    [[nodiscard]] Captured captured_at(std::size_t index, Node node) const;
    void hand_on(Node from, const Edge& edge);

    const PlayGraph& graph_;
    std::vector<Set> sets_;
    std::vector<Node> to_do_;
    std::vector<bool> is_to_do_;
};

} // namespace bakuk::harness
