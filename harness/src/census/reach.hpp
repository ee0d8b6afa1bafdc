#pragma once

#include "bakuk/position.hpp"
#include "bakuk/rules.hpp"
#include "bakuk/rulings.hpp"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace bakuk::harness {

/// Every board with a player to move that play from the start reaches, each with the captures of
/// the first shortest game that leads there: games are tried by length, those of one length in
/// the order in which their last position but one was found, and its holes in the order a to f.
/// The same on every machine. Takes a few seconds and less than 256 MiB; under majority=ends, where
/// positions that differ in their captures alone play on differently, ten seconds and 384 MiB.
class Reach {
public:
    /// Errors: Interrupted.
    Reach(Players players, const Rulings& rulings);
    ~Reach();
    Reach(const Reach&) = delete;
    Reach& operator=(const Reach&) = delete;
    Reach(Reach&&) noexcept;
    Reach& operator=(Reach&&) noexcept;

    /// How many boards with a player to move are reached.
    [[nodiscard]] std::size_t size() const;

    /// The position with that board and mover and the captures of its first shortest game; nothing
    /// if play does not reach it.
    [[nodiscard]] std::optional<Position> find(const Board& board, Player mover) const;

    /// The first shortest game that leads there. Requires: it is reached.
    [[nodiscard]] std::vector<Hole> game_to(const Board& board, Player mover) const;

    /// Calls `see` with every position reached, fewest stones on the board first, then boards in
    /// lexicographic order, then movers in order of number, until it returns false.
    void for_each(const std::function<bool(const Position&)>& see) const;

private:
    struct Table;
    std::unique_ptr<Table> table_;
};

} // namespace bakuk::harness
