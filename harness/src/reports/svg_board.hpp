#pragma once

#include "drawing/board.hpp"

#include <string>

namespace bakuk::harness {

/// The board as an SVG element for a page of HTML: the far row above the near row, marks as rings
/// and fills with the page's style (html_style), and the same in words for who cannot see it.
[[nodiscard]] std::string svg_board(const Board& board, const Marks& marks);

} // namespace bakuk::harness
