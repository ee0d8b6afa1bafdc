#include "census/splits.hpp"

#include "base/terminal.hpp"

namespace bakuk::harness {

Splits::Splits(const PlayGraph& graph)
    : graph_(graph), sets_(graph.size()), is_to_do_(graph.size()) {
    const Position first = start(graph.players());
    sets_[graph.node(first.board(), first.mover())].set(0);
    // Turns lead to as many stones or to fewer, so the strata are done from many stones to few. In
    // a stratum, what is new at a position is handed on until nothing is new any more.
    for (int stones = stones_in_game; stones >= 0; stones -= 2) {
        for (Node node = graph.first_with(stones); node < graph.first_with(stones + 2); ++node) {
            if (sets_[node].any()) {
                to_do_.push_back(node);
                is_to_do_[node] = true;
            }
        }
        for (std::size_t done = 0; !to_do_.empty(); ++done) {
            if (done % 65536 == 0) {
                throw_if_interrupted();
            }
            const Node node = to_do_.back();
            to_do_.pop_back();
            is_to_do_[node] = false;
            for (const Edge& edge : graph.edges(node)) {
                hand_on(node, edge);
            }
        }
    }
}

void Splits::hand_on(Node from, const Edge& edge) {
    const std::size_t pairs = edge.captured / 2;
    Set reached = sets_[from];
    if (graph_.mover(from) == Player::one) {
        reached <<= pairs * counts;
    } else if (graph_.mover(from) == Player::two) {
        reached <<= pairs;
    }
    if ((reached & ~sets_[edge.to]).none()) {
        return;
    }
    sets_[edge.to] |= reached;
    if (pairs == 0 && !is_to_do_[edge.to]) {
        to_do_.push_back(edge.to);
        is_to_do_[edge.to] = true;
    }
}

Captured Splits::captured_at(std::size_t index, Node node) const {
    const int first = 2 * static_cast<int>(index / counts);
    const int second = 2 * static_cast<int>(index % counts);
    if (graph_.players() == Players::two) {
        return {first, second};
    }
    return {first, second, stones_in_game - graph_.board(node).stones() - first - second};
}

Captured Splits::first(Node node) const {
    return captured_at(sets_[node]._Find_first(), node);
}

void Splits::for_each(Node node, const std::function<void(const Captured&)>& see) const {
    const Set& set = sets_[node];
    for (std::size_t index = set._Find_first(); index < set.size(); index = set._Find_next(index)) {
        see(captured_at(index, node));
    }
}

} // namespace bakuk::harness
