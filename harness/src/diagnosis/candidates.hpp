#pragma once

#include "diagnosis/diagnosis.hpp"
#include "misreadings/misreading.hpp"

#include <cstddef>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace bakuk::harness {

/// What an implementation may have taken the rules to be: misreadings, in the order in which they
/// are applied, or rulings other than those that were tested, or both.
struct Candidate {
    std::vector<const Misreading*> misreadings;
    std::vector<std::string> settings; // the other rulings, as in "blocked=passes"
    Rulings rulings;

    /// "chain-backward", "blocked=passes", or several joined by '+'.
    [[nodiscard]] std::string name() const;
    /// Whether it keeps something from one request to the next.
    [[nodiscard]] bool keeps_state() const;
    [[nodiscard]] bool is_plausible() const;
    /// The misreadings' identifiers, joined by '+'.
    [[nodiscard]] std::string ids() const;
    [[nodiscard]] std::unique_ptr<Answerer> answerer() const;
};

/// Every ruling answered the other way than was tested, then every misreading that can be told
/// from the rules and is none of those rulings.
[[nodiscard]] std::vector<Candidate> single_candidates(const Rulings& tested);

/// Both at once, the first applied first.
[[nodiscard]] Candidate combined(const Candidate& first, const Candidate& second);

/// How well a candidate fits what was answered.
struct Fit {
    std::size_t explained = 0;    // wrong answers that are its own
    std::size_t contradicted = 0; // right answers that it would not have given

    [[nodiscard]] long score() const {
        return static_cast<long>(explained) - static_cast<long>(contradicted);
    }
};

[[nodiscard]] Fit fit_of(const Candidate& candidate, std::span<const Observation> observations);

/// Whether every answer is the candidate's; the looking ends at the first that is not.
[[nodiscard]] bool fits(const Candidate& candidate, std::span<const Observation> observations);

} // namespace bakuk::harness
