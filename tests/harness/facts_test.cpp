#include "census/cycles.hpp"
#include "census/splits.hpp"

#include "bakuk/text.hpp"
#include "catch.hpp"
#include "census/board_index.hpp"

#include <algorithm>
#include <set>
#include <utility>

using namespace bakuk;
using namespace bakuk::harness;

namespace {

const Reach& reach_of(Players players) {
    static const Reach two(Players::two, {});
    static const Reach three(Players::three, {});
    return players == Players::two ? two : three;
}

const PlayGraph& graph_of(Players players) {
    static const PlayGraph two(Players::two, reach_of(Players::two));
    static const PlayGraph three(Players::three, reach_of(Players::three));
    return players == Players::two ? two : three;
}

/// Whether play leads from there back to there, by trying all ways.
bool comes_back(const Position& position) {
    using Place = std::pair<Board, Player>;
    std::set<Place> seen;
    std::vector<Position> to_do{position};
    while (!to_do.empty()) {
        const Position from = to_do.back();
        to_do.pop_back();
        for (const Hole hole : legal_moves(from)) {
            const Position after = std::get<Turn>(play(from, hole)).after;
            if (after.board() == position.board() && after.mover() == position.mover()) {
                return true;
            }
            if (after.board().stones() == position.board().stones() &&
                seen.emplace(after.board(), after.mover()).second) {
                to_do.push_back(after);
            }
        }
    }
    return false;
}

/// How many positions play reaches, captured stones and all, by following every one of them: a mark
/// for each board, player to move and pairs captured by the first players.
std::size_t count_positions(Players players) {
    constexpr std::size_t counts = 19; // 0 to 18 pairs
    const std::size_t ways = players == Players::two ? counts : counts * counts;
    const auto mark_of = [&](const Position& position) {
        const auto captured = [&](std::size_t index) {
            return static_cast<std::size_t>(position.captured()[index]) / 2;
        };
        const std::size_t way =
            players == Players::two ? captured(0) : captured(0) * counts + captured(1);
        return (board_index(position.board()) * static_cast<std::size_t>(players) +
                static_cast<std::size_t>(position.mover()) - 1) *
                   ways +
               way;
    };
    std::vector<bool> seen(all_boards * static_cast<std::size_t>(players) * ways);
    std::vector<Position> to_do{start(players)};
    seen[mark_of(to_do.front())] = true;
    std::size_t count = 1;
    while (!to_do.empty()) {
        const Position from = to_do.back();
        to_do.pop_back();
        for (const Hole hole : legal_moves(from)) {
            const Position after = std::get<Turn>(play(from, hole)).after;
            const std::size_t mark = mark_of(after);
            if (!seen[mark]) {
                seen[mark] = true;
                ++count;
                to_do.push_back(after);
            }
        }
    }
    return count;
}

} // namespace

TEST_CASE("the graph of play has the turns of the reference", "[facts]") {
    for (const Players players : {Players::two, Players::three}) {
        const PlayGraph& graph = graph_of(players);
        REQUIRE(graph.size() == reach_of(players).size());
        for (Node node = 0; node < graph.size(); node += 5003) {
            const Board board = graph.board(node);
            const Player mover = graph.mover(node);
            REQUIRE(graph.node(board, mover) == node);
            REQUIRE(node >= graph.first_with(board.stones()));
            REQUIRE(node < graph.first_with(board.stones() + 2));
            const Position position = *reach_of(players).find(board, mover);
            const Holes legal = legal_moves(position);
            REQUIRE(graph.edges(node).size() == legal.size());
            for (std::size_t index = 0; index < legal.size(); ++index) {
                const Edge& edge = graph.edges(node)[index];
                const Turn turn = std::get<Turn>(play(position, legal[index]));
                REQUIRE(edge.hole == legal[index]);
                REQUIRE(edge.chain == turn.captures.size());
                REQUIRE(edge.captured == turn.after.captured(mover) - position.captured(mover));
                REQUIRE(graph.board(edge.to) == turn.after.board());
                REQUIRE(graph.mover(edge.to) == turn.after.mover());
            }
        }
    }
}

TEST_CASE("as many positions are reached as following every one of them finds", "[facts]") {
    for (const Players players : {Players::two, Players::three}) {
        const PlayGraph& graph = graph_of(players);
        const Splits splits(graph);
        std::size_t count = 0;
        for (Node node = 0; node < graph.size(); ++node) {
            count += splits.count(node);
        }
        CHECK(count == count_positions(players));
    }
}

TEST_CASE("a position is reached in the way of its first shortest game, among others", "[facts]") {
    for (const Players players : {Players::two, Players::three}) {
        const PlayGraph& graph = graph_of(players);
        const Splits splits(graph);
        for (Node node = 0; node < graph.size(); node += 1009) {
            const Captured first =
                reach_of(players).find(graph.board(node), graph.mover(node))->captured();
            bool found = false;
            std::size_t ways = 0;
            splits.for_each(node, [&](const Captured& captured) {
                REQUIRE(adds_up(graph.board(node), captured));
                found = found || captured == first;
                ++ways;
            });
            REQUIRE(found);
            REQUIRE(ways == splits.count(node));
            REQUIRE(adds_up(graph.board(node), splits.first(node)));
        }
    }
}

TEST_CASE("a position is on a cycle if trying all ways leads back to it", "[facts][END-6]") {
    for (const Players players : {Players::two, Players::three}) {
        const PlayGraph& graph = graph_of(players);
        const Cycles cycles = find_cycles(graph);
        std::size_t on_cycle = 0;
        for (Node node = 0; node < graph.first_with(10); ++node) {
            const Position position = *reach_of(players).find(graph.board(node), graph.mover(node));
            REQUIRE(cycles.on_cycle[node] == comes_back(position));
            on_cycle += cycles.on_cycle[node] ? 1 : 0;
        }
        CHECK(on_cycle > 0);
        CHECK(cycles.count == static_cast<std::size_t>(std::ranges::count(cycles.on_cycle, true)));
        CHECK_FALSE(cycles.on_cycle[graph.node(start(players).board(), Player::one)]);
    }
}

TEST_CASE("two stones can follow each other round in six turns and in no fewer", "[facts][END-6]") {
    for (const Players players : {Players::two, Players::three}) {
        const PlayGraph& graph = graph_of(players);
        const Cycles cycles = find_cycles(graph);
        REQUIRE(cycles.shortest.size() == 6);
        for (std::size_t index = 0; index < 6; ++index) {
            const Node to = cycles.shortest[(index + 1) % 6];
            CHECK(std::ranges::count(graph.edges(cycles.shortest[index]), to, &Edge::to) == 1);
        }
    }
    // With stones at a and d, each three holes from the other: a b c and d e f, turn by turn.
    const PlayGraph& two = graph_of(Players::two);
    CHECK(find_cycles(two).on_cycle[two.node(Board({1, 0, 0, 1, 0, 0}), Player::one)]);
}
