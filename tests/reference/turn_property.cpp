#include "reference/generators.hpp"
#include "reference/laws.hpp"
#include "reference/words.hpp"

#include "catch.hpp"

using namespace bakuk;
using namespace bakuk::tests;

namespace {

void require_law(const Finding& finding) {
    if (finding) {
        RC_FAIL(*finding);
    }
}

} // namespace

PROPERTY("every turn conserves the stones", "[BOARD-3][CAP-8]", const LegalMove& move) {
    require_law(stones_are_conserved(move.position, move.turn()));
}

PROPERTY("every chain runs forward, unbroken, and ends where it must", "[CAP-3][CAP-4][CAP-5]",
         const LegalMove& move) {
    const Turn turn = move.turn();
    RC_TAG(turn.captures.size());
    require_law(chain_is_whole(turn));
}

PROPERTY("what is captured in a turn is even", "[CAP-1]", const LegalMove& move) {
    const int before = move.position.board().stones();
    RC_ASSERT((before - move.turn().after.board().stones()) % 2 == 0);
}

PROPERTY("a sowing raises each hole by its laps or by one more", "[SOW-2][SOW-4]",
         const LegalMove& move) {
    const Sowing sowing = sow(move.position.board(), move.hole, move.rulings);
    require_law(sowing_is_even(move.position.board(), move.hole, sowing, move.rulings.origin));
}

PROPERTY("a turn is its sowing and its chain", "[SOW-1][CAP-6]", const LegalMove& move) {
    require_law(story_fits(move.position, move.turn(), move.rulings));
}

PROPERTY("legal moves are in order and just those that are not refused", "[MOVE-1][MOVE-2]",
         const Position& position, const Rulings& rulings) {
    require_law(moves_fit_refusals(position, rulings));
}

PROPERTY("a turned board gives the same game", "[SEAT-1][SEAT-2][TURN-1]", const Position& position,
         Rulings rulings) {
    rulings.seats = Seats::loop;
    require_law(turns_with_the_board(position, rulings));
}

PROPERTY("a board turned round is as it was", "[BOARD-2]", const Position& position) {
    Position round = turned(turned(position));
    if (position.players() == Players::three) {
        round = turned(round);
    }
    RC_ASSERT(round == position);
}

PROPERTY("the turn goes to the next player, and with passing to one who can move", "[TURN-1]",
         const LegalMove& move) {
    const Position& after = move.turn().after;
    if (move.rulings.blocked == Blocked::ends || after.board().stones() == 0) {
        RC_ASSERT(after.mover() == next(move.position.mover(), after.players()));
    } else {
        // Nobody between the two has a stone.
        bool has_stone = false;
        for (Player player = next(move.position.mover(), after.players());;
             player = next(player, after.players())) {
            for (const Hole hole : all_holes) {
                has_stone = has_stone || (owner(hole, after.players(), move.rulings) == player &&
                                          after.board()[hole] > 0);
            }
            if (player == after.mover()) {
                break;
            }
            RC_ASSERT(!has_stone);
        }
        RC_ASSERT(has_stone);
    }
}

PROPERTY("what happens on the board has nothing to do with what was captured before", "[CAP-1]",
         const LegalMove& move) {
    const Position& position = move.position;
    Captured other;
    for (const Player player : all_players(position.players())) {
        other.push_back(position.captured(next(player, position.players())));
    }
    const auto made = Position::make(position.board(), other, position.mover());
    const auto result = play(std::get<Position>(made), move.hole, move.rulings);
    if (std::holds_alternative<Illegal>(result)) {
        RC_ASSERT(move.rulings.majority == Majority::ends);
    } else {
        RC_ASSERT(std::get<Turn>(result).after.board() == move.turn().after.board());
        RC_ASSERT(std::get<Turn>(result).captures == move.turn().captures);
    }
}

PROPERTY("whose the rest is, and whether positions may come back, changes no turn",
         "[END-2][END-6]", const Position& position, Hole hole, const Rulings& rulings) {
    Rulings other = rulings;
    other.remainder = Remainder::owners;
    other.repetition = Repetition::ignored;
    RC_ASSERT(play(position, hole, rulings) == play(position, hole, other));
    RC_ASSERT(legal_moves(position, rulings) == legal_moves(position, other));
    RC_ASSERT(has_ended(position, rulings) == has_ended(position, other));
}

PROPERTY("whose a hole is changes nothing on the board", "[CAP-2][CAP-5]", const LegalMove& move) {
    Rulings other = move.rulings;
    other.seats = other.seats == Seats::loop ? Seats::columns : Seats::loop;
    const auto result = play(move.position, move.hole, other);
    RC_PRE(std::holds_alternative<Turn>(result));
    RC_ASSERT(std::get<Turn>(result).captures == move.turn().captures);
    RC_ASSERT(std::get<Turn>(result).after.board() == move.turn().after.board());
}

PROPERTY("the winners are just those than whom nobody has more", "[END-3][END-4]",
         const Position& position) {
    const Outcome outcome = final_outcome(position);
    RC_ASSERT(outcome.ended());
    for (const Player player : all_players(position.players())) {
        bool somebody_has_more = false;
        for (const Player other : all_players(position.players())) {
            somebody_has_more =
                somebody_has_more || position.captured(other) > position.captured(player);
        }
        RC_ASSERT(outcome.winners.contains(player) != somebody_has_more);
    }
    RC_ASSERT(std::ranges::is_sorted(outcome.winners));
}
