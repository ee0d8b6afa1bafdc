#pragma once

// Going through every board that there is. BAKUK_STRIDE=N takes only every Nth board, for builds
// that are too slow to take them all.

#include "bakuk/board.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

namespace bakuk::tests {

/// Every how many boards one is taken; 1 unless BAKUK_STRIDE says otherwise.
/// Errors: std::runtime_error if that is no number from 1 on.
std::size_t stride();

/// Looks at one thing; says what is wrong with it, if anything is.
using Finding = std::optional<std::string>;

/// Does tasks 0 to count - 1 on all cores, the last first. Gives the finding of one that has one,
/// and then begins no further task.
Finding on_all_cores(std::size_t count, const std::function<Finding(std::size_t task)>& task);

/// Calls `see(board)` with the boards of that many stones in lexicographic order, each of them or
/// one in `stride()`, until it gives a finding.
template <typename See>
Finding for_each_board(int stones, See see) {
    const std::size_t step = stride();
    std::size_t skip = 0;
    for (int a = 0; a <= stones; ++a) {
        for (int b = 0; a + b <= stones; ++b) {
            for (int c = 0; a + b + c <= stones; ++c) {
                for (int d = 0; a + b + c + d <= stones; ++d) {
                    for (int e = 0; a + b + c + d + e <= stones; ++e) {
                        if (skip > 0) {
                            --skip;
                            continue;
                        }
                        skip = step - 1;
                        const int f = stones - a - b - c - d - e;
                        if (Finding finding = see(Board({a, b, c, d, e, f}))) {
                            return finding;
                        }
                    }
                }
            }
        }
    }
    return std::nullopt;
}

} // namespace bakuk::tests
