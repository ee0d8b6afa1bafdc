#include "base/lines.hpp"
#include "diagnosis/features.hpp"

#include <array>
#include <charconv>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

/// A position's text in its three parts; the numbers need not add up.
struct Parts {
    std::string board;
    std::string captured;
    std::string mover;
};

std::optional<Parts> parts_of(std::string_view text) {
    const std::string_view position = split(text, ' ').front();
    const std::vector<std::string_view> parts = split(position, '/');
    if (parts.size() != 3) {
        return std::nullopt;
    }
    return Parts{std::string(parts[0]), std::string(parts[1]), std::string(parts[2])};
}

/// The sum of a list of numbers; nothing if one of them is none.
std::optional<int> sum_of(std::string_view numbers) {
    int sum = 0;
    for (const std::string_view number : split(numbers, ',')) {
        int value = 0;
        const auto read = std::from_chars(number.data(), number.data() + number.size(), value);
        if (read.ec != std::errc{} || read.ptr != number.data() + number.size()) {
            return std::nullopt;
        }
        sum += value;
    }
    return sum;
}

/// How the wrong positions differ, counted.
struct Tally {
    std::size_t positions = 0;
    std::size_t board = 0;
    std::array<std::size_t, 3> captured{}; // of each player
    std::size_t mover = 0;
    std::size_t lost = 0;
    std::size_t made = 0;
};

void count(Tally& tally, const Parts& given, const Parts& expected) {
    ++tally.positions;
    tally.board += given.board != expected.board ? 1 : 0;
    const auto given_numbers = split(given.captured, ',');
    const auto right_numbers = split(expected.captured, ',');
    for (std::size_t player = 0; player < right_numbers.size(); ++player) {
        const bool wrong =
            player >= given_numbers.size() || given_numbers[player] != right_numbers[player];
        tally.captured[player] += wrong ? 1 : 0;
    }
    tally.mover += given.mover != expected.mover ? 1 : 0;
    const auto on_board = sum_of(given.board);
    const auto off_board = sum_of(given.captured);
    if (on_board && off_board) {
        tally.lost += *on_board + *off_board < stones_in_game ? 1 : 0;
        tally.made += *on_board + *off_board > stones_in_game ? 1 : 0;
    }
}

void tell(std::vector<std::string>& sentences, std::size_t count, const Tally& tally,
          std::string_view what) {
    if (count > 0) {
        sentences.push_back(
            fmt::format("in {} of {} wrong positions {}", count, tally.positions, what));
    }
}

} // namespace

std::vector<std::string> what_differs(std::span<const Observation> observations) {
    Tally tally;
    std::size_t refused = 0;
    std::size_t accepted = 0;
    for (const Observation& one : observations) {
        if (one.given == one.expected) {
            continue;
        }
        refused += one.given == "illegal" ? 1 : 0;
        accepted += one.expected == "illegal" ? 1 : 0;
        const auto given = parts_of(one.given);
        const auto expected = parts_of(one.expected);
        if (given && expected) {
            count(tally, *given, *expected);
        }
    }
    std::vector<std::string> sentences;
    if (refused > 0) {
        sentences.push_back(fmt::format("legal moves refused: {}", refused));
    }
    if (accepted > 0) {
        sentences.push_back(fmt::format("illegal moves accepted: {}", accepted));
    }
    tell(sentences, tally.board, tally, "the board is wrong");
    for (std::size_t player = 0; player < tally.captured.size(); ++player) {
        tell(sentences, tally.captured[player], tally,
             fmt::format("what player {} has captured is wrong", player + 1));
    }
    tell(sentences, tally.mover, tally, "the player to move is wrong");
    tell(sentences, tally.lost, tally, "stones are lost");
    tell(sentences, tally.made, tally, "there are more than 36 stones");
    return sentences;
}

} // namespace bakuk::harness
