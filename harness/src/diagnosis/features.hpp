#pragma once

#include "diagnosis/diagnosis.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace bakuk::harness {

/// Something true of a request and of the right answer to it, as in "six stones or more are sown".
/// A feature says nothing of what was answered.
struct Feature {
    std::string sentence;
    std::vector<bool> holds; // of each observation
};

/// Every feature of the observations that holds of some and not of all.
[[nodiscard]] std::vector<Feature> features_of(std::span<const Observation> observations,
                                               const Rulings& rulings);

/// What sets some observations apart from the others: a feature, or two together.
struct Distinction {
    std::string sentence;    // "two players, and the chain goes on from f to a"
    std::size_t inside = 0;  // of those set apart, how many it holds of
    std::size_t outside = 0; // of the others, how many it holds of
};

/// The distinction that fits best; nothing where none holds of all of those set apart and of no more
/// others, nor of nine in ten of them and of at most half as many others. What holds of all comes
/// before what holds of most; of equally good ones the simplest.
[[nodiscard]] std::optional<Distinction> what_sets_apart(std::span<const Feature> features,
                                                         const std::vector<bool>& apart);

/// What is wrong in the wrong answers, each kind of request by itself, a sentence each, as in "in
/// all 31 turns the stones captured are missing from the mover's".
[[nodiscard]] std::vector<std::string> what_differs(std::span<const Observation> observations,
                                                    const Rulings& rulings);

} // namespace bakuk::harness
