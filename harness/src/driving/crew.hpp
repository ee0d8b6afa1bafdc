#pragma once

#include "driving/adapter.hpp"
#include "driving/interview.hpp"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace bakuk::harness {

/// How processes are asked.
struct CrewOptions {
    std::vector<std::string> command;
    std::chrono::milliseconds timeout{10'000};
    int processes = 1;    // side by side
    bool isolate = false; // a fresh process for each batch
    /// A crash costs a start; a deadline costs more.
    std::uint64_t most_breakages = 50;
    std::uint64_t most_slow_breakages = 10;
};

/// Processes of one implementation that are asked side by side. One that breaks is started again,
/// and the next request goes on, until it has broken too often.
class Crew {
public:
    /// `spare`: a process that has said hello and has been asked nothing yet.
    Crew(CrewOptions options, std::unique_ptr<Process> spare)
        : options_(std::move(options)), spare_(std::move(spare)) {}

    /// Asks all batches of the source. The listener is told by one thread at a time. May be called
    /// again. Errors: Interrupted; whatever the source throws.
    void ask(const Interview::Source& source, Listener& listener);

    /// How often it has broken.
    [[nodiscard]] std::uint64_t breakages() const { return breakages_; }
    /// Why it was not asked everything; empty: it was.
    [[nodiscard]] const std::string& gave_up() const { return gave_up_; }
    /// What is wrong with how it took its leave, each thing once.
    [[nodiscard]] const std::vector<std::string>& complaints() const { return complaints_; }
    /// The last lines of standard error of the last process that broke.
    [[nodiscard]] const std::string& last_words() const { return last_words_; }

private:
    class Worker;

    CrewOptions options_;
    std::unique_ptr<Process> spare_;
    std::uint64_t breakages_ = 0;
    std::uint64_t slow_breakages_ = 0;
    std::string gave_up_;
    std::vector<std::string> complaints_;
    std::string last_words_;
};

} // namespace bakuk::harness
