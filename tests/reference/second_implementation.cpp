#include "second_implementation.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace second {

namespace {

int stones_of(const Choices& choices, const State& state, int player) {
    int sum = 0;
    for (int hole = 0; hole < 6; ++hole)
        sum += owner(choices, state.players, hole) == player ? state.board[hole] : 0;
    return sum;
}

int stones_on(const Numbers<6>& board) {
    return board[0] + board[1] + board[2] + board[3] + board[4] + board[5];
}

// A lap drops a stone in each of its holes; what is left over reaches that many holes more.
int lap(const Choices& choices) {
    return choices.origin_skipped ? 5 : 6;
}

Numbers<6> sown_board(const Choices& choices, const Numbers<6>& board, int from) {
    const int stones = board[from];
    const int laps = stones / lap(choices);
    const int rest = stones % lap(choices);
    Numbers<6> sown = board;
    for (int distance = 1; distance <= 5; ++distance)
        sown[(from + distance) % 6] += laps + (distance <= rest ? 1 : 0);
    sown[from] = choices.origin_skipped ? 0 : laps;
    return sown;
}

// The board laid out twice, so that the chain is a plain stretch of it: everything from the landing
// hole up to the first hole that is not a two or a four, or once round.
int chain_length(const Numbers<6>& board, int landing) {
    int twice[12];
    std::copy(board.begin(), board.end(), twice);
    std::copy(board.begin(), board.end(), twice + 6);
    const int* const first = twice + landing;
    const auto spoiler =
        std::find_if(first, first + 6, [](int stones) { return stones != 2 && stones != 4; });
    return static_cast<int>(spoiler - first);
}

// Each hole with stones has its owner wait for so many others; who waits least moves.
int next_mover(const Choices& choices, const State& state) {
    if (!choices.blocked_passes || stones_on(state.board) == 0)
        return (state.mover + 1) % state.players;
    int wait = state.players - 1;
    for (int hole = 0; hole < 6; ++hole) {
        if (state.board[hole] == 0)
            continue;
        const int player = owner(choices, state.players, hole);
        wait = std::min(wait, (player - state.mover - 1 + state.players) % state.players);
    }
    return (state.mover + 1 + wait) % state.players;
}

bool over(const Choices& choices, const State& state) {
    const auto most = *std::max_element(state.captured.begin(), state.captured.end());
    if (choices.majority_ends && most > 18)
        return true;
    if (choices.blocked_passes)
        return stones_on(state.board) == 0;
    return stones_of(choices, state, state.mover) == 0;
}

int leaders(const Choices& choices, const State& state) {
    Numbers<3> total{-1, -1, -1};
    for (int player = 0; player < state.players; ++player)
        total[player] = state.captured[player] +
                        (choices.remainder_owners ? stones_of(choices, state, player) : 0);
    const int most = *std::max_element(total.begin(), total.end());
    return (total[0] == most ? 1 : 0) + (total[1] == most ? 2 : 0) + (total[2] == most ? 4 : 0);
}

} // namespace

int owner(const Choices& choices, int players, int hole) {
    if (players == 2)
        return hole / 3;
    return choices.seats_columns ? std::min(hole, 5 - hole) : hole / 2;
}

int hole_of_stone(const Choices& choices, int from, int stone) {
    return (from + 1 + (stone - 1) % lap(choices)) % 6;
}

int legal(const Choices& choices, const State& state) {
    if (over(choices, state))
        return 0;
    int holes = 0;
    for (int hole = 0; hole < 6; ++hole)
        if (state.board[hole] > 0 && owner(choices, state.players, hole) == state.mover)
            holes += 1 << hole;
    return holes;
}

Story play(const Choices& choices, const State& state, int hole) {
    Story story;
    if (over(choices, state))
        story.refusal = Refusal::game_over;
    else if (owner(choices, state.players, hole) != state.mover)
        story.refusal = Refusal::not_your_hole;
    else if (state.board[hole] == 0)
        story.refusal = Refusal::empty_hole;
    if (story.refusal != Refusal::none)
        return story;

    story.sown = state.board[hole];
    story.landing = hole_of_stone(choices, hole, story.sown);
    story.after = state;
    story.after.board = sown_board(choices, state.board, hole);
    story.chain = chain_length(story.after.board, story.landing);
    for (int link = 0; link < story.chain; ++link)
        story.captured[link] = std::exchange(story.after.board[(story.landing + link) % 6], 0);
    story.after.captured[state.mover] += stones_on(story.captured);
    story.after.mover = next_mover(choices, story.after);
    return story;
}

int winners(const Choices& choices, const State& state) {
    return over(choices, state) ? leaders(choices, state) : 0;
}

GameStory game(const Choices& choices, int players, const std::vector<int>& holes) {
    GameStory story;
    story.state.players = players;
    std::set<std::pair<Numbers<6>, int>> seen{{story.state.board, story.state.mover}};
    for (const int hole : holes) {
        const Story turn = play(choices, story.state, hole);
        if (story.winners != 0 || turn.refusal != Refusal::none) {
            story.legal = false;
            return story;
        }
        story.state = turn.after;
        const bool back = !seen.insert({story.state.board, story.state.mover}).second;
        story.winners = winners(choices, story.state);
        if (story.winners == 0 && back && !choices.repetition_ignored)
            story.winners = leaders(choices, story.state);
    }
    return story;
}

} // namespace second
