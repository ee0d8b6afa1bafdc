#pragma once

#include "bakuk/game.hpp"
#include "census/perft.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace bakuk::harness {

/// A turn that real play reaches, and a shortest game that ends with it.
struct Record {
    int amount = 0;        // stones or holes
    std::size_t turns = 0; // how many turns from a board and a player to move do as much
    std::vector<Hole> game;
};

/// A ruling, and in how many positions reached, captured stones and all, its answers differ: in what
/// they say to `moves`, `outcome` or any `play`; of `repetition`, in how many positions the same
/// board and player to move can come back.
struct RulingFact {
    std::string ruling;
    std::size_t positions = 0;
};

/// What can be counted about the game under the default rulings.
struct Facts {
    Players players = Players::two;
    // Boards with a player to move: all with an even number of stones, those that play reaches,
    // those of them in which the game has ended by END-1.
    std::size_t places = 0;
    std::size_t reached = 0;
    std::size_t ended = 0;
    // Positions reached, that is, what each has captured told apart too.
    std::size_t positions = 0;
    std::size_t ended_positions = 0;
    std::vector<GamesOfLength> games;              // by their number of turns
    std::vector<std::vector<Hole>> shortest_games; // all that have ended in so few turns
    Record largest_capture;
    Record longest_chain;
    // Boards with a player to move that can come back, and the sets of them in which each leads to
    // each.
    std::size_t on_cycles = 0;
    std::size_t cycle_sets = 0;
    std::size_t largest_cycle_set = 0;
    std::vector<Hole> shortest_cycle; // the holes played in the first of the shortest cycles
    std::vector<Hole> way_to_cycle;   // a shortest game to the position in which it begins
    std::size_t shortest_cycle_count = 0;
    std::vector<RulingFact> rulings;
};

/// Counts it all. Takes less than a minute and less than 1 GiB. Calls `watch` now and then with the
/// share that is done, in thousandths. Errors: what `watch` throws; Interrupted.
[[nodiscard]] Facts find_facts(Players players,
                               const std::function<void(std::uint64_t thousandths)>& watch);

/// As text for people, about 60 lines, and as a JSON object.
[[nodiscard]] std::string to_text(const Facts& facts);
[[nodiscard]] std::string to_json(const std::vector<Facts>& facts);

} // namespace bakuk::harness
