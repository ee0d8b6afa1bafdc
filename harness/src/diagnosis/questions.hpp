#pragma once

#include "diagnosis/candidates.hpp"

#include <span>
#include <vector>

namespace bakuk::harness {

/// Requests that an implementation may be asked besides those of a suite: positions of played
/// games and small boards, every move in them, and whole games, long and repeating ones too. The
/// same on every machine. Only what the examination allows: numbers of players, classes.
[[nodiscard]] std::vector<Request> pool_of_questions(const Examination& examination);

/// Whole games as the candidate would play them, past repetitions: asked about where a position
/// comes back for the first and the second time and just after, where a cap on turns may be, and
/// at the end. No more than `most`; none if the examination has no games.
[[nodiscard]] std::vector<Request>
games_played_by(const Candidate& candidate, const Examination& examination, std::size_t most);

/// Requests of the pool that tell the candidates apart, no more than `most`.
[[nodiscard]] std::vector<Request> telling_apart(std::span<const Candidate> candidates,
                                                 std::span<const Request> pool, std::size_t most);

/// Requests of the pool, spread over it: half of them such that the candidate is wrong, as far as
/// there are any, half of them whatever comes.
[[nodiscard]] std::vector<Request> confirming(const Candidate& candidate,
                                              std::span<const Request> pool, const Rulings& rulings,
                                              std::size_t most);

} // namespace bakuk::harness
