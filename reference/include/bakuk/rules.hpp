#pragma once

#include "bakuk/board.hpp"
#include "bakuk/list.hpp"
#include "bakuk/position.hpp"
#include "bakuk/rulings.hpp"

#include <cstdint>
#include <variant>

namespace bakuk {

/// Any of the holes, each once, in the order a to f.
using Holes = List<Hole, all_holes.size()>;

/// Why a move is refused. Where several reasons hold, the first of these is given.
enum class Illegal : std::uint8_t { game_over, not_your_hole, empty_hole };

/// One hole's stones, captured.
struct Capture {
    Hole hole = Hole::a;
    int stones = 0;
    friend bool operator==(const Capture&, const Capture&) = default;
};

/// The captures of one turn in the order in which they are made.
using Captures = List<Capture, all_holes.size()>;

/// What a sowing does: where each stone falls, in order, and the board then.
/// Requires of every value: at least one stone was sown, so there is a landing hole.
struct Sowing {
    List<Hole, stones_in_game> sown;
    Hole landing;
    Board board;
    friend bool operator==(const Sowing&, const Sowing&) = default;
};

/// What the captures of a turn do: which are made, in order, and the board then.
struct Chain {
    Captures captures;
    Board board;
    friend bool operator==(const Chain&, const Chain&) = default;
};

/// A turn: one move with all that follows from it.
struct Turn {
    Hole from;
    List<Hole, stones_in_game> sown;
    Hole landing;
    Captures captures;
    Position after;
    friend bool operator==(const Turn&, const Turn&) = default;
};

/// Whether a game has ended, and if it has, who wins: one player, or all who share the win, in
/// order of number. Without winners the game goes on.
struct Outcome {
    List<Player, 3> winners;
    [[nodiscard]] bool ended() const { return !winners.empty(); }
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// Whether the stones on the board and the captured ones are all there are. Clauses: BOARD-3.
[[nodiscard]] bool adds_up(const Board& board, const Captured& captured);

/// The position before the first turn. Clauses: SETUP-1, TURN-1.
[[nodiscard]] Position start(Players players);

/// The player whose hole it is. Clauses: SEAT-1, SEAT-2.
[[nodiscard]] Player owner(Hole hole, Players players, const Rulings& rulings = {});

/// The player whose turn comes after this one's, whether or not he can move. Clauses: TURN-1.
[[nodiscard]] Player next(Player player, Players players);

/// The player who moves on this board after a turn of that mover: the next one, or under
/// blocked=passes the next who can. Clauses: TURN-1, END-1.
[[nodiscard]] Player next_to_move(const Board& board, Player mover, Players players,
                                  const Rulings& rulings = {});

/// The holes that the player to move may choose, in the order a to f; none if the game has ended
/// or he is to be passed over. Clauses: MOVE-1, MOVE-2.
[[nodiscard]] Holes legal_moves(const Position& position, const Rulings& rulings = {});

/// Lifts the stones of a hole and sows them. Requires: the hole holds a stone.
/// Clauses: SOW-1 to SOW-4.
[[nodiscard]] Sowing sow(const Board& board, Hole from, const Rulings& rulings = {});

/// Captures what can be captured once the last stone of a sowing has fallen in the landing hole.
/// Clauses: CAP-1 to CAP-7.
[[nodiscard]] Chain capture_chain(const Board& board, Hole landing);

/// What each player has captured once the player to move has made these captures too.
/// Clauses: CAP-8.
[[nodiscard]] Captured credit(const Position& position, const Captures& captures);

/// The whole turn, or why the move is refused. Clauses: TURN-1 to CAP-8, END-1, END-5.
[[nodiscard]] std::variant<Turn, Illegal> play(const Position& position, Hole from,
                                               const Rulings& rulings = {});

/// Whether the game has ended in this position, whatever came before it. Clauses: END-1, END-5.
[[nodiscard]] bool has_ended(const Position& position, const Rulings& rulings = {});

/// The outcome of a game that ends in this position, for whatever reason it ends.
/// Clauses: END-2 to END-4.
[[nodiscard]] Outcome final_outcome(const Position& position, const Rulings& rulings = {});

/// The outcome as far as this position alone tells it; END-6 needs the whole game.
/// Clauses: END-1 to END-5.
[[nodiscard]] Outcome outcome(const Position& position, const Rulings& rulings = {});

} // namespace bakuk
