#include "bakuk/text.hpp"
#include "base/lines.hpp"
#include "base/terminal.hpp"
#include "base/wrap.hpp"
#include "drawing/board.hpp"
#include "explain/misplay.hpp"
#include "explain/story.hpp"
#include "specification/clauses.hpp"
#include "specification/ruling_texts.hpp"
#include "verbs.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

namespace bakuk::harness {

namespace {

constexpr std::size_t clause_width = 15;

Position read_position(const std::string& text) {
    const auto read = parse_position(text);
    if (const TextError* error = std::get_if<TextError>(&read)) {
        throw InputError(fmt::format("position \"{}\", {}", text, to_text(*error)));
    }
    return std::get<Position>(read);
}

Hole read_hole(const std::string& text) {
    const auto read = parse_hole(text);
    if (const TextError* error = std::get_if<TextError>(&read)) {
        throw InputError(fmt::format("{}; expected {}", error->problem, error->expected));
    }
    return std::get<Hole>(read);
}

void print_drawing(const Drawing& drawing) {
    fmt::print("\n{}\n", to_text(drawing, 4));
}

void print_board(const Scene& scene, const Rulings& rulings, const Marks& marks) {
    Drawing drawing = draw(scene, rulings, marks);
    if (const std::string key = key_of(marks); !key.empty()) {
        drawing.push_back(key);
    }
    print_drawing(drawing);
}

/// The board between sowing and capturing.
void print_sown_board(const Story& story, const Turn& turn) {
    Drawing drawing = draw_board(sow(story.before.board(), turn.from, story.rulings).board,
                                 marks_after_sowing(turn));
    drawing.push_back(key_of(marks_after_sowing(turn)));
    print_drawing(drawing);
}

void print_step(std::size_t index, const StoryStep& step, bool is_parting) {
    std::string cited;
    for (const std::string& clause : step.clauses) {
        cited += fmt::format("{}{}", cited.empty() ? "" : " ", clause);
    }
    const std::string head = fmt::format("{:>2}  {:<{}}", index + 1, cited, clause_width);
    const std::size_t indent = 3 + 4 + clause_width;
    fmt::print("{}{}", is_parting ? coloured("-->", Colour::red, stdout) : "   ",
               coloured(head, Colour::bold, stdout));
    fmt::print("{}\n", wrap(step.text, indent));
    for (const std::string& detail : step.details) {
        fmt::print("{}{}\n", std::string(indent + 2, ' '), detail);
    }
}

void print_steps(const Story& story, std::optional<std::size_t> parting) {
    const Turn* turn = std::get_if<Turn>(&story.turn);
    for (std::size_t index = 0; index < story.steps.size(); ++index) {
        print_step(index, story.steps[index], index == parting);
        if (story.steps[index].kind == StepKind::land && !turn->captures.empty()) {
            print_sown_board(story, *turn);
        }
    }
}

void print_result(const Story& story) {
    const Turn* turn = std::get_if<Turn>(&story.turn);
    if (turn == nullptr) {
        const Holes legal = legal_moves(story.before, story.rulings);
        std::string holes;
        for (const Hole hole : legal) {
            holes += fmt::format(" {}", to_text(hole));
        }
        fmt::print("\nResult: illegal ({}). Legal holes:{}\n",
                   to_text(std::get<Illegal>(story.turn)), legal.empty() ? " none" : holes);
        return;
    }
    Marks marks;
    if (turn->captures.empty()) {
        marks.landing = turn->landing;
    }
    print_board(turn->after, story.rulings, marks);
    const Outcome after = outcome(turn->after, story.rulings);
    // After a capture there are fewer stones than ever before.
    const bool may_repeat =
        !after.ended() && turn->captures.empty() && story.rulings.repetition == Repetition::ends;
    fmt::print("Result:  {}\nOutcome: {}{}\n", to_text(turn->after), to_text(after),
               may_repeat ? ", unless this position has stood there before in the game (END-6)"
                          : "");
}

/// The rulings that are followed and not the default, and touch one of these clauses.
void print_rulings(const Rulings& rulings, const std::vector<std::string>& cited) {
    for (std::size_t index = 0; index < ruling_names().size(); ++index) {
        const RulingName& name = ruling_names()[index];
        const RulingText& text = ruling_texts()[index];
        const std::string setting = fmt::format("{}={}", name.ruling, name.alternative);
        const bool touches = std::ranges::any_of(cited, [&](const std::string& clause) {
            return std::ranges::find(text.clauses, clause) != text.clauses.end();
        });
        if (touches && to_text(rulings).find(setting) != std::string::npos) {
            fmt::print("  {}\n          {}\n", coloured(setting, Colour::bold, stdout),
                       wrap(text.alternative, 10));
        }
    }
}

void print_clauses(const Story& story) {
    const std::vector<std::string> cited = cited_clauses(story);
    fmt::print("\nThe clauses\n");
    for (const std::string& id : cited) {
        fmt::print("  {}  {}\n", coloured(fmt::format("{:<6}", id), Colour::bold, stdout),
                   wrap(find_clause(id)->sentence, 10));
    }
    print_rulings(story.rulings, cited);
}

// ------------------------------------------------------------------------- Beside a misreading

void print_misreadings(const std::string& ids) {
    for (const std::string_view id : split(ids, '+')) {
        const Misreading& misreading = *find_misreading(id);
        fmt::print(
            "  {}\n      {}\n", coloured(misreading.id, Colour::bold, stdout),
            wrap(fmt::format("{} ({}; breaks {})", misreading.sentence, to_text(misreading.source),
                             fmt::join(misreading.clauses, ", ")),
                 6));
    }
}

void print_compared(const Misplay& misplay) {
    std::size_t width = std::string_view("the rules").size();
    for (const Compared& one : misplay.compared) {
        width = std::max(width, one.right.size());
    }
    fmt::print("\n      {:<14}{:<{}}   misread\n", "", "the rules", width);
    for (const Compared& one : misplay.compared) {
        const std::string line =
            fmt::format("{:<14}{:<{}}   {}", one.what, one.right, width, one.misread);
        fmt::print("  {} {}\n", one.differs() ? coloured("-->", Colour::red, stdout) : "   ", line);
    }
}

void print_both_boards(const Story& story, const Misplay& misplay) {
    const Turn* turn = std::get_if<Turn>(&story.turn);
    const std::optional<Scene> misread = read_scene(misplay.reply);
    if (turn != nullptr && misread && *misread != Scene(turn->after)) {
        const Drawing drawing =
            draw_difference("the rules", turn->after, "misread", *misread, story.rulings);
        fmt::print("\n{}", to_text(drawing, 6));
    }
}

void print_misplay(const Story& story, const Misplay& misplay, const std::string& ids) {
    fmt::print("\nThe same move, misread\n");
    print_misreadings(ids);
    print_compared(misplay);
    print_both_boards(story, misplay);
    const bool differs = std::ranges::any_of(misplay.compared, &Compared::differs);
    if (misplay.parting) {
        fmt::print("\nThey part at step {}: {}\n", *misplay.parting + 1,
                   fmt::join(story.steps[*misplay.parting].clauses, " "));
    } else if (!differs) {
        fmt::print("\nHere it plays by the rules: they part in other positions only, or in whole "
                   "games.\n");
    }
}

} // namespace

Result run(const ExplainOptions& options) {
    const Position before = read_position(options.position);
    const Hole hole = read_hole(options.hole);
    const Story story = tell(before, hole, options.rulings);
    std::optional<Misplay> misplay;
    if (!options.as.empty()) {
        misplay = compare_misplay(story, options.as);
    }

    fmt::print("Player {} plays {} in {}", static_cast<int>(before.mover()), to_text(hole),
               to_text(before));
    const std::string followed = to_text(options.rulings);
    fmt::print("{}{}\n", followed.empty() ? "" : "   ruling ", followed);
    Marks marks;
    marks.chosen = hole;
    print_board(before, options.rulings, marks);
    print_steps(story, misplay ? misplay->parting : std::nullopt);
    print_result(story);
    if (misplay) {
        print_misplay(story, *misplay, options.as);
    }
    print_clauses(story);
    return std::holds_alternative<Turn>(story.turn) ? Result::good : Result::answer_is_no;
}

} // namespace bakuk::harness
