#include "misreadings/rulebook.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

constexpr int half_of_all = 18;

// ------------------------------------------------------------------------ Setup, seats and turns

Table start(const Rulebook&, Players players) {
    return Table{.holes = {6, 6, 6, 6, 6, 6}, .players = players, .mover = Player::one};
}

Player owner(const Rulebook& book, Hole hole, Players players) {
    constexpr std::array two{1, 1, 1, 2, 2, 2};
    constexpr std::array loop{1, 1, 2, 2, 3, 3};
    constexpr std::array columns{1, 2, 3, 3, 2, 1};
    const auto index = static_cast<std::size_t>(hole);
    if (players == Players::two) {
        return static_cast<Player>(two[index]);
    }
    return static_cast<Player>(book.for_three.seats == Seats::columns ? columns[index]
                                                                      : loop[index]);
}

Player player_after(const Rulebook&, Player player, Players players) {
    const bool last = static_cast<int>(player) >= static_cast<int>(players);
    return last ? Player::one : static_cast<Player>(static_cast<int>(player) + 1);
}

// ---------------------------------------------------------------------------------- The choice

bool may_choose(const Rulebook& book, const Table& table, Hole hole) {
    return book.owner(book, hole, table.players) == table.mover && table[hole] > 0;
}

Holes legal(const Rulebook& book, const Table& table) {
    Holes holes;
    if (book.ended(book, table)) {
        return holes;
    }
    for (const Hole hole : all_holes) {
        if (book.may_choose(book, table, hole)) {
            holes.push_back(hole);
        }
    }
    return holes;
}

bool accepts(const Rulebook& book, const Table& table, Hole hole) {
    return book.legal(book, table).contains(hole);
}

std::string refusal(const Rulebook&, const Table&) {
    return "illegal";
}

// ---------------------------------------------------------------------------------- The sowing

void lift(const Rulebook&, Move& move) {
    move.hand = move.now[move.from];
    move.now[move.from] = 0;
}

Hole first_hole(const Rulebook& book, Move& move) {
    return book.next_hole(book, move, move.from);
}

Hole next_hole(const Rulebook& book, Move& move, Hole hole) {
    const Hole following = hole_after(hole);
    const bool skipped = book.rulings(move.now.players).origin == Origin::skipped;
    return following == move.from && skipped ? hole_after(following) : following;
}

void drop(const Rulebook&, Move& move, Hole hole) {
    move.now[hole] += 1;
    move.hand -= 1;
    move.sown.push_back(hole);
    move.landing = hole;
}

void sow(const Rulebook& book, Move& move) {
    if (move.hand == 0) {
        return;
    }
    Hole hole = book.first_hole(book, move);
    while (move.hand > 0 && move.sown.size() < most_dropped) {
        book.drop(book, move, hole);
        if (move.hand > 0) {
            hole = book.next_hole(book, move, hole);
        }
    }
}

// -------------------------------------------------------------------------------- The captures

bool takes(const Rulebook&, int stones) {
    return stones == 2 || stones == 4;
}

Hole tested_hole(const Rulebook&, const Move& move) {
    return move.landing;
}

bool landing_takes(const Rulebook& book, const Move& move, Hole hole) {
    return book.takes(book, move.now[hole]);
}

Hole next_link(const Rulebook&, const Move&, Hole hole) {
    return hole_after(hole);
}

bool links(const Rulebook& book, const Move& move, Hole hole) {
    return book.takes(book, move.now[hole]);
}

void take(const Rulebook&, Move& move, Hole hole) {
    move.captures.push_back({hole, move.now[hole]});
    move.now[hole] = 0;
}

void chain(const Rulebook& book, Move& move, Hole first) {
    take_links(book, move, first, book.next_link(book, move, first));
}

void capture(const Rulebook& book, Move& move) {
    if (move.astray) {
        return;
    }
    const Hole first = book.tested_hole(book, move);
    if (book.landing_takes(book, move, first)) {
        book.take(book, move, first);
        book.chain(book, move, first);
    }
}

// --------------------------------------------------------------------------------- Afterwards

void credit(const Rulebook&, Move& move) {
    for (const Capture& one : move.captures) {
        move.now.captured_by(move.now.mover) += one.stones;
    }
}

void hand_over(const Rulebook& book, Move& move) {
    Table& table = move.now;
    table.mover = book.player_after(book, table.mover, table.players);
    if (book.rulings(table.players).blocked == Blocked::ends) {
        return;
    }
    for (int passed = 0; passed < static_cast<int>(table.players); ++passed) {
        if (table.stones() == 0 || book.can_move(book, table, table.mover)) {
            return;
        }
        table.mover = book.player_after(book, table.mover, table.players);
    }
}

// ------------------------------------------------------------------------ The end and the result

bool can_move(const Rulebook& book, const Table& table, Player player) {
    return std::ranges::any_of(all_holes, [&](Hole hole) {
        return table[hole] > 0 && book.owner(book, hole, table.players) == player;
    });
}

bool stuck(const Rulebook& book, const Table& table) {
    return book.rulings(table.players).blocked == Blocked::passes
               ? table.stones() == 0
               : !book.can_move(book, table, table.mover);
}

bool ended(const Rulebook& book, const Table& table) {
    const bool decided =
        std::ranges::any_of(table.captured, [](int stones) { return stones > half_of_all; });
    return (decided && book.rulings(table.players).majority == Majority::ends) ||
           book.stuck(book, table);
}

int final_stones(const Rulebook& book, const Table& table, Player player) {
    int stones = table.captured_by(player);
    if (book.rulings(table.players).remainder == Remainder::owners) {
        for (const Hole hole : all_holes) {
            stones += book.owner(book, hole, table.players) == player ? table[hole] : 0;
        }
    }
    return stones;
}

Outcome result(const Rulebook& book, const Table& table) {
    Outcome outcome;
    int most = -1;
    for (const Player player : all_players(table.players)) {
        const int stones = book.final_stones(book, table, player);
        if (stones > most) {
            outcome.winners = {};
            most = stones;
        }
        if (stones == most) {
            outcome.winners.push_back(player);
        }
    }
    return outcome;
}

bool same(const Rulebook&, const Table& left, const Table& right) {
    return left.holes == right.holes && left.mover == right.mover;
}

bool comes_back(const Rulebook& book, std::span<const Table> game) {
    const Table& last = game.back();
    return std::ranges::any_of(game.first(game.size() - 1), [&](const Table& earlier) {
        return book.same(book, earlier, last);
    });
}

bool game_ended(const Rulebook& book, std::span<const Table> game) {
    const Table& last = game.back();
    const bool counts = book.rulings(last.players).repetition == Repetition::ends;
    return (counts && book.comes_back(book, game)) || book.ended(book, last);
}

// ----------------------------------------------------------------------------- Texts and requests

Table read(const Rulebook&, Memory&, const Position& position) {
    Table table;
    table.players = position.players();
    table.mover = position.mover();
    for (const Hole hole : all_holes) {
        table[hole] = position.board()[hole];
    }
    for (const Player player : all_players(position.players())) {
        table.captured_by(player) = position.captured(player);
    }
    return table;
}

std::string write(const Rulebook&, const Table& table) {
    std::string text = fmt::format("{}", fmt::join(table.holes, ","));
    text += fmt::format("/{},{}", table.captured[0], table.captured[1]);
    if (table.players == Players::three) {
        text += fmt::format(",{}", table.captured[2]);
    }
    return text + fmt::format("/{}", static_cast<int>(table.mover));
}

std::optional<Hole> read_hole(const Rulebook&, const Table&, Hole hole) {
    return hole;
}

Hole name_hole(const Rulebook&, const Table&, Hole hole) {
    return hole;
}

std::vector<Hole> read_game(const Rulebook&, std::span<const Hole> moves) {
    return {moves.begin(), moves.end()};
}

std::vector<Table> new_game(const Rulebook& book, Memory&, Players players) {
    return {book.start(book, players)};
}

std::string answer_moves(const Rulebook& book, const Table& table) {
    const Holes legal_holes = book.legal(book, table);
    Holes named;
    for (const Hole hole : all_holes) {
        for (const Hole own : legal_holes) {
            if (book.name_hole(book, table, own) == hole) {
                named.push_back(hole);
            }
        }
    }
    return moves_reply(named);
}

Table turn(const Rulebook& book, Memory&, const Table& table, Hole from) {
    return carry_out(book, table, from).now;
}

std::string answer_play(const Rulebook& book, Memory& memory, const Table& table, Hole named) {
    const std::optional<Hole> hole = book.read_hole(book, table, named);
    if (!hole || !book.accepts(book, table, *hole)) {
        return book.refusal(book, table);
    }
    return book.write(book, book.turn(book, memory, table, *hole));
}

std::string play_game(const Rulebook& book, Memory& memory, std::vector<Table>& game,
                      std::span<const Hole> moves) {
    for (const Hole named : book.read_game(book, moves)) {
        const Table& table = game.back();
        const std::optional<Hole> hole = book.read_hole(book, table, named);
        if (!hole || book.game_ended(book, game) || !book.accepts(book, table, *hole)) {
            return book.refusal(book, table);
        }
        Table after = book.turn(book, memory, table, *hole);
        after.turns = table.turns.value_or(0) + 1;
        game.push_back(after);
    }
    const bool over = book.game_ended(book, game);
    const Outcome outcome = over ? book.result(book, game.back()) : Outcome{};
    return fmt::format("{} {}", book.write(book, game.back()), to_text(outcome));
}

std::string answer_game(const Rulebook& book, Memory& memory, const GameRequest& asked) {
    std::vector<Table> game = book.new_game(book, memory, asked.players);
    game.back().turns = 0;
    std::string reply = play_game(book, memory, game, asked.moves);
    memory.last_game = std::move(game);
    return reply;
}

std::string answer(const Rulebook& book, Memory& memory, const Request& request) {
    if (const auto* game = std::get_if<GameRequest>(&request)) {
        return answer_game(book, memory, *game);
    }
    const Table table = book.read(book, memory, *position_of(request));
    if (const auto* play = std::get_if<PlayRequest>(&request)) {
        return answer_play(book, memory, table, play->hole);
    }
    if (std::holds_alternative<MovesRequest>(request)) {
        return answer_moves(book, table);
    }
    return to_text(outcome_of(book, table));
}

} // namespace

Rulebook::Rulebook(const Rulings& rulings)
    : for_two(rulings), for_three(rulings), start(harness::start), owner(harness::owner),
      player_after(harness::player_after), may_choose(harness::may_choose), legal(harness::legal),
      accepts(harness::accepts), refusal(harness::refusal), lift(harness::lift),
      first_hole(harness::first_hole), next_hole(harness::next_hole), drop(harness::drop),
      sow(harness::sow), takes(harness::takes), tested_hole(harness::tested_hole),
      landing_takes(harness::landing_takes), next_link(harness::next_link), links(harness::links),
      take(harness::take), chain(harness::chain), capture(harness::capture),
      credit(harness::credit), hand_over(harness::hand_over), can_move(harness::can_move),
      stuck(harness::stuck), ended(harness::ended), final_stones(harness::final_stones),
      result(harness::result), same(harness::same), comes_back(harness::comes_back),
      game_ended(harness::game_ended), read(harness::read), write(harness::write),
      read_hole(harness::read_hole), name_hole(harness::name_hole), read_game(harness::read_game),
      new_game(harness::new_game), turn(harness::turn), answer(harness::answer) {}

const Rulings& Rulebook::rulings(Players players) const {
    return players == Players::two ? for_two : for_three;
}

void take_links(const Rulebook& book, Move& move, Hole first, Hole hole) {
    // By the rules the chain ends at the latest where it began, at a hole just emptied; a misread
    // one is stopped there, and after six holes.
    std::size_t holes = 1;
    while (hole != first && holes < all_holes.size() && book.links(book, move, hole)) {
        book.take(book, move, hole);
        hole = book.next_link(book, move, hole);
        ++holes;
    }
}

Move carry_out(const Rulebook& book, const Table& table, Hole from) {
    Move move{.before = table, .from = from, .now = table, .landing = from};
    book.lift(book, move);
    book.sow(book, move);
    book.capture(book, move);
    book.credit(book, move);
    book.hand_over(book, move);
    return move;
}

Outcome outcome_of(const Rulebook& book, const Table& table) {
    return book.ended(book, table) ? book.result(book, table) : Outcome{};
}

const Position* position_of(const Request& request) {
    return std::visit(
        [](const auto& asked) -> const Position* {
            if constexpr (requires { asked.position; }) {
                return &asked.position;
            } else {
                return nullptr;
            }
        },
        request);
}

} // namespace bakuk::harness
