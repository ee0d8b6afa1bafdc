// The laws, over all boards that parity allows.

#include "every_board.hpp"
#include "reference/laws.hpp"
#include "reference/words.hpp"

#include "catch.hpp"

#include <atomic>

using namespace bakuk;
using namespace bakuk::tests;

namespace {

/// Numbers captured that differ from player to player, so that a mix-up shows.
Captured uneven(int stones, Players players) {
    const int first = stones / 2;
    const int second = players == Players::two ? stones - first : (stones - first) / 3;
    return players == Players::two ? Captured{first, second}
                                   : Captured{first, second, stones - first - second};
}

template <typename Law>
std::string broken_law(Players players, Law law) {
    const auto in_stratum = [&](std::size_t task) {
        const int stones = 2 * static_cast<int>(task);
        const Captured captured = uneven(stones_in_game - stones, players);
        return for_each_board(stones, [&](const Board& board) -> Finding {
            for (const Player mover : all_players(players)) {
                const auto made = Position::make(board, captured, mover);
                const Position& position = std::get<Position>(made);
                if (const Finding finding = law(position)) {
                    return *finding + ": " + to_text(position);
                }
            }
            return std::nullopt;
        });
    };
    return on_all_cores(19, in_stratum).value_or("none");
}

Finding laws_of_turns(const Position& position, const Rulings& rulings) {
    for (const Hole hole : legal_moves(position, rulings)) {
        const Turn turn = std::get<Turn>(play(position, hole, rulings));
        if (Finding finding = stones_are_conserved(position, turn)) {
            return finding;
        }
        if (Finding finding = chain_is_whole(turn)) {
            return finding;
        }
        if (Finding finding = story_fits(position, turn, rulings)) {
            return finding;
        }
    }
    return std::nullopt;
}

} // namespace

TEST_CASE("parity allows 2,822,260 boards", "[BOARD-3][.exhaustive]") {
    std::atomic<std::size_t> boards = 0;
    (void)on_all_cores(19, [&](std::size_t task) {
        std::size_t count = 0;
        const Finding none = for_each_board(2 * static_cast<int>(task), [&](const Board&) {
            ++count;
            return Finding();
        });
        boards += count;
        return none;
    });
    // Of every stratum the first board is taken, and then one in so many.
    CHECK(boards >= 2'822'260 / stride());
    CHECK(boards <= 2'822'260 / stride() + 19);
}

TEST_CASE("on every board stones are conserved, chains are whole and sowings are even",
          "[BOARD-3][SOW-2][CAP-3][.exhaustive]") {
    CHECK(broken_law(Players::two, [](const Position& position) {
              return laws_of_turns(position, {});
          }) == "none");
    CHECK(broken_law(Players::three, [](const Position& position) {
              return laws_of_turns(position, {});
          }) == "none");
}

TEST_CASE("on every board the same holds under origin=skipped", "[SOW-4][.exhaustive]") {
    CHECK(broken_law(Players::two, [](const Position& position) {
              return laws_of_turns(position, {.origin = Origin::skipped});
          }) == "none");
}

TEST_CASE("on every board the legal moves are in order and just those that are not refused",
          "[MOVE-1][.exhaustive]") {
    for (const Rulings& rulings : {Rulings{}, Rulings{.blocked = Blocked::passes}}) {
        for (const Players players : {Players::two, Players::three}) {
            CHECK(broken_law(players, [&](const Position& position) {
                      return moves_fit_refusals(position, rulings);
                  }) == "none");
        }
    }
}

TEST_CASE("every board, turned, gives the same game", "[SEAT-1][SEAT-2][.exhaustive]") {
    for (const Players players : {Players::two, Players::three}) {
        // The last player's positions, turned, are the first's: turning goes round.
        CHECK(broken_law(players, [&](const Position& position) {
                  return position.mover() == all_players(players).back()
                             ? Finding()
                             : turns_with_the_board(position, {});
              }) == "none");
    }
}

TEST_CASE("the text of a position on every board is read back", "[text][.exhaustive]") {
    CHECK(broken_law(Players::three, [](const Position& position) -> Finding {
              if (position.mover() != Player::two) {
                  return std::nullopt;
              }
              const auto read = parse_position(to_text(position));
              return std::holds_alternative<Position>(read) && std::get<Position>(read) == position
                         ? Finding()
                         : "not read back";
          }) == "none");
}
