#include "doctor/questions.hpp"

#include "bakuk/game.hpp"
#include "check/plan.hpp"
#include "protocol/protocol.hpp"

#include <algorithm>

namespace bakuk::harness {

namespace {

constexpr std::size_t most_moves = 40;

/// The questions about one game and its positions, in which every so many-th legal hole is chosen.
class Asking {
public:
    Asking(const Implementation& implementation, std::vector<Question>& questions)
        : implementation_(implementation), questions_(questions) {}

    void ask_about_game(Players players, std::size_t choice) {
        const Rulings& rulings = implementation_.rulings;
        Game game(start(players), rulings);
        std::vector<Hole> moves;
        while (!game.outcome().ended() && moves.size() < most_moves) {
            const Holes legal = game.legal_moves();
            const Hole hole = legal[(choice + moves.size() * choice) % legal.size()];
            ask("moves", MovesRequest{game.position()});
            ask("moves", PlayRequest{game.position(), hole});
            ask("end", OutcomeRequest{game.position()});
            ask("games", GameRequest{players, moves});
            moves.push_back(hole);
            (void)game.play(hole);
        }
    }

private:
    void ask(const std::string& conformance_class, const Request& request) {
        if (claims(implementation_, conformance_class, players_of(request))) {
            questions_.push_back(
                {to_text(request), reference_reply(request, implementation_.rulings)});
        }
    }

    const Implementation& implementation_;
    std::vector<Question>& questions_;
};

} // namespace

std::vector<Question> questions_for(const Implementation& implementation, std::size_t count) {
    std::vector<Question> questions;
    Asking asking(implementation, questions);
    for (std::size_t choice = 1; questions.size() < count; ++choice) {
        for (const Players players : implementation.players) {
            asking.ask_about_game(players, choice);
        }
    }
    questions.resize(count);
    return questions;
}

} // namespace bakuk::harness
