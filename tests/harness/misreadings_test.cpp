#include "misreadings/misreading.hpp"

#include "base/errors.hpp"
#include "catch.hpp"
#include "census/reach.hpp"
#include "misreadings/score.hpp"
#include "specification/clauses.hpp"

#include <algorithm>
#include <random>
#include <set>
#include <string>
#include <vector>

using namespace bakuk;
using namespace bakuk::harness;

namespace {

std::string answer(const std::string& ids, const std::string& line) {
    const auto request = parse_request(line);
    REQUIRE(std::holds_alternative<Request>(request));
    return misread_answerer(ids, {})->reply(std::get<Request>(request));
}

/// A request and, for each misreading, what it must answer: worked out by hand from its sentence.
struct Worked {
    std::string request;
    std::string right;
    std::vector<std::pair<std::string, std::string>> misread;
};

// The turn that the annex on the neighbouring games tells stone by stone.
const Worked annex_turn{"play 1,2,8,4,0,1/10,10/1 c",
                        "0,3,1,6,0,0/16,10/2",
                        {{"sow-starts-in-origin", "2,3,2,6,1,2/10,10/2"},
                         {"koumma", "2,3,2,0,1,2/16,10/2"},
                         {"capture-2-4-6", "0,3,1,6,0,0/16,10/2"},
                         {"sow-skips-origin", "2,3,0,6,2,3/10,10/2"},
                         {"chain-backward", "2,3,1,6,0,2/12,10/2"},
                         {"mancalagames-bakuk", "2,3,1,6,0,2/12,10/2"},
                         {"capture-2-or-3", "0,0,1,6,0,0/19,10/2"},
                         {"capture-and-chain-opponent-side-only", "2,3,1,6,0,0/14,10/2"},
                         {"oware", "2,3,0,6,0,0/15,10/2"},
                         {"sow-capped-at-six", "2,3,1,5,1,2/10,10/2"},
                         {"sow-excess-stays-in-origin", "2,3,3,5,1,2/10,10/2"},
                         {"sow-origin-zeroed-last", "0,3,0,6,0,0/16,10/2"},
                         {"chain-stops-at-f", "2,3,1,6,0,0/14,10/2"},
                         {"chain-accepts-3", "0,0,1,6,0,0/19,10/2"},
                         {"chain-at-most-three", "0,3,1,6,0,0/16,10/2"},
                         {"capture-suppressed-after-a-lap", "2,3,1,6,2,2/10,10/2"},
                         {"capture-needs-occupied-before", "2,3,1,6,2,2/10,10/2"},
                         {"capture-tests-presow-1-or-3", "2,3,1,6,2,2/10,10/2"}}};

// One stone brings d to two; e with two and f with four follow, and the empty a ends the chain.
const Worked short_turn{"play 0,0,1,1,2,4/14,14/1 c",
                        "0,0,0,0,0,0/22,14/2",
                        {{"chain-none", "0,0,0,0,2,4/16,14/2"},
                         {"chain-one-following-only", "0,0,0,0,0,4/18,14/2"},
                         {"chain-misses-last-link", "0,0,0,0,0,4/18,14/2"},
                         {"chain-same-value-only", "0,0,0,0,0,4/18,14/2"},
                         {"chain-follows-2-only", "0,0,0,0,0,4/18,14/2"},
                         {"chain-follows-4-only", "0,0,0,0,2,4/16,14/2"},
                         {"chain-only-after-four", "0,0,0,0,2,4/16,14/2"},
                         {"chain-own-holes-only", "0,0,0,0,2,4/16,14/2"},
                         {"chain-starts-two-ahead", "0,0,0,0,2,0/20,14/2"},
                         {"credit-opponent", "0,0,0,0,0,0/14,22/2"},
                         {"credit-hole-owner", "0,0,0,0,0,0/14,22/2"},
                         {"credit-always-player-1", "0,0,0,0,0,0/22,14/2"},
                         {"credit-first-hole-only", "0,0,0,0,0,0/16,14/2"},
                         {"credit-chain-only", "0,0,0,0,0,0/20,14/2"},
                         {"credit-first-hole-twice", "0,0,0,0,0,0/24,14/2"},
                         {"credit-counts-holes", "0,0,0,0,0,0/17,14/2"},
                         {"credit-read-after-clear", "0,0,0,0,0,0/14,14/2"},
                         {"credit-plus-one", "0,0,0,0,0,0/25,14/2"},
                         {"credit-overwrites-total", "0,0,0,0,0,0/8,14/2"},
                         {"captured-stones-stay-on-board", "0,0,0,2,2,4/22,14/2"},
                         {"captured-wrong-hole-emptied", "0,0,0,2,2,4/22,14/2"},
                         {"turn-not-switched", "0,0,0,0,0,0/22,14/1"},
                         {"turn-kept-after-capture", "0,0,0,0,0,0/22,14/1"},
                         {"turn-kept-when-last-stone-on-own-side", "0,0,0,0,0,0/22,14/2"},
                         {"capture-own-side-only", "0,0,0,2,2,4/14,14/2"},
                         {"capture-only-4", "0,0,0,2,2,4/14,14/2"},
                         {"capture-only-2", "0,0,0,0,0,4/18,14/2"},
                         {"capture-1-or-3", "0,0,0,2,2,4/14,14/2"},
                         {"capture-tests-next-hole", "0,0,0,2,0,0/20,14/2"},
                         {"capture-tests-previous-hole", "0,0,0,2,2,4/14,14/2"},
                         {"capture-opposite-hole", "0,0,0,2,0,0/20,14/2"},
                         {"capture-leaves-last-stone", "0,0,0,1,0,0/21,14/2"},
                         {"capture-suppressed-on-grand-slam", "0,0,0,2,2,4/14,14/2"},
                         {"sow-one-extra", "0,0,0,2,3,4/14,14/2"},
                         {"sow-one-short", "0,0,0,1,2,4/14,14/2"},
                         {"sow-origin-not-emptied", "0,0,1,0,0,0/22,14/2"},
                         {"sow-own-row-only", "1,0,0,1,2,4/14,14/2"},
                         {"sow-clockwise", "0,1,0,1,2,4/14,14/2"},
                         {"sow-in-screen-order", "0,0,0,1,2,5/14,14/2"},
                         {"write-swaps-captures", "0,0,0,0,0,0/14,22/2"},
                         {"load-zero-captures", "0,0,0,0,0,0/8,0/2"}}};

const Worked start_moves{"moves 6,6,6,6,6,6/0,0/2",
                         "moves d e f",
                         {{"legal-always-player-1-row", "moves a b c"},
                          {"legal-allows-opponent-hole", "moves a b c d e f"},
                          {"legal-misses-third-hole", "moves d e"},
                          {"legal-includes-next-row-hole", "moves a d e f"},
                          {"load-assumes-player-1-to-move", "moves a b c"},
                          {"legal-fullest-hole", "moves d e f"}}};

const Worked blocked{"outcome 0,0,0,1,0,0/20,15/1",
                     "ended 1",
                     {{"winner-fewest", "ended 2"},
                      {"winner-by-board-stones", "ended 2"},
                      {"winner-is-last-mover", "ended 2"},
                      {"winner-relative-to-mover", "ended 1"},
                      {"end-only-when-board-empty", "ongoing"},
                      {"pass-instead-of-end", "ongoing"},
                      {"end-checks-wrong-player", "ongoing"},
                      {"end-at-majority", "ended 1"}}};

const Worked close_end{"outcome 0,0,0,5,0,0/18,13/1",
                       "ended 1",
                       {{"remaining-to-hole-owner", "ended 1=2"},
                        {"remaining-to-blocked-player", "ended 1"},
                        {"winner-needs-majority", "ended 1=2"}}};

const Worked draw{"outcome 0,0,0,0,0,0/18,18/2",
                  "ended 1=2",
                  {{"tie-goes-to-player-1", "ended 1"},
                   {"tie-goes-to-player-2", "ended 2"},
                   {"tie-goes-to-last-mover", "ended 1"},
                   {"tie-reported-as-unfinished", "ongoing"}}};

const Worked fresh_game{"game 2 -",
                        "6,6,6,6,6,6/0,0/1 ongoing",
                        {{"start-with-four-stones", "4,4,4,4,4,4/0,0/1 ongoing"},
                         {"player-2-starts", "6,6,6,6,6,6/0,0/2 ongoing"}}};

const Worked three_seats{"moves 6,6,6,6,6,6/0,0,0/1",
                         "moves a b",
                         {{"three-seats-shifted", "moves b c"},
                          {"three-seats-shifted-back", "moves a f"},
                          {"three-seats-by-column", "moves a f"},
                          {"three-seats-keep-three-holes", "moves a b c"}}};

const Worked three_turns{"play 6,6,6,6,6,6/0,0,0/2 c",
                         "7,7,1,7,7,7/0,0,0/3",
                         {{"three-turn-order-reversed", "7,7,1,7,7,7/0,0,0/1"},
                          {"three-turn-toggles-two", "7,7,1,7,7,7/0,0,0/1"}}};

const Worked three_results{"outcome 0,0,1,0,0,0/13,13,9/1",
                           "ended 1=2",
                           {{"three-any-tie-is-draw", "ended 1=2=3"},
                            {"three-remaining-to-hole-owner", "ended 2"},
                            {"three-remaining-to-last-mover", "ended 1=2"},
                            {"three-blocked-player-skipped", "ongoing"}}};

} // namespace

TEST_CASE("misreadings answer as their sentences say", "[misreadings]") {
    for (const Worked& worked : {annex_turn, short_turn, start_moves, blocked, close_end, draw,
                                 fresh_game, three_seats, three_turns, three_results}) {
        CHECK(answer("", worked.request) == worked.right);
        for (const auto& [id, reply] : worked.misread) {
            INFO(id << ": " << worked.request);
            CHECK(answer(id, worked.request) == reply);
        }
    }
}

TEST_CASE("a process that keeps what it should not answers otherwise the second time",
          "[misreadings]") {
    const auto ask = [](Answerer& answerer, const std::string& line) {
        return answerer.reply(std::get<Request>(parse_request(line)));
    };
    const auto games = misread_answerer("new-game-reuses-board", {});
    // Six stones from a leave one there and seven elsewhere; the next game begins with that.
    CHECK(ask(*games, "game 2 a") == "1,7,7,7,7,7/0,0/2 ongoing");
    CHECK(ask(*games, "game 2 -") == "1,7,7,7,7,7/0,0/1 ongoing");
    const auto clones = misread_answerer("clone-shares-board", {});
    CHECK(ask(*clones, "play 0,0,1,1,2,4/14,14/1 c") == "0,0,0,0,0,0/22,14/2");
    CHECK(ask(*clones, "moves 0,0,1,1,2,4/14,14/1") == "moves -");
    const auto sides = misread_answerer("end-query-flips-side", {});
    CHECK(ask(*sides, "outcome 0,1,0,0,0,0/20,15/1") == "ongoing");
    CHECK(ask(*sides, "moves 6,6,6,6,6,6/0,0/1") == "moves d e f");
    const auto trials = misread_answerer("legal-query-plays-trial-moves", {});
    CHECK(ask(*trials, "moves 0,0,1,1,2,4/14,14/1") == "moves c");
    CHECK(ask(*trials, "play 0,0,1,1,2,4/14,14/1 c") == "0,0,0,0,0,0/30,14/2");
}

TEST_CASE("several misreadings change the rules one after the other", "[misreadings]") {
    CHECK(answer("sow-starts-in-origin+capture-2-4-6", annex_turn.request) ==
          "2,3,2,0,1,2/16,10/2");
    CHECK(answer("chain-none+turn-not-switched", short_turn.request) == "0,0,0,0,2,4/16,14/1");
    CHECK_THROWS_AS(misread_answerer("chain-none+chain-sideways", {}), InputError);
}

TEST_CASE("a misread turn is told with its steps", "[misreadings]") {
    const auto position = std::get<Position>(parse_position("1,2,8,4,0,1/10,10/1"));
    const auto turn = misread_turn("chain-backward", {}, position, Hole::c);
    REQUIRE(turn);
    CHECK(turn->landing == Hole::e);
    CHECK(turn->sown.size() == 8);
    CHECK(turn->captures == std::vector<Capture>{{Hole::e, 2}});
    CHECK(turn->after == "2,3,1,6,0,2/12,10/2");
    CHECK_FALSE(misread_turn("chain-backward", {}, position, Hole::d));
}

TEST_CASE("the catalogue is whole and says what each entry is", "[misreadings]") {
    CHECK(misreadings().size() >= 120);
    std::set<std::string> ids;
    for (const Misreading& misreading : misreadings()) {
        INFO(misreading.id);
        CHECK(ids.insert(misreading.id).second);
        CHECK(misreading.sentence.ends_with('.'));
        CHECK_FALSE(misreading.clauses.empty());
        for (const std::string& clause : misreading.clauses) {
            CHECK(find_clause(clause) != nullptr);
        }
    }
    for (const LeftOut& fault : left_out_faults()) {
        CHECK_FALSE(ids.contains(fault.id));
    }
}

TEST_CASE("an entry that is a ruling answers as the reference does under it", "[misreadings]") {
    std::mt19937 random(6);
    for (const Misreading& misreading : misreadings()) {
        if (misreading.ruling.empty()) {
            continue;
        }
        INFO(misreading.id);
        const auto rulings = std::get<Rulings>(parse_ruling(misreading.ruling));
        const auto answerer = misread_answerer(misreading.id, {});
        for (int count = 0; count < 200; ++count) {
            const Players players = count % 2 == 0 ? Players::two : Players::three;
            Game game(start(players), rulings);
            std::vector<Hole> moves;
            while (!game.legal_moves().empty() && moves.size() < 90) {
                const Holes legal = game.legal_moves();
                moves.push_back(legal[random() % legal.size()]);
                game.play(moves.back());
            }
            const Request request = GameRequest{players, moves};
            CHECK(answerer->reply(request) == reference_reply(request, rulings));
        }
    }
}

// Entries that no answer can tell from the rules.

TEST_CASE("stones that are divided equally change no winner", "[misreadings]") {
    const auto answerer = misread_answerer("remaining-split-evenly", {});
    for (int left = 0; left <= 12; left += 2) {
        for (int one = 0; one + left <= stones_in_game; one += 2) {
            const Board board({0, 0, 0, left, 0, 0});
            const Request two = OutcomeRequest{std::get<Position>(
                Position::make(board, {one, stones_in_game - left - one}, Player::one))};
            REQUIRE(answerer->reply(two) == reference_reply(two));
            for (int second = 0; second + one + left <= stones_in_game; second += 2) {
                const Request three = OutcomeRequest{std::get<Position>(Position::make(
                    board, {one, second, stones_in_game - left - one - second}, Player::one))};
                REQUIRE(answerer->reply(three) == reference_reply(three));
            }
        }
    }
}

TEST_CASE("nobody ever gets all stones in one hole of his when he is to move", "[misreadings]") {
    // So play never comes back to the start: a turn that captures nothing leaves in the chosen
    // hole a sixth of what it held, and that must be six. (It does get to boards with all stones
    // in one hole, but there the player to move has none, and the game has ended.)
    const Players players = GENERATE(Players::two, Players::three);
    const Reach reach(players, {});
    for (const Hole hole : all_holes) {
        const Board board = Board().with(hole, stones_in_game);
        CHECK_FALSE(reach.find(board, owner(hole, players)).has_value());
    }
}

TEST_CASE("a board that comes back comes back with the same captured stones", "[misreadings]") {
    // Captured stones never return, so as many stones on the board are as many captured.
    const auto compares = misread_answerer("repetition-compares-captures", {});
    const auto forgets = misread_answerer("repetition-forgets-start", {});
    std::mt19937 random(12);
    int repeated = 0;
    for (int count = 0; count < 3000; ++count) {
        const Players players = count % 2 == 0 ? Players::two : Players::three;
        Game game(start(players));
        std::vector<Hole> moves;
        while (!game.legal_moves().empty()) {
            const Holes legal = game.legal_moves();
            moves.push_back(legal[random() % legal.size()]);
            game.play(moves.back());
        }
        repeated += game.repeats() ? 1 : 0;
        const Request request = GameRequest{players, moves};
        REQUIRE(compares->reply(request) == reference_reply(request));
        REQUIRE(forgets->reply(request) == reference_reply(request));
    }
    CHECK(repeated > 100);
}

TEST_CASE("the golden vectors find every misreading and every pair of plausible ones",
          "[misreadings]") {
    const Adequacy adequacy = adequacy_of(read_suite({}));
    for (const Kills& kills : adequacy.single) {
        INFO(kills.misreading);
        CHECK(kills.vectors.size() >= 3);
    }
    for (const Kills& kills : adequacy.pairs) {
        INFO(kills.misreading);
        CHECK_FALSE(kills.vectors.empty());
    }
    const Score score = score_of(adequacy);
    CHECK(score.found == score.misreadings);
    CHECK(score.pairs_found == score.pairs);
}
