#include "diagnosis/features.hpp"

#include "diagnosis/feature_tests.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace bakuk::harness {

void add_question_tests(std::vector<NamedTest>& all) {
    all.push_back({"`moves` is asked", [](const Situation& at) {
                       return std::holds_alternative<MovesRequest>(*at.request);
                   }});
    all.push_back({"`play` is asked", [](const Situation& at) {
                       return std::holds_alternative<PlayRequest>(*at.request);
                   }});
    all.push_back({"`outcome` is asked", [](const Situation& at) {
                       return std::holds_alternative<OutcomeRequest>(*at.request);
                   }});
    all.push_back(
        {"a whole game is asked about", [](const Situation& at) { return at.game.has_value(); }});
    all.push_back({"there are two players",
                   [](const Situation& at) { return players_of(*at.request) == Players::two; }});
    all.push_back({"there are three players",
                   [](const Situation& at) { return players_of(*at.request) == Players::three; }});
    for (const Player player : all_players(Players::three)) {
        all.push_back({fmt::format("player {} is to move", static_cast<int>(player)),
                       of_position([=](const Position& p) { return p.mover() == player; })});
    }
}

namespace {

/// Whether a position has come back, at the last move of the game or before it.
bool comes_back(const GameRequest& asked, const Rulings& rulings) {
    auto played = replay(asked.players, asked.moves, rulings);
    if (const auto* refused = std::get_if<IllegalMove>(&played)) {
        const std::vector<Hole> before(
            asked.moves.begin(), asked.moves.begin() + static_cast<std::ptrdiff_t>(refused->index));
        played = replay(asked.players, before, rulings);
    }
    const Game* game = std::get_if<Game>(&played);
    return game != nullptr && game->repeats();
}

/// Whether the position that comes back with the last move was first reached by a capture.
bool came_of_capture(const GameRequest& asked, const Rulings& rulings) {
    std::vector<Position> positions{start(asked.players)};
    std::vector<bool> captured{false};
    for (const Hole hole : asked.moves) {
        const auto result = play(positions.back(), hole, rulings);
        const Turn* turn = std::get_if<Turn>(&result);
        if (turn == nullptr) {
            return false;
        }
        positions.push_back(turn->after);
        captured.push_back(!turn->captures.empty());
    }
    const auto first = std::ranges::find(positions, positions.back());
    const auto place = static_cast<std::size_t>(first - positions.begin());
    return place + 1 < positions.size() && captured[place];
}

} // namespace

void add_game_tests(std::vector<NamedTest>& all) {
    all.push_back({"the game has no moves",
                   [](const Situation& at) { return at.game && at.game->moves.empty(); }});
    for (const std::size_t length : {2U, 10U, 50U, 100U}) {
        all.push_back(
            {fmt::format("the game has {} moves or more", length),
             [=](const Situation& at) { return at.game && at.game->moves.size() >= length; }});
    }
    all.push_back({"the game is illegal",
                   [](const Situation& at) { return at.game && at.expected == "illegal"; }});
    all.push_back({"the game has ended when its moves are played", [](const Situation& at) {
                       return at.game && at.expected.find("ended") != std::string::npos;
                   }});
    all.push_back({"a position comes back in the game", [](const Situation& at) {
                       return at.game && comes_back(*at.game, at.rulings);
                   }});
    all.push_back({"a position comes back with the last move of the game", [](const Situation& at) {
                       return at.game && at.expected != "illegal" &&
                              comes_back(*at.game, at.rulings);
                   }});
    all.push_back(
        {"a position comes back that was first reached by a capture",
         [](const Situation& at) { return at.game && came_of_capture(*at.game, at.rulings); }});
    all.push_back({"the game goes on after its end", [](const Situation& at) {
                       if (!at.game) {
                           return false;
                       }
                       const auto played = replay(at.game->players, at.game->moves, at.rulings);
                       const auto* refused = std::get_if<IllegalMove>(&played);
                       return refused != nullptr && refused->reason == Illegal::game_over;
                   }});
}

namespace {

std::vector<NamedTest> all_tests() {
    std::vector<NamedTest> all;
    add_question_tests(all);
    add_position_tests(all);
    add_result_tests(all);
    add_move_tests(all);
    add_capture_tests(all);
    add_game_tests(all);
    return all;
}

} // namespace

std::vector<Feature> features_of(std::span<const Observation> observations,
                                 const Rulings& rulings) {
    std::vector<Situation> situations;
    for (const Observation& one : observations) {
        situations.push_back(situation_of(one, rulings));
    }
    std::vector<Feature> features;
    for (const NamedTest& named : all_tests()) {
        Feature feature{named.sentence, {}};
        for (const Situation& situation : situations) {
            feature.holds.push_back(named.test(situation));
        }
        const auto count = std::ranges::count(feature.holds, true);
        if (count > 0 && count < static_cast<long>(observations.size())) {
            features.push_back(std::move(feature));
        }
    }
    return features;
}

} // namespace bakuk::harness
