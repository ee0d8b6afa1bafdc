#include "diagnosis/features.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

constexpr std::size_t most_together = 3; // features in one distinction
constexpr double least_share = 0.9;      // of those set apart

struct Count {
    std::size_t inside = 0;
    std::size_t outside = 0;
};

Count count(const std::vector<bool>& holds, const std::vector<bool>& apart) {
    Count counted;
    for (std::size_t index = 0; index < holds.size(); ++index) {
        if (holds[index]) {
            ++(apart[index] ? counted.inside : counted.outside);
        }
    }
    return counted;
}

std::vector<bool> both(const std::vector<bool>& left, const std::vector<bool>& right) {
    std::vector<bool> holds(left.size());
    for (std::size_t index = 0; index < left.size(); ++index) {
        holds[index] = left[index] && right[index];
    }
    return holds;
}

/// How well a feature tells those set apart from the others: the harmonic mean of the share of
/// them that it catches and the share of them in what it catches.
double quality(const Count& counted, std::size_t apart) {
    return 2.0 * static_cast<double>(counted.inside) /
           static_cast<double>(counted.inside + counted.outside + apart);
}

struct Found {
    std::vector<const Feature*> features;
    std::vector<bool> holds;
    Count counted;
    double quality = 0;
};

bool catches_enough(const Count& counted, std::size_t apart) {
    return static_cast<double>(counted.inside) >= least_share * static_cast<double>(apart);
}

/// How much a distinction tells: 2 if it holds of all of them, for one cause does, and of no more
/// others; 1 if it holds of most, which may be chance, and of at most half as many others; else 0.
int rank_of(const Count& counted, std::size_t total) {
    if (counted.inside == total) {
        return counted.outside <= total ? 2 : 0;
    }
    return counted.inside > 0 && 2 * counted.outside <= total ? 1 : 0;
}

/// What holds where each of these does.
Found found_with(std::vector<const Feature*> features, const std::vector<bool>& apart,
                 std::size_t total) {
    std::vector<bool> holds = features.front()->holds;
    for (std::size_t index = 1; index < features.size(); ++index) {
        holds = both(holds, features[index]->holds);
    }
    const Count counted = count(holds, apart);
    return {std::move(features), std::move(holds), counted, quality(counted, total)};
}

/// The feature that improves what was found so far most, if any leaves no more than half of the
/// others that hold besides: one that leaves more says little and sounds like a reason.
void improve(Found& found, std::span<const Feature> features, const std::vector<bool>& apart,
             std::size_t total) {
    Found best = found;
    for (const Feature& feature : features) {
        const std::vector<bool> holds = both(found.holds, feature.holds);
        const Count counted = count(holds, apart);
        const double reached = quality(counted, total);
        const bool loses_some = counted.inside < found.counted.inside;
        if (catches_enough(counted, total) && !(loses_some && found.counted.inside == total) &&
            2 * counted.outside <= found.counted.outside && reached > best.quality + 0.01) {
            best = found;
            best.features.push_back(&feature);
            best.holds = holds;
            best.counted = counted;
            best.quality = reached;
        }
    }
    found = best;
}

/// Leaves out what the rest does as well without, however it came in.
void simplify(Found& found, const std::vector<bool>& apart, std::size_t total) {
    for (std::size_t index = 0; index < found.features.size() && found.features.size() > 1;) {
        std::vector<const Feature*> rest = found.features;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(index));
        Found without = found_with(std::move(rest), apart, total);
        if (without.quality > found.quality - 0.01) {
            found = std::move(without);
        } else {
            ++index;
        }
    }
}

Found find(std::span<const Feature> features, const std::vector<bool>& apart, std::size_t total) {
    Found best;
    // The first of several is not always the best alone, so each is tried as the first.
    for (const Feature& first : features) {
        Found found = found_with({&first}, apart, total);
        if (!catches_enough(found.counted, total)) {
            continue;
        }
        while (found.features.size() < most_together) {
            const std::size_t before = found.features.size();
            improve(found, features, apart, total);
            if (found.features.size() == before) {
                break;
            }
        }
        simplify(found, apart, total);
        const int rank = rank_of(found.counted, total);
        const int best_rank = rank_of(best.counted, total);
        if (rank != best_rank) {
            best = rank > best_rank ? found : best;
            continue;
        }
        const bool simpler = found.features.size() < best.features.size();
        if (found.quality > best.quality + 0.01 ||
            (simpler && found.quality > best.quality - 0.01)) {
            best = found;
        }
    }
    return best;
}

} // namespace

std::optional<Distinction> what_sets_apart(std::span<const Feature> features,
                                           const std::vector<bool>& apart) {
    const auto total = static_cast<std::size_t>(std::ranges::count(apart, true));
    const Found found = find(features, apart, total);
    if (found.features.empty() || rank_of(found.counted, total) == 0) {
        return std::nullopt;
    }
    std::string sentence;
    for (const Feature* feature : found.features) {
        sentence += fmt::format("{}{}", sentence.empty() ? "" : ", and ", feature->sentence);
    }
    return Distinction{sentence, found.counted.inside, found.counted.outside};
}

} // namespace bakuk::harness
