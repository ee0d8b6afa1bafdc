#include "reference/laws.hpp"

#include "reference/words.hpp"

#include <algorithm>
#include <functional>

namespace bakuk::tests {

namespace {

int number(Hole hole) {
    return static_cast<int>(hole);
}

Hole hole_at(int number) {
    return all_holes[static_cast<std::size_t>(number % 6)];
}

Finding wrong_unless(bool right, const std::string& what) {
    return right ? Finding() : Finding(what);
}

bool two_or_four(int stones) {
    return stones == 2 || stones == 4;
}

int holes_to_turn(Players players) {
    return players == Players::two ? 3 : 2;
}

Hole hole_turned(Hole hole, Players players) {
    return hole_at(number(hole) + holes_to_turn(players));
}

Player player_turned(Player player, Players players) {
    const int count = static_cast<int>(players);
    return static_cast<Player>(static_cast<int>(player) % count + 1);
}

bool turned_alike(const Turn& turn, const Turn& other, Players players) {
    const auto hole = [&](Hole one) { return hole_turned(one, players); };
    const auto capture = [&](const Capture& one) { return Capture{hole(one.hole), one.stones}; };
    return other.from == hole(turn.from) && other.landing == hole(turn.landing) &&
           std::ranges::equal(turn.sown, other.sown, {}, hole) &&
           std::ranges::equal(turn.captures, other.captures, {}, capture) &&
           other.after == turned(turn.after);
}

bool same_outcome(const Outcome& outcome, const Outcome& other, Players players) {
    return outcome.winners.size() == other.winners.size() &&
           std::ranges::all_of(outcome.winners, [&](Player player) {
               return other.winners.contains(player_turned(player, players));
           });
}

} // namespace

Position turned(const Position& position) {
    const Players players = position.players();
    Board board;
    for (const Hole hole : all_holes) {
        board = board.with(hole_turned(hole, players), position.board()[hole]);
    }
    Captured captured;
    for (const Player player : all_players(players)) {
        for (const Player earlier : all_players(players)) {
            if (player_turned(earlier, players) == player) {
                captured.push_back(position.captured(earlier));
            }
        }
    }
    return std::get<Position>(
        Position::make(board, captured, player_turned(position.mover(), players)));
}

Finding stones_are_conserved(const Position& before, const Turn& turn) {
    int taken = 0;
    for (const Capture& capture : turn.captures) {
        if (!two_or_four(capture.stones)) {
            return "a capture is neither two nor four";
        }
        taken += capture.stones;
    }
    int total = turn.after.board().stones();
    for (const Player player : all_players(before.players())) {
        total += turn.after.captured(player);
        const int won = player == before.mover() ? taken : 0;
        if (turn.after.captured(player) != before.captured(player) + won) {
            return "the captures are not the mover's";
        }
    }
    if (turn.after.board().stones() != before.board().stones() - taken) {
        return "the board has not lost what was captured";
    }
    return wrong_unless(total == 36, "the stones do not add up to 36");
}

Finding chain_is_whole(const Turn& turn) {
    const Board& board = turn.after.board();
    int length = 0;
    for (const Capture& capture : turn.captures) {
        if (capture.hole != hole_at(number(turn.landing) + length)) {
            return "the chain does not run forward from the landing hole";
        }
        if (!two_or_four(capture.stones)) {
            return "a link is neither two nor four";
        }
        if (board[capture.hole] != 0) {
            return "a captured hole is not empty";
        }
        ++length;
    }
    if (length > 6) {
        return "the chain takes more than six holes";
    }
    // The hole after the last link; the landing hole itself if there is none.
    const Hole end = hole_at(number(turn.landing) + length);
    return wrong_unless(!two_or_four(board[end]), "the chain ends too early");
}

Finding sowing_is_even(const Board& before, Hole from, const Sowing& sowing, Origin origin) {
    const int stones = before[from];
    const int lap = origin == Origin::sown ? 6 : 5;
    int sum = 0;
    for (int distance = 1; distance <= 6; ++distance) {
        const Hole hole = hole_at(number(from) + distance);
        const int held = distance == 6 ? 0 : before[hole];
        const int raised = sowing.board[hole] - held;
        const int one_more = distance <= stones % lap ? 1 : 0;
        const bool passed_over = distance == 6 && origin == Origin::skipped;
        if (raised != (passed_over ? 0 : stones / lap + one_more)) {
            return "a hole is raised by what it should not be";
        }
        if (std::ranges::count(sowing.sown, hole) != raised) {
            return "the stones sown are not those that a hole is raised by";
        }
        sum += raised;
    }
    const int last = stones % lap == 0 ? lap : stones % lap;
    if (sowing.landing != hole_at(number(from) + last) || sowing.sown.back() != sowing.landing) {
        return "the sowing ends in another hole";
    }
    for (std::size_t index = 1; index < sowing.sown.size(); ++index) {
        const int step = (number(sowing.sown[index]) - number(sowing.sown[index - 1]) + 6) % 6;
        const bool over_origin = origin == Origin::skipped && step == 2 &&
                                 sowing.sown[index] == hole_at(number(from) + 1);
        if (step != 1 && !over_origin) {
            return "the stones do not fall into one hole after the other";
        }
    }
    return wrong_unless(sum == stones, "the stones sown are not those that were lifted");
}

Finding story_fits(const Position& before, const Turn& turn, const Rulings& rulings) {
    const Sowing sowing = sow(before.board(), turn.from, rulings);
    const Chain chain = capture_chain(sowing.board, turn.landing);
    if (Finding finding = sowing_is_even(before.board(), turn.from, sowing, rulings.origin)) {
        return finding;
    }
    return wrong_unless(turn.sown == sowing.sown && turn.landing == sowing.landing &&
                            turn.captures == chain.captures && turn.after.board() == chain.board,
                        "the turn is not its sowing and its chain");
}

Finding moves_fit_refusals(const Position& position, const Rulings& rulings) {
    const Holes legal = legal_moves(position, rulings);
    if (!std::ranges::is_sorted(legal, std::ranges::less_equal{})) {
        return "the legal moves are out of order";
    }
    const bool ended = has_ended(position, rulings);
    if (ended != outcome(position, rulings).ended()) {
        return "an end without an outcome, or an outcome without an end";
    }
    for (const Hole hole : all_holes) {
        const auto result = play(position, hole, rulings);
        const Illegal* illegal = std::get_if<Illegal>(&result);
        if (legal.contains(hole) != (illegal == nullptr)) {
            return "a legal move is refused, or another is not";
        }
        if (illegal == nullptr) {
            continue;
        }
        const bool own = owner(hole, position.players(), rulings) == position.mover();
        const bool is_first =
            ended ? *illegal == Illegal::game_over
                  : *illegal == (own ? Illegal::empty_hole : Illegal::not_your_hole);
        const bool is_empty = position.board()[hole] == 0;
        if (!is_first || (*illegal == Illegal::empty_hole && !is_empty)) {
            return "a move is refused for another reason";
        }
    }
    return std::nullopt;
}

Finding turns_with_the_board(const Position& position, const Rulings& rulings) {
    const Players players = position.players();
    const Position other = turned(position);
    if (!same_outcome(outcome(position, rulings), outcome(other, rulings), players)) {
        return "the outcome does not turn with the board";
    }
    for (const Hole hole : all_holes) {
        const auto result = play(position, hole, rulings);
        const auto other_result = play(other, hole_turned(hole, players), rulings);
        if (result.index() != other_result.index()) {
            return "a move is refused on one side only";
        }
        const Turn* turn = std::get_if<Turn>(&result);
        const bool alike = turn != nullptr
                               ? turned_alike(*turn, std::get<Turn>(other_result), players)
                               : std::get<Illegal>(result) == std::get<Illegal>(other_result);
        if (!alike) {
            return "a turn does not turn with the board";
        }
    }
    return std::nullopt;
}

} // namespace bakuk::tests
