#include "solve/retrograde.hpp"

#include "base/terminal.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace bakuk::harness {

namespace {

// Why this is right.
//
// Fix an amount t > 0 and one of the two players. He can force at least t from exactly those
// positions that belong to the smallest set A (his attractor) such that
//   (1) a position in which he moves is in A if a turn of his leaves the stratum with a value of at
//       least t for him, or stays and leads into A;
//   (2) a position in which the other moves is in A if the other has a turn, and every turn of his
//       leaves the stratum with a value of at most -t for the other, or stays and leads into A.
// From within A he gets there: A is built up step by step, and each turn leads to an earlier step
// or out. From outside A the other can stay outside for ever, or until someone leaves with less
// than t or cannot move; all that gives at most max(0, the exit's value), which is less than t.
// So the value for the player to move is the largest t for which his position is in his own
// attractor, minus the largest t for which it is in the other's, and 0 if it is in neither. It is
// never in both: nobody can force more than 0 where the other can force more than 0.
//
// The attractors of t contain those of every larger amount. So they are built from the largest
// amount down, those of both players at once, and a position is decided at the first amount that
// takes it in: with t if he who moves there forces it (1), with -t if the other does (2). For (2)
// it is counted how many turns that stay lead to positions not yet decided in favour of him who
// moves there. When none is left at amount t, and the best exit is m, the position comes in at
// amount min(t, -m); never, if m is not below 0. Within one amount positions are decided in the
// order in which they come in, so each is decided after those that it is decided by: the order.

constexpr std::size_t most_value = 36;

struct Candidate {
    std::uint32_t place;
    Value value;
};

/// For each place the places from which a turn leads there, one after the other.
class Sources {
public:
    explicit Sources(const StratumTurns& turns) : first_(turns.stays.size() + 1) {
        for (const auto& targets : turns.stays) {
            for (const std::uint32_t target : targets) {
                if (target != no_place) {
                    ++first_[target];
                }
            }
        }
        std::inclusive_scan(first_.begin(), first_.end(), first_.begin());
        sources_.resize(first_.back());
        // Filled from the back, so that each first_ ends where its sources begin.
        for (std::size_t place = 0; place < turns.stays.size(); ++place) {
            for (const std::uint32_t target : turns.stays[place]) {
                if (target != no_place) {
                    sources_[--first_[target]] = static_cast<std::uint32_t>(place);
                }
            }
        }
    }

    template <typename See>
    void for_each(std::uint32_t place, const See& see) const {
        for (std::uint32_t at = first_[place]; at < first_[place + 1]; ++at) {
            see(sources_[at]);
        }
    }

private:
    std::vector<std::uint32_t> first_;
    std::vector<std::uint32_t> sources_;
};

class Decider {
public:
    explicit Decider(const StratumTurns& turns)
        : turns_(turns), sources_(turns), open_(turns.stays.size()),
          decided_{std::vector<Value>(turns.stays.size()),
                   std::vector<std::uint32_t>(turns.stays.size(), undecided)} {
        assert(turns.best_exit.size() == turns.stays.size());
        for (std::size_t place = 0; place < open_.size(); ++place) {
            begin(static_cast<std::uint32_t>(place));
        }
    }

    StratumValues run() {
        for (std::size_t amount = most_value; amount > 0; amount -= 2) {
            throw_if_interrupted();
            // It grows while it is gone through.
            std::vector<Candidate>& candidates = candidates_[amount];
            for (std::size_t next = 0; next < candidates.size(); ++next) {
                take_in(candidates[next]);
            }
            candidates = {};
        }
        return std::move(decided_);
    }

private:
    void begin(std::uint32_t place) {
        const auto& stays = turns_.stays[place];
        const auto absent = std::ranges::count(stays, no_place);
        open_[place] = static_cast<std::uint8_t>(most_turns - static_cast<std::size_t>(absent));
        const Value exit = turns_.best_exit[place];
        if (exit != no_exit && (exit > 0 || open_[place] == 0)) {
            add(place, exit);
        }
    }

    /// The position's value may be this. A value of 0 is what is left in the end.
    void add(std::uint32_t place, int value) {
        if (value != 0) {
            candidates_[static_cast<std::size_t>(std::abs(value))].push_back(
                {place, static_cast<Value>(value)});
        }
    }

    /// By value: the list that it stands in grows meanwhile.
    void take_in(Candidate candidate) {
        if (is_decided(candidate.place)) {
            return;
        }
        decided_.value[candidate.place] = candidate.value;
        decided_.order[candidate.place] = next_order_;
        ++next_order_;
        sources_.for_each(candidate.place, [&](std::uint32_t source) {
            if (is_decided(source)) {
                return;
            }
            if (candidate.value < 0) {
                add(source, -candidate.value);
            } else {
                close_one(source, candidate.value);
            }
        });
    }

    /// One more turn of this position leads to where the other has that value.
    void close_one(std::uint32_t place, Value others) {
        --open_[place];
        const Value exit = turns_.best_exit[place];
        if (open_[place] == 0 && exit <= 0) {
            add(place, std::max<int>(-others, exit));
        }
    }

    [[nodiscard]] bool is_decided(std::uint32_t place) const {
        return decided_.order[place] != undecided;
    }

    const StratumTurns& turns_;
    Sources sources_;
    std::vector<std::uint8_t> open_; // turns that stay and are not known to favour the other
    StratumValues decided_;
    std::uint32_t next_order_ = 0;
    std::array<std::vector<Candidate>, most_value + 1> candidates_; // by amount
};

} // namespace

StratumValues decide(const StratumTurns& turns) {
    return Decider(turns).run();
}

} // namespace bakuk::harness
