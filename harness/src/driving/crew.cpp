#include "driving/crew.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <fmt/format.h>
#include <mutex>
#include <thread>

namespace bakuk::harness {

/// One process after the other, in a thread of its own.
class Crew::Worker : public Listener {
public:
    /// What workers have in common.
    struct Shared {
        Crew& crew;
        const Interview::Source& source;
        Listener& listener;
        std::mutex source_mutex{};
        std::mutex mutex{}; // for the crew and the listener
        std::atomic<bool> stop = false;
    };

    explicit Worker(Shared& shared) : shared_(shared) {}

    void work() {
        const CrewOptions& options = shared_.crew.options_;
        if (!options.isolate) {
            hold([this] { return next(); });
            return;
        }
        while (std::optional<Batch> batch = next()) {
            hold([&batch] { return std::exchange(batch, std::nullopt); });
        }
    }

    void right(std::uint64_t first, std::string_view lines) override {
        const std::lock_guard lock(shared_.mutex);
        shared_.listener.right(first, lines);
    }
    void wrong(const Asked& asked, std::string_view given) override {
        const std::lock_guard lock(shared_.mutex);
        shared_.listener.wrong(asked, given);
    }
    void broke(const Asked& asked, const Breakage& breakage) override {
        const std::lock_guard lock(shared_.mutex);
        Crew& crew = shared_.crew;
        ++crew.breakages_;
        crew.slow_breakages_ += breakage.slow ? 1 : 0;
        shared_.listener.broke(asked, breakage);
        if (crew.breakages_ >= crew.options_.most_breakages ||
            crew.slow_breakages_ >= crew.options_.most_slow_breakages) {
            give_up(fmt::format("it broke {} times; the rest was not asked", crew.breakages_));
        }
    }

private:
    std::optional<Batch> next() {
        const std::lock_guard lock(shared_.source_mutex);
        return shared_.stop ? std::nullopt : shared_.source();
    }

    /// Holds one interview to its end, with as many processes as that takes.
    void hold(const Interview::Source& source) {
        const CrewOptions& options = shared_.crew.options_;
        Interview interview(source, *this, options.timeout);
        bool all_asked = false;
        while (!all_asked && !shared_.stop) {
            const std::unique_ptr<Process> process = start();
            if (!process) {
                return;
            }
            all_asked = interview.ask(*process);
            if (all_asked) {
                note_complaints(say_goodbye(*process, options.timeout));
            } else {
                const std::lock_guard lock(shared_.mutex);
                shared_.crew.last_words_ = process->last_words();
            }
        }
    }

    /// A process that has said hello; none if that cannot be had.
    std::unique_ptr<Process> start() {
        Crew& crew = shared_.crew;
        {
            const std::lock_guard lock(shared_.mutex);
            if (crew.spare_) {
                return std::move(crew.spare_);
            }
        }
        auto started = start_adapter(crew.options_.command, crew.options_.timeout);
        if (const NoAdapter* none = std::get_if<NoAdapter>(&started)) {
            const std::lock_guard lock(shared_.mutex);
            crew.last_words_ = none->last_words;
            give_up(fmt::format("it could not be started again: {}; the rest was not asked",
                                none->text));
            return nullptr;
        }
        return std::move(std::get<Adapter>(started).process);
    }

    /// Requires: the crew is locked.
    void give_up(const std::string& why) {
        shared_.stop = true;
        if (shared_.crew.gave_up_.empty()) {
            shared_.crew.gave_up_ = why;
        }
    }

    void note_complaints(const std::vector<std::string>& complaints) {
        const std::lock_guard lock(shared_.mutex);
        std::vector<std::string>& known = shared_.crew.complaints_;
        for (const std::string& complaint : complaints) {
            if (std::ranges::find(known, complaint) == known.end()) {
                known.push_back(complaint);
            }
        }
    }

    Shared& shared_;
};

void Crew::ask(const Interview::Source& source, Listener& listener) {
    if (!gave_up_.empty()) {
        return;
    }
    Worker::Shared shared{*this, source, listener};
    std::vector<std::exception_ptr> failures(static_cast<std::size_t>(options_.processes));
    std::vector<std::thread> threads;
    const auto work = [&shared](std::exception_ptr& failure) {
        try {
            Worker(shared).work();
        } catch (...) {
            failure = std::current_exception();
            shared.stop = true;
        }
    };
    for (std::size_t other = 1; other < failures.size(); ++other) {
        threads.emplace_back(work, std::ref(failures[other]));
    }
    work(failures.front());
    for (std::thread& thread : threads) {
        thread.join();
    }
    for (const std::exception_ptr& failure : failures) {
        if (failure) {
            std::rethrow_exception(failure);
        }
    }
}

} // namespace bakuk::harness
