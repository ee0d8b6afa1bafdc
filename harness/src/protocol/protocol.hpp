#pragma once

#include "bakuk/game.hpp"
#include "bakuk/rules.hpp"
#include "bakuk/text.hpp"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace bakuk::harness {

// The adapter protocol, version 1: four questions about the game, each one line.

struct MovesRequest {
    Position position;
    friend bool operator==(const MovesRequest&, const MovesRequest&) = default;
};

struct PlayRequest {
    Position position;
    Hole hole;
    friend bool operator==(const PlayRequest&, const PlayRequest&) = default;
};

struct OutcomeRequest {
    Position position;
    friend bool operator==(const OutcomeRequest&, const OutcomeRequest&) = default;
};

struct GameRequest {
    Players players;
    std::vector<Hole> moves;
    friend bool operator==(const GameRequest&, const GameRequest&) = default;
};

using Request = std::variant<MovesRequest, PlayRequest, OutcomeRequest, GameRequest>;

/// The request's line, without its LF.
[[nodiscard]] std::string to_text(const Request& request);

/// The request that a line is; the error's column counts in the whole line. A word that is no
/// question of the protocol is an error too.
[[nodiscard]] std::variant<Request, TextError> parse_request(std::string_view line);

/// The number of players that a request is about.
[[nodiscard]] Players players_of(const Request& request);

/// What the reference answers: the reply's line, without its LF.
[[nodiscard]] std::string reference_reply(const Request& request, const Rulings& rulings = {});

// Replies as texts.
[[nodiscard]] std::string moves_reply(const Holes& holes);
[[nodiscard]] std::string game_reply(const Position& position, const Outcome& outcome);

} // namespace bakuk::harness
