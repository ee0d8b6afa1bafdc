#pragma once

#include "bakuk/board.hpp"
#include "bakuk/position.hpp"
#include "bakuk/rules.hpp"
#include "bakuk/rulings.hpp"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace bakuk {

/// What is wrong with a text, where (column, from 1, in bytes), and what would be right.
struct TextError {
    std::size_t column;
    std::string problem;
    std::string expected;
    friend bool operator==(const TextError&, const TextError&) = default;
};

/// An error as one line: "column 3: … ; expected …".
[[nodiscard]] std::string to_text(const TextError& error);

// Each text is written and read under one grammar; what is read back is what was written, and
// nothing else is accepted.

// position = stones "/" captured "/" mover      stones   = number 5("," number)
// number   = "0" | nonzero *digit               captured = number "," number ["," number]
// mover    = "1" | "2" | "3"
[[nodiscard]] std::string to_text(const Position& position);
[[nodiscard]] std::variant<Position, TextError> parse_position(std::string_view text);

// hole = "a" | "b" | "c" | "d" | "e" | "f"
[[nodiscard]] std::string to_text(Hole hole);
[[nodiscard]] std::variant<Hole, TextError> parse_hole(std::string_view text);

// moves = "-" | 1*hole                          the holes of a game in order
[[nodiscard]] std::string to_text(std::span<const Hole> moves);
[[nodiscard]] std::variant<std::vector<Hole>, TextError> parse_moves(std::string_view text);

// players = "2" | "3"
[[nodiscard]] std::string to_text(Players players);
[[nodiscard]] std::variant<Players, TextError> parse_players(std::string_view text);

// outcome = "ongoing" | "ended " player *("=" player)
[[nodiscard]] std::string to_text(const Outcome& outcome);

// illegal = "game-over" | "not-your-hole" | "empty-hole"
[[nodiscard]] std::string to_text(Illegal illegal);

/// One ruling by name, with the texts of its two answers, the specification's first.
struct RulingName {
    std::string_view ruling;
    std::string_view standard;
    std::string_view alternative;
};

/// Every ruling, in the order of the specification.
[[nodiscard]] std::span<const RulingName> ruling_names();

// rulings = [ruling *(" " ruling)]              ruling = name "=" value
/// Only what is not the default is written; all defaults are the empty text.
[[nodiscard]] std::string to_text(const Rulings& rulings);
/// Those rulings with the one that the text names set as it says, as in "blocked=passes".
[[nodiscard]] std::variant<Rulings, TextError> parse_ruling(std::string_view text,
                                                            const Rulings& rulings = {});

} // namespace bakuk
