#pragma once

#include "bakuk/rules.hpp"
#include "diagnosis/diagnosis.hpp"

#include <optional>
#include <string>

namespace bakuk::harness {

/// A request, taken apart, with the right turn where there is one.
struct Situation {
    const Request* request;
    std::optional<Position> position;
    std::optional<Hole> hole;
    std::optional<Turn> turn;
    std::optional<Illegal> illegal;
    Holes legal{};
    Outcome outcome{};
    std::optional<GameRequest> game{};
    std::string expected;
    Rulings rulings;
};

[[nodiscard]] Situation situation_of(const Observation& observation, const Rulings& rulings);

} // namespace bakuk::harness
