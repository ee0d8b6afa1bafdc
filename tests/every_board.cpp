#include "every_board.hpp"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <iostream>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <vector>

namespace bakuk::tests {

namespace {

std::size_t read_stride() {
    const char* text = std::getenv("BAKUK_STRIDE");
    if (text == nullptr) {
        return 1;
    }
    const std::string digits = text;
    if (digits.empty() || digits.size() > 6 || digits.front() == '0' ||
        digits.find_first_not_of("0123456789") != std::string::npos) {
        throw std::runtime_error("BAKUK_STRIDE is \"" + digits + "\"; expected a number from 1 on");
    }
    const std::size_t number = std::stoul(digits);
    if (number > 1) {
        std::cout << "BAKUK_STRIDE: one board in " << number << " is taken\n";
    }
    return number;
}

} // namespace

std::size_t stride() {
    static const std::size_t number = read_stride();
    return number;
}

Finding on_all_cores(std::size_t count, const std::function<Finding(std::size_t)>& task) {
    std::atomic<std::size_t> begun = 0;
    std::atomic<bool> found = false;
    std::mutex guard;
    Finding first;
    const auto keep = [&](Finding finding) {
        const std::lock_guard lock(guard);
        if (!first) {
            first = std::move(finding);
        }
        found = true;
    };
    const auto work = [&] {
        try {
            for (std::size_t next = begun++; next < count && !found; next = begun++) {
                if (Finding finding = task(count - 1 - next)) {
                    keep(std::move(finding));
                }
            }
        } catch (const std::exception& error) {
            keep(std::string("exception: ") + error.what());
        }
    };
    std::vector<std::thread> threads(std::max(1U, std::thread::hardware_concurrency()));
    for (std::thread& thread : threads) {
        thread = std::thread(work);
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    return first;
}

} // namespace bakuk::tests
