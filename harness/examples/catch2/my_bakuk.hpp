#pragma once

// Stands for your own program: the rules of Bakuk in a few lines of C++. Replace it.

#include <array>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace my_bakuk {

struct Position {
    std::array<int, 6> board{6, 6, 6, 6, 6, 6};
    std::vector<int> captured; // one number for each player
    int mover = 1;

    friend bool operator==(const Position& left, const Position& right) {
        return left.board == right.board && left.captured == right.captured &&
               left.mover == right.mover;
    }
};

inline std::string legal(const Position& position) {
    const std::size_t own = 6 / position.captured.size();
    const std::size_t first = own * static_cast<std::size_t>(position.mover - 1);
    std::string holes;
    for (std::size_t hole = first; hole < first + own; ++hole) {
        if (position.board[hole] > 0) {
            holes += static_cast<char>('a' + hole);
        }
    }
    return holes;
}

/// The position after the turn, or nothing if the move is illegal.
inline std::optional<Position> play(Position position, char letter) {
    if (legal(position).find(letter) == std::string::npos) {
        return std::nullopt;
    }
    std::size_t hole = static_cast<std::size_t>(letter - 'a');
    for (int hand = std::exchange(position.board[hole], 0); hand > 0; --hand) {
        hole = (hole + 1) % 6;
        ++position.board[hole];
    }
    const std::size_t player = static_cast<std::size_t>(position.mover - 1);
    while (position.board[hole] == 2 || position.board[hole] == 4) {
        position.captured[player] += std::exchange(position.board[hole], 0);
        hole = (hole + 1) % 6;
    }
    position.mover = static_cast<int>((player + 1) % position.captured.size() + 1);
    return position;
}

/// The winners in order of number; none while the game goes on.
inline std::vector<int> winners(const Position& position, bool repeated = false) {
    std::vector<int> found;
    if (!legal(position).empty() && !repeated) {
        return found;
    }
    int most = 0;
    for (std::size_t player = 0; player < position.captured.size(); ++player) {
        if (position.captured[player] > most) {
            most = position.captured[player];
            found.clear();
        }
        if (position.captured[player] == most) {
            found.push_back(static_cast<int>(player) + 1);
        }
    }
    return found;
}

/// The position that a game has reached, with its winners; nothing if a move in it is illegal.
inline std::optional<std::pair<Position, std::vector<int>>> game(std::size_t players,
                                                                 const std::string& moves) {
    Position position;
    position.captured.assign(players, 0);
    std::set<std::pair<std::array<int, 6>, int>> seen{{position.board, position.mover}};
    bool repeated = false;
    for (const char letter : moves) {
        const std::optional<Position> after = play(position, letter);
        if (repeated || !after) {
            return std::nullopt;
        }
        position = *after;
        repeated = !seen.insert({position.board, position.mover}).second;
    }
    return std::pair(position, winners(position, repeated));
}

} // namespace my_bakuk
