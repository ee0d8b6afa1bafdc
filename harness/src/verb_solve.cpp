#include "bakuk/text.hpp"
#include "base/terminal.hpp"
#include "base/wrap.hpp"
#include "drawing/board.hpp"
#include "solve/best_play.hpp"
#include "solve/tally.hpp"
#include "verbs.hpp"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

Position read_position(const std::string& text) {
    if (text.empty()) {
        return start(Players::two);
    }
    const auto read = parse_position(text);
    if (const TextError* error = std::get_if<TextError>(&read)) {
        throw InputError(fmt::format("position \"{}\", {}", text, to_text(*error)));
    }
    const Position position = std::get<Position>(read);
    if (position.players() != Players::two) {
        throw InputError(fmt::format("position \"{}\" has three players; only the game of two is "
                                     "solved: expected two captured numbers",
                                     text));
    }
    return position;
}

std::string signed_text(int value) {
    return value == 0 ? "0" : fmt::format("{:+}", value);
}

int number_of(Player player) {
    return static_cast<int>(player);
}

/// Who is ahead if the player has captured so many more than the other.
std::string lead_text(Player player, int lead) {
    if (lead == 0) {
        return "both have captured the same in the end, a draw";
    }
    const Player ahead = lead > 0 ? player : next(player, Players::two);
    return fmt::format("player {} has captured {} more in the end and wins", number_of(ahead),
                       std::abs(lead));
}

/// What a value of the position means for the player to move, and for the end of the game.
std::string meaning(const Position& position, int value) {
    const Player mover = position.mover();
    const Player other = next(mover, Players::two);
    const int lead = position.captured(mover) - position.captured(other) + value;
    const std::string from_here =
        value > 0   ? fmt::format("From here on player {} can capture {} more than player {}, and "
                                    "cannot be kept from it",
                                  number_of(mover), value, number_of(other))
        : value < 0 ? fmt::format("From here on player {} can capture {} more than player {}, and "
                                  "cannot be kept from it",
                                  number_of(other), -value, number_of(mover))
                    : "From here on neither player can force more captures than the other";
    return fmt::format("{}. So with best play {}.", from_here, lead_text(mover, lead));
}

void print_moves(const std::vector<MoveValue>& moves, int best) {
    fmt::print("\nmove  value\n");
    for (const MoveValue& move : moves) {
        const bool is_best = move.value == best;
        fmt::print("{}\n", coloured(fmt::format("{:<4}  {:>5}{}", to_text(move.turn.from),
                                                signed_text(move.value), is_best ? "  best" : ""),
                                    is_best ? Colour::bold : Colour::plain, stdout));
    }
}

std::string captures_text(const Captures& captures) {
    std::string text;
    for (const Capture& capture : captures) {
        text +=
            fmt::format("{}{} {}", text.empty() ? "" : ", ", to_text(capture.hole), capture.stones);
    }
    return text;
}

void print_line(const BestLine& line) {
    fmt::print("\nA best line\n");
    std::size_t number = 0;
    std::vector<Hole> holes;
    for (const Turn& turn : line.turns) {
        ++number;
        holes.push_back(turn.from);
        const Player mover = next(turn.after.mover(), Players::two);
        std::string text = fmt::format("{:>4}  player {} {}  {}", number, number_of(mover),
                                       to_text(turn.from), to_text(turn.after));
        if (!turn.captures.empty()) {
            text = fmt::format("{:<44}  captures {}", text, captures_text(turn.captures));
        }
        fmt::print("{}\n", text);
    }
    const Position& last = line.turns.back().after;
    const std::string ending =
        line.goes_round ? "The last position has been there before: play goes round, so the game "
                          "ends (END-6), and nothing more is captured."
                        : fmt::format("Player {} has no stone in his holes: the game ends (END-1).",
                                      number_of(last.mover()));
    fmt::print("{}\nHoles: {}\nEnd:   {}, {}\n", wrap(ending, 0), to_text(holes), to_text(last),
               to_text(final_outcome(last)));
}

/// What is true of a value only if play has not been at these boards before.
void print_reservation(const Position& position, int value) {
    if (value != 0 && position != start(Players::two)) {
        fmt::print("\n{}\n",
                   wrap("The value holds where the game begins in this position or has come "
                        "to it by a capture. After other moves an earlier position may come "
                        "back sooner (END-6): then the value may be nearer to 0.",
                        0));
    }
}

void print_all(const Solution& solution) {
    const std::vector<ValueTally> tallies = tally_values(solution, Reach(Players::two, Rulings{}));
    ValueTally all;
    fmt::print("\nEvery position that play reaches, its value for the player to move\n");
    fmt::print("{:>6}  {:>9}  {:>9}  {:>9}  {:>6}  {:>8}\n", "stones", "above 0", "0", "below 0",
               "least", "greatest");
    for (const ValueTally& tally : tallies) {
        fmt::print("{:>6}  {:>9}  {:>9}  {:>9}  {:>6}  {:>8}\n", tally.stones, tally.above,
                   tally.zero, tally.below, signed_text(tally.least), signed_text(tally.greatest));
        all.above += tally.above;
        all.zero += tally.zero;
        all.below += tally.below;
        all.least = std::min(all.least, tally.least);
        all.greatest = std::max(all.greatest, tally.greatest);
    }
    fmt::print("{:>6}  {:>9}  {:>9}  {:>9}  {:>6}  {:>8}\n", "all", all.above, all.zero, all.below,
               signed_text(all.least), signed_text(all.greatest));
}

} // namespace

Result run(const SolveOptions& options) {
    const Position position = read_position(options.position);
    note_interrupts();
    fmt::print("Player {} to move in {}\n\n{}\n", number_of(position.mover()), to_text(position),
               to_text(draw(position), 4));
    if (has_ended(position)) {
        fmt::print("Value 0: the game has ended ({}), for player {} has no stone in his holes "
                   "(END-1).\n",
                   to_text(outcome(position)), number_of(position.mover()));
        return Result::good;
    }
    const Solution solution(position.board().stones());
    const int value = solution.value(position.board(), position.mover());
    fmt::print("Value {}\n{}\n", signed_text(value), wrap(meaning(position, value), 0));
    print_moves(move_values(solution, position), value);
    print_line(best_line(solution, position));
    print_reservation(position, value);
    if (options.position.empty()) {
        print_all(solution);
    }
    return Result::good;
}

} // namespace bakuk::harness
