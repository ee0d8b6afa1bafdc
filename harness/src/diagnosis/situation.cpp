#include "diagnosis/situation.hpp"

namespace bakuk::harness {

Situation situation_of(const Observation& observation, const Rulings& rulings) {
    Situation situation{.request = &observation.request,
                        .position = {},
                        .hole = {},
                        .turn = {},
                        .illegal = {},
                        .expected = observation.expected,
                        .rulings = rulings};
    if (const auto* game = std::get_if<GameRequest>(&observation.request)) {
        situation.game = *game;
        return situation;
    }
    if (const auto* moves = std::get_if<MovesRequest>(&observation.request)) {
        situation.position = moves->position;
    } else if (const auto* outcome = std::get_if<OutcomeRequest>(&observation.request)) {
        situation.position = outcome->position;
    } else {
        const auto& asked = std::get<PlayRequest>(observation.request);
        situation.position = asked.position;
        situation.hole = asked.hole;
        const auto result = play(asked.position, asked.hole, rulings);
        if (const Turn* turn = std::get_if<Turn>(&result)) {
            situation.turn = *turn;
        } else {
            situation.illegal = std::get<Illegal>(result);
        }
    }
    situation.legal = legal_moves(*situation.position, rulings);
    situation.outcome = bakuk::outcome(*situation.position, rulings);
    return situation;
}

} // namespace bakuk::harness
