#include "census/board_index.hpp"

#include "bakuk/position.hpp"

#include <array>
#include <cassert>

namespace bakuk::harness {

namespace {

constexpr std::size_t hole_count = all_holes.size();

/// ways[holes][stones]: in how many ways so many stones lie in so many holes.
using Ways = std::array<std::array<std::size_t, stones_in_game + 1>, hole_count + 1>;

constexpr Ways count_ways() {
    Ways counted{};
    counted[0][0] = 1;
    for (std::size_t holes = 1; holes <= hole_count; ++holes) {
        counted[holes][0] = 1;
        for (std::size_t stones = 1; stones <= stones_in_game; ++stones) {
            // Either the first hole is empty, or it holds one stone besides the rest.
            counted[holes][stones] = counted[holes - 1][stones] + counted[holes][stones - 1];
        }
    }
    return counted;
}

constexpr Ways ways = count_ways();

using Firsts = std::array<std::size_t, stones_in_game / 2 + 2>;

constexpr Firsts count_firsts() {
    Firsts firsts{};
    for (std::size_t stratum = 0; stratum + 1 < firsts.size(); ++stratum) {
        firsts[stratum + 1] = firsts[stratum] + ways[hole_count][2 * stratum];
    }
    return firsts;
}

constexpr Firsts firsts = count_firsts();
static_assert(firsts.back() == all_boards);

} // namespace

std::size_t boards_in_stratum(int stones) {
    return ways[hole_count][static_cast<std::size_t>(stones)];
}

std::size_t rank_in_stratum(const Board& board) {
    auto left = static_cast<std::size_t>(board.stones());
    std::size_t holes = hole_count;
    std::size_t rank = 0;
    for (const Hole hole : all_holes) {
        // With n holes and s stones left, the boards with fewer than k stones in the first are all
        // but those with at least k there, and these are the ways to lay out s - k.
        const auto here = static_cast<std::size_t>(board[hole]);
        rank += ways[holes][left] - ways[holes][left - here];
        left -= here;
        --holes;
    }
    return rank;
}

Board board_in_stratum(int stones, std::size_t rank) {
    assert(rank < boards_in_stratum(stones));
    auto left = static_cast<std::size_t>(stones);
    std::size_t holes = hole_count;
    Board board;
    for (const Hole hole : all_holes) {
        std::size_t here = 0;
        while (rank >= ways[holes - 1][left - here]) {
            rank -= ways[holes - 1][left - here];
            ++here;
        }
        board = board.with(hole, static_cast<int>(here));
        left -= here;
        --holes;
    }
    return board;
}

Board next_in_stratum(const Board& board) {
    // The last hole that holds a stone, a aside, gives one to the hole before it, and the rest of
    // its stones go to f.
    std::size_t last = hole_count - 1;
    while (board[all_holes[last]] == 0) {
        --last;
    }
    assert(last > 0);
    const Hole giver = all_holes[last];
    const Hole taker = all_holes[last - 1];
    Board following = board;
    following.set(taker, board[taker] + 1);
    following.set(giver, 0);
    following.set(Hole::f, board[giver] - 1);
    return following;
}

std::size_t first_of_stratum(int stones) {
    assert(stones % 2 == 0);
    return firsts[static_cast<std::size_t>(stones) / 2];
}

std::size_t board_index(const Board& board) {
    return first_of_stratum(board.stones()) + rank_in_stratum(board);
}

Board board_at(std::size_t index) {
    assert(index < all_boards);
    int stones = 0;
    while (first_of_stratum(stones + 2) <= index) {
        stones += 2;
    }
    return board_in_stratum(stones, index - first_of_stratum(stones));
}

} // namespace bakuk::harness
