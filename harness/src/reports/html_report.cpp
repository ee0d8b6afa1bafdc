#include "bakuk/text.hpp"
#include "base/lines.hpp"
#include "drawing/board.hpp"
#include "explain/story.hpp"
#include "reports/escaping.hpp"
#include "reports/failures.hpp"
#include "reports/html_style.hpp"
#include "reports/reports.hpp"
#include "reports/svg_board.hpp"
#include "reports/verdict.hpp"
#include "specification/clauses.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <set>

namespace bakuk::harness {

namespace {

constexpr std::size_t drawn = 3;   // failures of a clause that are shown in full
constexpr std::size_t listed = 50; // and that have a line of their own after those

/// Writes the page from top to bottom. Each text from outside goes through `safe` on its way.
class HtmlReport {
public:
    explicit HtmlReport(const CheckReport& report)
        : report_(report), failures_(failures_of(report)) {}

    std::string write() {
        tell_head();
        tell_verdict();
        if (report_.remembers) { // what to make of all that follows
            tell_paragraphs("Remarks", report_.remarks);
        }
        tell_paragraphs("What was misread", report_.diagnosis);
        if (!report_.remembers) {
            tell_paragraphs("Remarks", report_.remarks);
        }
        if (!report_.last_words.empty()) {
            html_ += fmt::format("<h2>The last lines of its standard error</h2>\n<pre>{}</pre>\n",
                                 markup(printable_lines(report_.last_words)));
        }
        for (const ClauseFailures& group : by_clause(failures_)) {
            tell_clause(group);
        }
        tell_cited_clauses();
        html_ += "</main>\n</body>\n</html>\n";
        return html_;
    }

private:
    static std::string safe(std::string_view text) { return markup(printable(text)); }

    void tell_head() {
        html_ += fmt::format(
            "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
            "style-src 'unsafe-inline'\">\n<title>{} {} and {}</title>\n<style>\n{}</style>\n"
            "</head>\n<body>\n<main>\n",
            safe(report_.implementation.name), safe(report_.implementation.version),
            safe(rules_name(report_)), html_style());
    }

    // -------------------------------------------------------------------------- The verdict

    void tell_verdict() {
        const bool fails = std::ranges::any_of(tallies(report_),
                                               [](const Tally& tally) { return tally.failed > 0; });
        const std::string_view tone = conforms(report_) ? " good" : fails ? " bad" : "";
        const Implementation& tested = report_.implementation;
        html_ += fmt::format("<header class=\"verdict{}\">\n<h1>{} {} {}</h1>\n</header>\n", tone,
                             safe(tested.name), safe(tested.version), safe(verdict_line(report_)));
        tell_counts();
        html_ += "<dl>\n";
        pair("command", fmt::format("<code>{}</code>",
                                    safe(fmt::format("{}", fmt::join(tested.command, " ")))));
        pair("claims", safe(fmt::format("{}", fmt::join(tested.classes, ", "))));
        const std::string rulings = to_text(report_.rulings);
        pair("rulings", rulings.empty() ? "the defaults" : safe(rulings));
        pair("specification", safe("Bakuk, rules, version " + report_.specification_version));
        pair("golden vectors",
             fmt::format("version {}, manifest <code>{}</code>", safe(report_.vectors_version),
                         safe(report_.vectors_sha256)));
        pair("harness", safe("bakuk " + report_.harness_version));
        if (!report_.filter.empty()) {
            pair("filter", fmt::format("<code>{}</code>", safe(report_.filter)));
        }
        if (report_.shuffle) {
            pair("order", fmt::format("shuffled with seed {}", *report_.shuffle));
        }
        html_ += "</dl>\n";
    }

    void pair(std::string_view term, std::string_view told) {
        html_ += fmt::format("<dt>{}</dt><dd>{}</dd>\n", term, told);
    }

    void tell_counts() {
        const std::vector<Tally> all = tallies(report_);
        if (all.empty()) {
            return;
        }
        html_ += "<table><thead><tr><th>class</th><th>players</th><th class=\"number\">right</th>"
                 "<th class=\"number\">wrong</th><th>evidence</th></tr></thead><tbody>\n";
        for (const Tally& tally : all) {
            html_ += fmt::format("<tr><td>{}</td><td>{}</td><td class=\"number\">{}</td>"
                                 "<td class=\"number\">{}</td><td>{}</td></tr>\n",
                                 safe(tally.conformance_class),
                                 tally.players == Players::two ? "two" : "three",
                                 with_commas(tally.passed), with_commas(tally.failed),
                                 evidence(report_, tally.asked, tally.on_every_position));
        }
        html_ += "</tbody></table>\n";
    }

    void tell_paragraphs(std::string_view title, const std::vector<std::string>& paragraphs) {
        if (paragraphs.empty()) {
            return;
        }
        html_ += fmt::format("<h2>{}</h2>\n", title);
        for (const std::string& paragraph : paragraphs) {
            html_ += fmt::format("<p>{}</p>\n", with_code(safe(paragraph)));
        }
    }

    /// What stands between backquotes, as code.
    static std::string with_code(std::string_view markup) {
        const std::vector<std::string_view> parts = split(markup, '`');
        std::string text(parts.front());
        for (std::size_t index = 1; index < parts.size(); ++index) {
            const bool opens = index % 2 == 1 && index + 1 < parts.size();
            const bool closes = index % 2 == 0;
            text += opens ? "<code>" : closes ? "</code>" : "`";
            text += parts[index];
        }
        return text;
    }

    // ------------------------------------------------------------------------- The failures

    void tell_clause(const ClauseFailures& group) {
        const Clause* clause = find_clause(group.clause);
        const std::size_t count = group.failures.size();
        html_ += fmt::format("<section>\n<h2>{}: {} failure{}</h2>\n",
                             clause != nullptr ? clause->id : "No one clause", with_commas(count),
                             count == 1 ? "" : "s");
        if (clause != nullptr) {
            html_ += fmt::format("<p class=\"clause\">{}</p>\n", safe(clause->sentence));
        }
        std::set<std::string> asked; // several tests may ask the same
        std::vector<const Failure*> others;
        for (const Failure& failure : group.failures) {
            if (asked.size() < drawn && asked.insert(to_text(failure.result->request)).second) {
                tell_in_full(failure);
            } else {
                others.push_back(&failure);
            }
        }
        if (!others.empty()) {
            tell_as_lines(others);
        }
        html_ += "</section>\n";
    }

    void tell_as_lines(const std::vector<const Failure*>& failures) {
        const std::size_t end = std::min(failures.size(), listed);
        html_ += "<table class=\"rows\"><thead><tr><th>test</th><th>asked</th><th>expected</th>"
                 "<th>given</th></tr></thead><tbody>\n";
        for (std::size_t index = 0; index < end; ++index) {
            const TestResult& result = *failures[index]->result;
            html_ += fmt::format("<tr><td data-label=\"test\">{}</td>"
                                 "<td class=\"reply\" data-label=\"asked\">{}</td>"
                                 "<td class=\"reply\" data-label=\"expected\">{}</td>"
                                 "<td class=\"reply\" data-label=\"given\">{}</td></tr>\n",
                                 safe(result.id), to_text(result.request), safe(result.expected),
                                 given_of(result));
        }
        html_ += "</tbody></table>\n";
        if (end < failures.size()) {
            html_ += fmt::format("<p class=\"soft\">And {} more: <code>--format json</code> lists "
                                 "them.</p>\n",
                                 with_commas(failures.size() - end));
        }
    }

    static std::string given_of(const TestResult& result) {
        return result.given.empty() ? fmt::format("no reply ({})", to_text(result.ending))
                                    : safe(result.given);
    }

    void tell_in_full(const Failure& failure) {
        const TestResult& result = *failure.result;
        html_ += fmt::format("<article>\n<h3>{}{}</h3>\n<dl>\n", safe(result.id),
                             result.ending == Ending::failed_as_expected
                                 ? " <span class=\"soft\">(a known failure)</span>"
                                 : "");
        pair("asked", fmt::format("<code>{}</code>", to_text(result.request)));
        pair("expected", fmt::format("<span class=\"reply\">{}</span>", safe(result.expected)));
        pair("given", fmt::format("<span class=\"reply given\">{}</span>", given_of(result)));
        if (result.ending != Ending::failed) {
            pair("ending", to_text(result.ending));
        }
        if (!result.detail.empty()) {
            pair("more", safe(result.detail));
        }
        if (!failure.parting.sentence.empty()) {
            pair("difference", safe(failure.parting.sentence));
        }
        if (!result.note.empty()) {
            pair("shows", safe(result.note));
        }
        html_ += "</dl>\n";
        tell_boards(result);
        tell_turn(failure);
        html_ += "</article>\n";
        cited_.insert(result.clauses.begin(), result.clauses.end());
    }

    // --------------------------------------------------------------------------- The boards

    void tell_boards(const TestResult& result) {
        html_ += "<div class=\"boards\">\n";
        std::visit(
            [&](const auto& asked) {
                if constexpr (requires { asked.position; }) {
                    Marks marks;
                    if constexpr (requires { asked.hole; }) {
                        marks.chosen = asked.hole;
                    }
                    tell_board("asked", asked.position, marks);
                }
            },
            result.request);
        const std::optional<Scene> expected = scene_of(result.expected);
        const std::optional<Scene> given = scene_of(result.given);
        Marks marks;
        if (expected && given) {
            marks.differing = differing_holes(expected->board, given->board);
        }
        if (expected) {
            tell_board("expected", *expected, marks);
        }
        if (given) {
            tell_board("given", *given, marks);
        }
        html_ += "</div>\n";
    }

    /// The position that a reply is or, of a game's, begins with.
    static std::optional<Scene> scene_of(std::string_view reply) {
        return read_scene(reply.substr(0, reply.find(' ')));
    }

    void tell_board(std::string_view title, const Scene& scene, const Marks& marks) {
        std::string captured;
        for (const int stones : scene.captured) {
            captured += fmt::format("{}{}", captured.empty() ? "" : ", ", stones);
        }
        html_ += fmt::format("<figure class=\"{0}\"><figcaption><b>{0}</b></figcaption>{1}"
                             "<figcaption>captured {2}; player {3} to move</figcaption></figure>\n",
                             title, svg_board(scene.board, marks), captured,
                             static_cast<int>(scene.mover));
    }

    // ----------------------------------------------------------------------------- The turn

    void tell_turn(const Failure& failure) {
        const TestResult& result = *failure.result;
        const PlayRequest* play = std::get_if<PlayRequest>(&result.request);
        if (play == nullptr) {
            return;
        }
        const Story story = tell(play->position, play->hole, result.rulings);
        html_ += "<ol class=\"turn\">\n";
        for (std::size_t index = 0; index < story.steps.size(); ++index) {
            tell_step(story.steps[index], failure.parting.step == index);
        }
        html_ += "</ol>\n";
    }

    void tell_step(const StoryStep& step, bool is_parting) {
        html_ += fmt::format("<li{}>{}", is_parting ? " class=\"parts\"" : "", safe(step.text));
        for (const std::string& detail : step.details) {
            html_ += fmt::format("<span class=\"stones\">{}</span>", safe(detail));
        }
        for (const std::string& clause : step.clauses) {
            html_ += fmt::format(" <span class=\"cites\"><a href=\"#{0}\">{0}</a></span>", clause);
            cited_.insert(clause);
        }
        html_ +=
            is_parting ? "<span class=\"here\">Here the reply parts from the turn.</span>" : "";
        html_ += "</li>\n";
    }

    void tell_cited_clauses() {
        if (cited_.empty()) {
            return;
        }
        html_ += "<h2>The clauses named here</h2>\n<dl>\n";
        for (const Clause& clause : clauses()) {
            if (cited_.contains(clause.id)) {
                html_ += fmt::format("<dt id=\"{0}\">{0}</dt><dd>{1} <span "
                                     "class=\"soft\">{2}</span></dd>\n",
                                     clause.id, safe(clause.sentence), safe(clause.standing));
            }
        }
        html_ += "</dl>\n";
    }

    const CheckReport& report_;
    std::vector<Failure> failures_;
    std::set<std::string> cited_;
    std::string html_;
};

} // namespace

std::string html_report(const CheckReport& report) {
    return HtmlReport(report).write();
}

} // namespace bakuk::harness
