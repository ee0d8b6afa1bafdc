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

int winners(const Scene& scene) {
    return winners_kind(outcome_of(scene));
}

int mover_and_winners(const Scene& scene) {
    return 1000 * mover_number(scene) + winners(scene);
}

bool is_draw(const Scene& scene) {
    return outcome_of(scene).winners.size() > 1;
}

bool is_won(const Scene& scene) {
    return outcome_of(scene).winners.size() == 1;
}

int stones_left(const Scene& scene) {
    return scene.position.board().stones();
}

int next_best(const Scene& scene) {
    std::vector<int> captured(scene.position.captured().begin(), scene.position.captured().end());
    std::ranges::sort(captured);
    return captured[captured.size() - 2];
}

/// Who would have won if each player's captured stones were these.
int winners_if(const Scene& scene, const std::vector<int>& captured) {
    const int most = std::ranges::max(captured);
    int kind = 0;
    for (const Player player : all_players(scene.position.players())) {
        if (captured[static_cast<std::size_t>(player) - 1] == most) {
            kind = 10 * kind + static_cast<int>(player);
        }
    }
    return kind;
}

/// Whether the winners would be others if the stones left went to the owners of their holes.
bool owners_would_decide(const Scene& scene) {
    std::vector<int> captured;
    for (const Player player : all_players(scene.position.players())) {
        captured.push_back(scene.position.captured(player) + stones_of(scene, player));
    }
    return ended(scene) && winners_if(scene, captured) != winners(scene);
}

/// Whether the winners would be others if that player got all the stones left.
bool would_decide(const Scene& scene, Player player) {
    std::vector<int> captured(scene.position.captured().begin(), scene.position.captured().end());
    captured[static_cast<std::size_t>(player) - 1] += stones_left(scene);
    return ended(scene) && winners_if(scene, captured) != winners(scene);
}

/// The player whose turn was before. Clauses: TURN-1.
Player last_mover(const Scene& scene) {
    Player player = scene.position.mover();
    for (std::size_t turns = 1; turns < scene.position.captured().size(); ++turns) {
        player = next(player, scene.position.players());
    }
    return player;
}

void add_wins(RecipeBook& book) {
    book.outcome(For::two, "won", {"END-3"}, 4,
                 "The captured numbers are {captured}: {winners} has the most and wins.", is_won,
                 mover_and_winners);
    book.outcome(For::three, "won", {"END-3"}, 9,
                 "The captured numbers are {captured}: {winners} has the most and wins.", is_won,
                 mover_and_winners);
    book.outcome(
        For::both, "won-by-two-stones", {"END-3"}, 2,
        "The captured numbers are {captured}: two stones more are enough for {winners}.",
        [](const Scene& scene) {
            return is_won(scene) && most_captured(scene.position) - next_best(scene) == 2;
        },
        winners);
    book.outcome(
        For::both, "won-with-less-than-half", {"END-3", "END-2"}, 2,
        "{Winners} wins with {most} captured stones: half of all is not needed.",
        [](const Scene& scene) { return is_won(scene) && most_captured(scene.position) < half; },
        winners);
    book.outcome(
        For::both, "won-with-half", {"END-3"}, 2,
        "{Winners} wins with 18 captured stones, exactly half of all.",
        [](const Scene& scene) { return is_won(scene) && most_captured(scene.position) == half; },
        winners);
    book.outcome(
        For::both, "won-with-more-than-half", {"END-3"}, 2,
        "{Winners} wins with {most} captured stones, more than half of all.",
        [](const Scene& scene) {
            return is_won(scene) && most_captured(scene.position) > half && stones_left(scene) > 0;
        },
        winners);
}

void add_rest(RecipeBook& book) {
    book.outcome(For::both, "rest-not-the-owners", {"END-2"}, 4,
                 "The captured numbers are {captured}; counting the {left} left for the owners of "
                 "their holes would change who wins.",
                 owners_would_decide, mover_and_winners);
    book.outcome(
        For::both, "rest-not-the-last-movers", {"END-2"}, 3,
        "The captured numbers are {captured}; giving the {left} left to the player who "
        "moved last would change who wins.",
        [](const Scene& scene) { return would_decide(scene, last_mover(scene)); },
        mover_and_winners);
    book.outcome(
        For::both, "rest-not-the-stuck-players", {"END-2"}, 3,
        "The captured numbers are {captured}; giving the {left} left to player {mover}, "
        "who cannot move, would change who wins.",
        [](const Scene& scene) { return would_decide(scene, scene.position.mover()); },
        mover_and_winners);
}

void add_draws(RecipeBook& book) {
    book.outcome(For::two, "draw", {"END-4"}, 2,
                 "Both have captured {most} stones: {winners} share the win.", is_draw);
    book.outcome(For::two, "draw-at-half", {"END-4"}, 1,
                 "Both have captured 18 stones, and the board is empty.", [](const Scene& scene) {
                     return is_draw(scene) && most_captured(scene.position) == half;
                 });
    book.outcome(
        For::three, "draw-of-two", {"END-4"}, 9,
        "The captured numbers are {captured}: {winners} share the win.",
        [](const Scene& scene) { return outcome_of(scene).winners.size() == 2; },
        mover_and_winners);
    book.outcome(For::three, "draw-of-three", {"END-4"}, 3,
                 "All have captured {most} stones, and share the win.",
                 [](const Scene& scene) { return outcome_of(scene).winners.size() == 3; });
    book.outcome(
        For::three, "equal-but-not-the-most", {"END-4", "END-3"}, 3,
        "The captured numbers are {captured}: two are equal, but {winners} has more.",
        [](const Scene& scene) {
            std::vector<int> captured(scene.position.captured().begin(),
                                      scene.position.captured().end());
            std::ranges::sort(captured);
            return is_won(scene) && captured[0] == captured[1];
        },
        winners);
    book.outcome(For::both, "draw-rest-would-decide", {"END-4", "END-2"}, 2,
                 "The captured numbers are {captured}: a draw, and the {left} left on the board do "
                 "not decide it.",
                 [](const Scene& scene) { return is_draw(scene) && owners_would_decide(scene); });
    book.outcome(For::both, "draw-without-captures", {"END-4"}, 1,
                 "Nobody has captured anything: a draw of all.", [](const Scene& scene) {
                     return ended(scene) && most_captured(scene.position) == 0;
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
