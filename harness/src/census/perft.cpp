#include "census/perft.hpp"

#include "bakuk/rules.hpp"
#include "base/parallel.hpp"

#include <algorithm>
#include <atomic>
#include <mutex>

namespace bakuk::harness {

namespace {

/// A game as the search needs it: its positions, the last of them still to be played on from.
using Line = std::vector<Position>;

bool comes_back(const Line& line, const Position& position) {
    return std::ranges::any_of(line, [&](const Position& earlier) {
        return earlier.board() == position.board() && earlier.mover() == position.mover();
    });
}

class Search {
public:
    Search(std::size_t depth, const Rulings& rulings, const std::atomic<bool>& stop)
        : depth_(depth), rulings_(rulings), stop_(stop), counts_(depth + 1) {}

    /// Counts the continuations of a line of so many positions, no game in it ended. Lines that
    /// reach `split` turns go to `further` instead of being followed, if it is given.
    void follow(Line& line, std::size_t split, std::vector<Line>* further) {
        const std::size_t turns = line.size(); // with the next one
        if (turns > depth_ || stop_) {
            return;
        }
        const Position position = line.back();
        for (const Hole hole : legal_moves(position, rulings_)) {
            const Position after = std::get<Turn>(play(position, hole, rulings_)).after;
            ++counts_[turns].games;
            if (has_ended(after, rulings_) ||
                (rulings_.repetition == Repetition::ends && comes_back(line, after))) {
                ++counts_[turns].ended;
                continue;
            }
            line.push_back(after);
            if (turns == split && further != nullptr) {
                further->push_back(line);
            } else {
                follow(line, split, further);
            }
            line.pop_back();
        }
    }

    [[nodiscard]] std::vector<GamesOfLength>& counts() { return counts_; }

private:
    std::size_t depth_;
    Rulings rulings_;
    const std::atomic<bool>& stop_;
    std::vector<GamesOfLength> counts_;
};

// Lines of so many turns are handed out to the processors, some hundreds.
constexpr std::size_t turns_to_split = 7;

} // namespace

std::vector<GamesOfLength> count_games(Players players, int depth, const Rulings& rulings,
                                       const std::function<void(std::uint64_t)>& watch) {
    const auto turns = static_cast<std::size_t>(depth);
    const std::atomic<bool> never = false;
    Search beginning(turns, rulings, never);
    std::vector<Line> further;
    Line line{start(players)};
    beginning.counts()[0] = {1, 0};
    beginning.follow(line, turns_to_split, &further);

    std::vector<GamesOfLength> sum = beginning.counts();
    std::mutex mutex;
    std::atomic<std::uint64_t> done = 0;
    work_in_parallel(
        further.size(),
        [&](std::size_t index, const std::atomic<bool>& stop) {
            Search search(turns, rulings, stop);
            search.follow(further[index], turns_to_split, nullptr);
            ++done;
            const std::lock_guard lock(mutex);
            for (std::size_t length = 0; length <= turns; ++length) {
                sum[length].games += search.counts()[length].games;
                sum[length].ended += search.counts()[length].ended;
            }
        },
        [&] { watch(further.empty() ? 1000 : done * 1000 / further.size()); });
    return sum;
}

} // namespace bakuk::harness
