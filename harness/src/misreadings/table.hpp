#pragma once

#include "bakuk/board.hpp"
#include "bakuk/list.hpp"
#include "bakuk/position.hpp"
#include "bakuk/rules.hpp"

#include <array>
#include <cstddef>
#include <optional>

namespace bakuk::harness {

/// A position that may be wrong: a program that errs can lose stones, make some, or forget who
/// has captured what. Those who do not play have captured nothing.
struct Table {
    std::array<int, all_holes.size()> holes{};
    std::array<int, 3> captured{};
    Players players = Players::two;
    Player mover = Player::one;
    std::optional<std::size_t> turns{}; // how many were played before, where a whole game tells it

    [[nodiscard]] int& operator[](Hole hole) { return holes[static_cast<std::size_t>(hole)]; }
    [[nodiscard]] int operator[](Hole hole) const { return holes[static_cast<std::size_t>(hole)]; }
    [[nodiscard]] int& captured_by(Player player) {
        return captured[static_cast<std::size_t>(player) - 1];
    }
    [[nodiscard]] int captured_by(Player player) const {
        return captured[static_cast<std::size_t>(player) - 1];
    }
    /// All stones on the board.
    [[nodiscard]] int stones() const;
};

/// The hole after this one, counter-clockwise; after f comes a.
[[nodiscard]] Hole hole_after(Hole hole);
/// The hole before this one; before a comes f.
[[nodiscard]] Hole hole_before(Hole hole);
/// The hole across the board: a and f, b and e, c and d.
[[nodiscard]] Hole hole_across(Hole hole);

/// A turn gone wrong can drop more stones than a right one, but no more than this.
inline constexpr std::size_t most_dropped = 240;

/// One move while it is carried out.
struct Move {
    Table before;
    Hole from;
    Table now;
    int hand = 0;                  // stones lifted and not yet dropped
    List<Hole, 255> sown{};        // where each stone was dropped
    Hole landing = Hole::a;        // where the last one was; `from` if none was
    bool astray = false;           // the last stone was lost, so nothing is tested
    List<Capture, 255> captures{}; // in the order in which they are made
};

} // namespace bakuk::harness
