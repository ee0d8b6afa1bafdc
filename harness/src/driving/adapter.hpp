#pragma once

#include "check/results.hpp"
#include "driving/process.hpp"

#include <chrono>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace bakuk::harness {

/// An adapter that has been started and has said hello.
struct Adapter {
    std::unique_ptr<Process> process;
    Implementation implementation;
};

/// Why there is none, in one line; and its last lines of standard error.
struct NoAdapter {
    std::string text;
    std::string last_words;
};

/// The deadline of the first reply: starting may take longer than replying, so it is no less than
/// ten seconds.
[[nodiscard]] std::chrono::milliseconds start_timeout(std::chrono::milliseconds timeout);

/// Starts an adapter and says hello. `timeout` is that of a reply. Errors: Interrupted.
[[nodiscard]] std::variant<Adapter, NoAdapter>
start_adapter(const std::vector<std::string>& command, std::chrono::milliseconds timeout);

/// Says quit, closes the adapter's input and waits for its end. What is wrong with how it takes
/// its leave, a line each: a status other than 0, lines that nobody asked for, no end at all.
/// Errors: Interrupted.
[[nodiscard]] std::vector<std::string> say_goodbye(Process& process,
                                                   std::chrono::milliseconds timeout);

} // namespace bakuk::harness
