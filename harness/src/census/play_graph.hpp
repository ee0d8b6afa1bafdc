#pragma once

#include "bakuk/position.hpp"
#include "bakuk/rules.hpp"
#include "census/reach.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace bakuk::harness {

/// A position of the graph of play by its number, from 0: fewest stones on the board first, then
/// boards in lexicographic order, then movers in order of number.
using Node = std::uint32_t;

/// A turn from one position of the graph to another.
struct Edge {
    Node to;
    std::uint8_t captured; // stones
    std::uint8_t chain;    // holes captured, that of the landing included
    Hole hole;
};

/// Every board with a player to move that play from the start reaches under the default rulings,
/// and every turn between them. For two players it takes some 100 MiB besides the Reach.
class PlayGraph {
public:
    /// Errors: Interrupted.
    PlayGraph(Players players, const Reach& reach);

    [[nodiscard]] Players players() const { return players_; }
    [[nodiscard]] std::size_t size() const { return first_edge_.size() - 1; }
    [[nodiscard]] Node node(const Board& board, Player mover) const;
    [[nodiscard]] Board board(Node node) const;
    [[nodiscard]] Player mover(Node node) const;
    /// The turns from there, by their holes in the order a to f; none where the game has ended.
    [[nodiscard]] std::span<const Edge> edges(Node node) const {
        return std::span(edges_).subspan(first_edge_[node],
                                         first_edge_[node + 1] - first_edge_[node]);
    }
    /// The positions with so many stones on the board follow one another, from this one on.
    /// Requires: an even number, 38 for the end of all.
    [[nodiscard]] Node first_with(int stones) const {
        return first_with_[static_cast<std::size_t>(stones) / 2];
    }

private:
    [[nodiscard]] std::uint32_t place_of(const Board& board, Player mover) const;

    Players players_;
    std::vector<std::uint32_t> place_;      // board and mover of each node
    std::vector<Node> node_;                // the other way round
    std::vector<std::uint32_t> first_edge_; // and, last, the number of all edges
    std::vector<Edge> edges_;
    std::array<Node, stones_in_game / 2 + 2> first_with_{};
};

} // namespace bakuk::harness
