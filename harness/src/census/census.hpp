#pragma once

#include "bakuk/position.hpp"
#include "bakuk/rulings.hpp"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bakuk::harness {

/// A part of the census: every board with so many stones, every player to move.
/// Requires of every value: an even number of stones from 0 to 36.
struct Stratum {
    Players players;
    int stones;
    friend bool operator==(const Stratum&, const Stratum&) = default;
};

/// The strata for so many players, fewest stones first.
[[nodiscard]] std::vector<Stratum> strata_of(Players players);

/// The position in which the census asks about a board: what is not on it has been dealt out in
/// pairs, player 1 first, then in turn. Requires: an even number of stones from 0 to 36.
[[nodiscard]] Position census_position(const Board& board, Players players, Player mover);

/// The questions of a stratum, or the answers to them; each line with its LF.
enum class CensusStream { requests, replies };

/// Takes the next piece of a stream: whole lines, all that belong to so many boards.
using CensusSink = std::function<void(std::string_view lines, std::size_t boards)>;

/// Gives the lines of a stratum in order, in pieces of about 64 KiB.
void write_stratum(const Stratum& stratum, CensusStream stream, const Rulings& rulings,
                   const CensusSink& sink);

/// Both streams of some boards of a stratum: as many replies as requests, each with its LF.
struct CensusPart {
    std::string requests;
    std::string replies;
    std::uint64_t count = 0;
};

/// The streams of so many boards from that place of the stratum on.
/// Requires: there are so many, and at least one.
[[nodiscard]] CensusPart write_boards(const Stratum& stratum, std::size_t first, std::size_t boards,
                                      const Rulings& rulings);

/// What the census says of a stratum.
struct StratumDigest {
    Stratum stratum;
    std::uint64_t boards;
    std::uint64_t requests;
    std::string sha256; // of the replies
    friend bool operator==(const StratumDigest&, const StratumDigest&) = default;
};

/// The digests of these strata, in their order. Works on as many of them at once as there are
/// processors; the calling thread meanwhile calls `watch` some twenty times a second with the number
/// of boards that are behind it. Errors: what `watch` throws ends the work.
[[nodiscard]] std::vector<StratumDigest>
digest_strata(std::span<const Stratum> strata, const Rulings& rulings,
              const std::function<void(std::uint64_t boards)>& watch);

} // namespace bakuk::harness
