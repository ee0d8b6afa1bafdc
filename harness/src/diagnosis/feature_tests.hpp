#pragma once

#include "diagnosis/situation.hpp"

#include <functional>
#include <string>
#include <vector>

namespace bakuk::harness {

/// Asks whether something is true of a situation.
using Test = std::function<bool(const Situation&)>;

/// A test and what it finds, as the end of "In all of them: …".
struct NamedTest {
    std::string sentence;
    Test test;
};

/// A test of the position; false where there is none.
[[nodiscard]] Test of_position(std::function<bool(const Position&)> test);

/// A test of the right turn and the position before it; false where the move is illegal or there
/// is none.
[[nodiscard]] Test of_turn(std::function<bool(const Turn&, const Position&)> test);

/// Whether a player has a stone in a hole of his own.
[[nodiscard]] bool player_has_stones(const Board& board, Player player, Players players,
                                     const Rulings& rulings);

/// The most stones that one hole holds.
[[nodiscard]] int fullest(const Board& board);

// What features are made of, by what they are about.
void add_question_tests(std::vector<NamedTest>& all);
void add_position_tests(std::vector<NamedTest>& all);
void add_result_tests(std::vector<NamedTest>& all);
void add_move_tests(std::vector<NamedTest>& all);
void add_capture_tests(std::vector<NamedTest>& all);
void add_game_tests(std::vector<NamedTest>& all);

} // namespace bakuk::harness
