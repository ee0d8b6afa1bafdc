#include "reference/generators.hpp"

#include "bakuk/text.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace bakuk {

void showValue(const Position& position, std::ostream& stream) {
    stream << to_text(position);
}

void showValue(const Rulings& rulings, std::ostream& stream) {
    const std::string text = to_text(rulings);
    stream << (text.empty() ? "default rulings" : text);
}

void showValue(Hole hole, std::ostream& stream) {
    stream << to_text(hole);
}

void showValue(Players players, std::ostream& stream) {
    stream << to_text(players) << " players";
}

} // namespace bakuk

namespace bakuk::tests {

void showValue(const LegalMove& move, std::ostream& stream) {
    stream << to_text(move.position) << ' ' << to_text(move.hole) << ", ";
    showValue(move.rulings, stream);
}

namespace {

/// The stones of each hole; more than there are is cut off from the last holes.
using Stones = std::array<int, 6>;

rc::Gen<Stones> drawn(const rc::Gen<int>& hole) {
    return rc::gen::container<Stones>(hole);
}

rc::Gen<Stones> few_stones() {
    return drawn(rc::gen::weightedElement<int>({{8, 0}, {4, 1}, {2, 2}, {1, 3}, {1, 4}}));
}

rc::Gen<Stones> twos_and_fours() {
    return drawn(rc::gen::weightedElement<int>({{4, 2}, {3, 4}, {3, 1}, {2, 3}, {1, 0}, {1, 5}}));
}

rc::Gen<Stones> any_stones() {
    return drawn(rc::gen::inRange(0, 20));
}

/// One hole with more than a lap, the others so that twos and fours come about.
rc::Gen<Stones> big_lap() {
    return rc::gen::map(rc::gen::tuple(drawn(rc::gen::inRange(0, 3)), rc::gen::inRange(0, 6),
                                       rc::gen::inRange(5, 37)),
                        [](const std::tuple<Stones, int, int>& parts) {
                            Stones stones = std::get<0>(parts);
                            const auto [unused, hole, lap] = parts;
                            stones[static_cast<std::size_t>(hole)] = 0;
                            int others = 0;
                            for (const int other : stones) {
                                others += other;
                            }
                            stones[static_cast<std::size_t>(hole)] =
                                std::min(lap, stones_in_game - others);
                            return stones;
                        });
}

Board at_most_all(const Stones& stones) {
    Board board;
    int left = stones_in_game;
    for (const Hole hole : all_holes) {
        const int held = std::min(left, stones[static_cast<std::size_t>(hole)]);
        board = board.with(hole, held);
        left -= held;
    }
    return board;
}

/// Divides what is not on the board by two cuts.
Captured divided(int stones, Players players, int first_cut, int second_cut) {
    const int first = first_cut % (stones + 1);
    const int rest = stones - first;
    if (players == Players::two) {
        return {first, rest};
    }
    const int second = second_cut % (rest + 1);
    return {first, second, rest - second};
}

Position made(const Stones& stones, Players players, const std::pair<int, int>& cuts, int lot) {
    const Board board = at_most_all(stones);
    const Captured captured =
        divided(stones_in_game - board.stones(), players, cuts.first, cuts.second);
    const auto mover = static_cast<Player>(lot % static_cast<int>(players) + 1);
    return std::get<Position>(Position::make(board, captured, mover));
}

} // namespace

} // namespace bakuk::tests

namespace rc {

using namespace bakuk;
using namespace bakuk::tests;

Gen<Hole> Arbitrary<Hole>::arbitrary() {
    return gen::elementOf(std::vector<Hole>(all_holes.begin(), all_holes.end()));
}

Gen<Players> Arbitrary<Players>::arbitrary() {
    return gen::element(Players::two, Players::three);
}

Gen<Rulings> Arbitrary<Rulings>::arbitrary() {
    return gen::build<Rulings>(
        gen::set(&Rulings::origin, gen::element(Origin::sown, Origin::skipped)),
        gen::set(&Rulings::blocked, gen::element(Blocked::ends, Blocked::passes)),
        gen::set(&Rulings::remainder, gen::element(Remainder::unclaimed, Remainder::owners)),
        gen::set(&Rulings::majority, gen::element(Majority::plays_on, Majority::ends)),
        gen::set(&Rulings::seats, gen::element(Seats::loop, Seats::columns)),
        gen::set(&Rulings::repetition, gen::element(Repetition::ends, Repetition::ignored)));
}

Gen<Position> Arbitrary<Position>::arbitrary() {
    const auto stones = gen::weightedOneOf<Stones>(
        {{3, few_stones()}, {4, twos_and_fours()}, {3, big_lap()}, {1, any_stones()}});
    const auto cut = gen::inRange(0, stones_in_game + 1);
    return gen::map(
        gen::tuple(stones, gen::arbitrary<Players>(), gen::pair(cut, cut), gen::inRange(0, 6)),
        [](const auto& parts) { return std::apply(made, parts); });
}

Gen<LegalMove> Arbitrary<LegalMove>::arbitrary() {
    const auto could_move = [](const auto& parts) {
        return !legal_moves(std::get<0>(parts), std::get<1>(parts)).empty();
    };
    return gen::map(gen::suchThat(gen::tuple(gen::arbitrary<Position>(), gen::arbitrary<Rulings>(),
                                             gen::inRange<std::size_t>(0, 6)),
                                  could_move),
                    [](const auto& parts) {
                        const auto& [position, rulings, lot] = parts;
                        const Holes holes = legal_moves(position, rulings);
                        return LegalMove{position, holes[lot % holes.size()], rulings};
                    });
}

} // namespace rc
