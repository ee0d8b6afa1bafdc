#include "vectors/vector.hpp"

namespace bakuk::harness {

namespace {

template <typename... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <typename... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

} // namespace

Answer reference_answer(const Request& request, const Rulings& rulings) {
    return std::visit(
        Overloaded{
            [&](const MovesRequest& asked) -> Answer {
                return legal_moves(asked.position, rulings);
            },
            [&](const PlayRequest& asked) -> Answer {
                const auto result = play(asked.position, asked.hole, rulings);
                if (const Illegal* illegal = std::get_if<Illegal>(&result)) {
                    return *illegal;
                }
                return std::get<Turn>(result);
            },
            [&](const OutcomeRequest& asked) -> Answer { return outcome(asked.position, rulings); },
            [&](const GameRequest& asked) -> Answer {
                const auto result = replay(asked.players, asked.moves, rulings);
                if (const IllegalMove* illegal = std::get_if<IllegalMove>(&result)) {
                    return *illegal;
                }
                const Game& game = std::get<Game>(result);
                return GameAnswer{game.position(), game.outcome()};
            }},
        request);
}

std::string reply_text(const Answer& answer) {
    return std::visit(
        Overloaded{[](const Holes& legal) { return moves_reply(legal); },
                   [](const Turn& turn) { return to_text(turn.after); },
                   [](const Illegal&) { return std::string("illegal"); },
                   [](const Outcome& outcome) { return to_text(outcome); },
                   [](const GameAnswer& end) { return game_reply(end.position, end.outcome); },
                   [](const IllegalMove&) { return std::string("illegal"); }},
        answer);
}

} // namespace bakuk::harness
