#pragma once

// What the second implementation says, in the types of the reference, so that the two can be
// compared. Nothing here knows a rule.

#include "bakuk/position.hpp"
#include "bakuk/rules.hpp"
#include "bakuk/rulings.hpp"
#include "reference/second_implementation.hpp"

#include <cstddef>
#include <span>
#include <stdexcept>
#include <variant>
#include <vector>

namespace bakuk::tests {

inline second::Choices choices_of(const Rulings& rulings) {
    return {rulings.origin == Origin::skipped,      rulings.blocked == Blocked::passes,
            rulings.remainder == Remainder::owners, rulings.majority == Majority::ends,
            rulings.seats == Seats::columns,        rulings.repetition == Repetition::ignored};
}

inline second::State state_of(const Position& position) {
    second::State state;
    state.players = static_cast<int>(position.players());
    for (const Hole hole : all_holes) {
        state.board[static_cast<int>(hole)] = position.board()[hole];
    }
    int player = 0;
    for (const int stones : position.captured()) {
        state.captured[player++] = stones;
    }
    state.mover = static_cast<int>(position.mover()) - 1;
    return state;
}

inline Position position_of(const second::State& state) {
    Captured captured;
    for (int player = 0; player < state.players; ++player) {
        captured.push_back(state.captured[player]);
    }
    Board board;
    for (const Hole hole : all_holes) {
        board = board.with(hole, state.board[static_cast<int>(hole)]);
    }
    const auto made = Position::make(board, captured, static_cast<Player>(state.mover + 1));
    if (const auto* error = std::get_if<PositionError>(&made)) {
        throw std::logic_error("the second implementation made no position: " + error->problem);
    }
    return std::get<Position>(made);
}

inline Hole hole_of(int number) {
    return static_cast<Hole>(number % 6);
}

inline Holes holes_of(int bits) {
    Holes holes;
    for (const Hole hole : all_holes) {
        if ((bits >> static_cast<int>(hole)) % 2 == 1) {
            holes.push_back(hole);
        }
    }
    return holes;
}

inline Outcome outcome_of(int winners) {
    Outcome outcome;
    for (const Player player : {Player::one, Player::two, Player::three}) {
        if ((winners >> (static_cast<int>(player) - 1)) % 2 == 1) {
            outcome.winners.push_back(player);
        }
    }
    return outcome;
}

inline Illegal illegal_of(second::Refusal refusal) {
    switch (refusal) {
    case second::Refusal::game_over:
        return Illegal::game_over;
    case second::Refusal::not_your_hole:
        return Illegal::not_your_hole;
    case second::Refusal::empty_hole:
        return Illegal::empty_hole;
    case second::Refusal::none:
        break;
    }
    throw std::logic_error("no refusal");
}

inline Holes second_legal_moves(const Position& position, const Rulings& rulings) {
    return holes_of(second::legal(choices_of(rulings), state_of(position)));
}

inline Outcome second_outcome(const Position& position, const Rulings& rulings) {
    return outcome_of(second::winners(choices_of(rulings), state_of(position)));
}

inline std::variant<Turn, Illegal> second_play(const Position& position, Hole from,
                                               const Rulings& rulings) {
    const second::Choices choices = choices_of(rulings);
    const int hole = static_cast<int>(from);
    const second::Story story = second::play(choices, state_of(position), hole);
    if (story.refusal != second::Refusal::none) {
        return illegal_of(story.refusal);
    }
    List<Hole, stones_in_game> sown;
    for (int stone = 1; stone <= story.sown; ++stone) {
        sown.push_back(hole_of(second::hole_of_stone(choices, hole, stone)));
    }
    Captures captures;
    for (int link = 0; link < story.chain; ++link) {
        captures.push_back({hole_of(story.landing + link), story.captured[link]});
    }
    return Turn{from, sown, hole_of(story.landing), captures, position_of(story.after)};
}

inline second::GameStory second_game(Players players, std::span<const Hole> moves,
                                     const Rulings& rulings) {
    std::vector<int> holes;
    for (const Hole hole : moves) {
        holes.push_back(static_cast<int>(hole));
    }
    return second::game(choices_of(rulings), static_cast<int>(players), holes);
}

} // namespace bakuk::tests
