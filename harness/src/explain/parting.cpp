#include "drawing/board.hpp"
#include "explain/story.hpp"

#include <algorithm>

namespace bakuk::harness {

namespace {

std::size_t first_of_kind(const Story& story, StepKind kind) {
    const auto found = std::ranges::find(story.steps, kind, &StoryStep::kind);
    return static_cast<std::size_t>(found - story.steps.begin());
}

bool has_step(const Story& story, StepKind kind) {
    return first_of_kind(story, kind) < story.steps.size();
}

/// Whether the given board could come of this sowing by captures alone, right or wrong.
bool sows_alike(const Board& given, const Board& sown) {
    return std::ranges::all_of(
        all_holes, [&](Hole hole) { return given[hole] == sown[hole] || given[hole] == 0; });
}

bool is_play_under_other_origin(const Story& story, const Board& given) {
    Rulings other = story.rulings;
    other.origin = other.origin == Origin::sown ? Origin::skipped : Origin::sown;
    const auto result = play(story.before, story.hole, other);
    const Turn* turn = std::get_if<Turn>(&result);
    return turn != nullptr && turn->after.board() == given;
}

/// Whether stones are missing that nobody is said to have captured.
bool loses_stones(const Scene& given, const Position& right) {
    return given.captured == right.captured() && given.board.stones() < right.board().stones();
}

/// Requires: the sowing is alike and the boards differ.
std::size_t parting_of_captures(const Story& story, const Board& given, const Board& right) {
    for (std::size_t index = 0; index < story.steps.size(); ++index) {
        const StoryStep& step = story.steps[index];
        const bool looks_at_hole = step.kind == StepKind::test || step.kind == StepKind::link ||
                                   step.kind == StepKind::chain_end;
        if (looks_at_hole && given[step.hole.value()] != right[step.hole.value()]) {
            return index;
        }
    }
    // A hole that the chain never came to.
    return first_of_kind(story, StepKind::chain_end);
}

} // namespace

std::optional<std::size_t> parting_step(const Story& story, std::string_view reply) {
    const Turn* turn = std::get_if<Turn>(&story.turn);
    const std::optional<Scene> given = read_scene(reply);
    if (!given && reply != "illegal") {
        return std::nullopt;
    }
    if (turn == nullptr || !given) {
        return turn == nullptr && !given ? std::nullopt
                                         : std::optional(first_of_kind(story, StepKind::choose));
    }
    const Position& right = turn->after;
    const Board sown = sow(story.before.board(), story.hole, story.rulings).board;
    if (given->board == sown && given->captured == right.captured() && !turn->captures.empty()) {
        return first_of_kind(story, StepKind::credit); // credited, and yet left on the board
    }
    if (given->board != right.board()) {
        // First, for captures may empty the very holes in which the sowings differ.
        if (has_step(story, StepKind::origin) && is_play_under_other_origin(story, given->board)) {
            return first_of_kind(story, StepKind::origin);
        }
        return sows_alike(given->board, sown) && !loses_stones(*given, right)
                   ? parting_of_captures(story, given->board, right.board())
                   : first_of_kind(story, StepKind::sow);
    }
    if (given->captured != right.captured()) {
        return first_of_kind(story, turn->captures.empty() ? StepKind::test : StepKind::credit);
    }
    if (given->mover != right.mover()) {
        return first_of_kind(story, StepKind::next);
    }
    return std::nullopt;
}

} // namespace bakuk::harness
