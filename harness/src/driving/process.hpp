#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace bakuk::harness {

/// How a process ended: by itself with a status, or by a signal.
struct ProcessEnd {
    std::int64_t status = 0;
    int signal = 0; // 0: none

    [[nodiscard]] bool good() const { return status == 0 && signal == 0; }
};

/// As in "exit status 3" or "signal 11 (Segmentation fault)".
[[nodiscard]] std::string to_text(const ProcessEnd& end);

/// Why a process could not be started, as in "./adapter: permission denied".
struct StartError {
    std::string text;
};

/// A process of another's making, with pipes to its standard input, output and error. Whatever it
/// does, nothing here blocks, grows without bound or raises a signal: it is asked with `wait` what
/// has happened. With its life ends that of its process group, grandchildren included.
class Process {
public:
    /// Starts a command with its arguments in a process group of its own.
    /// Requires: the command is not empty.
    [[nodiscard]] static std::variant<std::unique_ptr<Process>, StartError>
    start(const std::vector<std::string>& command);

    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    /// Queues bytes for its standard input.
    void send(std::string bytes);
    /// The same; the owner keeps the bytes where they are until they are written.
    void send(std::string_view bytes, std::shared_ptr<const void> owner);
    /// Closes its standard input once all that is queued is written.
    void close_input();

    /// Lets things happen for at most so long; true as soon as something has: bytes came, an end
    /// of its output, its input closed, its end. Errors: Interrupted.
    bool wait(std::chrono::milliseconds most);

    /// What it has written to its standard output and has not been taken yet, at most some hundred
    /// KiB: it is read no further than that until some is taken.
    [[nodiscard]] std::string_view received() const;
    /// Takes so many of the bytes received.
    void take(std::size_t bytes);
    /// All bytes received so far, those taken included.
    [[nodiscard]] std::uint64_t received_in_all() const;

    /// Whether its standard output was closed and all of it has been received.
    [[nodiscard]] bool output_closed() const;
    /// Whether it takes no more input.
    [[nodiscard]] bool input_closed() const;
    /// How it ended, if it has.
    [[nodiscard]] const std::optional<ProcessEnd>& ended() const;
    /// The last lines of its standard error, made printable.
    [[nodiscard]] std::string last_words() const;

private:
    struct Handles;
    explicit Process(std::unique_ptr<Handles> handles);
    std::unique_ptr<Handles> handles_;
};

} // namespace bakuk::harness
