#include "diagnosis/features.hpp"

#include "diagnosis/situation.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <functional>

namespace bakuk::harness {

namespace {

constexpr int lap = 6;

using Test = std::function<bool(const Situation&)>;

/// Tests that ask about one part of the situation are false where there is none.
Test of_position(std::function<bool(const Position&)> test) {
    return
        [test = std::move(test)](const Situation& at) { return at.position && test(*at.position); };
}

Test of_turn(std::function<bool(const Turn&, const Position&)> test) {
    return [test = std::move(test)](const Situation& at) {
        return at.turn && test(*at.turn, *at.position);
    };
}

struct Named {
    std::string sentence;
    Test test;
};

bool takes(const Turn& turn, Hole hole) {
    return std::ranges::any_of(turn.captures, [&](const Capture& one) { return one.hole == hole; });
}

/// Whether the chain takes this hole, the landing hole left aside.
bool chain_takes(const Turn& turn, Hole hole) {
    return takes(turn, hole) && turn.captures[0].hole != hole;
}

/// The hole that ends the captures; nothing without a capture.
std::optional<Hole> chain_end(const Turn& turn) {
    return turn.captures.empty() ? std::nullopt : std::optional(next(turn.captures.back().hole));
}

int taken_stones(const Turn& turn) {
    int stones = 0;
    for (const Capture& one : turn.captures) {
        stones += one.stones;
    }
    return stones;
}

int landed_on(const Turn& turn, const Position& before) {
    int stones = turn.from == turn.landing ? 0 : before.board()[turn.landing];
    for (const Hole hole : turn.sown) {
        stones += hole == turn.landing ? 1 : 0;
    }
    return stones;
}

bool player_has_stones(const Board& board, Player player, Players players, const Rulings& rulings) {
    return std::ranges::any_of(all_holes, [&](Hole hole) {
        return board[hole] > 0 && owner(hole, players, rulings) == player;
    });
}

void add_question_features(std::vector<Named>& all) {
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

void add_position_features(std::vector<Named>& all) {
    all.push_back({"a hole holds ten stones or more", of_position([](const Position& p) {
                       return std::ranges::any_of(all_holes,
                                                  [&](Hole hole) { return p.board()[hole] > 9; });
                   })});
    all.push_back({"some hole is empty", of_position([](const Position& p) {
                       return std::ranges::any_of(all_holes,
                                                  [&](Hole hole) { return p.board()[hole] == 0; });
                   })});
    all.push_back({"the board is empty",
                   of_position([](const Position& p) { return p.board().stones() == 0; })});
    all.push_back({"there are no more than six stones on the board",
                   of_position([](const Position& p) { return p.board().stones() <= lap; })});
    all.push_back({"nobody has captured anything", of_position([](const Position& p) {
                       return p.board().stones() == stones_in_game;
                   })});
    all.push_back({"the player to move has captured something",
                   of_position([](const Position& p) { return p.captured(p.mover()) > 0; })});
    all.push_back({"the player to move has captured more than 18 stones",
                   of_position([](const Position& p) { return p.captured(p.mover()) > 18; })});
    all.push_back({"somebody has captured more than 18 stones", of_position([](const Position& p) {
                       return std::ranges::any_of(p.captured(), [](int n) { return n > 18; });
                   })});
    all.push_back({"the player to move has no stone", [](const Situation& at) {
                       return at.position &&
                              !player_has_stones(at.position->board(), at.position->mover(),
                                                 at.position->players(), at.rulings);
                   }});
    all.push_back({"the next player has no stone", [](const Situation& at) {
                       return at.position &&
                              !player_has_stones(at.position->board(),
                                                 next(at.position->mover(), at.position->players()),
                                                 at.position->players(), at.rulings);
                   }});
    all.push_back({"the player to move has only one hole to choose",
                   [](const Situation& at) { return at.legal.size() == 1; }});
    all.push_back({"the player to move has several holes to choose from",
                   [](const Situation& at) { return at.legal.size() > 1; }});
    all.push_back({"the game has ended", [](const Situation& at) { return at.outcome.ended(); }});
    all.push_back({"all three players share the win",
                   [](const Situation& at) { return at.outcome.winners.size() == 3; }});
    all.push_back({"two players share the win",
                   [](const Situation& at) { return at.outcome.winners.size() == 2; }});
    all.push_back({"the game ends in a draw",
                   [](const Situation& at) { return at.outcome.winners.size() > 1; }});
    for (const Player player : all_players(Players::three)) {
        all.push_back(
            {fmt::format("player {} wins", static_cast<int>(player)),
             [=](const Situation& at) { return at.outcome.winners == List<Player, 3>{player}; }});
    }
}

void add_move_features(std::vector<Named>& all) {
    all.push_back(
        {"the move is illegal", [](const Situation& at) { return at.illegal.has_value(); }});
    for (const Illegal reason : {Illegal::game_over, Illegal::not_your_hole, Illegal::empty_hole}) {
        all.push_back({fmt::format("the move is illegal ({})", to_text(reason)),
                       [=](const Situation& at) { return at.illegal == reason; }});
    }
    all.push_back({"the move is legal", [](const Situation& at) { return at.turn.has_value(); }});
    for (const Hole hole : all_holes) {
        all.push_back({fmt::format("{} is chosen", to_text(hole)),
                       [=](const Situation& at) { return at.hole == hole; }});
    }
    for (const Hole hole : all_holes) {
        all.push_back(
            {fmt::format("{} is the landing hole", to_text(hole)),
             of_turn([=](const Turn& turn, const Position&) { return turn.landing == hole; })});
    }
    all.push_back({"a single stone is sown", of_turn([](const Turn& turn, const Position&) {
                       return turn.sown.size() == 1;
                   })});
    all.push_back({"fewer than six stones are sown", of_turn([](const Turn& turn, const Position&) {
                       return turn.sown.size() < lap;
                   })});
    all.push_back({"six stones or more are sown", of_turn([](const Turn& turn, const Position&) {
                       return turn.sown.size() >= lap;
                   })});
    all.push_back({"ten stones or more are sown", of_turn([](const Turn& turn, const Position&) {
                       return turn.sown.size() >= 10;
                   })});
    all.push_back({"twelve stones or more are sown", of_turn([](const Turn& turn, const Position&) {
                       return turn.sown.size() >= 2 * lap;
                   })});
    all.push_back(
        {"an even number of stones is sown",
         of_turn([](const Turn& turn, const Position&) { return turn.sown.size() % 2 == 0; })});
    all.push_back({"the sowing passes from f to a", of_turn([](const Turn& turn, const Position&) {
                       return turn.sown.contains(Hole::a);
                   })});
    all.push_back(
        {"the last stone falls into the hole that it came from",
         of_turn([](const Turn& turn, const Position&) { return turn.landing == turn.from; })});
    all.push_back({"the landing hole is the mover's own", [](const Situation& at) {
                       return at.turn && owner(at.turn->landing, at.position->players(),
                                               at.rulings) == at.position->mover();
                   }});
    all.push_back({"the landing hole is another player's", [](const Situation& at) {
                       return at.turn && owner(at.turn->landing, at.position->players(),
                                               at.rulings) != at.position->mover();
                   }});
    all.push_back(
        {"the landing hole was empty before", of_turn([](const Turn& turn, const Position& before) {
             return before.board()[turn.landing] == 0;
         })});
    for (int stones = 1; stones <= lap + 2; ++stones) {
        all.push_back({fmt::format("the last stone brings its hole to {}", stones),
                       of_turn([=](const Turn& turn, const Position& before) {
                           return landed_on(turn, before) == stones;
                       })});
    }
}

void add_capture_features(std::vector<Named>& all) {
    all.push_back({"nothing is captured", of_turn([](const Turn& turn, const Position&) {
                       return turn.captures.empty();
                   })});
    all.push_back({"something is captured", of_turn([](const Turn& turn, const Position&) {
                       return !turn.captures.empty();
                   })});
    for (std::size_t holes = 1; holes <= 3; ++holes) {
        all.push_back(
            {fmt::format("exactly {} {} captured", holes, holes == 1 ? "hole is" : "holes are"),
             of_turn([=](const Turn& turn, const Position&) {
                 return turn.captures.size() == holes;
             })});
    }
    for (std::size_t holes = 2; holes <= 6; ++holes) {
        all.push_back({fmt::format("{} holes or more are captured", holes),
                       of_turn([=](const Turn& turn, const Position&) {
                           return turn.captures.size() >= holes;
                       })});
    }
    for (int stones = 6; stones <= 14; stones += 2) {
        all.push_back({fmt::format("{} stones or more are captured", stones),
                       of_turn([=](const Turn& turn, const Position&) {
                           return taken_stones(turn) >= stones;
                       })});
    }
    for (const Hole hole : all_holes) {
        all.push_back(
            {fmt::format("{} is captured", to_text(hole)),
             of_turn([=](const Turn& turn, const Position&) { return takes(turn, hole); })});
    }
    all.push_back({"the chain goes on from f to a", of_turn([](const Turn& turn, const Position&) {
                       return chain_takes(turn, Hole::a);
                   })});
    all.push_back({"the chain goes on from c to d", of_turn([](const Turn& turn, const Position&) {
                       return chain_takes(turn, Hole::d);
                   })});
    all.push_back(
        {"the chain takes the hole that was emptied",
         of_turn([](const Turn& turn, const Position&) { return chain_takes(turn, turn.from); })});
    all.push_back({"the chain takes a hole of four", of_turn([](const Turn& turn, const Position&) {
                       return std::ranges::any_of(turn.captures, [&](const Capture& one) {
                           return one.stones == 4 && one.hole != turn.landing;
                       });
                   })});
    all.push_back({"the chain takes a hole of two", of_turn([](const Turn& turn, const Position&) {
                       return std::ranges::any_of(turn.captures, [&](const Capture& one) {
                           return one.stones == 2 && one.hole != turn.landing;
                       });
                   })});
    all.push_back(
        {"twos and fours are captured in one turn", of_turn([](const Turn& turn, const Position&) {
             return std::ranges::any_of(turn.captures, [&](const Capture& one) {
                 return one.stones != turn.captures[0].stones;
             });
         })});
    all.push_back(
        {"the captures end at an empty hole", of_turn([](const Turn& turn, const Position&) {
             const auto end = chain_end(turn);
             return end && turn.after.board()[*end] == 0;
         })});
    for (const int stones : {1, 3, 6}) {
        all.push_back({fmt::format("the captures end at a hole of {}", stones),
                       of_turn([=](const Turn& turn, const Position&) {
                           const auto end = chain_end(turn);
                           return end && turn.after.board()[*end] == stones;
                       })});
    }
    all.push_back({"one of the mover's own holes is captured", [](const Situation& at) {
                       return at.turn &&
                              std::ranges::any_of(at.turn->captures, [&](const Capture& one) {
                                  return owner(one.hole, at.position->players(), at.rulings) ==
                                         at.position->mover();
                              });
                   }});
    all.push_back({"the mover has ten stones or more after it",
                   of_turn([](const Turn& turn, const Position& before) {
                       return turn.after.captured(before.mover()) > 9;
                   })});
    for (const Player player : all_players(Players::three)) {
        all.push_back(
            {fmt::format("player {} has ten stones or more after it", static_cast<int>(player)),
             of_turn([=](const Turn& turn, const Position& before) {
                 return player <= static_cast<Player>(before.players()) &&
                        turn.after.captured(player) > 9;
             })});
    }
    all.push_back({"the mover comes to more than 18 stones",
                   of_turn([](const Turn& turn, const Position& before) {
                       return turn.after.captured(before.mover()) > 18 &&
                              before.captured(before.mover()) <= 18;
                   })});
    all.push_back({"the board is empty after it", of_turn([](const Turn& turn, const Position&) {
                       return turn.after.board().stones() == 0;
                   })});
    all.push_back({"the next player has no stone after it", [](const Situation& at) {
                       return at.turn &&
                              !player_has_stones(at.turn->after.board(), at.turn->after.mover(),
                                                 at.position->players(), at.rulings);
                   }});
    all.push_back(
        {"a hole holds ten stones or more after it", of_turn([](const Turn& turn, const Position&) {
             return std::ranges::any_of(all_holes,
                                        [&](Hole hole) { return turn.after.board()[hole] > 9; });
         })});
}

void add_game_features(std::vector<Named>& all) {
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
                       if (!at.game) {
                           return false;
                       }
                       const auto played = replay(at.game->players, at.game->moves, at.rulings);
                       const Game* game = std::get_if<Game>(&played);
                       return game != nullptr && game->repeats();
                   }});
    all.push_back({"the game goes on after its end", [](const Situation& at) {
                       if (!at.game) {
                           return false;
                       }
                       const auto played = replay(at.game->players, at.game->moves, at.rulings);
                       const auto* refused = std::get_if<IllegalMove>(&played);
                       return refused != nullptr && refused->reason == Illegal::game_over;
                   }});
}

std::vector<Named> all_tests() {
    std::vector<Named> all;
    add_question_features(all);
    add_position_features(all);
    add_move_features(all);
    add_capture_features(all);
    add_game_features(all);
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
    for (const Named& named : all_tests()) {
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
