#include "diagnosis/questions.hpp"

#include "bakuk/game.hpp"
#include "census/board_index.hpp"
#include "misreadings/entries.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <string>

namespace bakuk::harness {

namespace {

constexpr int games_played = 60;
constexpr std::size_t longest_game = 130; // beyond what a cap on turns may be
constexpr int small_board = 4;            // stones of the boards that are all asked about

bool has(const Examination& examination, std::string_view conformance_class) {
    return std::ranges::find(examination.classes, conformance_class) != examination.classes.end();
}

void add_position(std::vector<Request>& pool, const Position& position,
                  const Examination& examination) {
    if (has(examination, "moves")) {
        pool.emplace_back(MovesRequest{position});
        for (const Hole hole : all_holes) {
            pool.emplace_back(PlayRequest{position, hole});
        }
    }
    if (has(examination, "end")) {
        pool.emplace_back(OutcomeRequest{position});
    }
}

/// The captured stones dealt out in ways that make draws and winners of every kind.
std::vector<Captured> ways_to_deal(int stones, Players players) {
    if (players == Players::two) {
        const int half = stones / 4 * 2; // even, as captures are
        return {{stones - half, half}, {half, stones - half}, {stones, 0}, {0, stones}};
    }
    const int third = stones / 6 * 2;
    const int half = stones / 4 * 2;
    return {{stones - 2 * third, third, third}, {third, third, stones - 2 * third},
            {half, stones - half, 0},           {0, half, stones - half},
            {stones - half, 0, half},           {stones, 0, 0}};
}

void add_small_boards(std::vector<Request>& pool, Players players, const Examination& examination) {
    for (int stones = 0; stones <= small_board; stones += 2) {
        const std::vector<Captured> ways = ways_to_deal(stones_in_game - stones, players);
        for (std::size_t rank = 0; rank < boards_in_stratum(stones); ++rank) {
            for (const Player mover : all_players(players)) {
                const Captured& captured =
                    ways[(rank + static_cast<std::size_t>(mover)) % ways.size()];
                add_position(pool,
                             std::get<Position>(
                                 Position::make(board_in_stratum(stones, rank), captured, mover)),
                             examination);
            }
        }
    }
}

/// Games played at random, past repetitions, so that long and repeating ones are among them.
void add_games(std::vector<Request>& pool, Players players, const Examination& examination) {
    std::mt19937 random(36); // the same games every time
    Rulings endless = examination.rulings;
    endless.repetition = Repetition::ignored;
    for (int count = 0; count < games_played; ++count) {
        Game game(start(players), endless);
        std::vector<Hole> moves;
        std::vector<std::size_t> asked{random() % 6, random() % 30, 1 + random() % longest_game};
        while (moves.size() < longest_game && !game.legal_moves().empty()) {
            if (random() % 4 == 0) {
                add_position(pool, game.position(), examination);
            }
            const Holes legal = game.legal_moves();
            const Hole hole = legal[random() % legal.size()];
            moves.push_back(hole);
            game.play(hole);
            if (has(examination, "games") &&
                std::ranges::find(asked, moves.size()) != asked.end()) {
                pool.emplace_back(GameRequest{players, moves});
            }
        }
        if (has(examination, "games")) {
            pool.emplace_back(GameRequest{players, moves});
        }
    }
}

/// The places of a pool that split a group of candidates, by their replies.
using Replies = std::vector<std::vector<std::string>>; // of each candidate to each question

Replies replies_of(std::span<const Candidate> candidates, std::span<const Request> pool) {
    Replies replies;
    for (const Candidate& candidate : candidates) {
        const auto answerer = candidate.answerer();
        std::vector<std::string>& of_one = replies.emplace_back();
        for (const Request& request : pool) {
            of_one.push_back(answerer->reply(request));
        }
    }
    return replies;
}

std::size_t kinds_of_reply(const Replies& replies, const std::vector<std::size_t>& group,
                           std::size_t question) {
    std::vector<std::string_view> kinds;
    for (const std::size_t member : group) {
        kinds.push_back(replies[member][question]);
    }
    std::ranges::sort(kinds);
    const auto repeated = std::ranges::unique(kinds);
    return kinds.size() - repeated.size();
}

/// The place of the question that splits the group most; nothing if none splits it.
std::optional<std::size_t> best_question(const Replies& replies,
                                         const std::vector<std::size_t>& group,
                                         std::size_t questions) {
    std::optional<std::size_t> best;
    std::size_t most = 1;
    for (std::size_t question = 0; question < questions; ++question) {
        const std::size_t kinds = kinds_of_reply(replies, group, question);
        if (kinds > most) {
            best = question;
            most = kinds;
        }
    }
    return best;
}

} // namespace

std::vector<Request> pool_of_questions(const Examination& examination) {
    std::vector<Request> pool;
    for (const Players players : examination.players) {
        add_games(pool, players, examination);
        add_small_boards(pool, players, examination);
    }
    return pool;
}

namespace {

/// How often the last position of a game was there before.
long times_before(const std::vector<Table>& game) {
    return std::ranges::count_if(game,
                                 [&](const Table& earlier) {
                                     return earlier.holes == game.back().holes &&
                                            earlier.mover == game.back().mover;
                                 }) -
           1;
}

/// How the moves of a game are chosen: by chance, or so that the game goes on for long.
enum class Manner { chance, long_game };

/// What a long game avoids most: its end, then a position that comes back, then captures.
int harm(const Rulebook& book, std::vector<Table> game, Hole hole) {
    game.push_back(carry_out(book, game.back(), hole).now);
    const int end = book.ended(book, game.back()) ? 1000 : 0;
    const int repetition = times_before(game) > 0 ? 100 : 0;
    return end + repetition - game.back().stones();
}

Hole choose(const Rulebook& book, const std::vector<Table>& game, Manner manner,
            std::mt19937& random) {
    const Holes legal = book.legal(book, game.back());
    Hole best = legal[random() % legal.size()];
    if (manner == Manner::long_game) {
        for (const Hole hole : legal) {
            best = harm(book, game, hole) < harm(book, game, best) ? hole : best;
        }
    }
    return best;
}

/// The lengths at which one game is asked about.
std::vector<std::size_t> lengths_to_ask(const Rulebook& book, Players players, Manner manner,
                                        std::mt19937& random, std::vector<Hole>& moves) {
    constexpr std::size_t cap = 100; // where programs stop a game, if they do
    std::vector<std::size_t> lengths;
    std::vector<Table> game{book.start(book, players)};
    while (moves.size() < longest_game && !book.legal(book, game.back()).empty()) {
        moves.push_back(choose(book, game, manner, random));
        game.push_back(carry_out(book, game.back(), moves.back()).now);
        const long before = times_before(game);
        if (before == 1 || before == 2) {
            lengths.push_back(moves.size());
            lengths.push_back(moves.size() + 1);
        }
        if (moves.size() == cap) {
            lengths.push_back(cap);
        }
    }
    lengths.push_back(moves.size());
    return lengths;
}

} // namespace

std::vector<Request> games_played_by(const Candidate& candidate, const Examination& examination,
                                     std::size_t most) {
    std::vector<Request> requests;
    if (!has(examination, "games")) {
        return requests;
    }
    const Rulebook book = misread_rulebook(candidate.ids(), candidate.rulings);
    std::mt19937 random(37); // the same games every time
    for (int count = 0; count < games_played && requests.size() < most; ++count) {
        const auto turn = static_cast<std::size_t>(count) % examination.players.size();
        const Players players = examination.players[turn];
        std::vector<Hole> moves;
        const Manner manner = count % 4 < 2 ? Manner::long_game : Manner::chance;
        const auto lengths = lengths_to_ask(book, players, manner, random, moves);
        // Games that neither repeat nor reach the cap are like those of the pool.
        for (const std::size_t length : lengths) {
            if (lengths.size() > 1 && length <= moves.size() && requests.size() < most) {
                requests.emplace_back(GameRequest{
                    players, {moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(length)}});
            }
        }
    }
    return requests;
}

std::vector<Request> telling_apart(std::span<const Candidate> candidates,
                                   std::span<const Request> pool, std::size_t most) {
    const Replies replies = replies_of(candidates, pool);
    std::vector<std::size_t> everybody(candidates.size());
    for (std::size_t index = 0; index < everybody.size(); ++index) {
        everybody[index] = index;
    }
    std::vector<std::vector<std::size_t>> groups{everybody};
    std::vector<Request> questions;
    while (!groups.empty() && questions.size() < most) {
        const std::vector<std::size_t> group = groups.back();
        groups.pop_back();
        const auto question = best_question(replies, group, pool.size());
        if (group.size() < 2 || !question) {
            continue;
        }
        questions.push_back(pool[*question]);
        std::map<std::string_view, std::vector<std::size_t>> parts;
        for (const std::size_t member : group) {
            parts[replies[member][*question]].push_back(member);
        }
        for (const auto& [reply, part] : parts) {
            groups.push_back(part);
        }
    }
    return questions;
}

std::vector<Request> confirming(const Candidate& candidate, std::span<const Request> pool,
                                const Rulings& rulings, std::size_t most) {
    const auto answerer = candidate.answerer();
    std::vector<Request> wrong;
    for (const Request& request : pool) {
        if (answerer->reply(request) != reference_reply(request, rulings)) {
            wrong.push_back(request);
        }
    }
    std::vector<Request> questions;
    const auto spread = [&](std::span<const Request> requests, std::size_t count) {
        const std::size_t step = std::max<std::size_t>(1, requests.size() / count);
        for (std::size_t at = 0; at < requests.size() && count > 0; at += step, --count) {
            questions.push_back(requests[at]);
        }
    };
    spread(wrong, most / 2);
    spread(pool, most - most / 2);
    return questions;
}

} // namespace bakuk::harness
