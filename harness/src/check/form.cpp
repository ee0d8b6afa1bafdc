#include "check/form.hpp"

#include "base/lines.hpp"

#include <algorithm>
#include <cctype>
#include <span>
#include <utility>

namespace bakuk::harness {

namespace {

std::string without(std::string_view text, char character) {
    std::string kept(text);
    std::erase(kept, character);
    return kept;
}

bool is_digit(char character) {
    return character >= '0' && character <= '9';
}

std::string without_byte_order_mark(std::string_view text) {
    constexpr std::string_view mark = "\xef\xbb\xbf";
    return std::string(text.starts_with(mark) ? text.substr(mark.size()) : text);
}

/// One space between words, none at the ends nor beside a comma, a slash or an equals sign.
std::string with_single_spaces(std::string_view text) {
    constexpr std::string_view joints = ",/=";
    std::string kept;
    for (const char character : text) {
        const bool space = character == ' ' || character == '\t';
        if (!space && joints.find(character) != std::string_view::npos && kept.ends_with(' ')) {
            kept.pop_back();
        }
        if (!space) {
            kept += character;
        } else if (!kept.empty() && kept.back() != ' ' &&
                   joints.find(kept.back()) == std::string_view::npos) {
            kept += ' ';
        }
    }
    if (kept.ends_with(' ')) {
        kept.pop_back();
    }
    return kept;
}

std::string lower_case(std::string_view text) {
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(), [](char character) {
        return static_cast<char>(std::tolower(static_cast<unsigned char>(character)));
    });
    return lower;
}

std::string without_leading_zeros(std::string_view text) {
    std::string kept;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool leads = text[at] == '0' && (kept.empty() || !is_digit(kept.back())) &&
                           (kept.empty() || kept.back() != '.') && at + 1 < text.size() &&
                           is_digit(text[at + 1]);
        if (!leads) {
            kept += text[at];
        }
    }
    return kept;
}

/// 6.0 is 6.
std::string without_decimals(std::string_view text) {
    std::string kept;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '.' && !kept.empty() && is_digit(kept.back())) {
            while (at + 1 < text.size() && text[at + 1] == '0') {
                ++at;
            }
        } else {
            kept += text[at];
        }
    }
    return kept;
}

/// The parts after the first word in the order of their texts, as in "moves a c", "ended 1=2".
std::string in_order(std::string_view text, std::string_view verb, char separator) {
    const std::string first = std::string(verb) + ' ';
    if (!text.starts_with(first)) {
        return std::string(text);
    }
    std::vector<std::string_view> parts = split(text.substr(first.size()), separator);
    std::ranges::sort(parts);
    std::string ordered = first;
    for (const std::string_view part : parts) {
        if (ordered.size() > first.size()) {
            ordered += separator;
        }
        ordered += part;
    }
    return ordered;
}

std::string moves_apart(std::string_view text) {
    std::string apart(text);
    if (text.starts_with("moves ")) {
        std::ranges::replace(apart, ',', ' ');
    }
    return apart == "moves" ? "moves -" : apart;
}

struct Step {
    std::string_view oddity;
    std::string (*take)(std::string_view);
};

constexpr Step steps_of_line[] = {
    {"a byte order mark", without_byte_order_mark},
    {"NUL bytes", [](std::string_view text) { return without(text, '\0'); }},
    {"a carriage return", [](std::string_view text) { return without(text, '\r'); }},
    {"spaces", with_single_spaces},
    {"upper case", lower_case},
};

constexpr Step steps_of_reply[] = {
    {"plus signs", [](std::string_view text) { return without(text, '+'); }},
    {"decimals", without_decimals},
    {"leading zeros", without_leading_zeros},
    {"the list of holes", moves_apart},
    {"the order of the holes", [](std::string_view text) { return in_order(text, "moves", ' '); }},
    {"the order of the winners",
     [](std::string_view text) { return in_order(text, "ended", '='); }},
};

void take(std::span<const Step> steps, Form& form) {
    for (const Step& step : steps) {
        std::string taken = step.take(form.text);
        if (taken != form.text) {
            form.oddities.emplace_back(step.oddity);
            form.text = std::move(taken);
        }
    }
}

} // namespace

Form without_form_of_line(std::string_view line) {
    Form form{std::string(line), {}};
    take(steps_of_line, form);
    return form;
}

Form without_form(std::string_view reply) {
    Form form = without_form_of_line(reply);
    take(steps_of_reply, form);
    return form;
}

std::string join(const std::vector<std::string>& parts) {
    std::string text;
    for (std::size_t part = 0; part < parts.size(); ++part) {
        if (part > 0) {
            text += part + 1 == parts.size() ? " and " : ", ";
        }
        text += parts[part];
    }
    return text;
}

} // namespace bakuk::harness
