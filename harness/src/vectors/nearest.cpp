#include "vectors/nearest.hpp"

#include <algorithm>
#include <numeric>

namespace bakuk::harness {

std::size_t distance(std::string_view left, std::string_view right) {
    // The distances from the part of `left` that has been seen to every beginning of `right`.
    std::vector<std::size_t> distances(right.size() + 1);
    std::iota(distances.begin(), distances.end(), std::size_t{0});
    for (const char of_left : left) {
        std::size_t before = distances.front()++;
        for (std::size_t index = 0; index < right.size(); ++index) {
            const std::size_t changed = before + (of_left == right[index] ? 0 : 1);
            before = distances[index + 1];
            distances[index + 1] = std::min({changed, before + 1, distances[index] + 1});
        }
    }
    return distances.back();
}

std::vector<std::string> nearest(std::string_view text, const std::vector<std::string>& texts,
                                 std::size_t most) {
    std::vector<std::string> sorted = texts;
    std::ranges::stable_sort(sorted, {},
                             [&](const std::string& one) { return distance(text, one); });
    sorted.resize(std::min(most, sorted.size()));
    return sorted;
}

} // namespace bakuk::harness
