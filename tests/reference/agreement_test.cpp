// The reference and the second implementation say the same, about everything.

#include "bakuk/game.hpp"
#include "bakuk/rules.hpp"
#include "bakuk/text.hpp"
#include "every_board.hpp"
#include "reference/second_beside.hpp"

#include "catch.hpp"

#include <random>
#include <sstream>

using namespace bakuk;
using namespace bakuk::tests;

namespace {

/// A set of rulings for each number from 0 to 63, a bit a ruling; 0 is the default.
constexpr unsigned all_combinations = 64;

Rulings combination(unsigned bits) {
    Rulings rulings;
    rulings.origin = static_cast<Origin>(bits % 2);
    rulings.blocked = static_cast<Blocked>(bits / 2 % 2);
    rulings.remainder = static_cast<Remainder>(bits / 4 % 2);
    rulings.majority = static_cast<Majority>(bits / 8 % 2);
    rulings.seats = static_cast<Seats>(bits / 16 % 2);
    rulings.repetition = static_cast<Repetition>(bits / 32 % 2);
    return rulings;
}

std::string words(const std::variant<Turn, Illegal>& result) {
    if (const Illegal* illegal = std::get_if<Illegal>(&result)) {
        return to_text(*illegal);
    }
    const Turn& turn = std::get<Turn>(result);
    std::ostringstream text;
    text << "sown " << to_text(std::span(turn.sown.begin(), turn.sown.size())) << ", captures";
    for (const Capture& capture : turn.captures) {
        text << ' ' << to_text(capture.hole) << capture.stones;
    }
    text << ", after " << to_text(turn.after);
    return text.str();
}

std::string difference(const std::string& question, const Rulings& rulings,
                       const std::string& reference, const std::string& second) {
    return question + " [" + to_text(rulings) + "]: reference " + reference + ", second " + second;
}

std::string letters(const Holes& holes) {
    return to_text(std::span(holes.begin(), holes.size()));
}

Finding disagreement(const Position& position, const Rulings& rulings) {
    const Holes moves = legal_moves(position, rulings);
    const Holes second_moves = second_legal_moves(position, rulings);
    if (moves != second_moves) {
        return difference("moves " + to_text(position), rulings, letters(moves),
                          letters(second_moves));
    }
    const Outcome result = outcome(position, rulings);
    const Outcome second_result = second_outcome(position, rulings);
    if (result != second_result) {
        return difference("outcome " + to_text(position), rulings, to_text(result),
                          to_text(second_result));
    }
    for (const Hole hole : all_holes) {
        const auto turn = play(position, hole, rulings);
        const auto second_turn = second_play(position, hole, rulings);
        if (turn != second_turn) {
            return difference("play " + to_text(position) + " " + to_text(hole), rulings,
                              words(turn), words(second_turn));
        }
    }
    return std::nullopt;
}

/// What is left of 36, divided among the players as a draw of lots falls that is the same in every
/// run: any division, or one in which somebody has a number at which a rule turns.
Captured divided(int stones, Players players, std::minstd_rand& lots) {
    const auto lot = [&](int most) { return std::uniform_int_distribution(0, most)(lots); };
    const int turning_point = 18 + lot(1);
    const int first = lot(2) == 0 && turning_point <= stones ? turning_point : lot(stones);
    const int rest = stones - first;
    if (players == Players::two) {
        return lot(1) == 0 ? Captured{first, rest} : Captured{rest, first};
    }
    const int second = lot(2) == 0 && first <= rest ? first : lot(rest);
    const int third = rest - second;
    switch (lot(2)) {
    case 0:
        return {first, second, third};
    case 1:
        return {third, first, second};
    default:
        return {second, third, first};
    }
}

/// Every player to move on every board of so many stones.
Finding disagreement_in_stratum(int stones, Players players, const Rulings& rulings) {
    std::minstd_rand lots(static_cast<unsigned>(stones + 1));
    return for_each_board(stones, [&](const Board& board) -> Finding {
        for (const Player mover : all_players(players)) {
            const auto made =
                Position::make(board, divided(stones_in_game - stones, players, lots), mover);
            if (Finding finding = disagreement(std::get<Position>(made), rulings)) {
                return finding;
            }
        }
        return std::nullopt;
    });
}

/// Every board with 0, `step`, … `most` stones.
void check_every_board(int most, int step, const Rulings& rulings) {
    for (const Players players : {Players::two, Players::three}) {
        const auto in_stratum = [&](std::size_t task) {
            return disagreement_in_stratum(static_cast<int>(task) * step, players, rulings);
        };
        const auto strata = static_cast<std::size_t>(most / step) + 1;
        CHECK(on_all_cores(strata, in_stratum).value_or("agreement") == "agreement");
    }
}

/// How the games ended.
struct Ends {
    int blocked = 0;
    int repeated = 0;
    int broken_off = 0;
};

std::string words(const std::variant<Game, IllegalMove>& result) {
    const Game* game = std::get_if<Game>(&result);
    return game == nullptr ? "illegal" : to_text(game->position()) + " " + to_text(game->outcome());
}

std::string words(const second::GameStory& story) {
    return story.legal
               ? to_text(position_of(story.state)) + " " + to_text(outcome_of(story.winners))
               : "illegal";
}

Finding disagreement(Players players, std::span<const Hole> moves, const Rulings& rulings) {
    const std::string reference = words(replay(players, moves, rulings));
    const std::string second = words(second_game(players, moves, rulings));
    if (reference != second) {
        return difference("game " + to_text(players) + " " + to_text(moves), rulings, reference,
                          second);
    }
    return std::nullopt;
}

/// Any move; or rather one that captures nothing, for then positions come back more often.
Hole choose(const Game& game, const Rulings& rulings, bool captures, std::mt19937& lots) {
    const Holes holes = game.legal_moves();
    const auto lot = [&] {
        return holes[std::uniform_int_distribution<std::size_t>(0, holes.size() - 1)(lots)];
    };
    for (int attempt = 0; attempt < 8 && !captures; ++attempt) {
        const Hole hole = lot();
        if (std::get<Turn>(play(game.position(), hole, rulings)).captures.empty()) {
            return hole;
        }
    }
    return lot();
}

/// Plays to the end, or to the hundredth move, and holds the whole game against the second
/// implementation, and the game one move shorter, and each way of going on.
Finding disagreement_in_game(Players players, const Rulings& rulings, bool captures,
                             std::mt19937& lots, Ends& ends) {
    constexpr std::size_t longest = 100;
    Game game(start(players), rulings);
    std::vector<Hole> moves;
    while (!game.outcome().ended() && moves.size() < longest) {
        const Hole hole = choose(game, rulings, captures, lots);
        moves.push_back(hole);
        if (std::holds_alternative<Illegal>(game.play(hole))) {
            return "a legal move is refused: " + to_text(players) + " " + to_text(moves);
        }
    }
    ends.broken_off += game.outcome().ended() ? 0 : 1;
    ends.blocked += game.outcome().ended() && !game.repeats() ? 1 : 0;
    ends.repeated += game.outcome().ended() && game.repeats() ? 1 : 0;
    if (Finding finding = disagreement(players, moves, rulings)) {
        return finding;
    }
    if (Finding finding =
            disagreement(players, std::span(moves).first(moves.size() - 1), rulings)) {
        return finding;
    }
    moves.push_back(Hole::a);
    for (const Hole hole : all_holes) {
        moves.back() = hole;
        if (Finding finding = disagreement(players, moves, rulings)) {
            return finding;
        }
    }
    return std::nullopt;
}

} // namespace

TEST_CASE("the second implementation agrees on whole games under every combination of rulings",
          "[agreement][END-6]") {
    std::mt19937 lots(1);
    Ends ends;
    for (unsigned bits = 0; bits < all_combinations; ++bits) {
        const Rulings rulings = combination(bits);
        for (int number = 0; number < 60; ++number) {
            for (const Players players : {Players::two, Players::three}) {
                REQUIRE(disagreement_in_game(players, rulings, number % 2 == 0, lots, ends)
                            .value_or("agreement") == "agreement");
            }
        }
    }
    // There were games of every kind, else the test would show little.
    CHECK(ends.blocked > 100);
    CHECK(ends.repeated > 100);
    CHECK(ends.broken_off > 100);
}

TEST_CASE("the second implementation agrees on every board under the default rulings",
          "[agreement][.exhaustive]") {
    check_every_board(36, 1, {}); // odd numbers too: a text can say them
}

TEST_CASE("the second implementation agrees on every board under each other ruling",
          "[agreement][.exhaustive]") {
    for (const unsigned bits : {1U, 2U, 4U, 8U, 16U, 32U}) {
        check_every_board(36, 2, combination(bits));
    }
}

TEST_CASE("the second implementation agrees under every combination of rulings on few stones",
          "[agreement][.exhaustive]") {
    for (unsigned bits = 0; bits < all_combinations; ++bits) {
        check_every_board(14, 1, combination(bits));
    }
}
