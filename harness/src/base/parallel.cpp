#include "base/parallel.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace bakuk::harness {

namespace {

constexpr std::chrono::milliseconds between_looks{50};

class Workers {
public:
    Workers(std::size_t count,
            const std::function<void(std::size_t, const std::atomic<bool>&)>& work)
        : count_(count), work_(work), running_(std::max(1U, std::thread::hardware_concurrency())) {
        for (std::size_t thread = running_; thread > 0; --thread) {
            threads_.emplace_back([this] { run(); });
        }
    }

    /// Waits for the end of all work, or so long; whether it has ended.
    bool wait(std::chrono::milliseconds time) {
        std::unique_lock lock(mutex_);
        return ended_.wait_for(lock, time, [this] { return running_ == 0; });
    }

    void stop(std::exception_ptr reason) {
        const std::lock_guard lock(mutex_);
        if (!reason_) {
            reason_ = std::move(reason);
        }
        stop_ = true;
    }

    /// Requires: all work has ended.
    void throw_reason() const {
        if (reason_) {
            std::rethrow_exception(reason_);
        }
    }

private:
    void run() {
        try {
            for (std::size_t index = next_++; index < count_ && !stop_; index = next_++) {
                work_(index, stop_);
            }
        } catch (...) {
            stop(std::current_exception());
        }
        const std::lock_guard lock(mutex_);
        --running_;
        ended_.notify_all();
    }

    std::size_t count_;
    const std::function<void(std::size_t, const std::atomic<bool>&)>& work_;
    std::atomic<std::size_t> next_ = 0;
    std::atomic<bool> stop_ = false;
    std::mutex mutex_;
    std::condition_variable ended_;
    std::size_t running_;
    std::exception_ptr reason_;
    std::vector<std::jthread> threads_; // last, so that they end before what they use
};

} // namespace

void work_in_parallel(std::size_t count,
                      const std::function<void(std::size_t, const std::atomic<bool>&)>& work,
                      const std::function<void()>& watch) {
    Workers workers(count, work);
    do {
        try {
            watch();
        } catch (...) {
            workers.stop(std::current_exception());
        }
    } while (!workers.wait(between_looks));
    workers.throw_reason();
}

} // namespace bakuk::harness
