// The rules of Bakuk, in the words and the order of spec/bakuk.md. Each clause stands above the
// statement that carries it out. Where a ruling other than the specification's is followed, the
// line says `ruling` and its name.

#include "bakuk/rules.hpp"

#include <algorithm>
#include <cassert>
#include <optional>

namespace bakuk {

// ------------------------------------------------------------------------------------ The board

// BOARD-1: Two rows of three holes; no stores on the board.
static_assert(all_holes.size() == 6);

// BOARD-2: The holes form one loop, named a to f counter-clockwise: a b c left to right in the near
// row, d e f right to left in the far row.
Hole next(Hole hole) {
    switch (hole) {
    case Hole::a:
        return Hole::b;
    case Hole::b:
        return Hole::c;
    case Hole::c:
        return Hole::d;
    case Hole::d:
        return Hole::e;
    case Hole::e:
        return Hole::f;
    case Hole::f:
        return Hole::a;
    }
    assert(false);
    return hole;
}

// BOARD-3: Every stone is on the board or captured: they always add up to 36.
bool adds_up(const Board& board, const Captured& captured) {
    int stones = board.stones();
    for (const int captured_stones : captured) {
        stones += captured_stones;
    }
    return stones == stones_in_game;
}

// ------------------------------------------------------------------------------------- The setup

namespace {

Player first_player();

} // namespace

Position start(Players players) {
    // SETUP-1: Each hole starts with six stones, 36 in all; nobody has captured anything.
    const Board board({6, 6, 6, 6, 6, 6});
    const Captured captured = players == Players::two ? Captured{0, 0} : Captured{0, 0, 0};
    return std::get<Position>(Position::make(board, captured, first_player()));
}

// ------------------------------------------------------------------------------------- The seats

namespace {

Player owner_of_two(Hole hole) {
    // SEAT-1: Two players: player 1 has a b c, player 2 has d e f.
    switch (hole) {
    case Hole::a:
    case Hole::b:
    case Hole::c:
        return Player::one;
    case Hole::d:
    case Hole::e:
    case Hole::f:
        return Player::two;
    }
    assert(false);
    return Player::one;
}

Player owner_of_three(Hole hole) {
    // SEAT-2: Three players: each has two neighbouring holes: player 1 a b, player 2 c d, player 3
    // e f.
    switch (hole) {
    case Hole::a:
    case Hole::b:
        return Player::one;
    case Hole::c:
    case Hole::d:
        return Player::two;
    case Hole::e:
    case Hole::f:
        return Player::three;
    }
    assert(false);
    return Player::one;
}

Player owner_of_three_in_columns(Hole hole) {
    switch (hole) {
    case Hole::a:
    case Hole::f:
        return Player::one;
    case Hole::b:
    case Hole::e:
        return Player::two;
    case Hole::c:
    case Hole::d:
        return Player::three;
    }
    assert(false);
    return Player::one;
}

} // namespace

Player owner(Hole hole, Players players, const Rulings& rulings) {
    if (players == Players::two) {
        return owner_of_two(hole);
    }
    if (rulings.seats == Seats::columns) { // ruling seats
        return owner_of_three_in_columns(hole);
    }
    return owner_of_three(hole);
}

// ------------------------------------------------------------------------------- Turns and moves

namespace {

// TURN-1: Player 1 moves first; the turn passes in order of number, which is counter-clockwise, and
// round again.
Player first_player() {
    return Player::one;
}

} // namespace

Player next(Player player, Players players) {
    switch (player) {
    case Player::one:
        return Player::two;
    case Player::two:
        return players == Players::two ? Player::one : Player::three;
    case Player::three:
        return Player::one;
    }
    assert(false);
    return player;
}

namespace {

bool may_choose(const Board& board, Hole hole, Player player, Players players,
                const Rulings& rulings) {
    return owner(hole, players, rulings) == player && board[hole] > 0;
}

bool can_move(const Board& board, Player player, Players players, const Rulings& rulings) {
    return std::ranges::any_of(
        all_holes, [&](Hole hole) { return may_choose(board, hole, player, players, rulings); });
}

} // namespace

Player next_to_move(const Board& board, Player mover, Players players, const Rulings& rulings) {
    Player player = next(mover, players);
    if (rulings.blocked == Blocked::passes && board.stones() > 0) { // ruling blocked
        while (!can_move(board, player, players, rulings)) {
            player = next(player, players);
        }
    }
    return player;
}

Holes legal_moves(const Position& position, const Rulings& rulings) {
    Holes holes;
    if (has_ended(position, rulings)) {
        return holes;
    }
    for (const Hole hole : all_holes) {
        // MOVE-1: The player to move chooses any of his own holes that holds a stone.
        if (may_choose(position.board(), hole, position.mover(), position.players(), rulings)) {
            // MOVE-2: There is no passing, and no other limit on the choice.
            holes.push_back(hole);
        }
    }
    return holes;
}

// ------------------------------------------------------------------------------------ The sowing

Sowing sow(const Board& board, Hole from, const Rulings& rulings) {
    assert(board[from] > 0);
    Sowing sowing{{}, from, board};

    // SOW-1: All stones of the chosen hole are lifted.
    int hand = board[from];
    sowing.board.set(from, 0);

    // SOW-2: They are dropped one by one into the following holes counter-clockwise, beginning with
    // the next one.
    Hole hole = next(from);

    // SOW-3: The sowing ends when the hand is empty; nothing is picked up again.
    while (hand > 0) {
        // SOW-4: A sowing of six stones or more comes round to the hole it started from and drops a
        // stone there as in any other.
        if (hole == from && rulings.origin == Origin::skipped) { // ruling origin
            hole = next(hole);
        }
        sowing.board.set(hole, sowing.board[hole] + 1);
        sowing.sown.push_back(hole);
        sowing.landing = hole;
        hand = hand - 1;
        hole = next(hole);
    }
    return sowing;
}

// ---------------------------------------------------------------------------------- The captures

namespace {

bool two_or_four(int stones) {
    return stones == 2 || stones == 4;
}

void capture(Chain& chain, Hole hole) {
    chain.captures.push_back({hole, chain.board[hole]});
    chain.board.set(hole, 0);
}

} // namespace

Chain capture_chain(const Board& board, Hole landing) {
    Chain chain{{}, board};

    // CAP-1: If the last stone brings its hole to exactly two or exactly four, those stones are
    // captured.
    // CAP-2: It does not matter whose hole it is.
    //        (No code: nothing here asks for an owner.)
    if (two_or_four(board[landing])) {
        capture(chain, landing);

        // CAP-3: After such a capture the next hole in the direction of sowing is captured too if
        // it holds exactly two or exactly four, and so on.
        // CAP-4: The chain ends at the first hole that holds anything else, an empty one included.
        Hole hole = next(landing);
        while (two_or_four(chain.board[hole])) {
            capture(chain, hole);

            // CAP-5: The chain runs on across the ends of the rows, f to a included, and whoever
            // owns the holes; it can take six holes and no more.
            //        (The loop of BOARD-2 has no ends, and a hole once taken is empty: CAP-4.)
            hole = next(hole);
        }
    }

    // CAP-6: Without a capture in the landing hole there is no chain.
    //        (No code: the chain stands inside the condition of CAP-1.)
    // CAP-7: Capturing is no choice: what can be captured is.
    //        (No code: nobody is asked.)
    return chain;
}

Captured credit(const Position& position, const Captures& captures) {
    // CAP-8: Captured stones leave the board and belong to the player who moved.
    Captured captured;
    for (const Player player : all_players(position.players())) {
        int stones = position.captured(player);
        if (player == position.mover()) {
            for (const Capture& one : captures) {
                stones += one.stones;
            }
        }
        captured.push_back(stones);
    }
    return captured;
}

namespace {

std::optional<Illegal> refusal(const Position& position, Hole from, const Rulings& rulings) {
    if (has_ended(position, rulings)) {
        return Illegal::game_over;
    }
    if (owner(from, position.players(), rulings) != position.mover()) {
        return Illegal::not_your_hole;
    }
    if (position.board()[from] == 0) {
        return Illegal::empty_hole;
    }
    return std::nullopt;
}

} // namespace

// A turn: choose, sow, capture, credit, and on to the next player.
std::variant<Turn, Illegal> play(const Position& position, Hole from, const Rulings& rulings) {
    if (const std::optional<Illegal> illegal = refusal(position, from, rulings)) {
        return *illegal;
    }
    const Sowing sowing = sow(position.board(), from, rulings);
    const Chain chain = capture_chain(sowing.board, sowing.landing);
    const Captured captured = credit(position, chain.captures);
    const Player mover = next_to_move(chain.board, position.mover(), position.players(), rulings);
    return Turn{from, sowing.sown, sowing.landing, chain.captures,
                std::get<Position>(Position::make(chain.board, captured, mover))};
}

// --------------------------------------------------------------------------------------- The end

namespace {

bool mover_is_stuck(const Position& position, const Rulings& rulings) {
    if (rulings.blocked == Blocked::passes) { // ruling blocked
        return position.board().stones() == 0;
    }
    // END-1: The game ends when the player to move has no stone in his own holes.
    return !can_move(position.board(), position.mover(), position.players(), rulings);
}

int final_stones(const Position& position, Player player, const Rulings& rulings) {
    // END-2: Stones still on the board then belong to nobody.
    int stones = position.captured(player);
    if (rulings.remainder == Remainder::owners) { // ruling remainder
        for (const Hole hole : all_holes) {
            if (owner(hole, position.players(), rulings) == player) {
                stones += position.board()[hole];
            }
        }
    }
    return stones;
}

} // namespace

Outcome final_outcome(const Position& position, const Rulings& rulings) {
    // END-3: The player with the most captured stones wins.
    int most = 0;
    for (const Player player : all_players(position.players())) {
        most = std::max(most, final_stones(position, player, rulings));
    }
    // END-4: Players who share the most captured stones share the win: a draw.
    Outcome outcome;
    for (const Player player : all_players(position.players())) {
        if (final_stones(position, player, rulings) == most) {
            outcome.winners.push_back(player);
        }
    }
    return outcome;
}

namespace {

bool someone_has_more_than_half(const Position& position) {
    return std::ranges::any_of(position.captured(),
                               [](int stones) { return stones > stones_in_game / 2; });
}

} // namespace

bool has_ended(const Position& position, const Rulings& rulings) {
    // END-5: The game goes on although one player already has more than half.
    if (rulings.majority == Majority::ends &&
        someone_has_more_than_half(position)) { // ruling majority
        return true;
    }
    return mover_is_stuck(position, rulings);
}

Outcome outcome(const Position& position, const Rulings& rulings) {
    return has_ended(position, rulings) ? final_outcome(position, rulings) : Outcome{};
}

} // namespace bakuk
