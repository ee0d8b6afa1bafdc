#include "vectors/games.hpp"
#include "vectors/recipe.hpp"

#include <algorithm>
#include <cstdint>

// Whole games from the start, among them END-6, which single positions cannot show.

namespace bakuk::harness {

namespace {

constexpr int half = stones_in_game / 2;
constexpr std::size_t long_game = 100; // moves; more than a cautious limit would allow

// No game of fewer moves repeats a position: 13 for two players, 17 for three.
constexpr std::size_t shortest_repetition_of_two = 13;
constexpr std::size_t shortest_repetition_of_three = 17;

bool ends(const GameInstance& game) {
    return game.outcome.ended() && !game.repeats;
}

int winners(const GameInstance& game) {
    int kind = 0;
    for (const Player player : game.outcome.winners) {
        kind = 10 * kind + static_cast<int>(player);
    }
    return kind;
}

int last_hole(const GameInstance& game) {
    return static_cast<int>(game.moves.back());
}

int length_and_mover(const GameInstance& game) {
    return 10 * static_cast<int>(game.moves.size()) + static_cast<int>(game.end.mover());
}

bool captures_last(const GameInstance& game) {
    return !game.turns.empty() && !game.turns.back().captures.empty();
}

std::size_t longest_chain(const GameInstance& game) {
    std::size_t most = 0;
    for (const Turn& turn : game.turns) {
        most = std::max(most, turn.captures.size());
    }
    return most;
}

/// Whether the board, but not the player to move, was there before.
bool board_returns(const GameInstance& game) {
    if (game.turns.empty() || game.outcome.ended()) {
        return false;
    }
    const Board& board = game.end.board();
    return board == start(game.players).board() ||
           std::any_of(game.turns.begin(), game.turns.end() - 1,
                       [&](const Turn& turn) { return turn.after.board() == board; });
}

/// The player to move and the stones of a to f, their digits one after the other as one number.
std::uint64_t digits_of(const Position& position) {
    auto digits = static_cast<std::uint64_t>(position.mover());
    for (const Hole hole : all_holes) {
        const auto stones = static_cast<std::uint64_t>(position.board()[hole]);
        digits = digits * (stones < 10 ? 10 : 100) + stones;
    }
    return digits;
}

/// Whether another position was there before that is the same if its numbers are run together.
bool digits_return(const GameInstance& game) {
    if (game.turns.empty() || game.outcome.ended()) {
        return false;
    }
    return std::any_of(game.turns.begin(), game.turns.end() - 1, [&](const Turn& turn) {
        return digits_of(turn.after) == digits_of(game.end);
    });
}

bool any_game(const GameInstance&) {
    return true;
}

void add_beginnings(RecipeBook& book) {
    book.chapter("beginnings");
    book.game("game-start", {"SETUP-1", "TURN-1"}, {1, 1},
              "No move has been made: six stones in each hole, and player 1 is to move.",
              games_by_length(0), any_game);
    book.game("game-first-move", {"SETUP-1", "TURN-1", "SOW-4"}, {3, 2},
              "Player 1 begins: six stones from {last} go once round.", games_by_length(1),
              [](const GameInstance& game) { return game.moves.size() == 1; });
    book.game(
        "game-second-move", {"SETUP-1", "TURN-1"}, {2, 0},
        "Player 1, then player 2, who plays {last}.", games_by_length(2),
        [](const GameInstance& game) { return game.moves.size() == 2; }, last_hole);
    book.game(
        "game-one-round", {"SETUP-1", "TURN-1"}, {0, 2},
        "Player 1, player 2, then player 3, who plays {last}.", games_by_length(3),
        [](const GameInstance& game) { return game.moves.size() == 3; }, last_hole);
    book.game(
        "game-second-round", {"TURN-1"}, {0, 1},
        "After player 3 it is player 1's turn again, who plays {last}.", games_by_length(4),
        [](const GameInstance& game) { return game.moves.size() == 4; }, last_hole);
    book.game("game-first-capture", {"CAP-1", "CAP-8"}, {2, 2},
              "A shortest game with a capture: the last of its {length} moves makes it.",
              games_by_length(6), captures_last,
              [](const GameInstance& game) { return static_cast<int>(game.turns.back().landing); });
    book.game(
        "game-first-chain", {"CAP-3", "CAP-8"}, {1, 1},
        "A shortest game with a chain: the last of its {length} moves makes it.",
        games_by_length(9), [](const GameInstance& game) { return longest_chain(game) > 1; },
        last_hole);
}

void add_whole_games(RecipeBook& book) {
    book.chapter("whole");
    book.game("game-shortest", {"END-1", "END-3"}, {2, 2},
              "A shortest game there is: after {length} moves player {mover} has no stone.",
              games_by_length(12), ends);
    book.game(
        "game-won", {"END-1", "END-3"}, {2, 2},
        "{length} moves: no shorter game is won by {winners}.",
        shortest_games_to([](const Position& position) { return has_ended(position); }),
        [](const GameInstance& game) { return game.outcome.winners.size() == 1; }, winners);
    book.game("game-won-by-the-third", {"END-1", "END-3"}, {0, 1},
              "{length} moves: no shorter game is won by {winners}.",
              shortest_games_to([](const Position& position) { return has_ended(position); }),
              [](const GameInstance& game) { return winners(game) == 3; });
    book.game("game-drawn", {"END-1", "END-4"}, {3, 0},
              "{length} moves, and {winners} share the win with {most} captured stones each.",
              shortest_games_to([](const Position& position) { return has_ended(position); }),
              [](const GameInstance& game) {
                  return game.outcome.winners.size() == 2 && most_captured(game.end) > 0;
              });
    book.game(
        "game-drawn", {"END-1", "END-4"}, {0, 4},
        "{length} moves, and {winners} share the win with {most} captured stones each.",
        shortest_games_to([](const Position& position) { return has_ended(position); }),
        [](const GameInstance& game) { return game.outcome.winners.size() > 1; }, winners);
    book.game(
        "game-empty-board", {"END-1", "CAP-8"}, {1, 1},
        "{length} moves until the last stones are captured and the board is empty: "
        "{captured}.",
        shortest_games_to([](const Position& position) { return position.board().stones() == 0; }),
        any_game);
    book.game("game-every-hole-captured", {"CAP-2", "CAP-8"}, {1, 1},
              "In these {length} moves stones are captured in each of the six holes.",
              games_played_out(), [](const GameInstance& game) {
                  return std::ranges::all_of(all_holes,
                                             [&](Hole hole) { return captures_in(game, hole); });
              });
    book.game("game-long-chain", {"CAP-5", "CAP-8"}, {1, 1},
              "A game of {length} moves in which one chain takes all six holes.",
              with_one_more(games_to([](const Position& position) {
                                return position.board().stones() <= 20 && !has_ended(position);
                            }),
                            [](const GameInstance& game) {
                                return !game.illegal && game.turns.back().captures.size() == 6;
                            }),
              any_game);
    book.game("game-past-half", {"END-5"}, {2, 1},
              "After {length} moves somebody has {most} captured stones, more than half, and the "
              "game goes on.",
              games_to([](const Position& position) {
                  return most_captured(position) > half && !has_ended(position);
              }),
              any_game, length_and_mover);
    book.game("game-played-out", {"END-1", "END-3"}, {4, 3},
              "Each player always plays {manner}: {length} moves to the end.", games_played_out(),
              ends);
    book.game("game-long", {"END-1"}, {2, 2},
              "{length} moves: there is no limit to a game's length.", games_played_out(),
              [](const GameInstance& game) {
                  return game.turns.size() > long_game && game.turns.size() < 2 * long_game;
              });
}

void add_repetition(RecipeBook& book) {
    book.chapter("repetition");
    const std::string shortest =
        "After {length} moves a position comes back and the game ends; it cannot happen sooner.";
    book.game(
        "repetition-shortest", {"END-6"}, {3, 0}, shortest, games_that_repeat(),
        [](const GameInstance& game) { return game.moves.size() == shortest_repetition_of_two; });
    book.game(
        "repetition-shortest", {"END-6"}, {0, 1}, shortest, games_that_repeat(),
        [](const GameInstance& game) { return game.moves.size() == shortest_repetition_of_three; });
    book.game(
        "repetition-soon", {"END-6"}, {0, 2},
        "After {length} moves a position comes back and the game ends.", games_that_repeat(),
        [](const GameInstance& game) { return game.moves.size() > shortest_repetition_of_three; });
    book.game(
        "repetition-goes-on", {"END-6"}, {2, 2},
        "Move {number} is made after a position has come back, when the game is over.",
        with_one_more(games_that_repeat(),
                      [](const GameInstance& game) { return game.illegal == Illegal::game_over; }),
        any_game);
    book.game("repetition-of-board-only", {"END-6"}, {2, 1},
              "After {length} moves the board is as it has been before, but with another player to "
              "move: the game goes on.",
              games_under_way(), board_returns);
    const std::string digits =
        "After {length} moves the stones of a to f, written without commas, are those of an "
        "earlier position, but the position is another: the game goes on.";
    book.game("repetition-of-digits-only", {"END-6"}, {3, 0}, digits, games_by_length(14),
              digits_return);
    book.game("repetition-of-digits-only", {"END-6"}, {0, 2}, digits, games_by_length(23),
              digits_return);
    book.game(
        "repetition-won", {"END-6", "END-3"}, {2, 2},
        "After {length} moves a position comes back, and {winners} has captured most: "
        "{captured}.",
        games_played_out(),
        [](const GameInstance& game) { return game.repeats && game.outcome.winners.size() == 1; },
        winners);
    book.game("repetition-late", {"END-6", "END-2"}, {1, 1},
              "After {length} moves, with {left} on the board, a position comes back.",
              games_played_out(), [](const GameInstance& game) {
                  return game.repeats && game.end.board().stones() < 10;
              });
}

void add_refused(RecipeBook& book) {
    book.chapter("refused");
    book.game("game-begins-wrongly", {"TURN-1", "MOVE-1"}, {2, 2},
              "Player 1 begins, and {last} is not his.", refused_games_by_length(1), any_game);
    const auto is_others = [](const GameInstance& game) {
        return game.moves.size() > 1 && game.illegal == Illegal::not_your_hole;
    };
    const auto mover = [](const GameInstance& game) { return static_cast<int>(game.end.mover()); };
    book.game("game-turn-not-kept", {"TURN-1", "MOVE-1"}, {2, 3},
              "Move {number} is another player's hole.", refused_games_by_length(4), is_others,
              mover);
    book.game(
        "game-empty-hole", {"MOVE-1"}, {2, 2}, "Move {number} chooses an empty hole.",
        refused_games_by_length(12),
        [](const GameInstance& game) { return game.illegal == Illegal::empty_hole; }, last_hole);
    book.game("game-goes-on-after-refusal", {"MOVE-1"}, {1, 1},
              "The move after the first is refused, and what follows it does not mend that.",
              refused_games_by_length(2, {Hole::a, Hole::b}), [](const GameInstance& game) {
                  return game.turns.size() == 1 && game.illegal == Illegal::not_your_hole;
              });
    book.game(
        "game-goes-on-after-end", {"END-1", "MOVE-1"}, {3, 2},
        "After {length} moves the game is over, and no further move can be made.",
        refused_games_by_length(12),
        [](const GameInstance& game) { return game.illegal == Illegal::game_over; }, last_hole);
}

} // namespace

void add_game_recipes(RecipeBook& book) {
    add_beginnings(book);
    add_whole_games(book);
    add_repetition(book);
    add_refused(book);
}

} // namespace bakuk::harness
