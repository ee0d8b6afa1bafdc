#include "base/nearest.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

namespace bakuk::harness {

namespace {

/// How many letters must be put in, left out or replaced to make one word of the other.
std::size_t distance(std::string_view left, std::string_view right) {
    std::vector<std::size_t> row(right.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < left.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i + 1;
        for (std::size_t j = 0; j < right.size(); ++j) {
            const std::size_t replaced = diagonal + (left[i] == right[j] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({replaced, diagonal + 1, row[j] + 1});
        }
    }
    return row.back();
}

} // namespace

std::string nearest(std::string_view word, std::span<const std::string> candidates) {
    std::string best;
    std::size_t best_distance = std::min<std::size_t>(2, word.size() / 2) + 1;
    for (const std::string& candidate : candidates) {
        if (const std::size_t changes = distance(word, candidate); changes < best_distance) {
            best = candidate;
            best_distance = changes;
        }
    }
    return best;
}

} // namespace bakuk::harness
