#include "driving/watch.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

using namespace std::chrono_literals;

/// How long what was written before an end may take to arrive.
constexpr std::chrono::milliseconds after_end = 100ms;
/// How long a process that has closed a pipe may take to end.
constexpr std::chrono::milliseconds after_close = 2s;

} // namespace

void Watch::begin() {
    line_came_ = bytes_came_ = Clock::now();
}

void Watch::wait(Process& process) {
    const std::uint64_t before = process.received_in_all();
    const bool closing = process.ended() || process.output_closed() || process.input_closed();
    process.wait(closing ? 10ms : std::min(timeout_, 100ms));
    const std::uint64_t bytes = process.received_in_all() - before;
    if (bytes == 0) {
        return;
    }
    bytes_came_ = Clock::now();
    const std::string_view received = process.received();
    const std::size_t fresh = std::min<std::size_t>(received.size(), bytes);
    if (received.substr(received.size() - fresh).find('\n') != std::string_view::npos) {
        line_came_ = bytes_came_;
    }
}

std::optional<Breakage> Watch::breakage(const Process& process) const {
    const Clock::time_point now = Clock::now();
    const auto silence = now - bytes_came_;
    const std::string_view received = process.received();
    const std::string rest(received.substr(received.rfind('\n') + 1));
    if (process.ended() && (process.output_closed() || silence > after_end)) {
        return Breakage{Ending::crashed, rest, to_text(*process.ended())};
    }
    if (process.output_closed() && !process.ended() && silence > std::min(after_close, timeout_)) {
        return Breakage{Ending::protocol_error, rest, "it closed its standard output and lived on",
                        true};
    }
    if (process.input_closed() && !process.ended() && silence > std::min(after_close, timeout_)) {
        return Breakage{Ending::protocol_error, rest, "it closed its standard input and lived on",
                        true};
    }
    if (now - line_came_ >= timeout_) {
        return Breakage{Ending::timed_out, rest,
                        fmt::format("{} within {}", rest.empty() ? "no reply" : "half a line",
                                    to_text(timeout_)),
                        true};
    }
    return std::nullopt;
}

std::variant<std::string, Breakage> read_line(Process& process, std::chrono::milliseconds timeout) {
    Watch watch(timeout);
    watch.begin();
    while (true) {
        const std::string_view received = process.received();
        const std::size_t end = received.find('\n');
        if (std::min(end, received.size()) > most_line) {
            return line_too_long();
        }
        if (end != std::string_view::npos) {
            std::string line(received.substr(0, end));
            process.take(end + 1);
            if (line.ends_with('\r')) {
                line.pop_back();
            }
            return line;
        }
        if (const auto breakage = watch.breakage(process)) {
            return *breakage;
        }
        watch.wait(process);
    }
}

Breakage line_too_long() {
    return {Ending::protocol_error, "", fmt::format("a line of more than {} bytes", most_line)};
}

std::chrono::milliseconds to_milliseconds(double seconds) {
    return std::chrono::milliseconds(std::max(1L, std::lround(seconds * 1000)));
}

std::string to_text(std::chrono::milliseconds time) {
    return fmt::format("{:g} s", static_cast<double>(time.count()) / 1000);
}

} // namespace bakuk::harness
