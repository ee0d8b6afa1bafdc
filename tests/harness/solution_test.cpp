// The solved game, held to another method: play that is broken off after so many turns without a
// capture, worked backwards, and whole games with the positions that they have been through. Both
// take their turns from the second implementation of the rules.

#include "solve/best_play.hpp"

#include "bakuk/game.hpp"
#include "bakuk/text.hpp"
#include "catch.hpp"
#include "census/board_index.hpp"
#include "reference/second_beside.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <vector>

using namespace bakuk;
using namespace bakuk::harness;

namespace {

Position at(const char* text) {
    return std::get<Position>(parse_position(text));
}

int value_at(const Solution& solution, const char* text) {
    const Position position = at(text);
    return solution.value(position.board(), position.mover());
}

const Solution& whole_game() {
    static const Solution solution(stones_in_game);
    return solution;
}

// ------------------------------------------------------------------- Another way to the same values

using Key = std::pair<second::Numbers<6>, int>; // the board and who is to move

Key key_of(const second::State& state) {
    return {state.board, state.mover};
}

int stones_on(const second::Numbers<6>& board) {
    int sum = 0;
    for (const int stones : board) {
        sum += stones;
    }
    return sum;
}

void add_boards(std::vector<second::Numbers<6>>& boards, second::Numbers<6> board, int hole,
                int left) {
    if (hole == 5) {
        board[5] = left;
        boards.push_back(board);
        return;
    }
    for (int here = 0; here <= left; ++here) {
        board[hole] = here;
        add_boards(boards, board, hole + 1, left - here);
    }
}

/// Every position with so many stones on the board.
std::vector<second::State> positions_with(int stones) {
    std::vector<second::Numbers<6>> boards;
    add_boards(boards, {}, 0, stones);
    std::vector<second::State> positions;
    for (const second::Numbers<6>& board : boards) {
        for (const int mover : {0, 1}) {
            positions.push_back({2, board, {36 - stones, 0, 0}, mover});
        }
    }
    return positions;
}

std::vector<second::State> after_each_move(const second::State& state) {
    std::vector<second::State> after;
    for (int hole = 0; hole < 6; ++hole) {
        const second::Story story = second::play({}, state, hole);
        if (story.refusal == second::Refusal::none) {
            after.push_back(story.after);
        }
    }
    return after;
}

/// The values of all positions up to so many stones. In each stratum play is first broken off at
/// once, then after one turn that captures nothing, after two and so on, whoever breaks it off
/// having no more captures to come, until one turn more changes nothing: by then whoever can force
/// captures has had the time to.
std::map<Key, int> values_by_breaking_off(int most_stones) {
    std::map<Key, int> values;
    for (int stones = most_stones % 2; stones <= most_stones; stones += 2) {
        const std::vector<second::State> positions = positions_with(stones);
        std::map<Key, std::vector<second::State>> turns;
        for (const second::State& state : positions) {
            turns[key_of(state)] = after_each_move(state);
            values[key_of(state)] = 0;
        }
        bool changed = true;
        while (changed) {
            std::map<Key, int> longer = values;
            for (const auto& [from, after] : turns) {
                int best = after.empty() ? 0 : -37;
                for (const second::State& state : after) {
                    best =
                        std::max(best, stones - stones_on(state.board) - values.at(key_of(state)));
                }
                longer[from] = best;
            }
            changed = longer != values;
            values = std::move(longer);
        }
    }
    return values;
}

/// The best difference that the player to move can force in a game that has been through these
/// positions, every possible game tried, but none further once it cannot matter.
int forced_in_game(const second::State& state, std::set<Key>& been, int least, int most) {
    const std::vector<second::State> turns = after_each_move(state);
    if (turns.empty()) {
        return 0;
    }
    int best = -37;
    for (const second::State& after : turns) {
        const int gained = stones_on(state.board) - stones_on(after.board);
        int value = 0; // the position has been there before: END-6
        if (been.insert(key_of(after)).second) {
            const int from = std::max(least, best);
            value = gained - forced_in_game(after, been, gained - most, gained - from);
            been.erase(key_of(after));
        }
        best = std::max(best, value);
        if (best >= most) {
            break;
        }
    }
    return best;
}

int forced_in_game(const second::State& first) {
    std::set<Key> been{key_of(first)};
    return forced_in_game(first, been, -37, 37);
}

void check_against(const Solution& solution, const std::map<Key, int>& values) {
    for (const auto& [key, value] : values) {
        const auto& board = key.first;
        const Board same({board[0], board[1], board[2], board[3], board[4], board[5]});
        const Player mover = key.second == 0 ? Player::one : Player::two;
        if (solution.value(same, mover) != value) {
            FAIL(same.stones() << " stones, rank " << rank_in_stratum(same) << ", mover "
                               << key.second + 1 << ": " << solution.value(same, mover)
                               << ", broken off " << value);
        }
    }
}

} // namespace

// ------------------------------------------------------------------------------- Worked out by hand

TEST_CASE("a position without a move is worth nothing", "[solve][END-1]") {
    const Solution solution(4);
    CHECK(value_at(solution, "0,0,0,0,0,0/18,18/1") == 0);
    CHECK(value_at(solution, "0,0,0,1,1,0/17,17/1") == 0);
    CHECK(value_at(solution, "1,0,3,0,0,0/16,16/2") == 0);
}

TEST_CASE("with two stones the values are those worked out by hand", "[solve][CAP-1]") {
    const Solution solution(2);
    // c to d makes two there: both captured, and the board is empty.
    CHECK(value_at(solution, "0,0,1,1,0,0/17,17/1") == 2);
    // a to b captures both; b to c would end the game with nothing.
    CHECK(value_at(solution, "1,1,0,0,0,0/17,17/1") == 2);
    // c goes to d and e; then d to e captures both.
    CHECK(value_at(solution, "0,0,2,0,0,0/17,17/1") == -2);
    // a goes to b and c, and player 2 has no stone of his own: the game ends.
    CHECK(value_at(solution, "2,0,0,0,0,0/17,17/1") == 0);
    // Whoever moves goes from a gap of three to one of two, and the other opens it again; the gap is
    // one only where the other is left without a stone.
    CHECK(value_at(solution, "1,0,0,1,0,0/17,17/1") == 0);
}

TEST_CASE("a quiet move can win every stone", "[solve][CAP-1]") {
    // b to c; player 2 can only go from e to f; a to b and c captures two in c; player 2 can only go
    // from f to a; a to b captures the other two. More than all four there is not.
    const Solution solution(4);
    CHECK(value_at(solution, "2,1,0,0,1,0/16,16/1") == 4);
    const BestLine line = best_line(solution, at("2,1,0,0,1,0/16,16/1"));
    CHECK_FALSE(line.goes_round);
    REQUIRE(line.turns.size() == 5);
    CHECK(line.turns.front().from == Hole::b);
    CHECK(to_text(line.turns.back().after) == "0,0,0,0,0,0/20,16/2");
}

TEST_CASE("with one stone nobody captures", "[solve]") {
    const Solution solution(1);
    for (const char* text : {"1,0,0,0,0,0/35,0/1", "0,0,1,0,0,0/35,0/1", "0,0,0,0,0,1/35,0/2"}) {
        CHECK(value_at(solution, text) == 0);
    }
}

// -------------------------------------------------------------------------------- By other methods

TEST_CASE("play broken off ever later gives the same values", "[solve]") {
    const Solution even(14);
    check_against(even, values_by_breaking_off(14));
    const Solution odd(11);
    check_against(odd, values_by_breaking_off(11));
}

TEST_CASE("every game tried, with all it has been through, gives the same values",
          "[solve][END-6]") {
    const Solution even(8);
    const Solution odd(7);
    std::size_t seen = 0;
    for (const int stones : {0, 1, 2, 3, 4, 5, 6, 7, 8}) {
        for (const second::State& state : positions_with(stones)) {
            const Position position = tests::position_of(state);
            const Solution& solution = stones % 2 == 0 ? even : odd;
            if (forced_in_game(state) != solution.value(position.board(), position.mover())) {
                FAIL(to_text(position) << ": in games " << forced_in_game(state));
            }
            ++seen;
        }
    }
    CHECK(seen == 2 * (1 + 6 + 21 + 56 + 126 + 252 + 462 + 792 + 1287));
}

TEST_CASE("what came before can end a game sooner, and then the value is nearer to 0",
          "[solve][END-6]") {
    // The example in spec/annex-value.md: f and a lead from the first to the last of these.
    const second::State first = tests::state_of(at("1,0,0,2,1,2/30,0/2"));
    const second::State between = second::play({}, first, 5).after;
    const second::State last = second::play({}, between, 0).after;
    CHECK(to_text(tests::position_of(last)) == "0,2,1,2,1,0/30,0/2");
    CHECK(forced_in_game(first) == 4);
    CHECK(forced_in_game(last) == 4);
    std::set<Key> been{key_of(first), key_of(between), key_of(last)};
    CHECK(forced_in_game(last, been, -37, 37) == 0);
}

// --------------------------------------------------------------------------------------- All of it

TEST_CASE("a position's value is that of its best move", "[solve]") {
    const Solution& solution = whole_game();
    for (std::size_t index = 0; index < all_boards; index += 97) {
        const Board board = board_at(index);
        for (const Player mover : all_players(Players::two)) {
            const auto position =
                std::get<Position>(Position::make(board, {36 - board.stones(), 0}, mover));
            const std::vector<MoveValue> moves = move_values(solution, position);
            int best = moves.empty() ? 0 : -37;
            for (const MoveValue& move : moves) {
                best = std::max(best, move.value);
            }
            REQUIRE(best == solution.value(board, mover));
        }
    }
}

TEST_CASE("the board turned round is worth the same to the other player", "[solve][SEAT-1]") {
    const Solution& solution = whole_game();
    for (std::size_t index = 0; index < all_boards; ++index) {
        const Board board = board_at(index);
        const Board turned({board[Hole::d], board[Hole::e], board[Hole::f], board[Hole::a],
                            board[Hole::b], board[Hole::c]});
        if (solution.value(board, Player::one) != solution.value(turned, Player::two)) {
            FAIL("board " << index);
        }
    }
}

TEST_CASE("a best line brings in the value, whatever the position", "[solve][END-6]") {
    const Solution& solution = whole_game();
    for (std::size_t index = 0; index < all_boards; index += 997) {
        const Board board = board_at(index);
        for (const Player mover : all_players(Players::two)) {
            const auto position =
                std::get<Position>(Position::make(board, {36 - board.stones(), 0}, mover));
            const BestLine line = best_line(solution, position);
            Game game(position);
            for (const Turn& turn : line.turns) {
                game.play(turn.from);
            }
            const auto lead = [mover](const Position& of) {
                return of.captured(mover) - of.captured(next(mover, Players::two));
            };
            REQUIRE(game.outcome().ended());
            REQUIRE(game.repeats() == line.goes_round);
            REQUIRE(lead(game.position()) - lead(position) == solution.value(board, mover));
        }
    }
}
