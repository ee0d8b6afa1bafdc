#include "bakuk/text.hpp"
#include "reports/escaping.hpp"
#include "reports/reports.hpp"
#include "reports/verdict.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

constexpr double letter_width = 6.6; // of 11-pixel sans-serif, on the wide side
constexpr int padding = 8;
constexpr int height = 20;

int width_of(std::string_view text) {
    return static_cast<int>(static_cast<double>(text.size()) * letter_width) + 2 * padding;
}

std::string classes_of(const CheckReport& report) {
    std::vector<std::string> classes;
    for (const Tally& tally : tallies(report)) {
        if (std::ranges::find(classes, tally.conformance_class) == classes.end()) {
            classes.push_back(tally.conformance_class);
        }
    }
    return fmt::format("{}", fmt::join(classes, ", "));
}

std::string text_at(int middle, int width, std::string_view text) {
    return fmt::format("<text x=\"{}\" y=\"14\" textLength=\"{}\" "
                       "lengthAdjust=\"spacingAndGlyphs\">{}</text>",
                       middle, width - 2 * padding, markup(printable(text)));
}

struct Message {
    std::string text;
    std::string_view colour; // white on it has a contrast of at least 4.5
};

Message message_of(const CheckReport& report) {
    if (conforms(report)) {
        return {classes_of(report), "#1a7f37"};
    }
    const std::vector<Tally> all = tallies(report);
    const bool fails =
        std::ranges::any_of(all, [](const Tally& tally) { return tally.failed > 0; });
    if (fails) {
        return {"does not conform", "#b42318"};
    }
    return {"no verdict", "#5f6368"};
}

} // namespace

std::string badge(const CheckReport& report) {
    const std::string left = rules_name(report);
    const Message message = message_of(report);
    const int left_width = width_of(left);
    const int right_width = width_of(message.text);
    const int width = left_width + right_width;
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" role=\"img\" "
        "aria-label=\"{}\">\n"
        "<title>{}</title>\n"
        "<clipPath id=\"round\"><rect width=\"{}\" height=\"{}\" rx=\"3\"/></clipPath>\n"
        "<g clip-path=\"url(#round)\"><rect width=\"{}\" height=\"{}\" fill=\"#3b3f45\"/>"
        "<rect x=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"/></g>\n"
        "<g fill=\"#fff\" text-anchor=\"middle\" font-size=\"11\" "
        "font-family=\"Verdana,Geneva,DejaVu Sans,sans-serif\">\n{}\n{}\n</g>\n</svg>\n",
        width, height, markup(left + ": " + message.text), markup(verdict_line(report)), width,
        height, left_width, height, left_width, right_width, height, message.colour,
        text_at(left_width / 2, left_width, left),
        text_at(left_width + right_width / 2, right_width, message.text));
}

} // namespace bakuk::harness
