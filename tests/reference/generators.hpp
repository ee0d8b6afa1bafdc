#pragma once

// Positions, rulings, holes and moves for the properties. Boards are drawn so that things happen on
// them: few stones, many twos and fours, sowings of more than a lap.

#include "bakuk/game.hpp"
#include "bakuk/rules.hpp"

#include <ostream>
#include <rapidcheck.h>

namespace bakuk {

// What a falsified property shows.
void showValue(const Position& position, std::ostream& stream);
void showValue(const Rulings& rulings, std::ostream& stream);
void showValue(Hole hole, std::ostream& stream);
void showValue(Players players, std::ostream& stream);

} // namespace bakuk

namespace bakuk::tests {

/// A position and a hole that may be chosen in it, under these rulings.
struct LegalMove {
    Position position;
    Hole hole;
    Rulings rulings;

    [[nodiscard]] Turn turn() const { return std::get<Turn>(play(position, hole, rulings)); }
};

void showValue(const LegalMove& move, std::ostream& stream);

} // namespace bakuk::tests

namespace rc {

template <>
struct Arbitrary<bakuk::Hole> {
    static Gen<bakuk::Hole> arbitrary();
};

template <>
struct Arbitrary<bakuk::Players> {
    static Gen<bakuk::Players> arbitrary();
};

template <>
struct Arbitrary<bakuk::Rulings> {
    static Gen<bakuk::Rulings> arbitrary();
};

template <>
struct Arbitrary<bakuk::Position> {
    static Gen<bakuk::Position> arbitrary();
};

template <>
struct Arbitrary<bakuk::tests::LegalMove> {
    static Gen<bakuk::tests::LegalMove> arbitrary();
};

} // namespace rc
