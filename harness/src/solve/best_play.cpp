#include "solve/best_play.hpp"

#include "bakuk/game.hpp"

#include <algorithm>
#include <cassert>
#include <set>
#include <utility>

namespace bakuk::harness {

namespace {

int value_of(const Solution& solution, const Position& position) {
    return solution.value(position.board(), position.mover());
}

int gained(const Turn& turn) {
    int stones = 0;
    for (const Capture& capture : turn.captures) {
        stones += capture.stones;
    }
    return stones;
}

/// How early a turn's position was decided, those after captures first. Where the value is 0 all
/// turns without a capture are alike.
std::uint64_t earliness(const Solution& solution, const Turn& turn) {
    if (!turn.captures.empty()) {
        return 0;
    }
    const auto order = solution.order(turn.after.board(), turn.after.mover());
    return order ? std::uint64_t{*order} + 1 : UINT64_MAX;
}

} // namespace

std::vector<MoveValue> move_values(const Solution& solution, const Position& position) {
    std::vector<MoveValue> moves;
    for (const Hole hole : legal_moves(position)) {
        const Turn turn = std::get<Turn>(play(position, hole));
        moves.push_back({turn, gained(turn) - value_of(solution, turn.after)});
    }
    return moves;
}

std::vector<MoveValue> best_moves(const Solution& solution, const Position& position) {
    std::vector<MoveValue> moves = move_values(solution, position);
    const int best = value_of(solution, position);
    std::erase_if(moves, [best](const MoveValue& move) { return move.value != best; });
    return moves;
}

BestLine best_line(const Solution& solution, const Position& position) {
    Game game(position);
    BestLine line;
    while (!game.legal_moves().empty()) {
        const std::vector<MoveValue> moves = best_moves(solution, game.position());
        assert(!moves.empty());
        const auto chosen = std::ranges::min_element(
            moves, {}, [&](const MoveValue& move) { return earliness(solution, move.turn); });
        line.turns.push_back(chosen->turn);
        game.play(chosen->turn.from);
    }
    line.goes_round = game.repeats();
    return line;
}

bool can_come_back(const Solution& solution, const Position& position) {
    std::set<std::pair<Board, Player>> seen;
    std::vector<Position> to_see{position};
    while (!to_see.empty()) {
        const Position here = to_see.back();
        to_see.pop_back();
        for (const MoveValue& move : best_moves(solution, here)) {
            const Position& after = move.turn.after;
            if (after == position) {
                return true;
            }
            // A position with fewer stones never leads back.
            if (move.turn.captures.empty() && seen.emplace(after.board(), after.mover()).second) {
                to_see.push_back(after);
            }
        }
    }
    return false;
}

} // namespace bakuk::harness
