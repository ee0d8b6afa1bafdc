#include "solve/solution.hpp"

#include "base/terminal.hpp"
#include "census/board_index.hpp"

#include <algorithm>
#include <cassert>

namespace bakuk::harness {

namespace {

constexpr std::size_t movers = 2;

/// The place of a position among those of its stratum.
std::size_t place_of(const Board& board, Player mover) {
    return rank_in_stratum(board) * movers + (mover == Player::one ? 0 : 1);
}

/// A position with that board. Values do not depend on who has captured what.
Position position_of(const Board& board, Player mover) {
    const Captured captured{stones_in_game - board.stones(), 0};
    return std::get<Position>(Position::make(board, captured, mover));
}

} // namespace

Solution::Solution(int most_stones) : strata_(static_cast<std::size_t>(most_stones) + 1) {
    assert(most_stones >= 0 && most_stones <= stones_in_game);
    std::uint64_t total = 0;
    for (int stones = most_stones % 2; stones <= most_stones; stones += 2) {
        total += boards_in_stratum(stones);
    }
    Progress progress("solve", total, "boards");
    std::uint64_t done = 0;
    for (int stones = most_stones % 2; stones <= most_stones; stones += 2) {
        const StratumTurns turns = turns_of_stratum(stones, [&](std::uint64_t boards) {
            throw_if_interrupted();
            progress.at(done + boards);
        });
        strata_[static_cast<std::size_t>(stones)] = decide(turns);
        done += boards_in_stratum(stones);
    }
}

StratumTurns Solution::turns_of_stratum(int stones, const Watch& watch) const {
    const std::size_t boards = boards_in_stratum(stones);
    StratumTurns turns{std::vector<Value>(boards * movers, no_exit), {}};
    turns.stays.resize(boards * movers, {no_place, no_place, no_place});
    Board board = board_in_stratum(stones, 0);
    for (std::size_t rank = 0; rank < boards; ++rank) {
        if (rank > 0) {
            board = next_in_stratum(board);
        }
        if (rank % 4096 == 0) {
            watch(rank);
        }
        for (const Player mover : all_players(Players::two)) {
            put_turns(turns, board, mover);
        }
    }
    return turns;
}

/// The turns as `play` makes them, of the same pieces, without the story that it tells.
void Solution::put_turns(StratumTurns& turns, const Board& board, Player mover) const {
    const std::size_t place = place_of(board, mover);
    std::size_t staying = 0;
    for (const Hole hole : legal_moves(position_of(board, mover))) {
        const Sowing sowing = sow(board, hole);
        const Chain chain = capture_chain(sowing.board, sowing.landing);
        const Player then = next_to_move(chain.board, mover, Players::two);
        if (chain.captures.empty()) {
            turns.stays[place][staying] = static_cast<std::uint32_t>(place_of(chain.board, then));
            ++staying;
        } else {
            const int gained = board.stones() - chain.board.stones();
            turns.best_exit[place] = std::max(
                turns.best_exit[place], static_cast<Value>(gained - value(chain.board, then)));
        }
    }
}

const StratumValues& Solution::stratum_of(const Board& board) const {
    const auto stones = static_cast<std::size_t>(board.stones());
    assert(stones < strata_.size() && !strata_[stones].value.empty());
    return strata_[stones];
}

int Solution::value(const Board& board, Player mover) const {
    return stratum_of(board).value[place_of(board, mover)];
}

std::optional<std::uint32_t> Solution::order(const Board& board, Player mover) const {
    const std::uint32_t order = stratum_of(board).order[place_of(board, mover)];
    return order == undecided ? std::nullopt : std::optional(order);
}

} // namespace bakuk::harness
