// Texts read or written wrongly, as far as well-formed requests show it.

#include "misreadings/entries.hpp"

#include <utility>

namespace bakuk::harness {

std::vector<Entry> text_entries() {
    using enum MisreadingSource;
    constexpr auto kind = MisreadingKind::text;
    return {
        {{"write-one-digit-per-hole",
          "Of a hole's count only the last digit is written.",
          {"BOARD-3"},
          slip,
          kind},
         [](Rulebook& book) {
             book.write = [write = book.write](const Rulebook& rules, const Table& table) {
                 Table written = table;
                 for (int& stones : written.holes) {
                     stones %= 10;
                 }
                 return write(rules, written);
             };
         }},
        {{"write-player-2-row-as-displayed",
          "The far row is written f, e, d, as seen on a screen, though read d, e, f.",
          {"BOARD-2"},
          slip,
          kind},
         [](Rulebook& book) {
             book.write = [write = book.write](const Rulebook& rules, const Table& table) {
                 Table written = table;
                 std::swap(written[Hole::d], written[Hole::f]);
                 return write(rules, written);
             };
         }},
        {{"write-swaps-captures",
          "What players 1 and 2 have captured is written in the wrong order.",
          {"CAP-8"},
          slip,
          kind},
         [](Rulebook& book) {
             book.write = [write = book.write](const Rulebook& rules, const Table& table) {
                 Table written = table;
                 std::swap(written.captured[0], written.captured[1]);
                 return write(rules, written);
             };
         }},
        {{"load-assumes-player-1-to-move",
          "Whatever a position says, player 1 is taken to be to move.",
          {"TURN-1"},
          slip,
          kind},
         [](Rulebook& book) {
             book.read = [read = book.read](const Rulebook& rules, Memory& memory,
                                            const Position& position) {
                 Table table = read(rules, memory, position);
                 table.mover = Player::one;
                 return table;
             };
         }},
        {{"load-zero-captures",
          "Whatever a position says, nobody is taken to have captured anything.",
          {"CAP-8", "BOARD-3"},
          slip,
          kind},
         [](Rulebook& book) {
             book.read = [read = book.read](const Rulebook& rules, Memory& memory,
                                            const Position& position) {
                 Table table = read(rules, memory, position);
                 table.captured = {};
                 return table;
             };
         }},
        {{"load-one-digit-per-hole",
          "Of a hole's count only the first digit is read.",
          {"BOARD-3"},
          slip,
          kind},
         [](Rulebook& book) {
             book.read = [read = book.read](const Rulebook& rules, Memory& memory,
                                            const Position& position) {
                 Table table = read(rules, memory, position);
                 for (int& stones : table.holes) {
                     stones = stones >= 10 ? stones / 10 : stones;
                 }
                 return table;
             };
         }},
        {{"parse-reads-first-character",
          "Of the holes of a game only the first is played.",
          {"TURN-1"},
          slip,
          kind},
         [](Rulebook& book) {
             book.read_game = [](const Rulebook&, std::span<const Hole> moves) {
                 return std::vector<Hole>(moves.begin(), moves.begin() + (moves.empty() ? 0 : 1));
             };
         }},
        {{"parse-player-2-uses-a-to-c",
          "Of two players, the second's holes are a, b, c as seen from his side; d, e, f are "
          "refused "
          "to him.",
          {"BOARD-2"},
          slip,
          kind},
         [](Rulebook& book) {
             book.read_hole = [](const Rulebook&, const Table& table,
                                 Hole hole) -> std::optional<Hole> {
                 if (table.players == Players::three || table.mover == Player::one) {
                     return hole;
                 }
                 return hole >= Hole::d ? std::nullopt
                                        : std::optional(hole_after(hole_after(hole_after(hole))));
             };
         }},
    };
}

} // namespace bakuk::harness
