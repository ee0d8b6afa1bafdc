#include "reports/svg_board.hpp"

#include "bakuk/text.hpp"

#include <fmt/format.h>

namespace bakuk::harness {

namespace {

constexpr int cell = 60;
constexpr int margin = 22; // for the letters
constexpr int radius = 24;
constexpr int columns = 3;
constexpr int width = columns * cell;
constexpr int height = 2 * cell + 2 * margin;

struct Place {
    int x;
    int y;
};

/// The middle of a hole: a b c from left to right below, d e f from right to left above.
Place place_of(Hole hole) {
    const int index = static_cast<int>(hole);
    const bool near = index < columns;
    const int column = near ? index : 2 * columns - 1 - index;
    return {column * cell + cell / 2, margin + cell / 2 + (near ? cell : 0)};
}

std::string classes_of(const Marks& marks, Hole hole, int stones) {
    std::string classes = "hole";
    classes += stones == 0 ? " bare" : "";
    classes += marks.chosen == hole ? " chosen" : "";
    classes += marks.landing == hole ? " landing" : "";
    classes += marks.captured.contains(hole) ? " captured" : "";
    classes += marks.differing.contains(hole) ? " differing" : "";
    return classes;
}

std::string draw_hole(const Board& board, const Marks& marks, Hole hole) {
    const auto [x, y] = place_of(hole);
    const bool near = static_cast<int>(hole) < columns;
    const int letter_y = near ? height - 6 : 15;
    return fmt::format("<g class=\"{}\"><circle cx=\"{}\" cy=\"{}\" r=\"{}\"/>"
                       "<text x=\"{}\" y=\"{}\">{}</text></g>"
                       "<text class=\"letter\" x=\"{}\" y=\"{}\">{}</text>",
                       classes_of(marks, hole, board[hole]), x, y, radius, x, y + 7, board[hole], x,
                       letter_y, to_text(hole));
}

std::string in_words(const Board& board) {
    std::string words;
    for (const Hole hole : all_holes) {
        words += fmt::format("{}{} {}", words.empty() ? "" : ", ", to_text(hole), board[hole]);
    }
    return words;
}

} // namespace

std::string svg_board(const Board& board, const Marks& marks) {
    std::string svg = fmt::format("<svg class=\"board\" viewBox=\"0 0 {} {}\" role=\"img\" "
                                  "aria-label=\"{}\">"
                                  "<rect class=\"wood\" x=\"1\" y=\"{}\" width=\"{}\" "
                                  "height=\"{}\" rx=\"10\"/>",
                                  width, height, in_words(board), margin, width - 2, 2 * cell);
    for (const Hole hole : all_holes) {
        svg += draw_hole(board, marks, hole);
    }
    return svg + "</svg>";
}

} // namespace bakuk::harness
