#include "bakuk/game.hpp"

#include <algorithm>

namespace bakuk {

namespace {

bool same_position(const Position& left, const Position& right) {
    return left.board() == right.board() && left.mover() == right.mover();
}

} // namespace

Game::Game(const Position& first, const Rulings& rulings) : rulings_(rulings), positions_{first} {}

bool Game::ended_by_repetition() const {
    if (rulings_.repetition == Repetition::ignored) { // ruling repetition
        return false;
    }
    // END-6: The game ends when a position comes back: the same board, the same player to move.
    return repeats_;
}

Outcome Game::outcome() const {
    return ended_by_repetition() ? final_outcome(position(), rulings_)
                                 : bakuk::outcome(position(), rulings_);
}

Holes Game::legal_moves() const {
    return ended_by_repetition() ? Holes{} : bakuk::legal_moves(position(), rulings_);
}

std::variant<Turn, Illegal> Game::play(Hole from) {
    if (ended_by_repetition()) {
        return Illegal::game_over;
    }
    const std::variant<Turn, Illegal> result = bakuk::play(position(), from, rulings_);
    if (const Turn* turn = std::get_if<Turn>(&result)) {
        repeats_ = std::ranges::any_of(positions_, [&](const Position& earlier) {
            return same_position(earlier, turn->after);
        });
        positions_.push_back(turn->after);
    }
    return result;
}

std::variant<Game, IllegalMove> replay(Players players, std::span<const Hole> moves,
                                       const Rulings& rulings) {
    Game game(start(players), rulings);
    for (std::size_t index = 0; index < moves.size(); ++index) {
        const std::variant<Turn, Illegal> result = game.play(moves[index]);
        if (const Illegal* illegal = std::get_if<Illegal>(&result)) {
            return IllegalMove{index, moves[index], *illegal};
        }
    }
    return game;
}

} // namespace bakuk
