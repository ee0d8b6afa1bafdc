#pragma once

// Laws that every turn and every position obeys: arithmetic and symmetry, never the rules' own
// steps over again. Each says what is wrong, if anything is.

#include "bakuk/rules.hpp"
#include "every_board.hpp"

namespace bakuk::tests {

/// Stones only move from the board to what the mover has captured, each capture is two or four, and
/// nobody else's number changes.
Finding stones_are_conserved(const Position& before, const Turn& turn);

/// The captures run forward from the landing hole, unbroken, each a two or a four, and end where
/// they must; without a capture the landing hole is neither.
Finding chain_is_whole(const Turn& turn);

/// A sowing of n stones raises each hole by n div 6 or by one more, and by one more just the first
/// n mod 6 holes after its own, which starts from nothing. With origin=skipped it is 5 for 6, and
/// its own hole stays empty.
Finding sowing_is_even(const Board& before, Hole from, const Sowing& sowing, Origin origin);

/// The turn's story is the sowing's and the chain's, put together.
Finding story_fits(const Position& before, const Turn& turn, const Rulings& rulings);

/// The legal moves stand in the order a to f, each once, and they are just those that are not
/// refused; a refusal's reason is the first that holds.
Finding moves_fit_refusals(const Position& position, const Rulings& rulings);

/// With the board turned so that each player sits where the next one sat, all is turned likewise.
/// Requires: for three players, seats=loop.
Finding turns_with_the_board(const Position& position, const Rulings& rulings);

/// The board turned: by three holes for two players, by two for three, and the players renamed.
Position turned(const Position& position);

} // namespace bakuk::tests
