#pragma once

#include "check/results.hpp"
#include "driving/process.hpp"
#include "driving/watch.hpp"

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace bakuk::harness {

/// Requests to be asked one after the other, with the replies that are right.
struct Batch {
    std::string requests;    // each with its LF
    std::string expected;    // each with its LF
    std::uint64_t first = 0; // the number of its first request
    std::uint64_t count = 0;
};

/// One request: its number, its line and the reply that is right, both without LF.
struct Asked {
    std::uint64_t number = 0;
    std::string request;
    std::string expected;
};

/// Who is told what comes of an interview: of each request once.
class Listener {
public:
    virtual ~Listener() = default;
    /// The right replies came to the requests from that number on, one for each line.
    virtual void right(std::uint64_t first, std::string_view lines) = 0;
    /// A whole line came that is not the reply expected; its line end is taken off.
    virtual void wrong(const Asked& asked, std::string_view given) = 0;
    /// No whole reply came, or none that can be told to be one.
    virtual void broke(const Asked& asked, const Breakage& breakage) = 0;
};

/// Asks an implementation one batch after the other, many requests at a time, and compares what it
/// replies with what is right, block by block. When the implementation breaks, the next process is
/// asked what is left. With many requests on their way one cannot tell at which of them it broke:
/// then the next process is asked these one by one.
class Interview {
public:
    /// Gives the next batch, nothing when there are no more. It may take its time.
    using Source = std::function<std::optional<Batch>()>;

    Interview(Source source, Listener& listener, std::chrono::milliseconds timeout);

    /// Asks what has not been answered yet. True when all has been; false when the process broke
    /// and is of no more use. Errors: Interrupted.
    [[nodiscard]] bool ask(Process& process);

private:
    /// A batch on its way.
    struct Flight {
        std::shared_ptr<const Batch> batch;
        std::size_t sent = 0;        // bytes of the requests
        std::size_t expected_at = 0; // where the next reply's line begins
        std::uint64_t answered = 0;
        std::size_t request_at = 0; // where the line of the request `request_line` begins
        std::uint64_t request_line = 0;
    };
    /// What a process did that had many requests on their way: it is not clear yet at which.
    struct Suspicion {
        Asked asked; // the first without a reply
        Breakage breakage;
        std::uint64_t among = 0;          // so many had no reply
        std::optional<std::string> reply; // that came when it was asked again
    };
    enum class Step { goes_on, waits, broke };

    void fetch();
    void rewind();
    void send(Process& process);
    Step take_replies(Process& process, bool settle);
    Step take_line(Process& process, bool settle);
    Step judge_line(Process& process, std::string_view line, std::size_t bytes, bool settle);
    void accept(std::string_view lines);
    void finish(std::uint64_t lines, std::size_t bytes);
    Step break_off(const Breakage& breakage, bool sure);
    void suspect_front(const Breakage& breakage);
    void settle_suspicion();
    static std::size_t find_request(Flight& flight);
    [[nodiscard]] Asked front();
    [[nodiscard]] std::uint64_t outstanding() const;

    Source source_;
    Listener& listener_;
    std::deque<Flight> flights_;
    bool source_is_empty_ = false;
    std::uint64_t one_by_one_ = 0; // so many more are asked one by one
    std::optional<Suspicion> suspicion_;
    Watch watch_;
};

} // namespace bakuk::harness
