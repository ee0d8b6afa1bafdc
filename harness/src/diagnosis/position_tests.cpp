#include "diagnosis/feature_tests.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

namespace bakuk::harness {

namespace {

constexpr int few = 6; // stones

/// Who would win if numbers were compared as text.
List<Player, 3> first_as_text(const Captured& captured) {
    List<Player, 3> winners;
    std::string most;
    for (const int stones : captured) {
        most = std::max(most, fmt::format("{}", stones));
    }
    for (std::size_t index = 0; index < captured.size(); ++index) {
        if (fmt::format("{}", captured[index]) == most) {
            winners.push_back(static_cast<Player>(index + 1));
        }
    }
    return winners;
}

} // namespace

Test of_position(std::function<bool(const Position&)> test) {
    return
        [test = std::move(test)](const Situation& at) { return at.position && test(*at.position); };
}

bool player_has_stones(const Board& board, Player player, Players players, const Rulings& rulings) {
    return std::ranges::any_of(all_holes, [&](Hole hole) {
        return board[hole] > 0 && owner(hole, players, rulings) == player;
    });
}

int fullest(const Board& board) {
    int most = 0;
    for (const Hole hole : all_holes) {
        most = std::max(most, board[hole]);
    }
    return most;
}

void add_position_tests(std::vector<NamedTest>& all) {
    for (const int stones : {8, 10, 12, 16, 20, 24, 32}) {
        all.push_back(
            {fmt::format("a hole holds {} stones or more", stones),
             of_position([=](const Position& p) { return fullest(p.board()) >= stones; })});
    }
    all.push_back({"some hole is empty", of_position([](const Position& p) {
                       return std::ranges::any_of(all_holes,
                                                  [&](Hole hole) { return p.board()[hole] == 0; });
                   })});
    all.push_back({"the board is empty",
                   of_position([](const Position& p) { return p.board().stones() == 0; })});
    all.push_back({"there are no more than six stones on the board",
                   of_position([](const Position& p) { return p.board().stones() <= few; })});
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
    all.push_back({"the player to move has no stone in his holes", [](const Situation& at) {
                       return at.position &&
                              !player_has_stones(at.position->board(), at.position->mover(),
                                                 at.position->players(), at.rulings);
                   }});
    all.push_back(
        {"the next player has no stone in his holes before the move", [](const Situation& at) {
             return at.position &&
                    !player_has_stones(at.position->board(),
                                       next(at.position->mover(), at.position->players()),
                                       at.position->players(), at.rulings);
         }});
    all.push_back({"the player to move has only one hole to choose",
                   [](const Situation& at) { return at.legal.size() == 1; }});
    for (const Hole hole : all_holes) {
        all.push_back(
            {fmt::format("{} is the only hole that the player to move can choose", to_text(hole)),
             [=](const Situation& at) { return at.legal == Holes{hole}; }});
    }
    all.push_back({"the player to move has several holes to choose from",
                   [](const Situation& at) { return at.legal.size() > 1; }});
}

void add_result_tests(std::vector<NamedTest>& all) {
    all.push_back({"the game has ended", [](const Situation& at) { return at.outcome.ended(); }});
    all.push_back({"all three players share the win",
                   [](const Situation& at) { return at.outcome.winners.size() == 3; }});
    all.push_back({"two players share the win",
                   [](const Situation& at) { return at.outcome.winners.size() == 2; }});
    all.push_back({"the game ends in a draw",
                   [](const Situation& at) { return at.outcome.winners.size() > 1; }});
    for (const auto& [one, other] :
         {std::pair(Player::one, Player::two), std::pair(Player::one, Player::three),
          std::pair(Player::two, Player::three)}) {
        all.push_back({fmt::format("players {} and {} share the win", static_cast<int>(one),
                                   static_cast<int>(other)),
                       [=](const Situation& at) {
                           return at.outcome.winners == List<Player, 3>{one, other};
                       }});
    }
    all.push_back({"the captured numbers, read as text and not as numbers, have another order (9 "
                   "comes after 10)",
                   [](const Situation& at) {
                       return at.outcome.ended() &&
                              first_as_text(at.position->captured()) != at.outcome.winners;
                   }});
    for (const Player player : all_players(Players::three)) {
        all.push_back(
            {fmt::format("player {} wins", static_cast<int>(player)),
             [=](const Situation& at) { return at.outcome.winners == List<Player, 3>{player}; }});
    }
}

} // namespace bakuk::harness
