#include "reports/parting.hpp"

#include "bakuk/rules.hpp"
#include "bakuk/text.hpp"
#include "base/lines.hpp"
#include "drawing/board.hpp"
#include "explain/story.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

/// What a difference shows: the step of the story, the clauses that it may break (the likeliest
/// first), and the difference in words.
struct Difference {
    std::optional<std::size_t> step;
    std::vector<std::string> clauses;
    std::string sentence;
};

std::string stones_in_words(int stones) {
    return fmt::format("{} stone{}", stones, stones == 1 ? "" : "s");
}

std::string listed(const std::vector<std::string>& parts) {
    return fmt::format("{}", fmt::join(parts, ", "));
}

/// What is other in the position given: "in the reply, e holds 2 (not 0), player 1 has 14 (not 16)".
std::string differences(const Scene& given, const Position& right) {
    std::vector<std::string> parts;
    for (const Hole hole : differing_holes(given.board, right.board())) {
        parts.push_back(fmt::format("{} holds {} (not {})", to_text(hole), given.board[hole],
                                    right.board()[hole]));
    }
    if (given.captured.size() != right.captured().size()) {
        parts.push_back(fmt::format("there are {} players (not {})", given.captured.size(),
                                    right.captured().size()));
        return "in the reply, " + listed(parts);
    }
    int stones = given.board.stones();
    for (const Player player : all_players(right.players())) {
        const int captured = given.captured[static_cast<std::size_t>(player) - 1];
        stones += captured;
        if (captured != right.captured(player)) {
            parts.push_back(fmt::format("player {} has {} (not {})", static_cast<int>(player),
                                        captured, right.captured(player)));
        }
    }
    if (given.mover != right.mover()) {
        parts.push_back(fmt::format("player {} is to move (not {})", static_cast<int>(given.mover),
                                    static_cast<int>(right.mover())));
    }
    if (stones != stones_in_game) {
        parts.push_back(fmt::format("and all stones are {} (not {})", stones, stones_in_game));
    }
    return "in the reply, " + listed(parts);
}

/// The clauses that a reply may break which parts from the story at a step of that kind.
std::vector<std::string> clauses_at(const StoryStep& step) {
    std::vector<std::string> clauses = step.clauses;
    const auto add = [&](std::initializer_list<std::string_view> more) {
        clauses.insert(clauses.end(), more.begin(), more.end());
    };
    switch (step.kind) {
    case StepKind::sow:
        add({"SOW-3", "SOW-1", "SOW-4"});
        break;
    case StepKind::test:
        add({"CAP-6"});
        break;
    case StepKind::link:
        add({"CAP-5", "CAP-7", "CAP-2"});
        break;
    case StepKind::chain_end:
        add({"CAP-3", "CAP-5", "CAP-1"});
        break;
    case StepKind::credit:
        add({"BOARD-3"});
        break;
    default:
        break;
    }
    return clauses;
}

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
        return {{},
                {std::string(end_clause(position, rulings))},
                "the game has ended here, so no move is legal"};
    case Illegal::not_your_hole:
        return {{},
                seat_clauses(position.players()),
                fmt::format("{} is not the hole of player {}", to_text(hole),
                            static_cast<int>(position.mover()))};
    case Illegal::empty_hole:
        return {{}, {"MOVE-1"}, fmt::format("{} is empty", to_text(hole))};
    }
    return {};
}

/// Whether the hole before the landing hole is empty in the reply, as if the chain ran backward.
bool takes_behind(const Turn& turn, const Story& story, const Board& given) {
    const Board sown = sow(story.before.board(), story.hole, story.rulings).board;
    return std::ranges::any_of(all_holes, [&](Hole hole) {
        return next(hole) == turn.landing && !turn.captures.empty() && sown[hole] > 0 &&
               turn.after.board()[hole] > 0 && given[hole] == 0;
    });
}

Difference compare(const PlayRequest& request, const TestResult& result) {
    const Story story = tell(request.position, request.hole, result.rulings);
    const std::optional<std::size_t> step = parting_step(story, result.given);
    if (!step) {
        return {};
    }
    if (const Illegal* reason = std::get_if<Illegal>(&story.turn)) {
        Difference difference =
            accepted_illegal(request.position, request.hole, *reason, result.rulings);
        difference.step = step;
        return difference;
    }
    const std::optional<Scene> given = read_scene(result.given);
    if (!given) {
        return {step,
                {"MOVE-2", "MOVE-1", "END-1", "END-5"},
                fmt::format("{} is player {}'s own and holds {}, so it may be chosen",
                            to_text(request.hole), static_cast<int>(request.position.mover()),
                            stones_in_words(request.position.board()[request.hole]))};
    }
    const Turn& turn = std::get<Turn>(story.turn);
    std::vector<std::string> clauses = clauses_at(story.steps[*step]);
    if (takes_behind(turn, story, given->board)) {
        clauses.insert(clauses.begin(), "CAP-3");
    }
    return {step, clauses, differences(*given, turn.after)};
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
            return {{},
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
        return {{},
                {"END-1", "END-5"},
                says_ended ? fmt::format("player {} can move, so the game goes on",
                                         static_cast<int>(position.mover()))
                           : ""};
    }
    if (!says_ended) {
        return {{}, {std::string(end_clause(position, rulings)), "END-6"}, ""};
    }
    if (right.winners.size() > 1) {
        return {{}, {"END-4", "END-2", "END-3"}, ""};
    }
    return {{}, {"END-3", "END-2"}, ""};
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
            {},
            {},
            fmt::format("move {}, {}, is illegal: {}", index + 1, to_text(hole), to_text(reason))};
    }
    const std::string position = to_text(game->position());
    if (!result.given.starts_with(position + " ")) {
        // It could be any clause, whichever the test means to show.
        return {{},
                {""},
                result.given == "illegal"
                    ? "every move of the game is legal"
                    : "another position is reached: some turn on the way went wrong"};
    }
    if (game->repeats()) {
        return {{}, {"END-6"}, "this position has been there before"};
    }
    const std::string_view given = std::string_view(result.given).substr(position.size() + 1);
    Difference difference =
        compare_outcomes(game->position(), game->outcome(), given, result.rulings);
    if (!game->outcome().ended()) {
        difference.clauses.insert(difference.clauses.begin(), "END-6");
        difference.sentence += difference.sentence.empty() ? "" : ", and no position has come back";
    }
    return difference;
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
    return {difference.step, clause_of(difference, result), difference.sentence};
}

} // namespace bakuk::harness
