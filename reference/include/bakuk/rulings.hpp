#pragma once

#include <cstdint>

namespace bakuk {

// The rulings: where the sources are silent or disagree, the specification's answer comes first
// and the other answer second. An enumerator is the public text, with `_` for `-`.

/// Does a sowing of six stones or more drop one in the hole it started from? Clauses: SOW-4.
enum class Origin : std::uint8_t { sown, skipped };
/// What happens when the player to move has no stone of his own? Clauses: END-1.
enum class Blocked : std::uint8_t { ends, passes };
/// Whose are the stones that are left on the board? Clauses: END-2.
enum class Remainder : std::uint8_t { unclaimed, owners };
/// Does the game go on once a player has more than half? Clauses: END-5.
enum class Majority : std::uint8_t { plays_on, ends };
/// Which pairs of neighbouring holes do three players have? Clauses: SEAT-2.
enum class Seats : std::uint8_t { loop, columns };
/// What happens when a position comes back? Clauses: END-6.
enum class Repetition : std::uint8_t { ends, ignored };

/// An answer to each question. The defaults are the specification's.
struct Rulings {
    Origin origin = Origin::sown;
    Blocked blocked = Blocked::ends;
    Remainder remainder = Remainder::unclaimed;
    Majority majority = Majority::plays_on;
    Seats seats = Seats::loop;
    Repetition repetition = Repetition::ends;

    friend bool operator==(const Rulings&, const Rulings&) = default;
};

} // namespace bakuk
