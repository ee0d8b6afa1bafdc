#pragma once

#include "bakuk/rules.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace bakuk::harness {

/// A number as text with a comma after it.
struct NumberText {
    std::array<char, 4> characters; // as many as are copied at once
    std::uint8_t length;
};

/// The texts of all numbers of stones.
inline constexpr auto number_texts = [] {
    std::array<NumberText, stones_in_game + 1> texts{};
    for (std::size_t number = 0; number < texts.size(); ++number) {
        const auto ones = static_cast<char>('0' + number % 10);
        const auto tens = static_cast<char>('0' + number / 10);
        texts[number] = number < 10 ? NumberText{{ones, ','}, 2} : NumberText{{tens, ones, ','}, 3};
    }
    return texts;
}();

/// Lines of the protocol, written one after the other into one piece of memory, because the census
/// writes a great many. They are byte for byte what to_text and protocol.hpp write; tests hold
/// them to it.
class Lines {
public:
    /// No line is longer.
    static constexpr std::size_t most_bytes_in_line = 64;

    /// Whether so many more lines fit in.
    [[nodiscard]] bool have_room_for(std::size_t lines) const {
        return end_ + lines * most_bytes_in_line <= bytes_.size();
    }
    [[nodiscard]] std::string_view text() const { return {bytes_.data(), end_}; }
    void clear() { end_ = 0; }

    // Requires of each: room for one more line.

    /// "moves P"; gives the text of P, for further requests about it, until the lines are cleared.
    std::string_view put_moves_request(const Position& position) {
        put("moves ");
        const std::size_t begin = end_;
        put(position);
        const std::string_view text(&bytes_[begin], end_ - begin);
        put('\n');
        return text;
    }
    /// "play P H"
    void put_play_request(std::string_view position, Hole hole) {
        put("play ");
        put(position);
        put(' ');
        put(hole);
        put('\n');
    }
    /// "outcome P"
    void put_outcome_request(std::string_view position) {
        put("outcome ");
        put(position);
        put('\n');
    }
    /// "moves a c"
    void put_reply(const Holes& legal) {
        put(legal.empty() ? std::string_view("moves -") : std::string_view("moves"));
        for (const Hole hole : legal) {
            put(' ');
            put(hole);
        }
        put('\n');
    }
    /// The position with these parts.
    void put_reply(const Board& board, const Captured& captured, Player mover) {
        put(board, captured, mover);
        put('\n');
    }
    void put_illegal_reply() { put("illegal\n"); }
    /// "ongoing", "ended 1=2"
    void put_reply(const Outcome& outcome) {
        put(outcome.ended() ? std::string_view("ended") : std::string_view("ongoing"));
        char before = ' ';
        for (const Player player : outcome.winners) {
            put(before);
            put_digit(static_cast<int>(player));
            before = '=';
        }
        put('\n');
    }

private:
    void put(char character) {
        bytes_[end_] = character;
        ++end_;
    }
    void put(std::string_view text) {
        std::memcpy(&bytes_[end_], text.data(), text.size());
        end_ += text.size();
    }
    void put(Hole hole) { put(static_cast<char>('a' + static_cast<int>(hole))); }
    void put_digit(int digit) { put(static_cast<char>('0' + digit)); }

    void put(const Position& position) {
        put(position.board(), position.captured(), position.mover());
    }

    void put(const Board& board, const Captured& captured, Player mover) {
        char* at = &bytes_[end_];
        for (const Hole hole : all_holes) {
            at = put_number(at, board[hole]);
        }
        at[-1] = '/';
        for (const int stones : captured) {
            at = put_number(at, stones);
        }
        at[-1] = '/';
        end_ = static_cast<std::size_t>(at - bytes_.data());
        put_digit(static_cast<int>(mover));
    }

    /// Puts a number and a comma there, and gives the place behind them. It may overwrite what comes
    /// after, where nothing is yet.
    static char* put_number(char* at, int number) {
        const NumberText& text = number_texts[static_cast<std::size_t>(number)];
        std::memcpy(at, text.characters.data(), text.characters.size());
        return at + text.length;
    }

    std::array<char, std::size_t{1} << 16> bytes_;
    std::size_t end_ = 0;
};

} // namespace bakuk::harness
