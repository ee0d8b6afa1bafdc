#include "census/reach.hpp"

#include "base/errors.hpp"
#include "base/terminal.hpp"
#include "census/board_index.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <deque>

namespace bakuk::harness {

namespace {

constexpr std::uint32_t none = UINT32_MAX;

/// A position reached, and the one before it on its first shortest game.
struct Node {
    std::uint32_t place; // of the board and the mover
    std::uint32_t parent;
    std::array<std::uint8_t, 3> captured;
};

// Captured stones are even, and nobody has more than 18 where play goes on under majority=ends, so
// what the first two have captured is one of 10 numbers each; the rest is the third's.
constexpr std::size_t counts_to_half = stones_in_game / 2 / 2 + 1;
constexpr std::size_t most_splits = counts_to_half * counts_to_half;

std::size_t split_of(const Captured& captured) {
    return static_cast<std::size_t>(captured[0] / 2) * counts_to_half +
           static_cast<std::size_t>(captured[1] / 2);
}

} // namespace

struct Reach::Table {
    Players players;
    Rulings rulings;
    std::deque<Node> nodes;
    std::vector<std::uint32_t> first_at; // the first node of each place
    std::size_t places = 0;
    // Under majority=ends the captures decide whether play goes on, so there positions that differ
    // in the captures alone are followed separately: a bit for each.
    std::vector<bool> followed;

    Table(Players how_many, const Rulings& under)
        : players(how_many), rulings(under),
          first_at(all_boards * static_cast<std::size_t>(how_many), none) {
        if (rulings.majority == Majority::ends) { // ruling majority
            followed.resize(first_at.size() * most_splits);
        }
        add(start(players), none);
        for (std::size_t next = 0; next < nodes.size(); ++next) {
            if (next % 65536 == 0) {
                throw_if_interrupted();
            }
            expand(static_cast<std::uint32_t>(next));
        }
    }

    void expand(std::uint32_t node) {
        const Position position = position_of(node);
        for (const Hole hole : legal_moves(position, rulings)) {
            add(std::get<Turn>(play(position, hole, rulings)).after, node);
        }
    }

    void add(const Position& position, std::uint32_t parent) {
        const std::uint32_t place = place_of(position.board(), position.mover());
        if (!is_new(position, place)) {
            return;
        }
        if (first_at[place] == none) {
            first_at[place] = static_cast<std::uint32_t>(nodes.size());
            ++places;
        }
        Node node{place, parent, {}};
        for (const Player player : all_players(players)) {
            node.captured[static_cast<std::size_t>(player) - 1] =
                static_cast<std::uint8_t>(position.captured(player));
        }
        nodes.push_back(node);
    }

    /// Whether the position is to be added: a new place, or one beside it that plays on.
    bool is_new(const Position& position, std::uint32_t place) {
        if (rulings.majority == Majority::plays_on || has_ended(position, rulings)) {
            return first_at[place] == none;
        }
        const std::size_t split = split_of(position.captured());
        if (followed[place * most_splits + split]) {
            return false;
        }
        followed[place * most_splits + split] = true;
        return true;
    }

    [[nodiscard]] std::uint32_t place_of(const Board& board, Player mover) const {
        return static_cast<std::uint32_t>(board_index(board) * static_cast<std::size_t>(players) +
                                          static_cast<std::size_t>(mover) - 1);
    }

    [[nodiscard]] Position position_of(std::uint32_t index) const {
        const Node& node = nodes[index];
        const std::uint32_t count = players == Players::two ? 2 : 3;
        Captured captured;
        for (std::uint32_t player = 0; player < count; ++player) {
            captured.push_back(node.captured[player]);
        }
        return std::get<Position>(Position::make(board_at(node.place / count), captured,
                                                 static_cast<Player>(node.place % count + 1)));
    }

    [[nodiscard]] std::uint32_t find(const Board& board, Player mover) const {
        const int stones = board.stones();
        const bool exists =
            stones % 2 == 0 && stones <= stones_in_game &&
            std::ranges::all_of(all_holes, [&](Hole hole) { return board[hole] >= 0; }) &&
            all_players(players).contains(mover);
        return exists ? first_at[place_of(board, mover)] : none;
    }

    /// The first of the parent's holes that leads to the node.
    [[nodiscard]] Hole hole_to(std::uint32_t node) const {
        const Position before = position_of(nodes[node].parent);
        const Position after = position_of(node);
        const Holes holes = legal_moves(before, rulings);
        const Hole* found = std::ranges::find_if(holes, [&](Hole hole) {
            return std::get<Turn>(play(before, hole, rulings)).after == after;
        });
        assert(found != holes.end());
        return *found;
    }
};

Reach::Reach(Players players, const Rulings& rulings)
    : table_(std::make_unique<Table>(players, rulings)) {}

Reach::~Reach() = default;
Reach::Reach(Reach&&) noexcept = default;
Reach& Reach::operator=(Reach&&) noexcept = default;

std::size_t Reach::size() const {
    return table_->places;
}

std::optional<Position> Reach::find(const Board& board, Player mover) const {
    const std::uint32_t node = table_->find(board, mover);
    if (node == none) {
        return std::nullopt;
    }
    return table_->position_of(node);
}

std::vector<Hole> Reach::game_to(const Board& board, Player mover) const {
    std::vector<Hole> game;
    std::uint32_t node = table_->find(board, mover);
    assert(node != none);
    while (table_->nodes[node].parent != none) {
        game.push_back(table_->hole_to(node));
        node = table_->nodes[node].parent;
    }
    std::ranges::reverse(game);
    return game;
}

void Reach::for_each(const std::function<bool(const Position&)>& see) const {
    for (const std::uint32_t node : table_->first_at) {
        if (node != none && !see(table_->position_of(node))) {
            return;
        }
    }
}

} // namespace bakuk::harness
