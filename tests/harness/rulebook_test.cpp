#include "misreadings/entries.hpp"

#include "bakuk/game.hpp"
#include "bakuk/rules.hpp"
#include "catch.hpp"

#include <array>
#include <functional>
#include <optional>
#include <random>

using namespace bakuk;
using namespace bakuk::harness;

namespace {

/// The captures of a board's position, dealt out in pairs, player 1 first.
Captured dealt(int stones, Players players) {
    std::array<int, 3> counts{};
    const auto number = static_cast<std::size_t>(players);
    for (std::size_t pair = 0; pair < static_cast<std::size_t>(stones) / 2; ++pair) {
        counts[pair % number] += 2;
    }
    return players == Players::two ? Captured{counts[0], counts[1]}
                                   : Captured{counts[0], counts[1], counts[2]};
}

/// Every board with so many stones.
void for_each_board(int stones, const std::function<void(const Board&)>& see) {
    for (int a = 0; a <= stones; ++a) {
        for (int b = 0; a + b <= stones; ++b) {
            for (int c = 0; a + b + c <= stones; ++c) {
                for (int d = 0; a + b + c + d <= stones; ++d) {
                    for (int e = 0; a + b + c + d + e <= stones; ++e) {
                        see(Board({a, b, c, d, e, stones - a - b - c - d - e}));
                    }
                }
            }
        }
    }
}

bool same(const Table& table, const Position& position) {
    for (const Hole hole : all_holes) {
        if (table[hole] != position.board()[hole]) {
            return false;
        }
    }
    for (const Player player : all_players(position.players())) {
        if (table.captured_by(player) != position.captured(player)) {
            return false;
        }
    }
    return table.mover == position.mover() && table.players == position.players();
}

/// Whether book and reference agree on everything that can be asked about a position.
bool agree(const Rulebook& book, const Position& position, const Rulings& rulings) {
    Memory memory;
    const Table table = book.read(book, memory, position);
    if (book.legal(book, table) != legal_moves(position, rulings) ||
        outcome_of(book, table) != outcome(position, rulings)) {
        return false;
    }
    for (const Hole hole : all_holes) {
        const auto right = play(position, hole, rulings);
        const Turn* turn = std::get_if<Turn>(&right);
        if (book.accepts(book, table, hole) != (turn != nullptr)) {
            return false;
        }
        if (turn == nullptr) {
            continue;
        }
        const Move move = carry_out(book, table, hole);
        if (!same(move.now, turn->after) || move.landing != turn->landing ||
            !std::equal(move.sown.begin(), move.sown.end(), turn->sown.begin(), turn->sown.end()) ||
            !std::equal(move.captures.begin(), move.captures.end(), turn->captures.begin(),
                        turn->captures.end())) {
            return false;
        }
    }
    return true;
}

/// The first position on which they differ, among all with so many stones and every mover.
std::optional<std::string> first_difference(int stones, Players players, const Rulings& rulings) {
    const Rulebook book(rulings);
    std::optional<std::string> found;
    const Captured captured = dealt(stones_in_game - stones, players);
    for_each_board(stones, [&](const Board& board) {
        for (const Player mover : all_players(players)) {
            const auto position = std::get<Position>(Position::make(board, captured, mover));
            if (!found && !agree(book, position, rulings)) {
                found = to_text(position);
            }
        }
    });
    return found;
}

std::vector<Rulings> every_alternative() {
    std::vector<Rulings> all;
    for (const RulingName& name : ruling_names()) {
        all.push_back(std::get<Rulings>(
            parse_ruling(std::string(name.ruling) + "=" + std::string(name.alternative))));
    }
    return all;
}

std::string any_game(std::mt19937& random, Players players, const Rulings& rulings) {
    Game game(start(players), rulings);
    std::string moves;
    const std::size_t most = random() % 120;
    while (moves.size() < most && !game.legal_moves().empty()) {
        const Holes legal = game.legal_moves();
        const Hole hole = legal[random() % legal.size()];
        moves += to_text(hole);
        REQUIRE(std::holds_alternative<Turn>(game.play(hole)));
    }
    const bool one_more = random() % 8 == 0; // mostly an illegal one
    moves += one_more ? "a" : "";
    return moves.empty() ? "-" : moves;
}

} // namespace

TEST_CASE("the unmodified rulebook is the right game on every board", "[misreadings]") {
    const Players players = GENERATE(Players::two, Players::three);
    for (int stones = 0; stones <= stones_in_game; stones += 2) {
        CHECK(first_difference(stones, players, {}) == std::nullopt);
    }
}

TEST_CASE("the unmodified rulebook is the right game under each ruling", "[misreadings]") {
    const Players players = GENERATE(Players::two, Players::three);
    for (const Rulings& rulings : every_alternative()) {
        INFO(to_text(rulings));
        for (int stones = 0; stones <= 18; stones += 2) {
            CHECK(first_difference(stones, players, rulings) == std::nullopt);
        }
    }
}

TEST_CASE("the unmodified rulebook replays whole games as the reference does", "[misreadings]") {
    std::mt19937 random(20090000); // the same games every time
    std::vector<Rulings> all = every_alternative();
    all.emplace_back();
    for (const Rulings& rulings : all) {
        const auto answerer = misread_answerer("", rulings);
        for (int count = 0; count < 300; ++count) {
            const Players players = count % 2 == 0 ? Players::two : Players::three;
            const std::string moves = any_game(random, players, rulings);
            const auto request = parse_request("game " + to_text(players) + " " + moves);
            REQUIRE(std::holds_alternative<Request>(request));
            CHECK(answerer->reply(std::get<Request>(request)) ==
                  reference_reply(std::get<Request>(request), rulings));
        }
    }
}
