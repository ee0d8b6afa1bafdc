#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>

namespace bakuk::harness {

/// Whether colour may be written to that stream: a terminal, NO_COLOR unset, TERM not dumb.
[[nodiscard]] bool may_colour(std::FILE* stream);

enum class Colour { plain, bold, dim, red, green, yellow };

/// The text in that colour where the stream takes it, else the text itself.
[[nodiscard]] std::string coloured(std::string_view text, Colour colour, std::FILE* stream);

/// How many columns the terminal has that the stream goes to; nothing if it goes elsewhere.
[[nodiscard]] std::optional<std::size_t> columns_of(std::FILE* stream);

/// A progress bar on standard error, on a terminal only: share done, rate, time left. It is gone
/// without a trace when the work is done, ended by an exception included.
class Progress {
public:
    /// `unit` is the plural of what is counted, as in "requests".
    Progress(std::string title, std::uint64_t total, std::string unit);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// So much is done now; drawn at most ten times a second.
    void at(std::uint64_t done);

private:
    void clear();

    std::string title_;
    std::string unit_;
    std::uint64_t total_;
    bool shown_;
    bool drawn_ = false;
    std::chrono::steady_clock::time_point begun_;
    std::chrono::steady_clock::time_point last_;
};

/// From now on SIGINT and SIGTERM are noted instead of ending the program at once.
void note_interrupts();

/// Errors: Interrupted, if an interrupt was noted. Long work calls it often.
void throw_if_interrupted();

} // namespace bakuk::harness
