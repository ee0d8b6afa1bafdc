#include "vectors/games.hpp"

#include "bakuk/game.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

namespace bakuk::harness {

namespace {

using Offer = std::function<bool(const GameInstance&)>;

/// A game under way, told as recipes look at it.
class Telling {
public:
    Telling(Players players, const Rulings& rulings)
        : game_(start(players), rulings),
          instance_{players, rulings, {}, {}, game_.position(), false, {}, {}, {}} {}

    [[nodiscard]] const Game& game() const { return game_; }
    [[nodiscard]] const GameInstance& instance() const { return instance_; }
    void in_manner(const std::string& manner) { instance_.manner = manner; }

    /// Plays a hole. A refused one is told and ends the telling.
    void play(Hole hole) {
        const auto result = game_.play(hole);
        instance_.moves.push_back(hole);
        if (const Turn* turn = std::get_if<Turn>(&result)) {
            instance_.turns.push_back(*turn);
        } else {
            instance_.illegal = std::get<Illegal>(result);
        }
        instance_.end = game_.position();
        instance_.repeats = game_.repeats();
        instance_.outcome = game_.outcome();
    }

    void add_unread(const std::vector<Hole>& after) {
        instance_.moves.insert(instance_.moves.end(), after.begin(), after.end());
    }

private:
    Game game_;
    GameInstance instance_;
};

Telling tell(Players players, const Rulings& rulings, const std::vector<Hole>& moves) {
    Telling telling(players, rulings);
    for (const Hole hole : moves) {
        telling.play(hole);
    }
    return telling;
}

/// Calls `see` with every game of so many more moves, until it returns false.
bool for_each_game(const Telling& telling, std::size_t more,
                   const std::function<bool(const Telling&)>& see) {
    if (more == 0) {
        return see(telling);
    }
    for (const Hole hole : telling.game().legal_moves()) {
        Telling on = telling;
        on.play(hole);
        if (!for_each_game(on, more - 1, see)) {
            return false;
        }
    }
    return true;
}

} // namespace

GameSource games_by_length(std::size_t most) {
    return [most](const Reach&, Players players, const Rulings& rulings, const Offer& offer) {
        bool goes_on = true;
        for (std::size_t length = 0; length <= most && goes_on; ++length) {
            goes_on = for_each_game(Telling(players, rulings), length,
                                    [&](const Telling& told) { return offer(told.instance()); });
        }
    };
}

GameSource games_that_repeat() {
    constexpr std::size_t most = 20;
    return [](const Reach& reach, Players players, const Rulings& rulings, const Offer& offer) {
        games_by_length(most)(reach, players, rulings, [&](const GameInstance& instance) {
            return !instance.repeats || offer(instance);
        });
    };
}

GameSource refused_games_by_length(std::size_t most, std::vector<Hole> after) {
    return
        [most, after](const Reach&, Players players, const Rulings& rulings, const Offer& offer) {
            const auto offer_refused = [&](const Telling& told) {
                return std::ranges::all_of(all_holes, [&](Hole hole) {
                    Telling on = told;
                    on.play(hole);
                    on.add_unread(after);
                    return !on.instance().illegal || offer(on.instance());
                });
            };
            bool goes_on = true;
            for (std::size_t length = 0; length < most && goes_on; ++length) {
                goes_on = for_each_game(Telling(players, rulings), length, offer_refused);
            }
        };
}

GameSource games_to(std::function<bool(const Position&)> fits) {
    return [fits = std::move(fits)](const Reach& reach, Players players, const Rulings& rulings,
                                    const Offer& offer) {
        reach.for_each([&](const Position& position) {
            return !fits(position) ||
                   offer(tell(players, rulings, reach.game_to(position.board(), position.mover()))
                             .instance());
        });
    };
}

GameSource shortest_games_to(std::function<bool(const Position&)> fits) {
    return [fits = std::move(fits)](const Reach& reach, Players players, const Rulings& rulings,
                                    const Offer& offer) {
        std::vector<std::vector<Hole>> games;
        reach.for_each([&](const Position& position) {
            if (fits(position)) {
                games.push_back(reach.game_to(position.board(), position.mover()));
            }
            return true;
        });
        std::ranges::sort(games, [](const auto& left, const auto& right) {
            return left.size() != right.size() ? left.size() < right.size() : left < right;
        });
        static_cast<void>(std::ranges::all_of(games, [&](const std::vector<Hole>& moves) {
            return offer(tell(players, rulings, moves).instance());
        }));
    };
}

GameSource with_one_more(GameSource source, std::function<bool(const GameInstance&)> fits) {
    return [source = std::move(source), fits = std::move(fits)](
               const Reach& reach, Players players, const Rulings& rulings, const Offer& offer) {
        source(reach, players, rulings, [&](const GameInstance& instance) {
            for (const Hole hole : all_holes) {
                Telling on = tell(players, rulings, instance.moves);
                on.play(hole);
                if (fits(on.instance())) {
                    return offer(on.instance());
                }
            }
            return true;
        });
    };
}

namespace {

/// Numbers by chance that are the same everywhere: the splitmix64 sequence.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : state_(seed) {}

    /// A number below `limit`, which is small.
    std::size_t below(std::size_t limit) {
        state_ += 0x9e3779b97f4a7c15;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111eb;
        return static_cast<std::size_t>((mixed ^ (mixed >> 31U)) % limit);
    }

private:
    std::uint64_t state_;
};

int captured_by(const Game& game, const Turn& turn) {
    const Player mover = game.position().mover();
    return turn.after.captured(mover) - game.position().captured(mover);
}

/// The first of the holes that may be played for which a turn's measure is least.
template <typename Measure>
Hole least(const Game& game, const Rulings& rulings, Measure measure) {
    const Holes holes = game.legal_moves();
    return *std::ranges::min_element(holes, {}, [&](Hole hole) {
        return measure(std::get<Turn>(play(game.position(), hole, rulings)));
    });
}

std::vector<Hole> holes_that_may_be_played(const Game& game) {
    const Holes holes = game.legal_moves();
    return {holes.begin(), holes.end()};
}

std::vector<Hole> holes_that_capture_least(const Game& game, const Rulings& rulings) {
    const auto captured = [&](Hole hole) {
        return captured_by(game, std::get<Turn>(play(game.position(), hole, rulings)));
    };
    std::vector<Hole> holes = holes_that_may_be_played(game);
    const int fewest = captured(*std::ranges::min_element(holes, {}, captured));
    std::erase_if(holes, [&](Hole hole) { return captured(hole) > fewest; });
    return holes;
}

struct Manner {
    std::string name;
    std::function<Hole(const Game&, const Rulings&)> choose;
};

std::vector<Manner> manners() {
    return {
        {"his first hole that holds a stone",
         [](const Game& game, const Rulings&) { return game.legal_moves()[0]; }},
        {"his last hole that holds a stone",
         [](const Game& game, const Rulings&) { return game.legal_moves().back(); }},
        {"the fullest of his holes",
         [](const Game& game, const Rulings& rulings) {
             return least(game, rulings,
                          [&](const Turn& turn) { return -game.position().board()[turn.from]; });
         }},
        {"the hole with the fewest stones",
         [](const Game& game, const Rulings& rulings) {
             return least(game, rulings,
                          [&](const Turn& turn) { return game.position().board()[turn.from]; });
         }},
        {"the hole that captures most",
         [](const Game& game, const Rulings& rulings) {
             return least(game, rulings,
                          [&](const Turn& turn) { return -captured_by(game, turn); });
         }},
        {"the hole that captures least",
         [](const Game& game, const Rulings& rulings) {
             return least(game, rulings, [&](const Turn& turn) { return captured_by(game, turn); });
         }},
    };
}

/// Plays a game out as `choose` says and calls `see` after each move; false ends it early.
bool play_out(Telling telling, const std::function<Hole(const Game&)>& choose,
              const std::function<bool(const GameInstance&)>& see) {
    while (!telling.game().legal_moves().empty()) {
        telling.play(choose(telling.game()));
        if (!see(telling.instance())) {
            return false;
        }
    }
    return true;
}

/// Plays a game in each manner, then by lot, and calls `see` after each move until it returns
/// false.
void play_in_all_manners(Players players, const Rulings& rulings,
                         const std::function<bool(const GameInstance&)>& see) {
    constexpr std::uint64_t seeds = 100000;
    for (const Manner& manner : manners()) {
        Telling telling(players, rulings);
        telling.in_manner(manner.name);
        const auto choose = [&](const Game& game) { return manner.choose(game, rulings); };
        if (!play_out(telling, choose, see)) {
            return;
        }
    }
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        Chance chance(seed);
        Telling telling(players, rulings);
        const bool is_careful = seed % 2 == 0;
        telling.in_manner(is_careful ? "a hole by lot among those that capture least"
                                     : "a hole by lot");
        const auto choose = [&](const Game& game) {
            const std::vector<Hole> holes = is_careful ? holes_that_capture_least(game, rulings)
                                                       : holes_that_may_be_played(game);
            return holes[chance.below(holes.size())];
        };
        if (!play_out(telling, choose, see)) {
            return;
        }
    }
}

} // namespace

GameSource games_played_out() {
    return [](const Reach&, Players players, const Rulings& rulings, const Offer& offer) {
        play_in_all_manners(players, rulings, [&](const GameInstance& instance) {
            return !instance.outcome.ended() || offer(instance);
        });
    };
}

GameSource games_under_way() {
    return [](const Reach&, Players players, const Rulings& rulings, const Offer& offer) {
        play_in_all_manners(players, rulings, offer);
    };
}

bool captures_in(const GameInstance& game, Hole hole) {
    return std::ranges::any_of(game.turns, [&](const Turn& turn) {
        return std::ranges::find(turn.captures, hole, &Capture::hole) != turn.captures.end();
    });
}

} // namespace bakuk::harness
