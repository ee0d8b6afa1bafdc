#pragma once

#include "bakuk/rules.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstring>
#include <string_view>

namespace bakuk::harness {

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
    /// The position, or "illegal".
    void put_reply(const std::variant<Turn, Illegal>& result) {
        if (const Turn* turn = std::get_if<Turn>(&result)) {
            put(turn->after);
        } else {
            put("illegal");
        }
        put('\n');
    }
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

    /// A number and the character after it.
    void put_number(int number, char after) {
        assert(number >= 0 && number < 100);
        if (number >= 10) {
            put_digit(number / 10);
        }
        put_digit(number % 10);
        put(after);
    }

    void put(const Position& position) {
        for (const Hole hole : all_holes) {
            put_number(position.board()[hole], hole == Hole::f ? '/' : ',');
        }
        const Captured& captured = position.captured();
        for (const int& stones : captured) {
            put_number(stones, &stones == &captured.back() ? '/' : ',');
        }
        put_digit(static_cast<int>(position.mover()));
    }

    std::array<char, std::size_t{1} << 16> bytes_;
    std::size_t end_ = 0;
};

} // namespace bakuk::harness
