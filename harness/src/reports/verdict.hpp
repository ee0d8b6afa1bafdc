#pragma once

#include "check/results.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace bakuk::harness {

/// The counts of one class with one number of players, known failures among the failures.
struct Tally {
    std::string conformance_class;
    Players players = Players::two;
    bool on_every_position = false;
    std::uint64_t asked = 0;
    std::uint64_t passed = 0;
    std::uint64_t failed = 0;
    std::uint64_t known = 0; // of the failed ones
    std::uint64_t skipped = 0;
    std::uint64_t not_asked = 0; // it broke too often
};

/// The counts of each class that is claimed and was or should have been asked, in the order of the report.
[[nodiscard]] std::vector<Tally> tallies(const CheckReport& report);

/// Classes and players whose verdict is the same and rests on the same evidence, in words:
/// "moves, end; two players and three (on 412 golden vectors)".
[[nodiscard]] std::string in_words(const CheckReport& report, const std::vector<Tally>& tallies);

/// What the tests were, in words: "412 golden vectors", "every position with 2 to 10 stones".
[[nodiscard]] std::string evidence(const CheckReport& report, std::uint64_t asked,
                                   bool on_every_position);

/// The specification under its rulings: "Bakuk 1.0", "Bakuk 1.0 under blocked=passes".
[[nodiscard]] std::string rules_name(const CheckReport& report);

/// "two players" or "three players".
[[nodiscard]] std::string players_in_words(Players players);

/// A count with commas: "25,815,112".
[[nodiscard]] std::string with_commas(std::uint64_t number);

} // namespace bakuk::harness
