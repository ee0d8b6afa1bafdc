#pragma once

#include "bakuk/position.hpp"
#include "bakuk/rules.hpp"
#include "bakuk/rulings.hpp"

#include <cstddef>
#include <span>
#include <variant>
#include <vector>

namespace bakuk {

/// A game: a position to begin with, and every position that has come after it. What it adds to
/// the rules of a single position is END-6, for which one must know what came before.
class Game {
public:
    /// A game that begins in this position, which counts as its first. Clauses: END-6.
    explicit Game(const Position& first, const Rulings& rulings = {});

    /// The position reached.
    [[nodiscard]] const Position& position() const { return positions_.back(); }

    /// All positions, the first included, in order.
    [[nodiscard]] const std::vector<Position>& positions() const { return positions_; }

    /// Whether the position reached was there before: the same board, the same player to move.
    [[nodiscard]] bool repeats() const { return repeats_; }

    /// The outcome, repetition taken into account. Clauses: END-1 to END-6.
    [[nodiscard]] Outcome outcome() const;

    /// The holes that may be chosen; none once the game has ended. Clauses: MOVE-1, END-6.
    [[nodiscard]] Holes legal_moves() const;

    /// Plays on from the position reached and gives the turn; a refused move changes nothing.
    /// Clauses: TURN-1 to END-6.
    std::variant<Turn, Illegal> play(Hole from);

private:
    [[nodiscard]] bool ended_by_repetition() const;

    Rulings rulings_;
    std::vector<Position> positions_;
    bool repeats_ = false;
};

/// The move at which a game could not go on: its index, from 0, and why.
struct IllegalMove {
    std::size_t index;
    Hole hole;
    Illegal reason;
    friend bool operator==(const IllegalMove&, const IllegalMove&) = default;
};

/// The game from the start with these moves, or the first that is refused.
/// Clauses: SETUP-1, END-6.
[[nodiscard]] std::variant<Game, IllegalMove> replay(Players players, std::span<const Hole> moves,
                                                     const Rulings& rulings = {});

} // namespace bakuk
