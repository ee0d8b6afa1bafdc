#include "specification/examples.hpp"

#include "bakuk/game.hpp"
#include "bakuk/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

std::vector<std::string> turn_lines(const Turn& turn) {
    std::string sown = "sown";
    for (const Hole hole : turn.sown) {
        sown += fmt::format(" {}", to_text(hole));
    }
    std::vector<std::string> lines{sown, fmt::format("landing {}", to_text(turn.landing))};
    for (const Capture& capture : turn.captures) {
        lines.push_back(fmt::format("capture {} {}", to_text(capture.hole), capture.stones));
    }
    lines.push_back(fmt::format("result {}", to_text(turn.after)));
    return lines;
}

std::vector<std::string> game_lines(const Game& game) {
    return {fmt::format("result {}", to_text(game.position())),
            fmt::format("outcome {}", to_text(game.outcome()))};
}

} // namespace

std::vector<std::string> example_answer(const Request& request, const Rulings& rulings) {
    if (const auto* moves = std::get_if<MovesRequest>(&request)) {
        return {moves_reply(legal_moves(moves->position, rulings))};
    }
    if (const auto* asked = std::get_if<PlayRequest>(&request)) {
        const auto result = play(asked->position, asked->hole, rulings);
        if (const Illegal* illegal = std::get_if<Illegal>(&result)) {
            return {fmt::format("illegal {}", to_text(*illegal))};
        }
        return turn_lines(std::get<Turn>(result));
    }
    if (const auto* asked = std::get_if<OutcomeRequest>(&request)) {
        return {fmt::format("outcome {}", to_text(outcome(asked->position, rulings)))};
    }
    const auto& game = std::get<GameRequest>(request);
    const auto result = replay(game.players, game.moves, rulings);
    const Game* played = std::get_if<Game>(&result);
    return played != nullptr ? game_lines(*played) : std::vector<std::string>{"illegal"};
}

std::vector<std::string> run_example(const Example& example, const ExampleAnswers& answers) {
    std::vector<std::string> wrong;
    for (const ExampleQuestion& question : example.questions) {
        const std::vector<std::string> right = answers(question.request, example.rulings);
        const std::size_t longer = std::max(right.size(), question.answer.size());
        for (std::size_t index = 0; index < longer; ++index) {
            const bool says = index < question.answer.size();
            const std::string said = says ? question.answer[index].text : "nothing more";
            const std::string is = index < right.size() ? right[index] : "nothing more";
            if (said != is) {
                const std::size_t line = says ? question.answer[index].line : question.line;
                wrong.push_back(
                    fmt::format("specification, line {}: {}: it says \"{}\", right is \"{}\"", line,
                                example.name, said, is));
                break; // what follows in this answer follows from it
            }
        }
    }
    return wrong;
}

} // namespace bakuk::harness
