#include "vectors/games.hpp"
#include "vectors/recipe.hpp"

#include <algorithm>

// For each alternative ruling: requests whose answer under it is another than by default. The
// finder sees to it that it is.

namespace bakuk::harness {

namespace {

constexpr int holes = static_cast<int>(all_holes.size());

bool always(const Instance&) {
    return true;
}

bool any_game(const GameInstance& game) {
    return !game.illegal;
}

int lifted_or_hole(const Instance& instance) {
    return lifted(instance);
}

int winners(const Instance& instance) {
    int kind = mover_number(instance);
    for (const Player player : outcome_of(instance).winners) {
        kind = 10 * kind + static_cast<int>(player);
    }
    return kind;
}

void add_origin(RecipeBook& book) {
    Rulings rulings;
    rulings.origin = Origin::skipped;
    book.chapter("origin-skipped", rulings);
    book.turn(
        "origin-skipped", {"SOW-4"}, {4, 2},
        "{Stones} pass over {hole}, where they came from: the last falls into {landing}.",
        [](const Instance& instance) { return lifted(instance) >= holes; }, lifted_or_hole);
    book.turn("origin-skipped-captures", {"SOW-4", "CAP-1"}, {2, 1},
              "{Stones} pass over {hole}, and the last one captures in {landing}.",
              [](const Instance& instance) { return captures(instance) > 0; });
    book.turn("origin-skipped-ends-chain", {"SOW-4", "CAP-4"}, {1, 1},
              "{hole}, passed over and so empty, ends the chain {taken}.",
              [](const Instance& instance) {
                  return captures(instance) > 1 && chain_end(instance) == instance.hole;
              });
    book.game("origin-skipped-game", {"SOW-4"}, {2, 2},
              "Move {number} is a sowing of six or more and passes over the hole it came from.",
              games_by_length(3), any_game,
              [](const GameInstance& game) { return static_cast<int>(game.moves.size()); });
}

void add_blocked(RecipeBook& book) {
    Rulings rulings;
    rulings.blocked = Blocked::passes;
    book.chapter("blocked-passes", rulings);
    book.turn("blocked-passes", {"END-1", "TURN-1"}, {3, 3},
              "The next player has no stone and is passed over: player {next_mover} is to move.",
              always);
    book.turn("blocked-passes-after-capture", {"END-1", "TURN-1"}, {1, 1},
              "The capture leaves the next player without a stone; he is passed over.",
              [](const Instance& instance) { return captures(instance) > 0; });
    book.outcome("blocked-passes-goes-on", {"END-1"}, {2, 2},
                 "Player {mover} has no stone, but somebody else has: the game is not over.",
                 always,
                 [](const Instance& instance) { return instance.position.board().stones(); });
    book.game("blocked-passes-game", {"END-1", "TURN-1"}, {1, 1},
              "After {length} moves the next player cannot move; he is passed over and the game "
              "goes on.",
              games_by_length(12), any_game);
    book.game("blocked-passes-game-plays-on", {"END-1", "TURN-1"}, {2, 1},
              "{length} moves, one of them by a player who moves in place of one who cannot.",
              games_by_length(12), [](const GameInstance& game) {
                  const std::size_t count = game.turns.size();
                  return count > 1 &&
                         game.turns[count - 2].after.mover() !=
                             next(count > 2 ? game.turns[count - 3].after.mover() : Player::one,
                                  game.players);
              });
    book.game("blocked-passes-played-out", {"END-1", "END-3"}, {1, 1},
              "Each player always plays {manner}: {length} moves, until nobody can move.",
              games_played_out(), any_game);
}

void add_remainder(RecipeBook& book) {
    Rulings rulings;
    rulings.remainder = Remainder::owners;
    book.chapter("remainder-owners", rulings);
    const std::string changed = "The captured numbers are {captured}; with the {left} left, which "
                                "go to the owners of their "
                                "holes, the game is that of {winners}.";
    book.outcome("remainder-owners", {"END-2"}, {4, 0}, changed, always, winners);
    book.outcome("remainder-owners", {"END-2"}, {0, 6}, changed, always, winners);
    book.outcome("remainder-owners-no-draw", {"END-2", "END-4"}, {1, 1},
                 "The captured numbers are equal, and the {left} left on the board decide.",
                 [](const Instance& instance) {
                     return final_outcome(instance.position).winners.size() > 1;
                 });
    book.outcome("remainder-owners-draw", {"END-2", "END-4"}, {1, 1},
                 "The captured numbers are {captured}; with the {left} left the game is drawn.",
                 [](const Instance& instance) { return outcome_of(instance).winners.size() > 1; });
    book.game("remainder-owners-game", {"END-2"}, {1, 1},
              "After {length} moves the {left} left go to the owners of their holes, and decide.",
              games_by_length(12), any_game);
    book.game("remainder-owners-repetition", {"END-2", "END-6"}, {1, 1},
              "A position comes back, and the {left} on the board go to the owners of their holes.",
              games_played_out(), [](const GameInstance& game) { return game.repeats; });
}

void add_majority(RecipeBook& book) {
    Rulings rulings;
    rulings.majority = Majority::ends;
    book.chapter("majority-ends", rulings);
    book.outcome("majority-ends", {"END-5"}, {3, 3},
                 "A player has {most} captured stones, more than half: the game is over.", always,
                 winners);
    book.outcome("majority-ends-just", {"END-5"}, {1, 1},
                 "A player has 20 captured stones, just more than half: the game is over.",
                 [](const Instance& instance) { return most_captured(instance.position) == 20; });
    book.moves("majority-ends-no-move", {"END-5"}, {1, 1},
               "A player has {most} captured stones: the game is over and there is no legal hole.",
               always);
    book.refusal("majority-ends-refused", {"END-5"}, {2, 2},
                 "A player has {most} captured stones: the game is over, and {hole} cannot be "
                 "played.",
                 always);
    book.game("majority-ends-game", {"END-5"}, {1, 1},
              "Each player always plays {manner}: after {length} moves one has {most} captured "
              "stones and the game ends.",
              games_played_out(), any_game);
}

void add_seats(RecipeBook& book) {
    Rulings rulings;
    rulings.seats = Seats::columns;
    book.chapter("seats-columns", rulings);
    book.moves(
        "seats-columns-legal", {"SEAT-2"}, {0, 4},
        "Player {mover} has two holes across from each other; legal are {legal}.",
        [](const Instance& instance) { return !ended(instance); },
        [](const Instance& instance) {
            return 10 * mover_number(instance) + static_cast<int>(legal_of(instance).size());
        });
    book.turn("seats-columns-own", {"SEAT-2"}, {0, 3},
              "{hole} is a hole of player {mover}, whose holes are across from each other.",
              always);
    book.refusal(
        "seats-columns-others", {"SEAT-2"}, {0, 2},
        "{hole} is a hole of player {owner}, whose holes are across from each other.",
        [](const Instance& instance) { return instance.illegal == Illegal::not_your_hole; });
    book.outcome("seats-columns-outcome", {"SEAT-2", "END-1"}, {0, 4},
                 "What counts is whether player {mover} has a stone in one of his two holes, which "
                 "are across from each other.",
                 always, [](const Instance& instance) {
                     return 10 * mover_number(instance) + (ended(instance) ? 1 : 0);
                 });
    book.game("seats-columns-game", {"SEAT-2"}, {0, 2},
              "{length} moves, each in one of two holes across from each other.",
              games_by_length(3), any_game,
              [](const GameInstance& game) { return static_cast<int>(game.moves.size()); });
    book.game("seats-columns-played-out", {"SEAT-2", "END-1"}, {0, 1},
              "Each player always plays {manner}: {length} moves to the end.", games_played_out(),
              any_game);
}

void add_repetition(RecipeBook& book) {
    Rulings rulings;
    rulings.repetition = Repetition::ignored;
    book.chapter("repetition-ignored", rulings);
    book.game("repetition-ignored", {"END-6"}, {2, 2},
              "After {length} moves a position comes back, and the game goes on.",
              games_that_repeat(), any_game);
    book.game("repetition-ignored-plays-on", {"END-6"}, {2, 2},
              "Move {number} is made although a position has come back before.",
              with_one_more(games_that_repeat(), any_game), any_game);
}

} // namespace

void add_ruling_recipes(RecipeBook& book) {
    add_origin(book);
    add_blocked(book);
    add_remainder(book);
    add_majority(book);
    add_seats(book);
    add_repetition(book);
}

} // namespace bakuk::harness
