#include "census/facts.hpp"

#include "bakuk/text.hpp"
#include "base/parallel.hpp"
#include "base/terminal.hpp"
#include "census/board_index.hpp"
#include "census/cycles.hpp"
#include "census/play_graph.hpp"
#include "census/splits.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

namespace bakuk::harness {

namespace {

// The games of so many turns are counted: more would take longer than all the rest.
int depth_of(Players players) {
    return players == Players::two ? 17 : 26;
}

Position position_of(const PlayGraph& graph, Node node, const Captured& captured) {
    return std::get<Position>(Position::make(graph.board(node), captured, graph.mover(node)));
}

// ------------------------------------------------------------------------------- Shortest games

void add_ended_games(const Game& game, std::vector<Hole>& moves, std::size_t turns,
                     std::vector<std::vector<Hole>>& found) {
    if (moves.size() == turns) {
        if (game.outcome().ended()) {
            found.push_back(moves);
        }
        return;
    }
    for (const Hole hole : game.legal_moves()) {
        Game longer = game;
        longer.play(hole);
        moves.push_back(hole);
        add_ended_games(longer, moves, turns, found);
        moves.pop_back();
    }
}

std::vector<std::vector<Hole>> shortest_games(Players players) {
    std::vector<std::vector<Hole>> found;
    std::vector<Hole> moves;
    for (std::size_t turns = 0; found.empty(); ++turns) {
        throw_if_interrupted();
        add_ended_games(Game(start(players)), moves, turns, found);
    }
    return found;
}

// --------------------------------------------------------------------------------------- Records

/// The greatest amount that a turn has, and of the games that end with such a turn a shortest.
template <typename Amount>
Record find_record(const PlayGraph& graph, const Reach& reach, const Amount& amount_of) {
    Record record;
    std::vector<std::pair<Node, Hole>> turns;
    for (Node node = 0; node < graph.size(); ++node) {
        for (const Edge& edge : graph.edges(node)) {
            if (amount_of(edge) > record.amount) {
                record.amount = amount_of(edge);
                turns.clear();
            }
            if (amount_of(edge) == record.amount) {
                turns.emplace_back(node, edge.hole);
            }
        }
    }
    record.turns = turns.size();
    for (const auto& [node, hole] : turns) {
        std::vector<Hole> game = reach.game_to(graph.board(node), graph.mover(node));
        game.push_back(hole);
        if (record.game.empty() || game.size() < record.game.size()) {
            record.game = game;
        }
    }
    return record;
}

// ---------------------------------------------------------------------------------------- Cycles

Hole hole_between(const PlayGraph& graph, Node from, Node to) {
    return std::ranges::find(graph.edges(from), to, &Edge::to)->hole;
}

void add_cycles(Facts& facts, const PlayGraph& graph, const Reach& reach, const Cycles& cycles) {
    facts.on_cycles = cycles.count;
    facts.cycle_sets = cycles.components;
    facts.largest_cycle_set = cycles.largest;
    facts.shortest_cycle_count = cycles.shortest_count;
    for (std::size_t index = 0; index < cycles.shortest.size(); ++index) {
        const Node to = cycles.shortest[index + 1 < cycles.shortest.size() ? index + 1 : 0];
        facts.shortest_cycle.push_back(hole_between(graph, cycles.shortest[index], to));
    }
    const Node first = cycles.shortest.front();
    facts.way_to_cycle = reach.game_to(graph.board(first), graph.mover(first));
}

// --------------------------------------------------------------------------------------- Rulings

bool moves_or_outcome_differ(const Position& position, const Rulings& other) {
    return legal_moves(position) != legal_moves(position, other) ||
           outcome(position) != outcome(position, other);
}

std::optional<Position> after(const Position& position, Hole hole, const Rulings& rulings) {
    const auto result = play(position, hole, rulings);
    const Turn* turn = std::get_if<Turn>(&result);
    return turn != nullptr ? std::optional(turn->after) : std::nullopt;
}

bool plays_differ(const Position& position, const Rulings& other) {
    return std::ranges::any_of(all_holes, [&](Hole hole) {
        return after(position, hole, {}) != after(position, hole, other);
    });
}

std::size_t positions_that_differ(const PlayGraph& graph, const Splits& splits,
                                  const Rulings& other, const std::atomic<bool>& stop) {
    std::size_t differ = 0;
    for (Node node = 0; node < graph.size() && !stop; ++node) {
        // Where nothing that was captured so far is looked at, one way to have captured it stands
        // for all: what a turn does is the same for each, and so is whether the mover can move.
        const bool looks_at_captured =
            other.majority != Rulings{}.majority || other.remainder != Rulings{}.remainder;
        if (!looks_at_captured) {
            const Position position = position_of(graph, node, splits.first(node));
            if (moves_or_outcome_differ(position, other) || plays_differ(position, other)) {
                differ += splits.count(node);
            }
            continue;
        }
        // Neither of these two has a part in a turn, but for the refusal of it where the game has
        // ended, and that `moves` shows.
        splits.for_each(node, [&](const Captured& captured) {
            differ += moves_or_outcome_differ(position_of(graph, node, captured), other) ? 1U : 0U;
        });
    }
    return differ;
}

std::vector<RulingFact> ruling_facts(const PlayGraph& graph, const Splits& splits,
                                     const Cycles& cycles, const std::function<void()>& watch) {
    std::vector<RulingFact> facts(ruling_names().size());
    work_in_parallel(
        facts.size(),
        [&](std::size_t index, const std::atomic<bool>& stop) {
            const RulingName& name = ruling_names()[index];
            const Rulings other = std::get<Rulings>(
                parse_ruling(fmt::format("{}={}", name.ruling, name.alternative)));
            facts[index].ruling = name.ruling;
            if (other.repetition == Rulings{}.repetition) {
                facts[index].positions = positions_that_differ(graph, splits, other, stop);
                return;
            }
            // Only a game tells these two answers apart: where a position can come back.
            for (Node node = 0; node < graph.size(); ++node) {
                facts[index].positions += cycles.on_cycle[node] ? splits.count(node) : 0;
            }
        },
        watch);
    return facts;
}

void add_counts(Facts& facts, const PlayGraph& graph, const Splits& splits) {
    facts.places = all_boards * static_cast<std::size_t>(facts.players);
    facts.reached = graph.size();
    for (Node node = 0; node < graph.size(); ++node) {
        const std::size_t ways = splits.count(node);
        facts.positions += ways;
        if (graph.edges(node).empty()) {
            ++facts.ended;
            facts.ended_positions += ways;
        }
    }
}

} // namespace

Facts find_facts(Players players, const std::function<void(std::uint64_t)>& watch) {
    Facts facts;
    facts.players = players;
    watch(0);
    const Reach reach(players, {});
    watch(100);
    const PlayGraph graph(players, reach);
    watch(250);
    const Splits splits(graph);
    add_counts(facts, graph, splits);
    watch(350);
    facts.largest_capture =
        find_record(graph, reach, [](const Edge& edge) { return int{edge.captured}; });
    facts.longest_chain =
        find_record(graph, reach, [](const Edge& edge) { return int{edge.chain}; });
    watch(400);
    const Cycles cycles = find_cycles(graph);
    add_cycles(facts, graph, reach, cycles);
    watch(500);
    facts.rulings = ruling_facts(graph, splits, cycles, [&] { watch(500); });
    facts.shortest_games = shortest_games(players);
    facts.games = count_games(players, depth_of(players), {}, [&](std::uint64_t thousandths) {
        watch(600 + thousandths * 400 / 1000);
    });
    watch(1000);
    return facts;
}

} // namespace bakuk::harness
