#include "drawing/board.hpp"

#include "base/lines.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>
#include <utility>

namespace bakuk::harness {

namespace {

constexpr std::size_t cell_width = 7;
constexpr std::size_t gap = 4; // between what stands side by side
constexpr std::array far_row{Hole::f, Hole::e, Hole::d};
constexpr std::array near_row{Hole::a, Hole::b, Hole::c};

std::string without_trailing_spaces(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
}

std::string cell(const Board& board, const Marks& marks, Hole hole) {
    std::string text = fmt::format("{}", board[hole]);
    if (marks.differing.contains(hole)) {
        text = fmt::format("*{}*", text);
    }
    if (marks.captured.contains(hole)) {
        text = fmt::format("[{}]", text);
    }
    if (marks.landing == hole) {
        text = fmt::format(">{}<", text);
    }
    if (marks.chosen == hole) {
        text = fmt::format("({})", text);
    }
    return fmt::format("{:^{}}", text, cell_width);
}

std::string letters(const std::array<Hole, 3>& row) {
    std::string line;
    for (const Hole hole : row) {
        line += fmt::format(" {:^{}}", to_text(hole), cell_width);
    }
    return without_trailing_spaces(line);
}

std::string holes_of(const std::array<Hole, 3>& row, const Board& board, const Marks& marks) {
    std::string line = "|";
    for (const Hole hole : row) {
        line += cell(board, marks, hole) + "|";
    }
    return line;
}

std::string rule() {
    std::string line = "+";
    for (std::size_t hole = 0; hole < near_row.size(); ++hole) {
        line += std::string(cell_width, '-') + "+";
    }
    return line;
}

std::size_t width(const Drawing& drawing) {
    std::size_t widest = 0;
    for (const std::string& line : drawing) {
        widest = std::max(widest, line.size());
    }
    return widest;
}

Drawing beside(const Drawing& left, const Drawing& right) {
    const std::size_t left_width = width(left) + gap;
    Drawing both;
    for (std::size_t index = 0; index < std::max(left.size(), right.size()); ++index) {
        both.push_back(without_trailing_spaces(
            fmt::format("{:<{}}{}", index < left.size() ? left[index] : "", left_width,
                        index < right.size() ? right[index] : "")));
    }
    return both;
}

/// The numbers of a list with commas; nothing if it is none.
std::optional<std::vector<int>> read_numbers(std::string_view text) {
    constexpr std::size_t most_digits = 3;
    std::vector<int> numbers;
    for (const std::string_view word : split(text, ',')) {
        int number = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
        if (error != std::errc() || end != word.data() + word.size() || number < 0 ||
            word.size() > most_digits) {
            return std::nullopt;
        }
        numbers.push_back(number);
    }
    return numbers;
}

} // namespace

std::optional<Scene> read_scene(std::string_view text) {
    const std::vector<std::string_view> parts = split(text, '/');
    if (parts.size() != 3) {
        return std::nullopt;
    }
    const auto stones = read_numbers(parts[0]);
    const auto captured = read_numbers(parts[1]);
    const auto mover = read_numbers(parts[2]);
    if (!stones || stones->size() != all_holes.size() || !captured || captured->size() < 2 ||
        captured->size() > 3 || !mover || mover->size() != 1 || mover->front() < 1 ||
        std::cmp_greater(mover->front(), captured->size())) {
        return std::nullopt;
    }
    Board board;
    for (std::size_t index = 0; index < all_holes.size(); ++index) {
        board = board.with(all_holes[index], (*stones)[index]);
    }
    Captured counts;
    for (const int count : *captured) {
        counts.push_back(count);
    }
    return Scene(board, counts, static_cast<Player>(mover->front()));
}

Marks marks_before(const Turn& turn) {
    return {turn.from, std::nullopt, {}, {}};
}

Marks marks_after_sowing(const Turn& turn) {
    Marks marks{std::nullopt, turn.landing, {}, {}};
    for (const Capture& capture : turn.captures) {
        marks.captured.push_back(capture.hole);
    }
    return marks;
}

Holes differing_holes(const Board& left, const Board& right) {
    Holes holes;
    for (const Hole hole : all_holes) {
        if (left[hole] != right[hole]) {
            holes.push_back(hole);
        }
    }
    return holes;
}

std::string key_of(const Marks& marks) {
    std::string key;
    const auto add = [&](bool used, std::string_view meaning) {
        if (used) {
            key += fmt::format("{}{}", key.empty() ? "" : "   ", meaning);
        }
    };
    add(marks.chosen.has_value(), "(n) chosen");
    add(marks.landing.has_value(), ">n< landing hole");
    add(!marks.captured.empty(), "[n] captured");
    add(!marks.differing.empty(), "*n* differs");
    return key;
}

Drawing draw_board(const Board& board, const Marks& marks) {
    return {letters(far_row),
            rule(),
            holes_of(far_row, board, marks),
            rule(),
            holes_of(near_row, board, marks),
            rule(),
            letters(near_row)};
}

Drawing draw_players(const Scene& scene, const Rulings& rulings) {
    const auto players = static_cast<Players>(scene.captured.size());
    Drawing lines;
    for (const Player player : all_players(players)) {
        std::string own;
        for (const Hole hole : all_holes) {
            if (owner(hole, players, rulings) == player) {
                own += fmt::format(" {}", to_text(hole));
            }
        }
        lines.push_back(fmt::format("player {} {}   captured {:>2}{}", static_cast<int>(player),
                                    own, scene.captured[static_cast<std::size_t>(player) - 1],
                                    player == scene.mover ? "   to move" : ""));
    }
    return lines;
}

Drawing draw(const Scene& scene, const Rulings& rulings, const Marks& marks, PlayersAt players_at) {
    Drawing drawing = draw_board(scene.board, marks);
    Drawing players = draw_players(scene, rulings);
    if (players_at == PlayersAt::below) {
        drawing.insert(drawing.end(), players.begin(), players.end());
        return drawing;
    }
    players.insert(players.begin(), 2, ""); // beside the rows, not beside the letters
    return beside(drawing, players);
}

Drawing side_by_side(const std::vector<Titled>& drawings) {
    Drawing all;
    for (const Titled& titled : drawings) {
        Drawing one{titled.title};
        one.insert(one.end(), titled.drawing.begin(), titled.drawing.end());
        all = all.empty() ? one : beside(all, one);
    }
    return all;
}

Drawing draw_difference(std::string_view left_title, const Scene& left,
                        std::string_view right_title, const Scene& right, const Rulings& rulings) {
    Marks marks;
    marks.differing = differing_holes(left.board, right.board);
    return side_by_side(
        {{std::string(left_title), draw(left, rulings, marks, PlayersAt::below)},
         {std::string(right_title), draw(right, rulings, marks, PlayersAt::below)}});
}

std::string to_text(const Drawing& drawing, std::size_t indent) {
    std::string text;
    for (const std::string& line : drawing) {
        text += without_trailing_spaces(std::string(indent, ' ') + line) + "\n";
    }
    return text;
}

} // namespace bakuk::harness
