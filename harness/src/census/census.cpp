#include "census/census.hpp"

#include "base/parallel.hpp"
#include "base/sha256.hpp"
#include "census/board_index.hpp"
#include "census/lines.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <memory>
#include <numeric>

namespace bakuk::harness {

std::vector<Stratum> strata_of(Players players) {
    std::vector<Stratum> strata;
    for (int stones = 0; stones <= stones_in_game; stones += 2) {
        strata.push_back({players, stones});
    }
    return strata;
}

namespace {

/// What each player has captured in a position of the census with so many stones on the board.
Captured dealt_out(Players players, int stones) {
    std::array<int, 3> captured{};
    const auto count = static_cast<std::size_t>(players);
    std::size_t next = 0;
    for (int left = stones_in_game - stones; left > 0; left -= 2) {
        captured[next] += 2;
        next = next + 1 < count ? next + 1 : 0;
    }
    Captured list;
    for (std::size_t player = 0; player < count; ++player) {
        list.push_back(captured[player]);
    }
    return list;
}

} // namespace

Position census_position(const Board& board, Players players, Player mover) {
    return std::get<Position>(Position::make(board, dealt_out(players, board.stones()), mover));
}

namespace {

Holes holes_of(Player player, Players players, const Rulings& rulings) {
    Holes holes;
    for (const Hole hole : all_holes) {
        if (owner(hole, players, rulings) == player) {
            holes.push_back(hole);
        }
    }
    return holes;
}

/// Those of the mover's holes that hold a stone: the census asks to play each of them, whether or
/// not the game has ended.
Holes holes_to_try(const Holes& holes, const Board& board) {
    Holes held;
    for (const Hole hole : holes) {
        if (board[hole] > 0) {
            held.push_back(hole);
        }
    }
    return held;
}

void put_requests(Lines& lines, const Position& position, const Holes& to_try) {
    const std::string_view text = lines.put_moves_request(position);
    for (const Hole hole : to_try) {
        lines.put_play_request(text, hole);
    }
    lines.put_outcome_request(text);
}

/// The turn as `play` makes it, of the same pieces, without the story that it tells.
void put_turn(Lines& lines, const Position& position, Hole from, const Rulings& rulings) {
    const Sowing sowing = sow(position.board(), from, rulings);
    const Chain chain = capture_chain(sowing.board, sowing.landing);
    lines.put_reply(chain.board, credit(position, chain.captures),
                    next_to_move(chain.board, position.mover(), position.players(), rulings));
}

void put_replies(Lines& lines, const Position& position, const Holes& to_try,
                 const Rulings& rulings) {
    const Holes legal = legal_moves(position, rulings);
    lines.put_reply(legal);
    for (const Hole hole : to_try) {
        if (legal.contains(hole)) {
            put_turn(lines, position, hole, rulings);
        } else {
            lines.put_illegal_reply();
        }
    }
    lines.put_reply(outcome(position, rulings));
}

auto replies_under(const Rulings& rulings) {
    return [&rulings](Lines& lines, const Position& position, const Holes& to_try) {
        put_replies(lines, position, to_try, rulings);
    };
}

// For each player to move: moves, outcome, and no more plays than he has holes.
constexpr std::size_t most_lines_of_board = std::size_t{3} * 2 + all_holes.size();

/// Boards of a stratum that follow one another, by their places.
struct Range {
    std::size_t first;
    std::size_t end;
};

Range all_of(const Stratum& stratum) {
    return {0, boards_in_stratum(stratum.stones)};
}

/// Puts the lines of a stratum's boards and gives them in pieces, with the number of boards and of
/// lines in each, until the sink returns false. Requires: the range is not empty.
template <typename Put, typename Sink>
void walk(const Stratum& stratum, const Range& range, const Rulings& rulings, const Put& put,
          const Sink& sink) {
    const List<Player, 3> movers = all_players(stratum.players);
    List<Holes, 3> holes;
    for (const Player mover : movers) {
        holes.push_back(holes_of(mover, stratum.players, rulings));
    }
    const Captured captured = dealt_out(stratum.players, stratum.stones);

    const auto lines = std::make_unique<Lines>();
    std::size_t boards_in_piece = 0;
    std::size_t lines_in_piece = 0;
    Board board = board_in_stratum(stratum.stones, range.first);
    for (std::size_t rank = range.first; rank < range.end; ++rank) {
        if (rank > range.first) {
            board = next_in_stratum(board);
        }
        for (std::size_t index = 0; index < movers.size(); ++index) {
            const Holes to_try = holes_to_try(holes[index], board);
            put(*lines, std::get<Position>(Position::make(board, captured, movers[index])), to_try);
            lines_in_piece += to_try.size() + 2;
        }
        ++boards_in_piece;
        if (!lines->have_room_for(most_lines_of_board) || rank + 1 == range.end) {
            if (!sink(lines->text(), boards_in_piece, lines_in_piece)) {
                return;
            }
            lines->clear();
            boards_in_piece = 0;
            lines_in_piece = 0;
        }
    }
}

} // namespace

void write_stratum(const Stratum& stratum, CensusStream stream, const Rulings& rulings,
                   const CensusSink& sink) {
    const auto give = [&](std::string_view lines, std::size_t boards, std::size_t) {
        sink(lines, boards);
        return true;
    };
    if (stream == CensusStream::requests) {
        walk(stratum, all_of(stratum), rulings, put_requests, give);
    } else {
        walk(stratum, all_of(stratum), rulings, replies_under(rulings), give);
    }
}

CensusPart write_boards(const Stratum& stratum, std::size_t first, std::size_t boards,
                        const Rulings& rulings) {
    constexpr std::size_t bytes_of_board = 512; // more than most take
    CensusPart part;
    part.requests.reserve(boards * bytes_of_board);
    part.replies.reserve(boards * bytes_of_board);
    const Range range{first, first + boards};
    walk(stratum, range, rulings, put_requests,
         [&](std::string_view lines, std::size_t, std::size_t requests) {
             part.requests += lines;
             part.count += requests;
             return true;
         });
    walk(stratum, range, rulings, replies_under(rulings),
         [&](std::string_view lines, std::size_t, std::size_t) {
             part.replies += lines;
             return true;
         });
    return part;
}

namespace {

StratumDigest digest(const Stratum& stratum, const Rulings& rulings,
                     std::atomic<std::uint64_t>& boards_done, const std::atomic<bool>& stop) {
    StratumDigest result{stratum, 0, 0, {}};
    Sha256 hash;
    walk(stratum, all_of(stratum), rulings, replies_under(rulings),
         [&](std::string_view lines, std::size_t boards, std::size_t requests) {
             hash.update(lines);
             result.boards += boards;
             result.requests += requests;
             boards_done += boards;
             return !stop;
         });
    result.sha256 = hash.hex();
    return result;
}

} // namespace

std::vector<StratumDigest> digest_strata(std::span<const Stratum> strata, const Rulings& rulings,
                                         const std::function<void(std::uint64_t)>& watch) {
    std::vector<StratumDigest> digests(strata.size());
    // The largest first, so that in the end no processor has a large one all to itself.
    std::vector<std::size_t> order(strata.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&](std::size_t left, std::size_t right) {
        return strata[left].stones > strata[right].stones;
    });
    std::atomic<std::uint64_t> boards_done = 0;
    work_in_parallel(
        order.size(),
        [&](std::size_t index, const std::atomic<bool>& stop) {
            const std::size_t at = order[index];
            digests[at] = digest(strata[at], rulings, boards_done, stop);
        },
        [&] { watch(boards_done); });
    return digests;
}

} // namespace bakuk::harness
