#include "explain/misplay.hpp"

#include "bakuk/text.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <span>

namespace bakuk::harness {

namespace {

constexpr std::string_view nothing = "-";

std::string captures_text(std::span<const Capture> captures) {
    std::string text;
    for (const Capture& capture : captures) {
        text +=
            fmt::format("{}{} {}", text.empty() ? "" : ", ", to_text(capture.hole), capture.stones);
    }
    return text.empty() ? std::string(nothing) : text;
}

/// A reply to `moves` without its first word.
std::string legal_text(const std::string& reply) {
    return reply.starts_with("moves ") ? reply.substr(6) : reply;
}

std::size_t first_of_kind(const Story& story, StepKind kind) {
    const auto found = std::ranges::find(story.steps, kind, &StoryStep::kind);
    return static_cast<std::size_t>(found - story.steps.begin());
}

std::size_t last_of_kind(const Story& story, StepKind kind) {
    std::size_t last = story.steps.size();
    for (std::size_t index = 0; index < story.steps.size(); ++index) {
        last = story.steps[index].kind == kind ? index : last;
    }
    return last;
}

/// Requires: the stones fall otherwise.
std::size_t parting_of_sowing(const Story& story, const Turn& right, const MisreadTurn& misread) {
    const auto [here, there] = std::ranges::mismatch(right.sown, misread.sown);
    if (here == right.sown.end()) {
        return first_of_kind(story, StepKind::land); // it goes on where the sowing ends
    }
    if (there == misread.sown.end()) {
        return first_of_kind(story, StepKind::lift); // it has fewer stones to drop
    }
    const bool at_origin = *here == right.from || *there == right.from;
    const std::size_t origin = first_of_kind(story, StepKind::origin);
    return at_origin && origin < story.steps.size() ? origin : first_of_kind(story, StepKind::sow);
}

/// Requires: the stones fall alike and other ones are captured.
std::size_t parting_of_captures(const Story& story, const Turn& right, const MisreadTurn& misread) {
    const auto [here, there] = std::ranges::mismatch(right.captures, misread.captures);
    const auto index = static_cast<std::size_t>(here - right.captures.begin());
    if (index == 0) {
        return first_of_kind(story, StepKind::test);
    }
    return index == right.captures.size() ? first_of_kind(story, StepKind::chain_end)
                                          : first_of_kind(story, StepKind::link) + index - 1;
}

std::optional<std::size_t> parting_of_turn(const Story& story, const MisreadTurn& misread,
                                           const std::string& reply) {
    const Turn& right = std::get<Turn>(story.turn);
    if (!std::ranges::equal(right.sown, misread.sown)) {
        return parting_of_sowing(story, right, misread);
    }
    if (right.landing != misread.landing) {
        return first_of_kind(story, StepKind::land);
    }
    if (!std::ranges::equal(right.captures, misread.captures)) {
        return parting_of_captures(story, right, misread);
    }
    return parting_step(story, reply);
}

/// What the game makes of the position after the move, by its own reply; of the right position
/// where that reply is none.
std::string outcome_text(Answerer& answerer, const std::string& reply, const Story& story) {
    const auto own = parse_position(reply);
    if (const Position* after = std::get_if<Position>(&own)) {
        return answerer.reply(OutcomeRequest{*after});
    }
    const Turn* turn = std::get_if<Turn>(&story.turn);
    return answerer.reply(OutcomeRequest{turn != nullptr ? turn->after : story.before});
}

class Comparison {
public:
    Comparison(const Story& story, std::string_view ids)
        : story_(story), right_(reference_answerer(story.rulings)),
          misread_(misread_answerer(ids, story.rulings)),
          misread_turn_(misread_turn(ids, story.rulings, story.before, story.hole)) {}

    Misplay compare() {
        const MovesRequest moves{story_.before};
        add("legal holes", legal_text(right_->reply(moves)), legal_text(misread_->reply(moves)));
        const PlayRequest play{story_.before, story_.hole};
        const std::string right_reply = right_->reply(play);
        misplay_.reply = misread_->reply(play);
        compare_turns();
        add("result", right_reply, misplay_.reply);
        add("outcome", outcome_text(*right_, right_reply, story_),
            outcome_text(*misread_, misplay_.reply, story_));
        misplay_.parting = parting();
        return misplay_;
    }

private:
    void add(const std::string& what, const std::string& right, const std::string& misread) {
        misplay_.compared.push_back({what, right, misread});
    }

    /// The turns as each is made; nothing of a move that is refused.
    void compare_turns() {
        const Turn* right = std::get_if<Turn>(&story_.turn);
        const MisreadTurn* misread = misread_turn_ ? &*misread_turn_ : nullptr;
        if (right == nullptr && misread == nullptr) {
            return;
        }
        const std::string none(nothing);
        add("sown", right != nullptr ? to_text(std::span<const Hole>(right->sown)) : none,
            misread != nullptr ? to_text(std::span<const Hole>(misread->sown)) : none);
        add("landing hole", right != nullptr ? to_text(right->landing) : none,
            misread != nullptr ? to_text(misread->landing) : none);
        add("captures", right != nullptr ? captures_text(right->captures) : none,
            misread != nullptr ? captures_text(misread->captures) : none);
    }

    [[nodiscard]] bool differs(std::string_view what) const {
        return std::ranges::any_of(misplay_.compared, [&](const Compared& one) {
            return one.what == what && one.differs();
        });
    }

    [[nodiscard]] std::optional<std::size_t> parting() const {
        const bool both_play =
            std::holds_alternative<Turn>(story_.turn) && misread_turn_.has_value();
        if (differs("legal holes") || (!both_play && differs("result"))) {
            return last_of_kind(story_, StepKind::choose);
        }
        if (both_play) {
            if (const auto step = parting_of_turn(story_, *misread_turn_, misplay_.reply)) {
                return step;
            }
        }
        if (differs("outcome")) {
            // Who has won is told only of a game that has ended.
            const bool both_ended = std::ranges::all_of(misplay_.compared, [](const Compared& one) {
                return one.what != "outcome" ||
                       (one.right.starts_with("ended") && one.misread.starts_with("ended"));
            });
            const std::size_t step =
                last_of_kind(story_, both_ended ? StepKind::result : StepKind::end);
            return std::min(step, story_.steps.size() - 1);
        }
        return std::nullopt;
    }

    const Story& story_;
    std::unique_ptr<Answerer> right_;
    std::unique_ptr<Answerer> misread_;
    std::optional<MisreadTurn> misread_turn_;
    Misplay misplay_;
};

} // namespace

Misplay compare_misplay(const Story& story, std::string_view ids) {
    return Comparison(story, ids).compare();
}

} // namespace bakuk::harness
