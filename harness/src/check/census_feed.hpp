#pragma once

#include "census/census.hpp"
#include "driving/interview.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace bakuk::harness {

/// A stratum to be asked about, and what is asked: `moves` and `play`, `outcome`, or both.
struct CensusTask {
    Stratum stratum;
    bool moves = true; // the class of `moves` and `play`
    bool end = true;   // the class of `outcome`
};

/// How many requests of each class a task has.
struct CensusCounts {
    std::uint64_t moves = 0;
    std::uint64_t end = 0;
};
[[nodiscard]] CensusCounts counts_of(const CensusTask& task);

/// Batches of the census in order, written ahead of those who ask for them by threads of its own.
class CensusFeed {
public:
    CensusFeed(const std::vector<CensusTask>& tasks, const Rulings& rulings);
    ~CensusFeed();
    CensusFeed(const CensusFeed&) = delete;
    CensusFeed& operator=(const CensusFeed&) = delete;

    /// The next batch; nothing when all are given. May be called by several threads.
    [[nodiscard]] std::optional<Batch> next();

private:
    struct State;
    std::unique_ptr<State> state_;
};

} // namespace bakuk::harness
