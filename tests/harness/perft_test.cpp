#include "census/perft.hpp"

#include "bakuk/game.hpp"
#include "base/errors.hpp"
#include "catch.hpp"

using namespace bakuk;
using namespace bakuk::harness;

namespace {

void ignore(std::uint64_t) {}

/// The same count by whole games of the reference, one copied for every turn.
void count(const Game& game, std::size_t turns, std::vector<GamesOfLength>& counts) {
    ++counts[turns].games;
    if (game.outcome().ended()) {
        ++counts[turns].ended;
    } else if (turns + 1 < counts.size()) {
        for (const Hole hole : game.legal_moves()) {
            Game longer = game;
            longer.play(hole);
            count(longer, turns + 1, counts);
        }
    }
}

std::vector<GamesOfLength> count_whole_games(Players players, std::size_t depth,
                                             const Rulings& rulings) {
    std::vector<GamesOfLength> counts(depth + 1);
    count(Game(start(players), rulings), 0, counts);
    return counts;
}

} // namespace

TEST_CASE("no turns make one game, the first turn as many as there are moves", "[perft]") {
    CHECK(count_games(Players::two, 0, {}, ignore) == std::vector<GamesOfLength>{{1, 0}});
    CHECK(count_games(Players::two, 1, {}, ignore)[1] == GamesOfLength{3, 0});
    CHECK(count_games(Players::three, 1, {}, ignore)[1] == GamesOfLength{2, 0});
}

TEST_CASE("games are counted as whole games of the reference are", "[perft]") {
    CHECK(count_games(Players::two, 10, {}, ignore) == count_whole_games(Players::two, 10, {}));
    CHECK(count_games(Players::three, 15, {}, ignore) == count_whole_games(Players::three, 15, {}));
    Rulings rulings;
    rulings.majority = Majority::ends;
    rulings.blocked = Blocked::passes;
    CHECK(count_games(Players::two, 10, rulings, ignore) ==
          count_whole_games(Players::two, 10, rulings));
    Rulings endless;
    endless.repetition = Repetition::ignored;
    CHECK(count_games(Players::two, 10, endless, ignore) ==
          count_whole_games(Players::two, 10, endless));
}

TEST_CASE("a repetition ends games that would go on", "[perft][END-6]") {
    // The game afcdadaebfafc comes back to a position with its thirteenth turn.
    Rulings endless;
    endless.repetition = Repetition::ignored;
    const auto ends = count_games(Players::two, 13, {}, ignore);
    const auto goes_on = count_games(Players::two, 13, endless, ignore);
    CHECK(ends[12] == goes_on[12]);
    CHECK(ends[13].games == goes_on[13].games);
    CHECK(ends[13].ended > goes_on[13].ended);
}

TEST_CASE("counting games that is interrupted ends soon", "[perft]") {
    // To the end it would take longer than anybody waits.
    CHECK_THROWS_AS(count_games(Players::two, 60, {}, [](std::uint64_t) { throw Interrupted(); }),
                    Interrupted);
}
