// How long the reference and the census take. Each benchmark goes through the same boards over and
// over: every 997th of those with an even number of stones.

#include "base/sha256.hpp"
#include "census/board_index.hpp"
#include "census/census.hpp"
#include "protocol/protocol.hpp"

#include "bakuk/rules.hpp"
#include "bakuk/text.hpp"

#include <benchmark/benchmark.h>
#include <string>
#include <vector>

using namespace bakuk;
using namespace bakuk::harness;

namespace {

std::vector<Position> some_positions() {
    std::vector<Position> positions;
    for (std::size_t index = 0; index < all_boards; index += 997) {
        for (const Player mover : all_players(Players::two)) {
            positions.push_back(census_position(board_at(index), Players::two, mover));
        }
    }
    return positions;
}

struct Move {
    Position position;
    Hole hole;
};

std::vector<Move> some_moves() {
    std::vector<Move> moves;
    for (const Position& position : some_positions()) {
        for (const Hole hole : legal_moves(position)) {
            moves.push_back({position, hole});
        }
    }
    return moves;
}

/// Measures a function of one thing, over all of these things; a rate for each thing.
template <typename Thing, typename Function>
void measure(benchmark::State& state, const std::vector<Thing>& things, const Function& function) {
    for ([[maybe_unused]] auto round : state) {
        for (const Thing& thing : things) {
            benchmark::DoNotOptimize(function(thing));
        }
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(things.size()));
}

void play_a_move(benchmark::State& state) {
    measure(state, some_moves(), [](const Move& move) { return play(move.position, move.hole); });
}
BENCHMARK(play_a_move);

void sow_and_capture(benchmark::State& state) {
    measure(state, some_moves(), [](const Move& move) {
        const Sowing sowing = sow(move.position.board(), move.hole);
        return capture_chain(sowing.board, sowing.landing);
    });
}
BENCHMARK(sow_and_capture);

void find_legal_moves(benchmark::State& state) {
    measure(state, some_positions(),
            [](const Position& position) { return legal_moves(position); });
}
BENCHMARK(find_legal_moves);

void find_outcome(benchmark::State& state) {
    measure(state, some_positions(), [](const Position& position) { return outcome(position); });
}
BENCHMARK(find_outcome);

void write_position(benchmark::State& state) {
    measure(state, some_positions(), [](const Position& position) { return to_text(position); });
}
BENCHMARK(write_position);

void read_position(benchmark::State& state) {
    std::vector<std::string> texts;
    for (const Position& position : some_positions()) {
        texts.push_back(to_text(position));
    }
    measure(state, texts, [](const std::string& text) { return parse_position(text); });
}
BENCHMARK(read_position);

void answer_a_request(benchmark::State& state) {
    std::vector<std::string> requests;
    for (const Move& move : some_moves()) {
        requests.push_back(to_text(Request(PlayRequest{move.position, move.hole})));
    }
    measure(state, requests, [](const std::string& request) {
        return reference_reply(std::get<Request>(parse_request(request)));
    });
}
BENCHMARK(answer_a_request);

constexpr Stratum stratum{Players::two, 24};

void census_stream(benchmark::State& state, CensusStream stream) {
    std::int64_t bytes = 0;
    for ([[maybe_unused]] auto round : state) {
        write_stratum(stratum, stream, {}, [&](std::string_view lines, std::size_t) {
            bytes += static_cast<std::int64_t>(lines.size());
            benchmark::DoNotOptimize(lines.data());
        });
    }
    state.SetBytesProcessed(bytes);
}
BENCHMARK_CAPTURE(census_stream, requests, CensusStream::requests)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(census_stream, replies, CensusStream::replies)->Unit(benchmark::kMillisecond);

void digest_replies_alone(benchmark::State& state) {
    std::string replies;
    write_stratum(stratum, CensusStream::replies, {},
                  [&](std::string_view lines, std::size_t) { replies += lines; });
    for ([[maybe_unused]] auto round : state) {
        benchmark::DoNotOptimize(sha256(replies));
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(replies.size()));
}
BENCHMARK(digest_replies_alone)->Unit(benchmark::kMillisecond);

void census_of_two(benchmark::State& state) {
    std::uint64_t requests = 0;
    for ([[maybe_unused]] auto round : state) {
        for (const StratumDigest& digest :
             digest_strata(strata_of(Players::two), {}, [](std::uint64_t) {})) {
            requests += digest.requests;
        }
    }
    state.SetItemsProcessed(static_cast<std::int64_t>(requests));
}
BENCHMARK(census_of_two)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

BENCHMARK_MAIN();
