#pragma once

#include "solve/solution.hpp"

#include <vector>

namespace bakuk::harness {

/// A move and what it is worth to the player who makes it.
struct MoveValue {
    Turn turn;
    int value;
};

/// The legal moves in the order a to f, each with its value; none if the game has ended.
/// Requires: two players, a stratum that is solved. Clauses: MOVE-1.
[[nodiscard]] std::vector<MoveValue> move_values(const Solution& solution,
                                                 const Position& position);

/// Those of the moves that keep the value.
[[nodiscard]] std::vector<MoveValue> best_moves(const Solution& solution, const Position& position);

/// A game from a position on, in which each player makes a best move.
struct BestLine {
    std::vector<Turn> turns;
    bool goes_round = false; // it ends by END-6: its last position has been there before
};

/// Where the value is not 0, the best move that leads to the position decided first, one that
/// captures before all others: so the line does not go round. Where it is 0, the first best move
/// that captures, else the first of those that do not; such a line may go round. The position counts
/// as the first of the game. Requires: as move_values. Clauses: END-1, END-6.
[[nodiscard]] BestLine best_line(const Solution& solution, const Position& position);

/// Whether the same position can come back when both players make best moves only, as a value of 0
/// allows. Requires: as move_values.
[[nodiscard]] bool can_come_back(const Solution& solution, const Position& position);

} // namespace bakuk::harness
