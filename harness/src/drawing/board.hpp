#pragma once

#include "bakuk/rules.hpp"
#include "bakuk/text.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bakuk::harness {

// Boards as text for terminals and forums: ASCII, the far row f e d above the near row a b c. A
// drawing is plain text without colour; the callers print it.

/// The lines of a drawing, without LF. No line ends in a space.
using Drawing = std::vector<std::string>;

/// What is drawn: a position, or what an implementation gives for one although its stones do not
/// add up to 36.
struct Scene {
    Board board;
    Captured captured;
    Player mover = Player::one;

    Scene(const Position& position) // NOLINT(google-explicit-constructor): a position is a scene
        : board(position.board()), captured(position.captured()), mover(position.mover()) {}
    Scene(const Board& stones, const Captured& counts, Player player)
        : board(stones), captured(counts), mover(player) {}

    friend bool operator==(const Scene&, const Scene&) = default;
};

/// The scene that a text of the form of a position shows, whatever its stones add up to; nothing
/// if it has not that form. Each number is 0 to 999.
[[nodiscard]] std::optional<Scene> read_scene(std::string_view text);

/// Which holes stand out, and as what. Several may fall on one hole.
struct Marks {
    std::optional<Hole> chosen;  // drawn (n)
    std::optional<Hole> landing; // drawn >n<
    Holes captured;              // drawn [n]
    Holes differing;             // drawn *n*
};

/// The holes of a turn as they stand on the board before it, or (without the chosen hole) on the
/// board after its sowing, where the captured holes still hold their stones.
[[nodiscard]] Marks marks_before(const Turn& turn);
[[nodiscard]] Marks marks_after_sowing(const Turn& turn);

/// The holes that hold other numbers of stones.
[[nodiscard]] Holes differing_holes(const Board& left, const Board& right);

/// One line that says what the marks used mean; empty if none is used.
[[nodiscard]] std::string key_of(const Marks& marks);

/// The board alone: seven lines, the hole letters above and below.
[[nodiscard]] Drawing draw_board(const Board& board, const Marks& marks = {});

/// A line for each player: his holes, what he has captured, and whether he is to move.
/// Clauses: SEAT-1, SEAT-2.
[[nodiscard]] Drawing draw_players(const Scene& scene, const Rulings& rulings = {});

/// Where the lines of draw_players stand: beside the board (at most 72 columns in all) or under it
/// (at most 40 columns).
enum class PlayersAt : std::uint8_t { beside, below };

/// The board and its players.
[[nodiscard]] Drawing draw(const Scene& scene, const Rulings& rulings = {}, const Marks& marks = {},
                           PlayersAt players_at = PlayersAt::beside);

/// A drawing under a heading.
struct Titled {
    std::string title;
    Drawing drawing;
};

/// Drawings beside each other, each under its title.
[[nodiscard]] Drawing side_by_side(const std::vector<Titled>& drawings);

/// Two scenes beside each other, players below, with the holes that differ marked.
[[nodiscard]] Drawing draw_difference(std::string_view left_title, const Scene& left,
                                      std::string_view right_title, const Scene& right,
                                      const Rulings& rulings = {});

/// The drawing as one text: each line indented by so many spaces and ended by LF.
[[nodiscard]] std::string to_text(const Drawing& drawing, std::size_t indent = 0);

} // namespace bakuk::harness
