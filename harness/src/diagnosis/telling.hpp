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

/// An answer that a candidate does not explain, and what it would have answered.
struct Unlike {
    Observation answer;
    std::string its;
};

/// Where the nearest does not fit.
[[nodiscard]] std::string tell_unlike(const Unlike& unlike, const Candidate& candidate);

/// The answers that a distinction is about.
struct Subject {
    std::string_view which; // "wrong answers", or some of them
    std::size_t count;
    std::string_view about; // all of them: "games" or "single positions"
    std::size_t games;      // left aside, because single positions are wrong too
};

/// What sets wrong answers apart from the others.
[[nodiscard]] std::string tell_distinction(const std::optional<Distinction>& distinction,
                                           const Subject& subject);

[[nodiscard]] std::string tell_differences(std::span<const std::string> sentences);

/// `of` names the fault that it shows, where there are several; else it is empty.
[[nodiscard]] std::string tell_witness(const Witness& witness, std::string_view of);

} // namespace bakuk::harness
