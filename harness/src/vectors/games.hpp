#pragma once

#include "vectors/recipe.hpp"

#include <functional>

namespace bakuk::harness {

// Where recipes of games find their games. Each source gives the same games in the same order on
// every machine.

/// Every game, by length, those of one length in lexicographic order of their moves, up to that
/// many moves. So the first that fits is the shortest there is.
[[nodiscard]] GameSource games_by_length(std::size_t most);

/// The games of these whose last position has been there before, where END-6 ends a game, up to 20
/// moves.
[[nodiscard]] GameSource games_that_repeat();

/// Every game whose last move, and no earlier one, is refused; in the same order. After the
/// refused move stand these, which no game can reach.
[[nodiscard]] GameSource refused_games_by_length(std::size_t most, std::vector<Hole> after = {});

/// The first shortest game to each position that fits, in the order of the positions.
[[nodiscard]] GameSource games_to(std::function<bool(const Position&)> fits);

/// The same, shortest games first, then in lexicographic order. Meant for few positions.
[[nodiscard]] GameSource shortest_games_to(std::function<bool(const Position&)> fits);

/// The same games with one more move, which is the first of a to f that fits.
[[nodiscard]] GameSource with_one_more(GameSource source,
                                       std::function<bool(const GameInstance&)> fits);

/// Games played out to their end in a fixed manner, each manner once; several seeds of chance at
/// the end.
[[nodiscard]] GameSource games_played_out();

/// The same games, after each of their moves.
[[nodiscard]] GameSource games_under_way();

/// Whether any turn of the game captures in that hole.
[[nodiscard]] bool captures_in(const GameInstance& game, Hole hole);

} // namespace bakuk::harness
