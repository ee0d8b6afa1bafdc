#include "reference/generators.hpp"
#include "reference/words.hpp"

#include "catch.hpp"

#include <algorithm>
#include <functional>

using namespace bakuk;
using namespace bakuk::tests;

namespace {

constexpr int draws = 4000;

/// How many of the draws are of a kind. The sizes are those of a run of a hundred cases.
template <typename Value>
int count_of(const std::function<bool(const Value&)>& is_of_kind) {
    const auto generator = rc::gen::arbitrary<Value>();
    rc::Random random(36);
    int count = 0;
    for (int draw = 0; draw < draws; ++draw) {
        count += is_of_kind(generator(random.split(), draw % 100).value()) ? 1 : 0;
    }
    return count;
}

int moves_with(const std::function<bool(const LegalMove&, const Turn&)>& is_of_kind) {
    return count_of<LegalMove>(
        [&](const LegalMove& move) { return is_of_kind(move, move.turn()); });
}

} // namespace

TEST_CASE("the moves that are drawn capture often, in chains of every length", "[generators]") {
    for (const std::size_t length : {1U, 2U, 3U, 4U}) {
        CHECK(moves_with([&](const LegalMove&, const Turn& turn) {
                  return turn.captures.size() == length;
              }) > draws / 200);
    }
    CHECK(moves_with([](const LegalMove&, const Turn& turn) { return turn.captures.size() >= 5; }) >
          5);
    CHECK(moves_with([](const LegalMove&, const Turn& turn) { return turn.captures.empty(); }) >
          draws / 10);
}

TEST_CASE("the moves that are drawn go round the board, once, twice and more", "[generators]") {
    for (const std::size_t stones : {6U, 12U, 18U}) {
        CHECK(moves_with([&](const LegalMove&, const Turn& turn) {
                  return turn.sown.size() >= stones;
              }) > draws / 100);
    }
    CHECK(moves_with([](const LegalMove& move, const Turn& turn) {
              return turn.landing == move.hole;
          }) > draws / 200);
}

TEST_CASE("the moves that are drawn end games and pass players over", "[generators]") {
    CHECK(moves_with([](const LegalMove& move, const Turn& turn) {
              return has_ended(turn.after, move.rulings);
          }) > draws / 100);
    CHECK(moves_with([](const LegalMove& move, const Turn& turn) {
              return turn.after.mover() != next(move.position.mover(), turn.after.players());
          }) > draws / 200);
}

TEST_CASE("the positions that are drawn are of every kind", "[generators]") {
    CHECK(count_of<Position>([](const Position& position) {
              return position.players() == Players::three;
          }) > draws / 4);
    CHECK(count_of<Position>([](const Position& position) { return has_ended(position); }) >
          draws / 50);
    CHECK(count_of<Position>([](const Position& position) {
              return final_outcome(position).winners.size() > 1;
          }) > draws / 200);
    CHECK(count_of<Position>([](const Position& position) {
              return std::ranges::max(position.captured()) > 18;
          }) > draws / 50);
    CHECK(count_of<Position>([](const Position& position) {
              return position.board().stones() <= 6;
          }) > draws / 50);
    CHECK(count_of<Position>([](const Position& position) {
              return position.board().stones() == 36;
          }) > draws / 100);
}
