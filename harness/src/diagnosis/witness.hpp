#pragma once

#include "diagnosis/candidates.hpp"
#include "diagnosis/diagnosis.hpp"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace bakuk::harness {

/// The smallest position that shows a fault: fewest stones on the board first, then the board in
/// lexicographic order, among those that play reaches; with a game from the start that leads there.
struct Witness {
    Request request;
    std::string expected;
    std::string given;
    std::vector<Hole> game; // to the position, or the whole game that was asked about
};

/// The smallest request about a position that play reaches with so many players for which
/// `is_wrong` holds; nothing if there is none or the time is over.
[[nodiscard]] std::optional<Request>
smallest_request(Players players, const Rulings& rulings,
                 const std::function<bool(const Request&)>& is_wrong,
                 std::chrono::milliseconds budget);

/// The smallest wrong answer that is found by asking, from the smallest position on, but nothing
/// larger than what is wrong already; else the smallest of those.
[[nodiscard]] std::optional<Witness> smallest_by_asking(std::span<const Observation> wrong,
                                                        const Examination& examination);

/// A witness and the fault that it shows.
struct FoundWitness {
    std::string of; // empty where there is one fault only
    Witness witness;
};

/// For each misreading or ruling of a candidate the smallest witness that shows it and none of the
/// others; where no position shows it, the shortest game among the wrong answers that does. The
/// implementation is asked for its answer where it can be.
[[nodiscard]] std::vector<FoundWitness> witnesses_of(const Candidate& candidate,
                                                     std::span<const Observation> answers,
                                                     const Examination& examination);

/// A first shortest game to the position of that request, or the game that it asks about; nothing
/// if play does not reach it.
[[nodiscard]] std::optional<std::vector<Hole>> game_to(const Request& request,
                                                       const Rulings& rulings);

} // namespace bakuk::harness
