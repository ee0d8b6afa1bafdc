#pragma once

#include "bakuk/rulings.hpp"
#include "protocol/answerer.hpp"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bakuk::harness {

/// Where a wrong rule comes from.
enum class MisreadingSource { plausible_reading, neighbouring_game, slip };

/// A wrong rule that real people really play, or a slip that real programs make.
struct Misreading {
    std::string id;                   // "chain-backward"
    std::string sentence;             // what it does
    std::vector<std::string> clauses; // which it breaks
    MisreadingSource source;
};

/// The catalogue, in a fixed order.
[[nodiscard]] std::span<const Misreading> misreadings();

/// Answers as a misreading would, or as several at once: identifiers joined by '+'.
/// Errors: InputError for an identifier that is not in the catalogue.
[[nodiscard]] std::unique_ptr<Answerer> misread_answerer(std::string_view ids,
                                                         const Rulings& rulings);

} // namespace bakuk::harness
