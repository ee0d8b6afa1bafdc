#include "census/census.hpp"

#include "base/errors.hpp"
#include "base/sha256.hpp"
#include "census/board_index.hpp"
#include "census/lines.hpp"
#include "protocol/protocol.hpp"

#include "catch.hpp"

#include <fmt/format.h>
#include <memory>

using namespace bakuk;
using namespace bakuk::harness;

namespace {

std::string stream_text(const Stratum& stratum, CensusStream stream, const Rulings& rulings = {}) {
    std::string text;
    write_stratum(stratum, stream, rulings,
                  [&](std::string_view lines, std::size_t) { text += lines; });
    return text;
}

/// Every request of a stratum, put together in the plain words of the specification.
std::vector<Request> requests_of(const Stratum& stratum, const Rulings& rulings) {
    std::vector<Request> requests;
    for (std::size_t rank = 0; rank < boards_in_stratum(stratum.stones); ++rank) {
        const Board board = board_in_stratum(stratum.stones, rank);
        for (const Player mover : all_players(stratum.players)) {
            const Position position = census_position(board, stratum.players, mover);
            requests.push_back(MovesRequest{position});
            for (const Hole hole : all_holes) {
                if (owner(hole, stratum.players, rulings) == mover && board[hole] > 0) {
                    requests.push_back(PlayRequest{position, hole});
                }
            }
            requests.push_back(OutcomeRequest{position});
        }
    }
    return requests;
}

std::vector<Rulings> some_rulings() {
    std::vector<Rulings> all{Rulings{}};
    for (const RulingName& name : ruling_names()) {
        all.push_back(
            std::get<Rulings>(parse_ruling(fmt::format("{}={}", name.ruling, name.alternative))));
    }
    return all;
}

void ignore(std::uint64_t) {}

} // namespace

TEST_CASE("captured stones are dealt out in pairs, player 1 first, then in turn", "[census]") {
    const Board two_left({0, 0, 0, 0, 0, 2});
    CHECK(to_text(census_position(two_left, Players::two, Player::one)) == "0,0,0,0,0,2/18,16/1");
    CHECK(to_text(census_position(two_left, Players::three, Player::two)) ==
          "0,0,0,0,0,2/12,12,10/2");
    CHECK(to_text(census_position(Board({4, 4, 4, 4, 4, 8}), Players::three, Player::three)) ==
          "4,4,4,4,4,8/4,2,2/3");
    CHECK(to_text(census_position(Board{}, Players::three, Player::one)) ==
          "0,0,0,0,0,0/12,12,12/1");
    CHECK(to_text(census_position(Board({0, 0, 0, 0, 0, 36}), Players::two, Player::two)) ==
          "0,0,0,0,0,36/0,0/2");
}

TEST_CASE("a stratum begins as the specification shows it", "[census]") {
    const Stratum stratum{Players::two, 2};
    CHECK(stream_text(stratum, CensusStream::requests)
              .starts_with("moves 0,0,0,0,0,2/18,16/1\n"
                           "outcome 0,0,0,0,0,2/18,16/1\n"
                           "moves 0,0,0,0,0,2/18,16/2\n"
                           "play 0,0,0,0,0,2/18,16/2 f\n"
                           "outcome 0,0,0,0,0,2/18,16/2\n"
                           "moves 0,0,0,0,1,1/18,16/1\n"));
    CHECK(stream_text(stratum, CensusStream::replies)
              .starts_with("moves -\n"
                           "ended 1\n"
                           "moves f\n"
                           "1,1,0,0,0,0/18,16/1\n"
                           "ongoing\n"
                           "moves -\n"));
}

TEST_CASE("the streams are what the protocol writes, question by question", "[census]") {
    for (const Players players : {Players::two, Players::three}) {
        for (const Rulings& rulings : some_rulings()) {
            for (const int stones : {0, 2, 6, 10}) {
                const Stratum stratum{players, stones};
                INFO(to_text(players) << " players, " << stones << " stones, " << to_text(rulings));
                std::string requests;
                std::string replies;
                for (const Request& request : requests_of(stratum, rulings)) {
                    requests += to_text(request) + "\n";
                    replies += reference_reply(request, rulings) + "\n";
                }
                CHECK(stream_text(stratum, CensusStream::requests, rulings) == requests);
                CHECK(stream_text(stratum, CensusStream::replies, rulings) == replies);
            }
        }
    }
}

TEST_CASE("the streams come in whole lines and tell their boards", "[census]") {
    for (const CensusStream stream : {CensusStream::requests, CensusStream::replies}) {
        std::size_t boards_told = 0;
        std::size_t pieces = 0;
        write_stratum({Players::three, 16}, stream, {},
                      [&](std::string_view lines, std::size_t boards) {
                          REQUIRE(lines.ends_with('\n'));
                          boards_told += boards;
                          ++pieces;
                      });
        CHECK(boards_told == 20349); // C(21, 5)
        CHECK(pieces > 1);
    }
}

TEST_CASE("a digest is that of the reply stream, with its boards and requests", "[census]") {
    const std::vector<Stratum> strata{{Players::three, 8}, {Players::two, 14}, {Players::two, 0}};
    const auto digests = digest_strata(strata, {}, ignore);
    REQUIRE(digests.size() == 3);
    for (const StratumDigest& digest : digests) {
        const Stratum& stratum = digest.stratum;
        const std::string replies = stream_text(stratum, CensusStream::replies);
        CHECK(digest.sha256 == sha256(replies));
        CHECK(digest.boards == boards_in_stratum(stratum.stones));
        CHECK(digest.requests == static_cast<std::uint64_t>(std::ranges::count(replies, '\n')));
    }
    CHECK(digests[0].stratum == strata[0]);
    CHECK(digests[1].stratum == strata[1]);
    CHECK(digests[2].stratum == strata[2]);
}

TEST_CASE("the digests are those of the C adapter's replies", "[census]") {
    // bakuk census --players N --stones K --requests | harness/adapters/c/adapter | sha256sum
    const std::vector<Stratum> strata{{Players::two, 36}, {Players::two, 18}, {Players::three, 36}};
    const auto digests = digest_strata(strata, {}, ignore);
    CHECK(digests[0].sha256 == "fe1736f1a0e5cd741f505907f32c3ec7ccf500ff3a88ab19c99de03c59e90977");
    CHECK(digests[1].sha256 == "3949bda79c1961380f55d458e8060915aab4924ee473e2f144731981f06bb22a");
    CHECK(digests[2].sha256 == "2e42f8c99a13b0c6ee8e71313c3e9f0297ed1c2237a2630ece7110eb14bc8578");
}

TEST_CASE("all of two players are 25.8 million requests", "[census]") {
    std::uint64_t requests = 0;
    for (const StratumDigest& digest : digest_strata(strata_of(Players::two), {}, ignore)) {
        requests += digest.requests;
    }
    CHECK(requests == 25830196);
}

TEST_CASE("a census that is interrupted ends at once", "[census]") {
    CHECK_THROWS_AS(
        digest_strata(strata_of(Players::three), {}, [](std::uint64_t) { throw Interrupted(); }),
        Interrupted);
}

PROPERTY("census lines are byte for byte the protocol's", "[census]",
         const std::vector<int>& seed) {
    std::array<int, 6> stones{};
    int left = 36;
    std::size_t at = 0;
    for (const int number : seed) {
        const int some = std::min(left, std::abs(number) % 37);
        stones[at % 6] += some;
        left -= some;
        ++at;
    }
    const bool two = at % 2 == 0;
    const int first = left > 0 ? static_cast<int>(at) % left : 0;
    const Captured captured =
        two ? Captured{first, left - first} : Captured{left - first, 0, first};
    for (const Player mover : all_players(two ? Players::two : Players::three)) {
        const Position position =
            std::get<Position>(Position::make(Board(stones), captured, mover));
        const auto lines = std::make_unique<Lines>();
        std::string expected;
        const auto expect = [&](const Request& request) {
            expected += to_text(request) + "\n" + reference_reply(request) + "\n";
        };
        const std::string_view text = lines->put_moves_request(position);
        lines->put_reply(legal_moves(position));
        expect(MovesRequest{position});
        for (const Hole hole : all_holes) {
            lines->put_play_request(text, hole);
            const auto result = play(position, hole);
            if (const Turn* turn = std::get_if<Turn>(&result)) {
                lines->put_reply(turn->after.board(), turn->after.captured(), turn->after.mover());
            } else {
                lines->put_illegal_reply();
            }
            expect(PlayRequest{position, hole});
        }
        lines->put_outcome_request(text);
        lines->put_reply(outcome(position));
        expect(OutcomeRequest{position});
        RC_ASSERT(std::string(lines->text()) == expected);
    }
}
