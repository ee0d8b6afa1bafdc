#include "reports/parting.hpp"

#include "bakuk/rules.hpp"
#include "bakuk/text.hpp"
#include "base/lines.hpp"
#include "drawing/board.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

/// What a difference shows: the step, and the clauses that it may break, the likeliest first.
struct Difference {
    std::optional<TurnStep> step;
    std::size_t index = 0;
    std::vector<std::string> clauses;
    std::string sentence;
};

std::string stones_in_words(int stones) {
    return fmt::format("{} stone{}", stones, stones == 1 ? "" : "s");
}

bool crosses_a_row_end(Hole hole) {
    return hole == Hole::a || hole == Hole::d;
}

/// A turn with the boards that it passes through, and the one that was given instead.
class PlayedTurn {
public:
    PlayedTurn(const Position& before, const Turn& turn, const Scene& given, const Rulings& rulings)
        : before_(before), turn_(turn), given_(given), rulings_(rulings),
          sown_(sow(before.board(), turn.from, rulings).board) {}

    [[nodiscard]] Difference difference() const {
        for (const auto find :
             {&PlayedTurn::in_lifting, &PlayedTurn::in_sowing, &PlayedTurn::in_captures,
              &PlayedTurn::in_chain_end, &PlayedTurn::in_credit, &PlayedTurn::in_next_player}) {
            if (const std::optional<Difference> found = (this->*find)()) {
                return *found;
            }
        }
        return {};
    }

private:
    [[nodiscard]] int lifted() const { return before_.board()[turn_.from]; }

    /// Whether what is given for a hole could come from the right sowing: its stones, or none.
    [[nodiscard]] bool follows_sowing(Hole hole) const {
        return given_.board[hole] == sown_[hole] || given_.board[hole] == 0;
    }

    [[nodiscard]] std::string reply_leaves(Hole hole) const {
        return fmt::format("the reply has {} in {}", stones_in_words(given_.board[hole]),
                           to_text(hole));
    }

    [[nodiscard]] std::optional<Difference> in_lifting() const {
        const bool comes_round = std::ranges::count(turn_.sown, turn_.from) > 0;
        if (comes_round || given_.board[turn_.from] == 0) {
            return std::nullopt;
        }
        return Difference{TurnStep::lifting,
                          0,
                          {"SOW-1", "SOW-2", "SOW-3"},
                          reply_leaves(turn_.from) + ", which is emptied"};
    }

    [[nodiscard]] std::optional<Difference> in_sowing() const {
        if (skips_origin()) {
            const auto round = std::ranges::find(turn_.sown, turn_.from);
            return Difference{TurnStep::sowing,
                              static_cast<std::size_t>(round - turn_.sown.begin()),
                              {"SOW-4", "SOW-2"},
                              fmt::format("the reply passes over {}, where the sowing began",
                                          to_text(turn_.from))};
        }
        for (const Hole hole : turn_.sown) {
            if (!follows_sowing(hole)) {
                return Difference{
                    TurnStep::sowing,
                    last_stone_in(hole),
                    {"SOW-2", "SOW-3", "SOW-4"},
                    fmt::format("{}; the sowing brings it to {}", reply_leaves(hole), sown_[hole])};
            }
        }
        for (const Hole hole : all_holes) {
            if (!follows_sowing(hole)) {
                return Difference{TurnStep::sowing,
                                  turn_.sown.size() - 1,
                                  {"SOW-3", "SOW-2"},
                                  reply_leaves(hole) + ", which no stone reaches"};
            }
        }
        return std::nullopt;
    }

    /// Whether the board given is that of a sowing which passes over the hole it started from.
    [[nodiscard]] bool skips_origin() const {
        if (std::ranges::count(turn_.sown, turn_.from) == 0 || rulings_.origin == Origin::skipped) {
            return false;
        }
        Rulings skipping = rulings_;
        skipping.origin = Origin::skipped;
        const Sowing sowing = sow(before_.board(), turn_.from, skipping);
        return given_.board == sowing.board ||
               given_.board == capture_chain(sowing.board, sowing.landing).board;
    }

    [[nodiscard]] std::size_t last_stone_in(Hole hole) const {
        std::size_t last = 0;
        for (std::size_t index = 0; index < turn_.sown.size(); ++index) {
            last = turn_.sown[index] == hole ? index : last;
        }
        return last;
    }

    [[nodiscard]] bool capture_of(Hole hole) const {
        return std::ranges::any_of(turn_.captures,
                                   [&](const Capture& one) { return one.hole == hole; });
    }

    [[nodiscard]] bool is_others(Hole hole) const {
        return owner(hole, before_.players(), rulings_) != before_.mover();
    }

    [[nodiscard]] std::optional<Difference> in_captures() const {
        for (std::size_t index = 0; index < turn_.captures.size(); ++index) {
            const Hole hole = turn_.captures[index].hole;
            if (given_.board[hole] == 0) {
                continue;
            }
            std::vector<std::string> clauses{index == 0 ? "CAP-1" : "CAP-3", "CAP-7", "CAP-2"};
            if (index > 0) {
                clauses.insert(clauses.begin() + (crosses_a_row_end(hole) ? 0 : 1), "CAP-5");
            }
            return Difference{TurnStep::capture, index, clauses,
                              fmt::format("{}, which {} captured", reply_leaves(hole),
                                          index == 0 ? "is" : "is also")};
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Difference> in_chain_end() const {
        Hole hole = turn_.landing;
        for (std::size_t count = 0; count < all_holes.size(); ++count) {
            if (given_.board[hole] == 0 && sown_[hole] > 0 && !capture_of(hole)) {
                return Difference{TurnStep::chain_end, 0, clauses_of_overrun(hole),
                                  fmt::format("the reply takes the {} in {} too",
                                              stones_in_words(sown_[hole]), to_text(hole))};
            }
            hole = next(hole);
        }
        return std::nullopt;
    }

    [[nodiscard]] std::vector<std::string> clauses_of_overrun(Hole hole) const {
        if (hole == turn_.landing) {
            return {"CAP-1", "CAP-6"};
        }
        if (turn_.captures.empty()) {
            return {"CAP-6", "CAP-1"};
        }
        const bool behind = next(hole) == turn_.landing;
        return behind ? std::vector<std::string>{"CAP-3", "CAP-4"}
                      : std::vector<std::string>{"CAP-4", "CAP-3"};
    }

    [[nodiscard]] std::optional<Difference> in_credit() const {
        if (given_.captured == turn_.after.captured()) {
            return std::nullopt;
        }
        if (given_.captured.size() != turn_.after.captured().size()) {
            return Difference{
                TurnStep::credit, 0, {"CAP-8"}, "the reply is for another number of players"};
        }
        for (const Player player : all_players(before_.players())) {
            const int stones = given_.captured[static_cast<std::size_t>(player) - 1];
            if (stones != turn_.after.captured(player)) {
                return Difference{TurnStep::credit,
                                  0,
                                  {"CAP-8"},
                                  fmt::format("the reply gives player {} {} instead of {}",
                                              static_cast<int>(player), stones,
                                              turn_.after.captured(player))};
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Difference> in_next_player() const {
        if (given_.mover == turn_.after.mover()) {
            return std::nullopt;
        }
        std::vector<std::string> clauses{"TURN-1"};
        if (rulings_.blocked == Blocked::passes) {
            clauses.emplace_back("END-1");
        }
        return Difference{
            TurnStep::next_player, 0, clauses,
            fmt::format("the reply has player {} to move", static_cast<int>(given_.mover))};
    }

    const Position& before_;
    const Turn& turn_;
    const Scene& given_;
    const Rulings& rulings_;
    Board sown_;
};

std::vector<std::string> seat_clauses(Players players) {
    return {players == Players::two ? "SEAT-1" : "SEAT-2", "MOVE-1"};
}

std::string_view end_clause(const Position& position, const Rulings& rulings) {
    Rulings without = rulings;
    without.majority = Majority::plays_on;
    return has_ended(position, without) ? "END-1" : "END-5";
}

Difference accepted_illegal(const Position& position, Hole hole, Illegal reason,
                            const Rulings& rulings) {
    switch (reason) {
    case Illegal::game_over:
        return {TurnStep::choice,
                0,
                {std::string(end_clause(position, rulings))},
                "the game has ended here, so no move is legal"};
    case Illegal::not_your_hole:
        return {TurnStep::choice, 0, seat_clauses(position.players()),
                fmt::format("{} is not the hole of player {}", to_text(hole),
                            static_cast<int>(position.mover()))};
    case Illegal::empty_hole:
        return {TurnStep::choice, 0, {"MOVE-1"}, fmt::format("{} is empty", to_text(hole))};
    }
    return {};
}

Difference compare(const PlayRequest& request, const TestResult& result) {
    const auto played = play(request.position, request.hole, result.rulings);
    if (const Illegal* reason = std::get_if<Illegal>(&played)) {
        return result.given == "illegal"
                   ? Difference{}
                   : accepted_illegal(request.position, request.hole, *reason, result.rulings);
    }
    if (result.given == "illegal") {
        return {TurnStep::choice,
                0,
                {"MOVE-2", "MOVE-1", "END-1", "END-5"},
                fmt::format("{} is player {}'s own and holds {}, so it may be chosen",
                            to_text(request.hole), static_cast<int>(request.position.mover()),
                            stones_in_words(request.position.board()[request.hole]))};
    }
    const std::optional<Scene> given = read_scene(result.given);
    if (!given) {
        return {};
    }
    Difference difference =
        PlayedTurn(request.position, std::get<Turn>(played), *given, result.rulings).difference();
    int stones = given->board.stones();
    for (const int captured : given->captured) {
        stones += captured;
    }
    if (stones != stones_in_game && !difference.sentence.empty()) {
        difference.sentence +=
            fmt::format(" (and its stones add up to {}, not {})", stones, stones_in_game);
    }
    return difference;
}

/// The holes that a reply to `moves` lists, or nothing if it is none.
std::optional<Holes> read_moves(std::string_view reply) {
    const std::vector<std::string_view> words = split(reply, ' ');
    if (words.size() < 2 || words.size() > all_holes.size() + 1 || words.front() != "moves") {
        return std::nullopt;
    }
    Holes holes;
    if (reply == "moves -") {
        return holes;
    }
    for (std::size_t index = 1; index < words.size(); ++index) {
        const auto hole = parse_hole(words[index]);
        if (!std::holds_alternative<Hole>(hole)) {
            return std::nullopt;
        }
        holes.push_back(std::get<Hole>(hole));
    }
    return holes;
}

Difference compare(const MovesRequest& request, const TestResult& result) {
    const std::optional<Holes> given = read_moves(result.given);
    if (!given) {
        return {};
    }
    const Position& position = request.position;
    for (const Hole hole : all_holes) {
        const auto played = play(position, hole, result.rulings);
        const Illegal* reason = std::get_if<Illegal>(&played);
        if (given->contains(hole) && reason != nullptr) {
            return accepted_illegal(position, hole, *reason, result.rulings);
        }
        if (!given->contains(hole) && reason == nullptr) {
            return {TurnStep::choice,
                    0,
                    {"MOVE-1", "MOVE-2", "SEAT-1", "SEAT-2", "END-5"},
                    fmt::format("{} is missing: it is player {}'s own and holds {}", to_text(hole),
                                static_cast<int>(position.mover()),
                                stones_in_words(position.board()[hole]))};
        }
    }
    return {};
}

Difference compare_outcomes(const Position& position, const Outcome& right, std::string_view given,
                            const Rulings& rulings) {
    const bool says_ended = given.starts_with("ended");
    if (!right.ended()) {
        return {std::nullopt,
                0,
                {"END-1", "END-5"},
                says_ended ? fmt::format("player {} can move, so the game goes on",
                                         static_cast<int>(position.mover()))
                           : ""};
    }
    if (!says_ended) {
        return {std::nullopt, 0, {std::string(end_clause(position, rulings)), "END-6"}, ""};
    }
    if (right.winners.size() > 1) {
        return {std::nullopt, 0, {"END-4", "END-2", "END-3"}, ""};
    }
    return {std::nullopt, 0, {"END-3", "END-2"}, ""};
}

Difference compare(const OutcomeRequest& request, const TestResult& result) {
    return compare_outcomes(request.position, outcome(request.position, result.rulings),
                            result.given, result.rulings);
}

Difference compare(const GameRequest& request, const TestResult& result) {
    const auto played = replay(request.players, request.moves, result.rulings);
    const Game* game = std::get_if<Game>(&played);
    if (game == nullptr) {
        const auto& [index, hole, reason] = std::get<IllegalMove>(played);
        return {
            std::nullopt,
            0,
            {},
            fmt::format("move {}, {}, is illegal: {}", index + 1, to_text(hole), to_text(reason))};
    }
    const std::string position = to_text(game->position());
    if (!result.given.starts_with(position + " ")) {
        return {};
    }
    if (game->repeats()) {
        return {std::nullopt, 0, {"END-6"}, "this position has been there before"};
    }
    return compare_outcomes(game->position(), game->outcome(),
                            std::string_view(result.given).substr(position.size() + 1),
                            result.rulings);
}

std::string clause_of(const Difference& difference, const TestResult& result) {
    for (const std::string& clause : difference.clauses) {
        if (std::ranges::find(result.clauses, clause) != result.clauses.end()) {
            return clause;
        }
    }
    if (!result.clauses.empty() && difference.clauses.empty()) {
        return result.clauses.front();
    }
    return difference.clauses.empty() ? "" : difference.clauses.front();
}

} // namespace

Parting find_parting(const TestResult& result) {
    const bool answered =
        result.ending == Ending::failed || result.ending == Ending::wrongly_rejected ||
        result.ending == Ending::wrongly_accepted || result.ending == Ending::failed_as_expected;
    Difference difference;
    if (answered) {
        difference = std::visit([&](const auto& request) { return compare(request, result); },
                                result.request);
    }
    return {difference.step, difference.index, clause_of(difference, result), difference.sentence};
}

} // namespace bakuk::harness
