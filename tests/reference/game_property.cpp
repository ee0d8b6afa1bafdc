#include "reference/generators.hpp"
#include "reference/words.hpp"

#include "catch.hpp"

#include <cstdint>
#include <map>

using namespace bakuk;
using namespace bakuk::tests;

namespace {

/// Plays on with moves that numbers choose, until the game ends or the numbers do.
void play_on(Game& game, const std::vector<std::uint8_t>& lots) {
    for (const std::uint8_t lot : lots) {
        const Holes holes = game.legal_moves();
        if (holes.empty()) {
            return;
        }
        RC_ASSERT(std::holds_alternative<Turn>(game.play(holes[lot % holes.size()])));
    }
}

rc::Gen<std::vector<std::uint8_t>> many_lots(int count) {
    return rc::gen::container<std::vector<std::uint8_t>>(static_cast<std::size_t>(count),
                                                         rc::gen::arbitrary<std::uint8_t>());
}

} // namespace

PROPERTY("a game under the default rulings ends", "[END-1][END-6]", Players players) {
    // Far beyond the longest that chance plays; whoever plays on for longer repeats a position.
    const auto lots = *rc::gen::noShrink(many_lots(3000));
    Game game(start(players));
    play_on(game, lots);
    RC_ASSERT(game.outcome().ended());
    RC_ASSERT(game.legal_moves().empty());
}

PROPERTY("a game ends at the first position that comes back, and at no other before", "[END-6]",
         const Position& first) {
    const auto lots = *many_lots(200);
    Game game(first);
    play_on(game, lots);
    std::map<std::pair<Board, Player>, int> times;
    for (const Position& position : game.positions()) {
        ++times[{position.board(), position.mover()}];
    }
    int repeated = 0;
    for (const auto& [where, count] : times) {
        RC_ASSERT(count <= 2);
        repeated += count == 2 ? 1 : 0;
    }
    RC_ASSERT(repeated == (game.repeats() ? 1 : 0));
    RC_TAG(game.repeats() ? "repeats" : "does not repeat");
    if (game.repeats()) {
        const Position& last = game.position();
        RC_ASSERT((times[{last.board(), last.mover()}]) == 2);
        RC_ASSERT(game.outcome() == final_outcome(last));
    }
}

PROPERTY("an illegal move changes nothing in a game", "[MOVE-1]", const Position& first,
         const Rulings& rulings, Hole hole) {
    Game game(first, rulings);
    play_on(game, *rc::gen::arbitrary<std::vector<std::uint8_t>>());
    const std::vector<Position> positions = game.positions();
    const Outcome outcome = game.outcome();
    const bool repeats = game.repeats();
    const bool legal = game.legal_moves().contains(hole);
    const auto result = game.play(hole);
    RC_CLASSIFY(!legal);
    if (legal) {
        RC_ASSERT(std::holds_alternative<Turn>(result));
        RC_ASSERT(game.positions().size() == positions.size() + 1);
        RC_ASSERT(game.position() == std::get<Turn>(result).after);
    } else {
        RC_ASSERT(std::holds_alternative<Illegal>(result));
        RC_ASSERT(game.positions() == positions);
        RC_ASSERT(game.outcome() == outcome);
        RC_ASSERT(game.repeats() == repeats);
    }
}

PROPERTY("a game told by its moves is the game that was played", "[game]", Players players,
         const Rulings& rulings) {
    const auto lots = *rc::gen::arbitrary<std::vector<std::uint8_t>>();
    Game game(start(players), rulings);
    std::vector<Hole> moves;
    for (const std::uint8_t lot : lots) {
        const Holes holes = game.legal_moves();
        if (holes.empty()) {
            break;
        }
        moves.push_back(holes[lot % holes.size()]);
        (void)game.play(moves.back());
    }
    const auto told = replay(players, moves, rulings);
    RC_ASSERT(std::get<Game>(told).positions() == game.positions());
    RC_ASSERT(std::get<Game>(told).outcome() == game.outcome());
}

PROPERTY("nobody ever loses a captured stone", "[CAP-8]", Players players, const Rulings& rulings) {
    Game game(start(players), rulings);
    play_on(game, *many_lots(60));
    for (std::size_t index = 1; index < game.positions().size(); ++index) {
        const Position& earlier = game.positions()[index - 1];
        const Position& later = game.positions()[index];
        for (const Player player : all_players(players)) {
            RC_ASSERT(later.captured(player) >= earlier.captured(player));
            RC_ASSERT(later.captured(player) % 2 == 0);
        }
        RC_ASSERT(later.board().stones() <= earlier.board().stones());
    }
}
