#pragma once

#include "bakuk/position.hpp"
#include "bakuk/rulings.hpp"
#include "protocol/protocol.hpp"

#include <chrono>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace bakuk::harness {

/// One question to an implementation, the reply that is right, and the reply that came.
struct Observation {
    Request request;
    std::string expected;
    std::string given; // without its line end; empty if none came
};

/// Puts further questions to the implementation and gives its replies in order; fewer replies than
/// questions if it broke meanwhile. An empty function: it cannot be asked.
using Ask = std::function<std::vector<std::string>(const std::vector<Request>&)>;

/// Whether the smallest position that shows each fault is looked for. It takes some seconds.
enum class Witnesses { sought, left_out };

/// What is known of an examination besides its answers.
struct Examination {
    /// Further answers whose order is not known and among which right ones may be missing: what
    /// an exhaustive run keeps. Nobody who keeps a state can be held to them.
    std::span<const Observation> besides{};
    /// Whether it is known to keep something from one request to the next. Then no single position
    /// shows its fault.
    bool remembers = false;
    Rulings rulings{};                      // those under which the expected replies are right
    std::vector<Players> players;           // about how many players it may be asked further
    std::vector<std::string> classes;       // about which classes: "moves", "end", "games"
    Ask ask;                                // for telling candidates apart and for witnesses
    std::chrono::milliseconds budget{5000}; // about how long the search may take
    Witnesses witnesses = Witnesses::sought;
};

/// What was misread, as far as the answers tell it.
struct Diagnosis {
    /// For people, a paragraph each; empty if no answer is wrong.
    std::vector<std::string> paragraphs;
    /// What fits every answer: misreadings as in the catalogue ("chain-backward", or two joined by
    /// '+') and rulings ("blocked=passes"). Those that remain could not be told apart.
    std::vector<std::string> fitting;
};

/// Compares the answers, right and wrong, with every misreading, every ruling and combinations of
/// two; asks the implementation what tells the remaining ones apart; else names the nearest and
/// what sets the unexplained failures apart. Never takes a guess for certain: each paragraph says
/// on how many answers it rests. The observations are in the order in which they were asked.
/// Errors: Interrupted.
[[nodiscard]] Diagnosis diagnose(std::span<const Observation> observations,
                                 const Examination& examination);

} // namespace bakuk::harness
