#pragma once

#include "bakuk/position.hpp"
#include "bakuk/rulings.hpp"

#include <cstdint>
#include <functional>
#include <vector>

namespace bakuk::harness {

/// The games of one length.
struct GamesOfLength {
    std::uint64_t games; // that many sequences of legal turns from the start
    std::uint64_t ended; // of these, how many end with the last turn, END-6 taken into account
    friend bool operator==(const GamesOfLength&, const GamesOfLength&) = default;
};

/// The games of 0 to `depth` turns, by trying them all, on all processors. The calling thread
/// meanwhile calls `watch` some twenty times a second with the share of the work that is done, in
/// thousandths. Errors: what `watch` throws ends the work. Clauses: MOVE-1, END-1, END-5, END-6.
[[nodiscard]] std::vector<GamesOfLength>
count_games(Players players, int depth, const Rulings& rulings,
            const std::function<void(std::uint64_t thousandths)>& watch);

} // namespace bakuk::harness
