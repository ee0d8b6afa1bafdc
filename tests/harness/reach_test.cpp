#include "census/reach.hpp"

#include "bakuk/game.hpp"
#include "bakuk/text.hpp"
#include "catch.hpp"

#include <map>
#include <tuple>

using namespace bakuk;
using namespace bakuk::harness;

namespace {

const Reach& reach_of_two() {
    static const Reach reach(Players::two, {});
    return reach;
}

const Reach& reach_of_three() {
    static const Reach reach(Players::three, {});
    return reach;
}

using Place = std::pair<Board, Player>;

Place place(const Position& of) {
    return {of.board(), of.mover()};
}

/// The first shortest game to every place that so many turns reach, by trying all games.
std::map<Place, std::vector<Hole>> all_games(Players players, std::size_t turns) {
    std::map<Place, std::vector<Hole>> first{{place(start(players)), {}}};
    std::vector<std::pair<Position, std::vector<Hole>>> games{{start(players), {}}};
    for (std::size_t turn = 0; turn < turns; ++turn) {
        std::vector<std::pair<Position, std::vector<Hole>>> longer;
        for (const auto& [reached, moves] : games) {
            for (const Hole hole : legal_moves(reached)) {
                const Position after = std::get<Turn>(play(reached, hole)).after;
                std::vector<Hole> all = moves;
                all.push_back(hole);
                // A game that comes back to a place has a shorter one beside it.
                if (first.emplace(place(after), all).second) {
                    longer.emplace_back(after, all);
                }
            }
        }
        games = std::move(longer);
    }
    return first;
}

} // namespace

TEST_CASE("as many positions are reached as a Python program finds", "[reach]") {
    // Counted with the moves of harness/adapters/python/adapter.py, boards and movers in a set.
    CHECK(reach_of_two().size() == 2666765);
    CHECK(reach_of_three().size() == 933431);
}

TEST_CASE("the start is reached and begins its game", "[reach]") {
    CHECK(reach_of_two().find(start(Players::two).board(), Player::one) == start(Players::two));
    CHECK(reach_of_two().game_to(start(Players::two).board(), Player::one).empty());
}

TEST_CASE("boards that play cannot reach are not found", "[reach]") {
    CHECK(reach_of_two().find(Board({36, 0, 0, 0, 0, 0}), Player::one) == std::nullopt);
    CHECK(reach_of_two().find(Board({6, 6, 6, 6, 6, 6}), Player::two) == std::nullopt);
    CHECK(reach_of_two().find(Board({1, 0, 0, 0, 0, 0}), Player::one) == std::nullopt);
    CHECK(reach_of_two().find(Board({-2, 2, 0, 0, 0, 0}), Player::one) == std::nullopt);
    CHECK(reach_of_two().find(Board({99, 1, 0, 0, 0, 0}), Player::one) == std::nullopt);
    CHECK(reach_of_two().find(Board({6, 6, 6, 6, 6, 6}), Player::three) == std::nullopt);
}

TEST_CASE("games of up to seven turns are the first shortest ones", "[reach]") {
    for (const Players players : {Players::two, Players::three}) {
        const Reach& reach = players == Players::two ? reach_of_two() : reach_of_three();
        const auto games = all_games(players, 7);
        CHECK(games.size() > 100);
        for (const auto& [at, moves] : games) {
            REQUIRE(reach.game_to(at.first, at.second) == moves);
        }
    }
}

TEST_CASE("a game leads to the position found, captures included", "[reach]") {
    for (const Players players : {Players::two, Players::three}) {
        const Reach& reach = players == Players::two ? reach_of_two() : reach_of_three();
        std::size_t seen = 0;
        std::optional<std::tuple<int, Board, Player>> last;
        reach.for_each([&](const Position& found) {
            const std::tuple key{found.board().stones(), found.board(), found.mover()};
            if (last && !(*last < key)) {
                FAIL(to_text(found) << " is out of order");
            }
            last = key;
            if (seen % 10007 == 0) {
                const auto game =
                    replay(players, reach.game_to(found.board(), found.mover()), Rulings{});
                REQUIRE(std::get<Game>(game).position() == found);
                REQUIRE(reach.find(found.board(), found.mover()) == found);
            }
            ++seen;
            return true;
        });
        CHECK(seen == reach.size());
    }
}

TEST_CASE("whoever looks through the positions may stop", "[reach]") {
    std::size_t seen = 0;
    reach_of_three().for_each([&](const Position&) { return ++seen < 3; });
    CHECK(seen == 3);
}

TEST_CASE("where a majority ends the game, nothing is reached beyond it", "[reach]") {
    Rulings rulings;
    rulings.majority = Majority::ends;
    const Reach reach(Players::three, rulings);
    std::size_t seen = 0;
    reach.for_each([&](const Position& found) {
        if (seen % 10007 == 0) {
            const auto game =
                replay(Players::three, reach.game_to(found.board(), found.mover()), rulings);
            REQUIRE(std::get<Game>(game).position() == found);
        }
        ++seen;
        return true;
    });
    CHECK(seen == reach.size());
}
