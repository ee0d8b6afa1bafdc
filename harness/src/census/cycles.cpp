#include "census/cycles.hpp"

#include "base/terminal.hpp"

#include <algorithm>

namespace bakuk::harness {

namespace {

constexpr std::uint32_t unseen = 0;

/// Tarjan's algorithm, with a stack of its own instead of recursion. Two positions are in one
/// component if each leads to the other.
class Components {
public:
    explicit Components(const PlayGraph& graph)
        : graph_(graph), order_(graph.size(), unseen), low_(graph.size()), open_(graph.size()),
          component_(graph.size()) {
        for (Node node = 0; node < graph.size(); ++node) {
            if (node % 65536 == 0) {
                throw_if_interrupted();
            }
            if (order_[node] == unseen) {
                visit_all_from(node);
            }
        }
    }

    /// The number of the component of each node, and the size of each component.
    [[nodiscard]] const std::vector<std::uint32_t>& component() const { return component_; }
    [[nodiscard]] const std::vector<std::uint32_t>& sizes() const { return sizes_; }

private:
    struct Visit {
        Node node;
        std::size_t next_edge;
    };

    void enter(Node node) {
        order_[node] = low_[node] = ++count_;
        open_[node] = true;
        path_.push_back(node);
        visits_.push_back({node, 0});
    }

    void visit_all_from(Node root) {
        enter(root);
        while (!visits_.empty()) {
            Visit& visit = visits_.back();
            const std::span<const Edge> edges = graph_.edges(visit.node);
            if (visit.next_edge < edges.size()) {
                const Node to = edges[visit.next_edge].to;
                ++visit.next_edge;
                if (order_[to] == unseen) {
                    enter(to);
                } else if (open_[to]) {
                    low_[visit.node] = std::min(low_[visit.node], order_[to]);
                }
            } else {
                leave(visit.node);
            }
        }
    }

    void leave(Node node) {
        visits_.pop_back();
        if (!visits_.empty()) {
            const Node& parent = visits_.back().node;
            low_[parent] = std::min(low_[parent], low_[node]);
        }
        if (low_[node] != order_[node]) {
            return;
        }
        std::uint32_t size = 0;
        Node member = 0;
        do {
            member = path_.back();
            path_.pop_back();
            open_[member] = false;
            component_[member] = static_cast<std::uint32_t>(sizes_.size());
            ++size;
        } while (member != node);
        sizes_.push_back(size);
    }

    const PlayGraph& graph_;
    std::vector<std::uint32_t> order_;
    std::vector<std::uint32_t> low_;
    std::vector<bool> open_;
    std::vector<std::uint32_t> component_;
    std::vector<std::uint32_t> sizes_;
    std::vector<Node> path_;
    std::vector<Visit> visits_;
    std::uint32_t count_ = 0;
};

/// Looks for cycles through a node by trying every way of at most so many turns that stays among
/// nodes on cycles and never goes below it, so that each cycle is found once.
class CycleSearch {
public:
    CycleSearch(const PlayGraph& graph, Cycles& cycles, const std::vector<std::uint32_t>& component)
        : graph_(graph), cycles_(cycles), component_(component) {}

    void look_from(Node first) {
        path_ = {first};
        extend();
    }

private:
    void extend() {
        const Node first = path_.front();
        for (const Edge& edge : graph_.edges(path_.back())) {
            if (edge.to == first) {
                found();
            } else if (edge.to > first && component_[edge.to] == component_[first] &&
                       !too_long(path_.size() + 1) &&
                       std::ranges::find(path_, edge.to) == path_.end()) {
                path_.push_back(edge.to);
                extend();
                path_.pop_back();
            }
        }
    }

    [[nodiscard]] bool too_long(std::size_t length) const {
        return !cycles_.shortest.empty() && length > cycles_.shortest.size();
    }

    void found() {
        if (cycles_.shortest.empty() || path_.size() < cycles_.shortest.size()) {
            cycles_.shortest = path_;
            cycles_.shortest_count = 0;
        }
        ++cycles_.shortest_count;
    }

    const PlayGraph& graph_;
    Cycles& cycles_;
    const std::vector<std::uint32_t>& component_;
    std::vector<Node> path_;
};

} // namespace

Cycles find_cycles(const PlayGraph& graph) {
    const Components components(graph);
    Cycles cycles;
    cycles.on_cycle.resize(graph.size());
    for (const std::uint32_t size : components.sizes()) {
        // A turn changes the player to move, so no position follows itself.
        cycles.components += size > 1 ? 1 : 0;
        cycles.largest = std::max<std::size_t>(cycles.largest, size > 1 ? size : 0);
    }
    CycleSearch search(graph, cycles, components.component());
    for (Node node = 0; node < graph.size(); ++node) {
        if (components.sizes()[components.component()[node]] > 1) {
            cycles.on_cycle[node] = true;
            ++cycles.count;
            search.look_from(node);
        }
        if (node % 4096 == 0) {
            throw_if_interrupted();
        }
    }
    return cycles;
}

} // namespace bakuk::harness
