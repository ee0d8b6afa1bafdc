#pragma once

#include "diagnosis/candidates.hpp"
#include "diagnosis/features.hpp"
#include "diagnosis/witness.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bakuk::harness {

// The sentences of a diagnosis. Each says on how many answers it rests.

/// A candidate and how well it fits.
struct Rated {
    Candidate candidate;
    Fit fit;
};

/// What a finding rests on.
struct Evidence {
    std::size_t answers;    // that were given, right and wrong
    std::size_t wrong;      // of them
    std::size_t asked;      // questions put besides
    std::size_t candidates; // single ones that were compared
};

/// What fits every answer. Requires: at least one does.
[[nodiscard]] std::vector<std::string> tell_fitting(std::span<const Candidate> fitting,
                                                    const Evidence& evidence);

/// The nearest, where nothing fits every answer.
[[nodiscard]] std::string tell_nearest(const Rated& nearest, std::size_t wrong,
                                       std::size_t answers);

[[nodiscard]] std::string tell_nothing_near(std::size_t wrong, std::size_t candidates);

/// What sets unexplained wrong answers apart from the others. `total` is how many they are, and
/// `about` what they are all about: "games" or "single positions".
[[nodiscard]] std::string tell_distinction(const std::optional<Distinction>& distinction,
                                           std::size_t total, std::string_view about);

[[nodiscard]] std::string tell_differences(std::span<const std::string> sentences);

/// `of` names the fault that it shows, where there are several; else it is empty.
[[nodiscard]] std::string tell_witness(const Witness& witness, std::string_view of);

} // namespace bakuk::harness
