#pragma once

#include "check/results.hpp"
#include "driving/process.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace bakuk::harness {

/// How an implementation broke when a reply was waited for.
struct Breakage {
    Ending ending = Ending::crashed; // one that is_breakage
    std::string given;               // what came of a reply
    std::string detail;
    bool slow = false; // it took a deadline to find out
};

/// A reply is some tens of bytes; `error TEXT` may be longer.
inline constexpr std::size_t most_line = 4096;

/// Waits for the lines of a process and tells when there is no use in waiting any longer.
class Watch {
public:
    explicit Watch(std::chrono::milliseconds timeout) : timeout_(timeout) {}

    /// From now on a line is waited for.
    void begin();

    /// Waits for a while, or until something happens. Errors: Interrupted.
    void wait(Process& process);

    /// Why no line that is not there yet will come: the process has ended, its pipes are closed,
    /// or the deadline is over. Each line that comes begins the deadline anew.
    [[nodiscard]] std::optional<Breakage> breakage(const Process& process) const;

private:
    using Clock = std::chrono::steady_clock;
    std::chrono::milliseconds timeout_;
    Clock::time_point line_came_;
    Clock::time_point bytes_came_;
};

/// The next line of a process without its LF or CR LF, or why there is none.
[[nodiscard]] std::variant<std::string, Breakage> read_line(Process& process,
                                                            std::chrono::milliseconds timeout);

[[nodiscard]] Breakage line_too_long();

/// A time in seconds, as the command line gives it, and no less than one millisecond.
[[nodiscard]] std::chrono::milliseconds to_milliseconds(double seconds);

/// As in "10 s".
[[nodiscard]] std::string to_text(std::chrono::milliseconds time);

} // namespace bakuk::harness
