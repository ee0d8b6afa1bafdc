#include "vectors/recipe.hpp"

#include <algorithm>

// Who has won a game that has ended: END-2, END-3, END-4.

namespace bakuk::harness {

namespace {

constexpr int half = stones_in_game / 2;

int winners_kind(const Outcome& outcome) {
    int kind = 0;
    for (const Player player : outcome.winners) {
        kind = 10 * kind + static_cast<int>(player);
    }
    return kind;
}

int winners(const Instance& instance) {
    return winners_kind(outcome_of(instance));
}

int mover_and_winners(const Instance& instance) {
    return 1000 * mover_number(instance) + winners(instance);
}

bool is_draw(const Instance& instance) {
    return outcome_of(instance).winners.size() > 1;
}

bool is_won(const Instance& instance) {
    return outcome_of(instance).winners.size() == 1;
}

int stones_left(const Instance& instance) {
    return instance.position.board().stones();
}

int next_best(const Instance& instance) {
    std::vector<int> captured(instance.position.captured().begin(),
                              instance.position.captured().end());
    std::ranges::sort(captured);
    return captured[captured.size() - 2];
}

/// Who would have won if each player's captured stones were these.
int winners_if(const Instance& instance, const std::vector<int>& captured) {
    const int most = std::ranges::max(captured);
    int kind = 0;
    for (const Player player : all_players(instance.position.players())) {
        if (captured[static_cast<std::size_t>(player) - 1] == most) {
            kind = 10 * kind + static_cast<int>(player);
        }
    }
    return kind;
}

/// Whether the winners would be others if the stones left went to the owners of their holes.
bool owners_would_decide(const Instance& instance) {
    std::vector<int> captured;
    for (const Player player : all_players(instance.position.players())) {
        captured.push_back(instance.position.captured(player) + stones_of(instance, player));
    }
    return ended(instance) && winners_if(instance, captured) != winners(instance);
}

/// Whether the winners would be others if that player got all the stones left.
bool would_decide(const Instance& instance, Player player) {
    std::vector<int> captured(instance.position.captured().begin(),
                              instance.position.captured().end());
    captured[static_cast<std::size_t>(player) - 1] += stones_left(instance);
    return ended(instance) && winners_if(instance, captured) != winners(instance);
}

/// The player whose turn was before. Clauses: TURN-1.
Player last_mover(const Instance& instance) {
    Player player = instance.position.mover();
    for (std::size_t turns = 1; turns < instance.position.captured().size(); ++turns) {
        player = next(player, instance.position.players());
    }
    return player;
}

void add_wins(RecipeBook& book) {
    book.outcome("won", {"END-3"}, {4, 9},
                 "The captured numbers are {captured}: {winners} has the most and wins.", is_won,
                 mover_and_winners);
    book.outcome(
        "won-by-two-stones", {"END-3"}, {2, 2},
        "The captured numbers are {captured}: two stones more are enough for {winners}.",
        [](const Instance& instance) {
            return is_won(instance) && most_captured(instance.position) - next_best(instance) == 2;
        },
        winners);
    book.outcome(
        "won-with-less-than-half", {"END-3", "END-2"}, {2, 2},
        "{Winners} wins with {most} captured stones: half of all is not needed.",
        [](const Instance& instance) {
            return is_won(instance) && most_captured(instance.position) < half;
        },
        winners);
    book.outcome(
        "won-with-half", {"END-3"}, {1, 1},
        "{Winners} wins with 18 captured stones, exactly half of all.",
        [](const Instance& instance) {
            return is_won(instance) && most_captured(instance.position) == half;
        },
        winners);
    book.outcome(
        "won-with-more-than-half", {"END-3"}, {1, 1},
        "{Winners} wins with {most} captured stones, more than half of all.",
        [](const Instance& instance) {
            return is_won(instance) && most_captured(instance.position) > half &&
                   stones_left(instance) > 0;
        },
        winners);
}

void add_rest(RecipeBook& book) {
    book.outcome("rest-not-the-owners", {"END-2"}, {3, 3},
                 "The captured numbers are {captured}; counting the {left} left for the owners of "
                 "their holes would change who wins.",
                 owners_would_decide, mover_and_winners);
    book.outcome(
        "rest-not-the-last-movers", {"END-2"}, {2, 2},
        "The captured numbers are {captured}; giving the {left} left to the player who "
        "moved last would change who wins.",
        [](const Instance& instance) { return would_decide(instance, last_mover(instance)); },
        mover_and_winners);
    book.outcome(
        "rest-not-the-stuck-players", {"END-2"}, {2, 2},
        "The captured numbers are {captured}; giving the {left} left to player {mover}, "
        "who cannot move, would change who wins.",
        [](const Instance& instance) { return would_decide(instance, instance.position.mover()); },
        mover_and_winners);
}

void add_draws(RecipeBook& book) {
    book.outcome("draw", {"END-4"}, {2, 0},
                 "Both have captured {most} stones: {winners} share the win.", is_draw);
    book.outcome(
        "draw-of-two", {"END-4"}, {0, 6},
        "The captured numbers are {captured}: {winners} share the win.",
        [](const Instance& instance) { return outcome_of(instance).winners.size() == 2; },
        mover_and_winners);
    book.outcome("draw-of-three", {"END-4"}, {0, 3},
                 "All have captured {most} stones, and share the win.",
                 [](const Instance& instance) { return outcome_of(instance).winners.size() == 3; });
    book.outcome(
        "equal-but-not-the-most", {"END-4", "END-3"}, {0, 3},
        "The captured numbers are {captured}: two are equal, but {winners} has more.",
        [](const Instance& instance) {
            std::vector<int> captured(instance.position.captured().begin(),
                                      instance.position.captured().end());
            std::ranges::sort(captured);
            return is_won(instance) && captured[0] == captured[1];
        },
        winners);
    book.outcome("draw-rest-would-decide", {"END-4", "END-2"}, {1, 1},
                 "The captured numbers are {captured}: a draw, and the {left} left on the board do "
                 "not decide it.",
                 [](const Instance& instance) {
                     return is_draw(instance) && owners_would_decide(instance);
                 });
    book.outcome("draw-without-captures", {"END-4"}, {1, 1},
                 "Nobody has captured anything: a draw of all.", [](const Instance& instance) {
                     return ended(instance) && most_captured(instance.position) == 0;
                 });
}

} // namespace

void add_winner_recipes(RecipeBook& book) {
    book.chapter("winners");
    add_wins(book);
    add_rest(book);
    add_draws(book);
}

} // namespace bakuk::harness
