#pragma once

#include "vectors/vector.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace bakuk::harness {

/// Which vectors find one misreading, or two at once: those that it answers wrongly.
struct Kills {
    std::string misreading;           // one identifier, or two joined by '+'
    std::vector<std::string> vectors; // in the order of the suite
};

/// The kills of a suite, in the order of the catalogue.
struct Adequacy {
    std::vector<Kills> single; // every entry that is not equivalent to the rules
    std::vector<Kills> pairs;  // every two plausible ones, not counting equivalent ones
};

/// Puts every misreading to the vectors under the default rulings; those that keep a state meet
/// them in the order of the suite. Clauses: none; this is about the suite.
[[nodiscard]] Adequacy adequacy_of(const Suite& suite);

/// Adequacy in numbers, as the manifest carries it.
struct Score {
    std::size_t misreadings; // entries that differ from the rules
    std::size_t found;       // of them, by at least one vector
    std::size_t fewest;      // how many vectors find the entry that fewest find
    std::size_t pairs;
    std::size_t pairs_found;
    friend bool operator==(const Score&, const Score&) = default;
};

[[nodiscard]] Score score_of(const Adequacy& adequacy);

} // namespace bakuk::harness
