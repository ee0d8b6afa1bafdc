#pragma once

#include "bakuk/rules.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace bakuk::harness {

/// What a recipe looks at: a position that real play reaches and, if it is about a move, the hole
/// chosen there and what comes of it.
struct Instance {
    Position position;
    Rulings rulings;
    Hole hole = Hole::a;
    std::optional<Turn> turn;       // of a legal move
    std::optional<Illegal> illegal; // of a refused one
};

/// A game from the start that a recipe looks at: its turns, and the hole that is refused after
/// them if there is one.
struct GameInstance {
    Players players = Players::two;
    Rulings rulings;
    std::vector<Hole> moves; // the refused hole included
    std::vector<Turn> turns;
    Position end;
    bool repeats = false;
    Outcome outcome;
    std::optional<Illegal> illegal;
    std::string manner; // how each player chose, if the game was played out in a fixed manner
};

// What recipes ask of a position.

[[nodiscard]] Player owner(const Instance& instance, Hole hole);
[[nodiscard]] bool is_own(const Instance& instance, Hole hole);
/// The stones of a player's holes.
[[nodiscard]] int stones_of(const Instance& instance, Player player);
[[nodiscard]] int stones_of(const Position& position, Player player, const Rulings& rulings);
[[nodiscard]] Holes legal_of(const Instance& instance);
[[nodiscard]] Outcome outcome_of(const Instance& instance);
[[nodiscard]] bool ended(const Instance& instance);
/// Whether the players' captured numbers all differ and none is nought.
[[nodiscard]] bool captured_differ(const Position& position);
[[nodiscard]] int mover_number(const Instance& instance);
/// The most that a player has captured.
[[nodiscard]] int most_captured(const Position& position);
/// The turns of the other holes that may be chosen.
[[nodiscard]] std::vector<Turn> other_turns(const Instance& instance);
/// Every turn that may be chosen.
[[nodiscard]] std::vector<Turn> all_turns(const Instance& instance);
/// Whether the player to move after the turn has no stone.
[[nodiscard]] bool starves(const Turn& turn, const Rulings& rulings);

// What recipes ask of a turn. Requires of these: the instance has one.

/// The stones lifted.
[[nodiscard]] int lifted(const Instance& instance);
/// The stones in a hole when the last one has fallen and nothing is captured yet.
[[nodiscard]] int sown_up(const Instance& instance, Hole hole);
/// The stones in the landing hole then.
[[nodiscard]] int landed(const Instance& instance);
[[nodiscard]] std::size_t captures(const Instance& instance);
[[nodiscard]] int stones_captured(const Instance& instance);
/// The hole at which the chain ends. Requires: fewer than six captures.
[[nodiscard]] Hole chain_end(const Instance& instance);
[[nodiscard]] bool takes(const Instance& instance, Hole hole);
/// Whether the sowing, or the chain, goes from one hole to the next.
[[nodiscard]] bool chain_crosses(const Instance& instance, Hole from, Hole to);
[[nodiscard]] bool two_or_four(int stones);
/// So many holes on, counter-clockwise.
[[nodiscard]] Hole onward(Hole hole, int steps);
[[nodiscard]] Hole previous(Hole hole);
[[nodiscard]] int number_of(Hole hole);

// Words for notes.

/// "no stone", "one stone", "two stones", ... "13 stones".
[[nodiscard]] std::string stones_in_words(int count);
[[nodiscard]] std::string in_words(int count);
/// "d", "d and e", "d, e and f"
[[nodiscard]] std::string list_in_words(const std::vector<std::string>& parts);

/// A note whose names in braces are filled in from the instance.
[[nodiscard]] std::string note_of(const std::string& note, const Instance& instance);
[[nodiscard]] std::string note_of(const std::string& note, const GameInstance& instance);

} // namespace bakuk::harness
