#pragma once

// Short words for the tests: positions and answers as the texts that a person writes.

#include "bakuk/game.hpp"
#include "bakuk/rules.hpp"
#include "bakuk/text.hpp"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace bakuk::tests {

inline Position position(std::string_view text) {
    return std::get<Position>(parse_position(text));
}

inline std::vector<Hole> holes(std::string_view letters) {
    return std::get<std::vector<Hole>>(parse_moves(letters));
}

inline Turn turn(std::string_view text, Hole from, const Rulings& rulings = {}) {
    return std::get<Turn>(play(position(text), from, rulings));
}

inline Illegal refusal(std::string_view text, Hole from, const Rulings& rulings = {}) {
    return std::get<Illegal>(play(position(text), from, rulings));
}

/// The position after the turn.
inline std::string after(std::string_view text, Hole from, const Rulings& rulings = {}) {
    return to_text(turn(text, from, rulings).after);
}

/// The letters of the holes that may be played; "-" for none.
inline std::string moves(std::string_view text, const Rulings& rulings = {}) {
    const Holes legal = legal_moves(position(text), rulings);
    return to_text(std::span(legal.begin(), legal.size()));
}

inline std::string end_of(std::string_view text, const Rulings& rulings = {}) {
    return to_text(outcome(position(text), rulings));
}

template <std::size_t Most>
std::string letters(const List<Hole, Most>& list) {
    return to_text(std::span(list.begin(), list.size()));
}

/// The captures as in "d4 e2"; "-" for none.
inline std::string words(const Captures& captures) {
    std::string text;
    for (const Capture& capture : captures) {
        text += text.empty() ? "" : " ";
        text += to_text(capture.hole);
        text += std::to_string(capture.stones);
    }
    return text.empty() ? "-" : text;
}

inline Rulings under(std::string_view ruling, const Rulings& others = {}) {
    return std::get<Rulings>(parse_ruling(ruling, others));
}

} // namespace bakuk::tests
