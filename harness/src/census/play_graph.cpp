#include "census/play_graph.hpp"

#include "base/terminal.hpp"
#include "census/board_index.hpp"

namespace bakuk::harness {

PlayGraph::PlayGraph(Players players, const Reach& reach)
    : players_(players), node_(all_boards * static_cast<std::size_t>(players)) {
    reach.for_each([&](const Position& position) {
        const std::uint32_t place = place_of(position.board(), position.mover());
        node_[place] = static_cast<Node>(place_.size());
        place_.push_back(place);
        const auto stratum = static_cast<std::size_t>(position.board().stones()) / 2;
        for (std::size_t after = stratum + 1; after < first_with_.size(); ++after) {
            first_with_[after] = static_cast<Node>(place_.size());
        }
        return true;
    });
    std::size_t seen = 0;
    reach.for_each([&](const Position& position) {
        if (seen % 65536 == 0) {
            throw_if_interrupted();
        }
        ++seen;
        first_edge_.push_back(static_cast<std::uint32_t>(edges_.size()));
        for (const Hole hole : legal_moves(position)) {
            const Turn turn = std::get<Turn>(play(position, hole));
            const Board& board = turn.after.board();
            const int captured = position.board().stones() - board.stones();
            edges_.push_back({node(board, turn.after.mover()), static_cast<std::uint8_t>(captured),
                              static_cast<std::uint8_t>(turn.captures.size()), hole});
        }
        return true;
    });
    first_edge_.push_back(static_cast<std::uint32_t>(edges_.size()));
}

std::uint32_t PlayGraph::place_of(const Board& board, Player mover) const {
    return static_cast<std::uint32_t>(board_index(board) * static_cast<std::size_t>(players_) +
                                      static_cast<std::size_t>(mover) - 1);
}

Node PlayGraph::node(const Board& board, Player mover) const {
    return node_[place_of(board, mover)];
}

Board PlayGraph::board(Node node) const {
    return board_at(place_[node] / static_cast<std::uint32_t>(players_));
}

Player PlayGraph::mover(Node node) const {
    return static_cast<Player>(place_[node] % static_cast<std::uint32_t>(players_) + 1);
}

} // namespace bakuk::harness
