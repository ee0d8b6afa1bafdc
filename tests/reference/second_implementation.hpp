#pragma once

// The rules once more, by other means than the reference: holes are the numbers 0 to 5 from a to f,
// players the numbers from 0, a sowing is a sum worked out in closed form, and a chain is found as
// the first hole that spoils it. Written from the rules alone, without sight of the reference, so
// that a slip in either shows where the two disagree. Nothing of bakuk::reference is used here.

#include <compare>
#include <vector>

namespace second {

/// The rulings; false is the default of each.
struct Choices {
    bool origin_skipped = false;
    bool blocked_passes = false;
    bool remainder_owners = false;
    bool majority_ends = false;
    bool seats_columns = false;
    bool repetition_ignored = false;
};

/// So many numbers, counted by an int.
template <int Count>
struct Numbers {
    int at[Count];

    int& operator[](int index) { return at[index]; }
    int operator[](int index) const { return at[index]; }
    [[nodiscard]] const int* begin() const { return at; }
    [[nodiscard]] const int* end() const { return at + Count; }
    auto operator<=>(const Numbers&) const = default;
};

struct State {
    int players = 2;
    Numbers<6> board{6, 6, 6, 6, 6, 6};
    Numbers<3> captured{};
    int mover = 0;

    bool operator==(const State&) const = default;
};

enum class Refusal { none, game_over, not_your_hole, empty_hole };

struct Story {
    Refusal refusal = Refusal::none;
    int sown = 0;          ///< how many stones were sown
    int landing = 0;       ///< the landing hole
    int chain = 0;         ///< how many holes were captured, from the landing hole on
    Numbers<6> captured{}; ///< what each of them held, in the order of the chain
    State after;           ///< the position after the turn
};

struct GameStory {
    bool legal = true;
    State state;
    int winners = 0; ///< see winners()
};

/// The player whose hole it is.
int owner(const Choices& choices, int players, int hole);

/// The hole into which the stone with that number falls, counted from 1.
int hole_of_stone(const Choices& choices, int from, int stone);

/// The holes that may be played, bit 0 for a to bit 5 for f.
int legal(const Choices& choices, const State& state);

/// The turn; if it is refused, only the refusal means anything.
Story play(const Choices& choices, const State& state, int hole);

/// Who has won, bit 0 for player 1; 0 while the game goes on.
int winners(const Choices& choices, const State& state);

/// The game from the start.
GameStory game(const Choices& choices, int players, const std::vector<int>& holes);

} // namespace second
