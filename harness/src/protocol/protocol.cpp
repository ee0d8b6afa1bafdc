#include "protocol/protocol.hpp"

#include "base/lines.hpp"

#include <fmt/format.h>

namespace bakuk::harness {

namespace {

template <typename... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <typename... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

/// Moves an error of one word to its column in the whole line.
TextError within_line(TextError error, std::string_view line, std::string_view word) {
    error.column += static_cast<std::size_t>(word.data() - line.data());
    return error;
}

TextError wrong_count(std::string_view line, std::string_view expected) {
    return {line.size() + 1,
            fmt::format("\"{}\" has too few or too many words", line.substr(0, 60)),
            std::string(expected)};
}

} // namespace

std::string to_text(const Request& request) {
    return std::visit(
        Overloaded{[](const MovesRequest& moves) {
                       return fmt::format("moves {}", to_text(moves.position));
                   },
                   [](const PlayRequest& play) {
                       return fmt::format("play {} {}", to_text(play.position), to_text(play.hole));
                   },
                   [](const OutcomeRequest& outcome) {
                       return fmt::format("outcome {}", to_text(outcome.position));
                   },
                   [](const GameRequest& game) {
                       return fmt::format("game {} {}", to_text(game.players), to_text(game.moves));
                   }},
        request);
}

std::variant<Request, TextError> parse_request(std::string_view line) {
    const std::vector<std::string_view> words = split(line, ' ');
    const std::string_view verb = words.front();
    if (verb == "moves" || verb == "outcome" || verb == "play") {
        const bool takes_hole = verb == "play";
        if (words.size() != (takes_hole ? 3U : 2U)) {
            return wrong_count(line, takes_hole ? "play POSITION HOLE"
                                                : fmt::format("{} POSITION", verb));
        }
        const auto position = parse_position(words[1]);
        if (const TextError* error = std::get_if<TextError>(&position)) {
            return within_line(*error, line, words[1]);
        }
        if (verb == "moves") {
            return MovesRequest{std::get<Position>(position)};
        }
        if (verb == "outcome") {
            return OutcomeRequest{std::get<Position>(position)};
        }
        const auto hole = parse_hole(words[2]);
        if (const TextError* error = std::get_if<TextError>(&hole)) {
            return within_line(*error, line, words[2]);
        }
        return PlayRequest{std::get<Position>(position), std::get<Hole>(hole)};
    }
    if (verb == "game") {
        if (words.size() != 3) {
            return wrong_count(line, "game PLAYERS HOLES");
        }
        const auto players = parse_players(words[1]);
        if (const TextError* error = std::get_if<TextError>(&players)) {
            return within_line(*error, line, words[1]);
        }
        const auto moves = parse_moves(words[2]);
        if (const TextError* error = std::get_if<TextError>(&moves)) {
            return within_line(*error, line, words[2]);
        }
        return GameRequest{std::get<Players>(players), std::get<std::vector<Hole>>(moves)};
    }
    return TextError{1, fmt::format("\"{}\" is no request", verb.substr(0, 60)),
                     "moves, play, outcome or game"};
}

Players players_of(const Request& request) {
    return std::visit(Overloaded{[](const GameRequest& game) { return game.players; },
                                 [](const auto& other) { return other.position.players(); }},
                      request);
}

std::string moves_reply(const Holes& holes) {
    if (holes.empty()) {
        return "moves -";
    }
    std::string reply = "moves";
    for (const Hole hole : holes) {
        reply += fmt::format(" {}", to_text(hole));
    }
    return reply;
}

std::string game_reply(const Position& position, const Outcome& outcome) {
    return fmt::format("{} {}", to_text(position), to_text(outcome));
}

std::string reference_reply(const Request& request, const Rulings& rulings) {
    return std::visit(
        Overloaded{
            [&](const MovesRequest& moves) {
                return moves_reply(legal_moves(moves.position, rulings));
            },
            [&](const PlayRequest& asked) -> std::string {
                const auto result = play(asked.position, asked.hole, rulings);
                const Turn* turn = std::get_if<Turn>(&result);
                return turn != nullptr ? to_text(turn->after) : "illegal";
            },
            [&](const OutcomeRequest& asked) { return to_text(outcome(asked.position, rulings)); },
            [&](const GameRequest& asked) -> std::string {
                const auto result = replay(asked.players, asked.moves, rulings);
                const Game* game = std::get_if<Game>(&result);
                return game != nullptr ? game_reply(game->position(), game->outcome()) : "illegal";
            }},
        request);
}

} // namespace bakuk::harness
