#pragma once

#include <atomic>
#include <cstddef>
#include <functional>

namespace bakuk::harness {

/// Does the work of each index from 0 to count - 1, begun in that order, on as many threads as
/// there are processors. The calling thread meanwhile calls `watch` some twenty times a second.
/// Whatever `watch` or a work throws ends all: `stop` becomes true, which long work looks at, and
/// once nothing runs any more the first exception is thrown on.
void work_in_parallel(
    std::size_t count,
    const std::function<void(std::size_t index, const std::atomic<bool>& stop)>& work,
    const std::function<void()>& watch);

} // namespace bakuk::harness
