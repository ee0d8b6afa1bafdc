#include "bakuk/text.hpp"
#include "base/lines.hpp"
#include "base/wrap.hpp"
#include "drawing/board.hpp"
#include "explain/story.hpp"
#include "reports/escaping.hpp"
#include "reports/failures.hpp"
#include "reports/reports.hpp"
#include "reports/verdict.hpp"
#include "specification/clauses.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

constexpr std::size_t indent = 2;
constexpr std::size_t label_width = 10;
constexpr std::size_t clause_width = 15;
constexpr std::size_t widest_id = 40;

enum class Paint { plain, bold, red, green, dim };

/// Writes the report from top to bottom.
class TextReport {
public:
    TextReport(const CheckReport& report, const TextStyle& style)
        : report_(report), style_(style), failures_(failures_of(report)) {}

    std::string write() {
        tell_verdict();
        tell_implementation();
        // They come first where they say why, or what to make of all that follows.
        const bool remarks_first = tallies(report_).empty() || report_.remembers;
        if (remarks_first) {
            tell_paragraphs(report_.remarks);
        }
        std::size_t told = 0;
        for (const Failure& failure : failures_) {
            if (told == style_.in_full || failure.result->ending == Ending::failed_as_expected) {
                break;
            }
            tell_in_full(failure);
            ++told;
        }
        tell_last_words();
        tell_paragraphs(report_.diagnosis);
        tell_the_rest(told);
        tell_counts();
        if (!remarks_first) {
            tell_paragraphs(report_.remarks);
        }
        return text_;
    }

private:
    [[nodiscard]] std::string painted(std::string_view text, Paint paint) const {
        if (!style_.colour || paint == Paint::plain || text.empty()) {
            return std::string(text);
        }
        constexpr std::string_view codes[]{"0", "1", "1;31", "1;32", "2"};
        return fmt::format("\x1b[{}m{}\x1b[0m", codes[static_cast<std::size_t>(paint)], text);
    }

    void line(std::string_view text = "") { text_ += fmt::format("{}\n", text); }

    void labelled(std::string_view label, const std::string& told) {
        text_ += fmt::format("{}{:<{}}{}\n", std::string(indent, ' '), label, label_width, told);
    }

    void tell_verdict() {
        const bool fails = std::ranges::any_of(tallies(report_),
                                               [](const Tally& tally) { return tally.failed > 0; });
        // On one line however long it is: people search for it, and scripts cut it out.
        line(painted(verdict_line(report_), conforms(report_) ? Paint::green
                                            : fails           ? Paint::red
                                                              : Paint::bold));
    }

    void tell_implementation() {
        const Implementation& tested = report_.implementation;
        const std::string name = printable(tested.name + " " + tested.version, 200);
        const std::string suite = fmt::format("vectors {} ({})", report_.vectors_version,
                                              report_.vectors_sha256.substr(0, 12));
        line(wrap(
            fmt::format("tested: {}, with {}", name == " " ? "an implementation" : name, suite), 2,
            style_.columns));
    }

    // -------------------------------------------------------------------------- One in full

    void tell_in_full(const Failure& failure) {
        const TestResult& result = *failure.result;
        line();
        if (const Clause* clause = find_clause(failure.parting.clause)) {
            text_ += painted(clause->id, Paint::red) + ": " +
                     wrap(clause->sentence, clause->id.size() + 2, style_.columns) + "\n";
        }
        labelled("asked", fmt::format("{}{}", painted(to_text(result.request), Paint::bold),
                                      name_of(result)));
        labelled("expected", printable(result.expected));
        labelled("given", painted(given_of(result), Paint::red));
        tell_details(failure);
        tell_boards(result);
        tell_turn(failure);
    }

    [[nodiscard]] static std::string name_of(const TestResult& result) {
        return !is_of_every_position(result) ? fmt::format("   ({})", printable(result.id, 100))
                                             : "";
    }

    [[nodiscard]] static std::string given_of(const TestResult& result) {
        return result.given.empty() ? fmt::format("no reply: {}", to_text(result.ending))
                                    : printable(result.given, 300);
    }

    void tell_details(const Failure& failure) {
        const TestResult& result = *failure.result;
        for (const std::string& told : {result.detail, failure.parting.sentence}) {
            if (!told.empty()) {
                labelled("", wrap(printable(told), indent + label_width, style_.columns));
            }
        }
        if (!result.note.empty()) {
            labelled("shows", wrap(printable(result.note), indent + label_width, style_.columns));
        }
    }

    void tell_boards(const TestResult& result) {
        const std::optional<Scene> expected = scene_of(result.expected);
        const std::optional<Scene> given = scene_of(result.given);
        if (expected && given) {
            line();
            text_ += to_text(
                draw_difference("expected", *expected, "given", *given, result.rulings), indent);
        }
        if (const MovesRequest* moves = std::get_if<MovesRequest>(&result.request)) {
            tell_board(moves->position, result.rulings, {});
        } else if (const OutcomeRequest* asked = std::get_if<OutcomeRequest>(&result.request)) {
            tell_board(asked->position, result.rulings, {});
        } else if (const PlayRequest* play = std::get_if<PlayRequest>(&result.request)) {
            Marks marks;
            marks.chosen = play->hole;
            tell_board(play->position, result.rulings, marks);
        }
    }

    /// The position that a reply is or, of a game's, begins with.
    [[nodiscard]] static std::optional<Scene> scene_of(std::string_view reply) {
        return read_scene(reply.substr(0, reply.find(' ')));
    }

    void tell_board(const Position& position, const Rulings& rulings, const Marks& marks) {
        line();
        text_ += to_text(side_by_side({{"asked", draw(position, rulings, marks)}}), indent);
    }

    void tell_turn(const Failure& failure) {
        const TestResult& result = *failure.result;
        const PlayRequest* play = std::get_if<PlayRequest>(&result.request);
        if (play == nullptr) {
            return;
        }
        line();
        const Story story = tell(play->position, play->hole, result.rulings);
        for (std::size_t index = 0; index < story.steps.size(); ++index) {
            tell_step(index, story.steps[index], failure.parting.step == index);
        }
    }

    void tell_step(std::size_t index, const StoryStep& step, bool is_parting) {
        const std::size_t column = 7 + clause_width; // after the mark and the number
        const std::string cited = fmt::format("{}", fmt::join(step.clauses, " "));
        std::string head = fmt::format("{:<{}}", cited, clause_width);
        if (cited.size() >= clause_width) {
            head += "\n" + std::string(column, ' ');
        }
        const std::string mark = is_parting ? painted("->", Paint::red) : "  ";
        text_ += fmt::format("{} {:>2}  {}{}\n", mark, index + 1, head,
                             painted(wrap(step.text, column, style_.columns),
                                     is_parting ? Paint::bold : Paint::plain));
        for (const std::string& detail : step.details) {
            line(std::string(column + 2, ' ') + detail);
        }
        if (is_parting) {
            line(painted(std::string(column, ' ') + "^ here the reply parts from the turn",
                         Paint::red));
        }
    }

    // ------------------------------------------------------------------------------ The rest

    void tell_last_words() {
        if (report_.last_words.empty()) {
            return;
        }
        line("\nThe last lines of its standard error:");
        std::string_view rest = report_.last_words;
        for (const std::string_view words : split_lines(rest)) {
            line(std::string(indent, ' ') + printable(words, 300));
        }
    }

    void tell_paragraphs(const std::vector<std::string>& paragraphs) {
        for (const std::string& paragraph : paragraphs) {
            line();
            line(wrap(printable(paragraph), 0, style_.columns));
        }
    }

    void tell_the_rest(std::size_t told) {
        if (failures_.size() <= told) {
            return;
        }
        std::uint64_t total = 0;
        for (const Tally& tally : tallies(report_)) {
            total += tally.failed;
        }
        line(fmt::format("\n{} failed{}; by clause, the smallest of each:",
                         with_commas(std::max<std::uint64_t>(total, failures_.size())),
                         total > failures_.size()
                             ? fmt::format(", {} of them kept", with_commas(failures_.size()))
                             : ""));
        const std::vector<ClauseFailures> groups = by_clause(failures_);
        std::size_t id_width = 0;
        for (const ClauseFailures& group : groups) {
            const TestResult& smallest = *group.failures.front().result;
            id_width = std::max(id_width, !is_of_every_position(smallest) ? smallest.id.size() : 0);
        }
        for (const ClauseFailures& group : groups) {
            const TestResult& smallest = *group.failures.front().result;
            const std::string clause = group.clause.empty() ? "several" : group.clause;
            line(fmt::format("  {:<8}{:>6}   {:<{}}  {}", clause,
                             with_commas(group.failures.size()),
                             !is_of_every_position(smallest) ? printable(smallest.id) : "",
                             std::min(id_width, widest_id), to_text(smallest.request)));
        }
        line(wrap("\nTo see them all: --report FILE.html draws them, --format json lists them; "
                  "--filter CLAUSE or --filter ID chooses.",
                  0, style_.columns));
    }

    void tell_counts() {
        line();
        for (const Tally& tally : tallies(report_)) {
            std::string counts =
                fmt::format("{} of {} right", with_commas(tally.passed), with_commas(tally.asked));
            if (tally.skipped > 0) {
                counts += fmt::format(", {} skipped", with_commas(tally.skipped));
            }
            if (tally.not_asked > 0) {
                counts += fmt::format(", {} not asked", with_commas(tally.not_asked));
            }
            if (tally.known > 0) {
                counts += fmt::format(", {} known failures", with_commas(tally.known));
            }
            line(fmt::format("  {:<6} {:<14} {}", tally.conformance_class,
                             players_in_words(tally.players), counts));
        }
    }

    const CheckReport& report_;
    const TextStyle& style_;
    std::vector<Failure> failures_;
    std::string text_;
};

} // namespace

std::string text_report(const CheckReport& report, const TextStyle& style) {
    return TextReport(report, style).write();
}

} // namespace bakuk::harness
