#include "base/terminal.hpp"

#include "base/errors.hpp"

#include <cmath>
#include <csignal>
#include <cstdlib>
#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace bakuk::harness {

namespace {

volatile std::sig_atomic_t interrupted = 0;

void note(int /*signal*/) {
    interrupted = 1;
}

bool is_terminal(std::FILE* stream) {
    return ::isatty(::fileno(stream)) == 1;
}

bool is_set(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr && *value != '\0';
}

std::string_view code_of(Colour colour) {
    switch (colour) {
    case Colour::plain:
        return "0";
    case Colour::bold:
        return "1";
    case Colour::dim:
        return "2";
    case Colour::red:
        return "31";
    case Colour::green:
        return "32";
    case Colour::yellow:
        return "33";
    }
    return "0";
}

std::string duration_text(double seconds) {
    const auto whole = static_cast<std::uint64_t>(std::lround(seconds));
    return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

} // namespace

bool may_colour(std::FILE* stream) {
    const char* term = std::getenv("TERM");
    return is_terminal(stream) && !is_set("NO_COLOR") && term != nullptr &&
           std::string_view(term) != "dumb";
}

std::string coloured(std::string_view text, Colour colour, std::FILE* stream) {
    if (colour == Colour::plain || !may_colour(stream)) {
        return std::string(text);
    }
    return fmt::format("\x1b[{}m{}\x1b[0m", code_of(colour), text);
}

std::optional<std::size_t> columns_of(std::FILE* stream) {
    winsize size{};
    if (!is_terminal(stream) || ::ioctl(::fileno(stream), TIOCGWINSZ, &size) != 0 ||
        size.ws_col == 0) {
        return std::nullopt;
    }
    return size.ws_col;
}

Progress::Progress(std::string title, std::uint64_t total, std::string unit)
    : title_(std::move(title)), unit_(std::move(unit)), total_(total), shown_(is_terminal(stderr)),
      begun_(std::chrono::steady_clock::now()) {}

Progress::~Progress() {
    clear();
}

void Progress::clear() {
    if (drawn_) {
        fmt::print(stderr, "\r\x1b[K");
        static_cast<void>(std::fflush(stderr));
        drawn_ = false;
    }
}

void Progress::at(std::uint64_t done) {
    const auto now = std::chrono::steady_clock::now();
    if (!shown_ || now - last_ < std::chrono::milliseconds(100)) {
        return;
    }
    last_ = now;
    const double elapsed = std::chrono::duration<double>(now - begun_).count();
    const double rate = elapsed > 0 ? static_cast<double>(done) / elapsed : 0;
    const double share = total_ > 0 ? static_cast<double>(done) / static_cast<double>(total_) : 0;
    constexpr int width = 24;
    const auto filled = static_cast<std::size_t>(share * width);
    std::string left;
    if (rate > 0 && done < total_) {
        left = fmt::format(", {} left", duration_text(static_cast<double>(total_ - done) / rate));
    }
    fmt::print(stderr, "\r\x1b[K{} [{}{}] {:3.0f}%  {:.0f} {}/s{}", title_,
               std::string(filled, '#'), std::string(width - filled, '.'), share * 100, rate, unit_,
               left);
    static_cast<void>(std::fflush(stderr));
    drawn_ = true;
}

void note_interrupts() {
    struct sigaction action{};
    action.sa_handler = note;
    ::sigaction(SIGINT, &action, nullptr);
    ::sigaction(SIGTERM, &action, nullptr);
}

void throw_if_interrupted() {
    if (interrupted != 0) {
        throw Interrupted();
    }
}

} // namespace bakuk::harness
