#pragma once

#include "diagnosis/candidates.hpp"

#include <span>
#include <vector>

namespace bakuk::harness {

/// Requests that an implementation may be asked besides those of a suite: positions of played
/// games and small boards, every move in them, and whole games, long and repeating ones too. The
/// same on every machine. Only what the examination allows: numbers of players, classes.
[[nodiscard]] std::vector<Request> pool_of_questions(const Examination& examination);

/// Requests of the pool that tell the candidates apart, no more than `most`.
[[nodiscard]] std::vector<Request> telling_apart(std::span<const Candidate> candidates,
                                                 std::span<const Request> pool, std::size_t most);

/// Requests of the pool, spread over it: half of them such that the candidate is wrong, as far as
/// there are any, half of them whatever comes.
[[nodiscard]] std::vector<Request> confirming(const Candidate& candidate,
                                              std::span<const Request> pool, const Rulings& rulings,
                                              std::size_t most);

} // namespace bakuk::harness
