#include "explain/story.hpp"

#include "bakuk/text.hpp"
#include "specification/clauses.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

int number(Player player) {
    return static_cast<int>(player);
}

std::string stones(int count) {
    return fmt::format("{} stone{}", count == 0 ? "no" : fmt::format("{}", count),
                       count == 1 ? "" : "s");
}

std::string hole_list(const Holes& holes) {
    std::string text;
    for (const Hole hole : holes) {
        text += fmt::format("{}{}", text.empty() ? "" : " ", to_text(hole));
    }
    return text;
}

std::string ordinal(std::size_t count) {
    const std::size_t last_two = count % 100;
    const std::size_t last = last_two > 10 && last_two < 14 ? 0 : count % 10;
    constexpr std::array<std::string_view, 4> endings{"th", "st", "nd", "rd"};
    return fmt::format("{}{}", count, last < 4 ? endings.at(last) : endings.front());
}

/// Texts as "1, 4 and 5".
std::string listed(const std::vector<std::string>& texts) {
    std::string all;
    for (std::size_t index = 0; index < texts.size(); ++index) {
        const bool is_last = index + 1 == texts.size();
        all += fmt::format("{}{}", index == 0 ? "" : is_last ? " and " : ", ", texts[index]);
    }
    return all;
}

bool captures(int stones_in_hole) {
    return stones_in_hole == 2 || stones_in_hole == 4;
}

/// Writes the steps of one story.
class Teller {
public:
    Teller(const Position& before, Hole hole, const Rulings& rulings)
        : story_{before, hole, rulings, play(before, hole, rulings), {}} {}

    Story tell() {
        if (const Illegal* illegal = std::get_if<Illegal>(&story_.turn)) {
            tell_refusal(*illegal);
        } else {
            const Turn& turn = std::get<Turn>(story_.turn);
            tell_choice();
            tell_sowing(turn);
            tell_captures(turn);
            tell_next(turn);
            tell_end(turn.after);
        }
        return story_;
    }

private:
    StoryStep& add(StepKind kind, std::vector<std::string> clauses, std::string text,
                   std::optional<Hole> hole = std::nullopt) {
        return story_.steps.emplace_back(
            StoryStep{kind, std::move(clauses), std::move(text), {}, hole});
    }

    [[nodiscard]] Players players() const { return story_.before.players(); }
    [[nodiscard]] int mover() const { return number(story_.before.mover()); }
    [[nodiscard]] std::string seat_clause() const {
        return players() == Players::two ? "SEAT-1" : "SEAT-2";
    }
    [[nodiscard]] Player owner_of(Hole hole) const {
        return owner(hole, players(), story_.rulings);
    }

    [[nodiscard]] Holes holes_of(Player player) const {
        Holes holes;
        for (const Hole hole : all_holes) {
            if (owner_of(hole) == player) {
                holes.push_back(hole);
            }
        }
        return holes;
    }

    [[nodiscard]] Holes full_holes_of(Player player, const Board& board) const {
        Holes holes;
        for (const Hole hole : holes_of(player)) {
            if (board[hole] > 0) {
                holes.push_back(hole);
            }
        }
        return holes;
    }

    // ------------------------------------------------------------------------------ The choice

    void tell_choice() {
        const int count = story_.before.board()[story_.hole];
        add(StepKind::choose, {seat_clause(), "MOVE-1"},
            fmt::format("Player {} is to move. Hole {} is his own and holds {}: he may choose it.",
                        mover(), to_text(story_.hole), stones(count)));
    }

    void tell_refusal(Illegal illegal) {
        const std::string hole = to_text(story_.hole);
        switch (illegal) {
        case Illegal::game_over:
            tell_end(story_.before);
            add(StepKind::choose, {"MOVE-1"},
                "So nothing may be played: the move is refused (game-over).");
            return;
        case Illegal::not_your_hole: {
            const bool is_empty = story_.before.board()[story_.hole] == 0;
            add(StepKind::choose, {seat_clause(), "MOVE-1"},
                fmt::format("Player {} is to move. Hole {} is player {}'s{}: the move is refused "
                            "(not-your-hole).{}",
                            mover(), hole, number(owner_of(story_.hole)),
                            is_empty ? ", and it is empty besides" : "",
                            is_empty ? " Of several reasons the first counts." : ""));
            return;
        }
        case Illegal::empty_hole:
            add(StepKind::choose, {seat_clause(), "MOVE-1"},
                fmt::format(
                    "Player {} is to move. Hole {} is his own, but it is empty: the move is "
                    "refused (empty-hole).",
                    mover(), hole));
            return;
        }
    }

    // ------------------------------------------------------------------------------ The sowing

    void tell_sowing(const Turn& turn) {
        const int count = story_.before.board()[turn.from];
        add(StepKind::lift, {"SOW-1"},
            count == 1 ? fmt::format("He lifts the one stone of {}.", to_text(turn.from))
                       : fmt::format("He lifts all {} stones of {}.", count, to_text(turn.from)));
        StoryStep& sow = add(
            StepKind::sow, {"SOW-2"},
            count == 1 ? "He drops it into the next hole counter-clockwise:"
                       : "He drops them one by one counter-clockwise. What each hole then holds:");
        sow.details = laps(turn);
        if (count >= static_cast<int>(all_holes.size())) {
            tell_origin(turn);
        }
        const bool is_alone = sown_board()[turn.landing] == 1;
        add(StepKind::land, {"SOW-3"},
            fmt::format("The hand is empty: the sowing ends in {}, the landing hole{}.",
                        to_text(turn.landing), is_alone ? "" : ", and nothing is picked up again"),
            turn.landing);
    }

    [[nodiscard]] Board sown_board() const {
        return sow(story_.before.board(), story_.hole, story_.rulings).board;
    }

    /// The stones as they fall, a line for each time round, each line begun with the hole after
    /// the one they came from.
    [[nodiscard]] std::vector<std::string> laps(const Turn& turn) const {
        std::vector<std::string> lines;
        Board board = story_.before.board().with(turn.from, 0);
        for (const Hole hole : turn.sown) {
            board = board.with(hole, board[hole] + 1);
            if (lines.empty() || hole == next(turn.from)) {
                lines.emplace_back();
            }
            lines.back() += fmt::format("{}{} {:<2}", lines.back().empty() ? "" : "   ",
                                        to_text(hole), board[hole]);
        }
        for (std::size_t lap = 0; lines.size() > 1 && lap < lines.size(); ++lap) {
            lines[lap] = fmt::format("round {}:   {}", lap + 1, lines[lap]);
        }
        for (std::string& line : lines) {
            line.erase(line.find_last_not_of(' ') + 1);
        }
        return lines;
    }

    void tell_origin(const Turn& turn) {
        const std::string from = to_text(turn.from);
        if (story_.rulings.origin == Origin::skipped) {
            add(StepKind::origin, {"SOW-4"},
                fmt::format("Coming round, he passes over {}, the hole they came from "
                            "(ruling origin=skipped).",
                            from));
            return;
        }
        std::vector<std::string> which;
        for (std::size_t index = 0; index < turn.sown.size(); ++index) {
            if (turn.sown[index] == turn.from) {
                which.push_back(ordinal(index + 1));
            }
        }
        add(StepKind::origin, {"SOW-4"},
            fmt::format("The {} stone{} into {} itself, where they came from, as into any other "
                        "hole.",
                        listed(which), which.size() == 1 ? " falls" : "s fall", from));
    }

    // ---------------------------------------------------------------------------- The captures

    void tell_captures(const Turn& turn) {
        const Board board = sown_board();
        const int there = board[turn.landing];
        if (turn.captures.empty()) {
            tell_no_capture(turn.landing, board);
            return;
        }
        add(StepKind::test, {"CAP-1", "CAP-7"},
            fmt::format("The last stone has brought {} to exactly {}: captured. That is no choice.",
                        to_text(turn.landing), there),
            turn.landing);
        const Player whose = owner_of(turn.landing);
        add(StepKind::test, {"CAP-2"},
            fmt::format("It does not matter that {} is {}.", to_text(turn.landing),
                        whose == story_.before.mover()
                            ? "his own hole"
                            : fmt::format("player {}'s hole", number(whose))),
            turn.landing);
        for (std::size_t index = 1; index < turn.captures.size(); ++index) {
            const Capture& capture = turn.captures[index];
            const bool turns_corner = capture.hole == Hole::a || capture.hole == Hole::d;
            add(StepKind::link,
                turns_corner ? std::vector<std::string>{"CAP-3", "CAP-5"}
                             : std::vector<std::string>{"CAP-3"},
                fmt::format("The next hole, {}, holds exactly {}: captured too{}.",
                            to_text(capture.hole), capture.stones,
                            turns_corner ? ", over the end of the row" : ""),
                capture.hole);
        }
        tell_chain_end(turn, board);
        tell_credit(turn);
    }

    void tell_no_capture(Hole landing, const Board& board) {
        add(StepKind::test, {"CAP-1"},
            fmt::format("The last stone has brought {} to {}, neither exactly two nor exactly "
                        "four: nothing is captured.",
                        to_text(landing), board[landing]),
            landing);
        const Hole after = next(landing);
        add(StepKind::chain_end, {"CAP-6"},
            captures(board[after])
                ? fmt::format("So there is no chain, and the {} stones in {} stay where they are.",
                              board[after], to_text(after))
                : std::string("So there is no chain."),
            after);
    }

    void tell_chain_end(const Turn& turn, const Board& board) {
        const Hole after = next(turn.captures.back().hole);
        const std::string name = to_text(after);
        if (turn.captures.size() == all_holes.size()) {
            add(StepKind::chain_end, {"CAP-4", "CAP-5"},
                fmt::format("The next hole is {} again, empty by now: the chain has taken all six "
                            "holes and ends.",
                            name),
                after);
            return;
        }
        add(StepKind::chain_end, {"CAP-4"},
            board[after] == 0
                ? fmt::format("The next hole, {}, is empty: the chain ends.", name)
                : fmt::format("The next hole, {}, holds {}, neither two nor four: the chain ends, "
                              "and {} keeps {}.",
                              name, board[after], name, board[after] == 1 ? "it" : "them"),
            after);
    }

    void tell_credit(const Turn& turn) {
        const Player player = story_.before.mover();
        const int before = story_.before.captured(player);
        const int after = turn.after.captured(player);
        add(StepKind::credit, {"CAP-8"},
            fmt::format("The {} captured stones leave the board and belong to player {}, who "
                        "moved: {} before, {} now.",
                        after - before, mover(), before, after));
    }

    // ------------------------------------------------------------------------------ What follows

    void tell_next(const Turn& turn) {
        Player player = next(story_.before.mover(), players());
        while (player != turn.after.mover()) {
            add(StepKind::next, {"TURN-1", "END-1"},
                fmt::format("Player {} has no stone in {} and is passed over (ruling "
                            "blocked=passes).",
                            number(player), hole_list(holes_of(player))));
            player = next(player, players());
        }
        add(StepKind::next, {"TURN-1"},
            fmt::format("The turn passes to player {}.", number(player)));
    }

    void tell_end(const Position& position) {
        const Player player = position.mover();
        const Holes full = full_holes_of(player, position.board());
        const bool ended = has_ended(position, story_.rulings);
        const std::optional<Player> ahead = more_than_half(position);
        if (ahead && story_.rulings.majority == Majority::ends) {
            add(StepKind::end, {"END-5"},
                fmt::format("Player {} has {}, more than half of all stones: the game has ended "
                            "(ruling majority=ends).",
                            number(*ahead), position.captured(*ahead)));
        } else {
            tell_end_of_moves(position, full, ended);
        }
        if (ahead && !ended) {
            add(StepKind::end, {"END-5"},
                fmt::format("It goes on although player {} already has {}, more than half of all "
                            "stones.",
                            number(*ahead), position.captured(*ahead)));
        }
        if (ended) {
            tell_result(position);
        }
    }

    void tell_end_of_moves(const Position& position, const Holes& full, bool ended) {
        const int player = number(position.mover());
        if (!full.empty()) {
            add(StepKind::end, {"END-1"},
                fmt::format("Player {} has stones in {}: the game goes on.", player,
                            hole_list(full)));
        } else if (!ended) {
            add(StepKind::end, {"END-1"},
                fmt::format("Player {} has no stone in {}, but somebody else has: the game goes on "
                            "(ruling blocked=passes).",
                            player, hole_list(holes_of(position.mover()))));
        } else if (position.board().stones() == 0) {
            add(StepKind::end, {"END-1"}, "The board is empty: the game has ended.");
        } else {
            add(StepKind::end, {"END-1"},
                fmt::format("Player {} has no stone in {}: the game has ended.", player,
                            hole_list(holes_of(position.mover()))));
        }
    }

    [[nodiscard]] static std::optional<Player> more_than_half(const Position& position) {
        for (const Player player : all_players(position.players())) {
            if (position.captured(player) > stones_in_game / 2) {
                return player;
            }
        }
        return std::nullopt;
    }

    void tell_result(const Position& position) {
        const int left = position.board().stones();
        const bool adds = story_.rulings.remainder == Remainder::owners;
        std::vector<std::string> counts;
        for (const Player player : all_players(players())) {
            int own = 0;
            for (const Hole hole : holes_of(player)) {
                own += adds ? position.board()[hole] : 0;
            }
            const int captured = position.captured(player);
            counts.push_back(own == 0 ? fmt::format("player {} has {}", number(player), captured)
                                      : fmt::format("player {} has {} + {} = {}", number(player),
                                                    captured, own, captured + own));
        }
        if (left > 0) {
            add(StepKind::result, {"END-2"},
                adds ? fmt::format("Each player adds what lies in his own holes (ruling "
                                   "remainder=owners).")
                     : fmt::format("The {} still on the board belong{} to nobody.", stones(left),
                                   left == 1 ? "s" : ""));
        }
        const Outcome outcome = final_outcome(position, story_.rulings);
        std::vector<std::string> winners;
        for (const Player player : outcome.winners) {
            winners.push_back(fmt::format("{}", number(player)));
        }
        std::string counted = listed(counts);
        counted.front() = 'P';
        if (winners.size() == 1) {
            add(StepKind::result, {"END-3"},
                fmt::format("{}: player {} wins.", counted, winners.front()));
        } else {
            add(StepKind::result, {"END-3", "END-4"},
                fmt::format("{}: players {} share the most and the win, a draw.", counted,
                            listed(winners)));
        }
    }

    Story story_;
};

} // namespace

Story tell(const Position& before, Hole hole, const Rulings& rulings) {
    return Teller(before, hole, rulings).tell();
}

std::vector<std::string> cited_clauses(const Story& story) {
    std::vector<std::string> cited;
    for (const Clause& clause : clauses()) {
        if (std::ranges::any_of(story.steps, [&](const StoryStep& step) {
                return std::ranges::find(step.clauses, clause.id) != step.clauses.end();
            })) {
            cited.push_back(clause.id);
        }
    }
    return cited;
}

} // namespace bakuk::harness
