#pragma once

#include "check/results.hpp"
#include "driving/crew.hpp"

#include <optional>
#include <utility>

namespace bakuk::harness {

/// Asks about every position and every move, as the census does, in the classes `moves` and `end`
/// of the report's verdicts that are claimed; `stones`: only with so many on the board. Counts in
/// the verdicts; of the failures the report gets the smallest of each kind. Errors: Interrupted.
void ask_exhaustively(CheckReport& report, const std::optional<std::pair<int, int>>& stones,
                      Crew& crew);

} // namespace bakuk::harness
