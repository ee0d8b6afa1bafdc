#include "base/lines.hpp"
#include "diagnosis/features.hpp"
#include "diagnosis/situation.hpp"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <set>

namespace bakuk::harness {

namespace {

/// A position's text in numbers; they need not add up.
struct Numbers {
    std::vector<int> board;
    std::vector<int> captured;
    std::string mover;

    [[nodiscard]] int total() const {
        int sum = 0;
        for (const int stones : board) {
            sum += stones;
        }
        for (const int stones : captured) {
            sum += stones;
        }
        return sum;
    }
};

std::optional<std::vector<int>> numbers_of(std::string_view list) {
    std::vector<int> numbers;
    for (const std::string_view number : split(list, ',')) {
        int value = 0;
        const auto read = std::from_chars(number.data(), number.data() + number.size(), value);
        if (read.ec != std::errc{} || read.ptr != number.data() + number.size()) {
            return std::nullopt;
        }
        numbers.push_back(value);
    }
    return numbers;
}

std::optional<Numbers> read(std::string_view text) {
    const std::vector<std::string_view> parts = split(text, '/');
    if (parts.size() != 3) {
        return std::nullopt;
    }
    const auto board = numbers_of(parts[0]);
    const auto captured = numbers_of(parts[1]);
    if (!board || !captured) {
        return std::nullopt;
    }
    return Numbers{*board, *captured, std::string(parts[2])};
}

/// Things that are so, counted over answers of one kind.
class Tally {
public:
    Tally(std::string_view one, std::string_view several) : one_(one), several_(several) {}

    void begin() { ++total_; }
    /// `only_in_all`: of some of the answers it would say little.
    void note(bool holds, std::string_view what, bool only_in_all = false) {
        const auto known = std::ranges::find(counts_, what, &Counted::what);
        Counted& counted = known != counts_.end()
                               ? *known
                               : counts_.emplace_back(Counted{std::string(what), 0, only_in_all});
        counted.count += holds ? 1 : 0;
    }

    /// A sentence for each thing that is so anywhere.
    void tell(std::vector<std::string>& sentences) const {
        for (const Counted& counted : counts_) {
            if (counted.count == 0 || (counted.only_in_all && counted.count < total_)) {
                continue;
            }
            const std::string in =
                total_ == 1 ? fmt::format("in the one {}", one_)
                : counted.count == total_
                    ? fmt::format("in all {} {}", total_, several_)
                    : fmt::format("in {} of {} {}", counted.count, total_, several_);
            sentences.push_back(fmt::format("{} {}", in, counted.what));
        }
    }

private:
    struct Counted {
        std::string what;
        std::size_t count;
        bool only_in_all;
    };
    std::string_view one_;
    std::string_view several_;
    std::size_t total_ = 0;
    std::vector<Counted> counts_;
};

/// How the captured stones of the mover and of the others differ from what is right.
void compare_captured(Tally& tally, const Numbers& given, const Numbers& right,
                      const Position& before) {
    if (given.captured.size() != right.captured.size()) {
        tally.note(true, "the number of players is wrong");
        return;
    }
    const auto mover = static_cast<std::size_t>(before.mover()) - 1;
    const auto sum = [](const std::vector<int>& numbers) {
        int all = 0;
        for (const int number : numbers) {
            all += number;
        }
        return all;
    };
    const auto in_order = [](std::vector<int> numbers) {
        std::ranges::sort(numbers);
        return numbers;
    };
    const bool differ = given.captured != right.captured;
    const bool as_many = differ && sum(given.captured) == sum(right.captured);
    const bool only_whose = as_many && given.board == right.board &&
                            given.captured[mover] == before.captured(before.mover()) &&
                            right.captured[mover] > given.captured[mover];
    const bool exchanged =
        !only_whose && as_many && in_order(given.captured) == in_order(right.captured);
    const bool otherwise = !only_whose && !exchanged;
    tally.note(only_whose, "the board is right and as much is captured as is right, but another "
                           "player gets it");
    tally.note(exchanged, "the captured numbers are right but exchanged between players");
    for (std::size_t player = 0; player < right.captured.size(); ++player) {
        tally.note(given.captured[player] != right.captured[player],
                   fmt::format("what player {} has captured is wrong", player + 1), true);
    }
    const int movers = given.captured[mover] - right.captured[mover];
    tally.note(otherwise && movers < 0, "the mover has too few captured stones");
    tally.note(otherwise && movers > 0, "the mover has too many captured stones");
    tally.note(otherwise && differ && movers == 0,
               "the captured stones of a player who did not move have changed");
}

/// Collects what is wrong, kind by kind.
class Differences {
public:
    explicit Differences(const Rulings& rulings) : rulings_(rulings) {}

    void add(const Observation& one) {
        switch (one.request.index()) {
        case 0:
            add_moves(one);
            break;
        case 1:
            add_turn(one);
            break;
        case 2:
            add_outcome(one);
            break;
        default:
            add_game(one);
        }
    }

    [[nodiscard]] std::vector<std::string> sentences() const {
        std::vector<std::string> sentences;
        for (const Tally* tally : {&moves_, &turns_, &outcomes_, &games_}) {
            tally->tell(sentences);
        }
        if (!lost_.empty()) {
            sentences.push_back(
                fmt::format("the number of stones lost is {}", fmt::join(lost_, " or ")));
        }
        return sentences;
    }

private:
    void add_moves(const Observation& one) {
        const auto lists = [](std::string_view reply) {
            const auto words = split(reply, ' ');
            return std::set<std::string_view>(words.begin() + 1, words.end());
        };
        if (!one.given.starts_with("moves ")) {
            return;
        }
        moves_.begin();
        const auto given = lists(one.given);
        const auto right = lists(one.expected);
        const auto lacks = [](const auto& some, const auto& others) {
            return std::ranges::any_of(
                others, [&](std::string_view hole) { return hole != "-" && !some.contains(hole); });
        };
        moves_.note(lacks(given, right), "a hole is missing");
        moves_.note(lacks(right, given), "there is a hole too many");
        moves_.note(given == right, "the holes are right and their order is wrong");
    }

    void add_turn(const Observation& one) {
        turns_.begin();
        turns_.note(one.given == "illegal", "a legal move is refused");
        turns_.note(one.expected == "illegal", "an illegal move is accepted");
        const auto given = read(one.given);
        const auto right = read(one.expected);
        if (!given || !right) {
            return;
        }
        const auto& asked = std::get<PlayRequest>(one.request);
        const int stones = given->total();
        if (given->captured != right->captured && is_as_sown(*given, asked)) {
            turns_.note(true, "the capture is missing altogether: the position is that after the "
                              "sowing");
        } else {
            turns_.note(given->board != right->board, "the board is wrong");
            compare_captured(turns_, *given, *right, asked.position);
        }
        turns_.note(given->mover != right->mover, "the player to move is wrong");
        turns_.note(stones < stones_in_game, "stones are lost");
        turns_.note(stones > stones_in_game, "there are more than 36 stones");
        if (stones < stones_in_game && lost_.size() < 4) {
            lost_.insert(stones_in_game - stones);
        }
    }

    /// Whether nothing was captured where something is.
    [[nodiscard]] bool is_as_sown(const Numbers& given, const PlayRequest& asked) const {
        const Board sown = sow(asked.position.board(), asked.hole, rulings_).board;
        const std::vector<int> captured(asked.position.captured().begin(),
                                        asked.position.captured().end());
        return given.captured == captured &&
               std::ranges::equal(all_holes, given.board, {},
                                  [&](Hole hole) { return sown[hole]; });
    }

    void add_outcome(const Observation& one) {
        outcomes_.begin();
        compare_outcomes(outcomes_, one.given, one.expected);
    }

    static void compare_outcomes(Tally& tally, std::string_view given, std::string_view right) {
        const bool says_ended = given.starts_with("ended");
        const bool has_ended = right.starts_with("ended");
        tally.note(says_ended && !has_ended, "the game goes on and is said to have ended");
        tally.note(!says_ended && has_ended, "the game has ended and is said to go on");
        tally.note(says_ended && has_ended,
                   "the game has ended, as was said, and only the winners are wrong");
    }

    void add_game(const Observation& one) {
        games_.begin();
        games_.note(one.given == "illegal", "a legal game is refused");
        games_.note(one.expected == "illegal", "an illegal game is accepted");
        const std::size_t given = one.given.find(' ');
        const std::size_t right = one.expected.find(' ');
        if (given == std::string::npos || right == std::string::npos) {
            return;
        }
        if (one.given.substr(0, given) != one.expected.substr(0, right)) {
            games_.note(true, "another position is reached");
            return;
        }
        compare_outcomes(games_, std::string_view(one.given).substr(given + 1),
                         std::string_view(one.expected).substr(right + 1));
    }

    Rulings rulings_;
    Tally moves_{"list of moves", "lists of moves"};
    Tally turns_{"turn", "turns"};
    Tally outcomes_{"outcome", "outcomes"};
    Tally games_{"game", "games"};
    std::set<int> lost_; // how many stones, some of the numbers
};

} // namespace

std::vector<std::string> what_differs(std::span<const Observation> observations,
                                      const Rulings& rulings) {
    Differences differences(rulings);
    for (const Observation& one : observations) {
        if (one.given != one.expected) {
            differences.add(one);
        }
    }
    return differences.sentences();
}

} // namespace bakuk::harness
