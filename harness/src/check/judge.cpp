#include "check/judge.hpp"

#include "bakuk/text.hpp"
#include "base/lines.hpp"
#include "check/form.hpp"
#include "reports/escaping.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

namespace bakuk::harness {

namespace {

constexpr std::string_view illegal = "illegal";

bool begins_with_word(std::string_view text, std::string_view word) {
    return text.starts_with(word) && (text.size() == word.size() || text[word.size()] == ' ');
}

// The shape of a reply, whatever it says. A number may be negative here and stones may not add up:
// that is a wrong answer, and no reason to say that it is none.

bool is_number(std::string_view text) {
    if (text.starts_with('-')) {
        text.remove_prefix(1);
    }
    return !text.empty() && std::ranges::all_of(text, [](char character) {
        return character >= '0' && character <= '9';
    });
}

bool has_shape_of_position(std::string_view text) {
    const std::vector<std::string_view> parts = split(text, '/');
    if (parts.size() != 3) {
        return false;
    }
    const std::vector<std::string_view> stones = split(parts[0], ',');
    const std::vector<std::string_view> captured = split(parts[1], ',');
    return stones.size() == all_holes.size() && (captured.size() == 2 || captured.size() == 3) &&
           std::ranges::all_of(stones, is_number) && std::ranges::all_of(captured, is_number) &&
           is_number(parts[2]);
}

bool has_shape_of_outcome(std::string_view text) {
    constexpr std::string_view ended = "ended ";
    return text == "ongoing" ||
           (text.starts_with(ended) &&
            std::ranges::all_of(split(text.substr(ended.size()), '='), is_number));
}

bool has_shape_of_moves(std::string_view text) {
    const std::vector<std::string_view> words = split(text, ' ');
    return words.front() == "moves" && words.size() > 1 &&
           std::ranges::all_of(words.begin() + 1, words.end(), [](std::string_view word) {
               return word.size() == 1 &&
                      std::string_view("abcdef-").find(word.front()) != std::string_view::npos;
           });
}

bool has_shape_of_game(std::string_view text) {
    const std::size_t space = text.find(' ');
    return space != std::string_view::npos && has_shape_of_position(text.substr(0, space)) &&
           has_shape_of_outcome(text.substr(space + 1));
}

bool is_reply_to(const Request& request, std::string_view text) {
    switch (request.index()) {
    case 0:
        return has_shape_of_moves(text);
    case 1:
        return text == illegal || has_shape_of_position(text);
    case 2:
        return has_shape_of_outcome(text);
    default:
        return text == illegal || has_shape_of_game(text);
    }
}

bool is_any_reply(std::string_view text) {
    return text == illegal || has_shape_of_moves(text) || has_shape_of_position(text) ||
           has_shape_of_outcome(text) || has_shape_of_game(text);
}

std::string_view verb_of(const Request& request) {
    constexpr std::string_view verbs[] = {"moves", "play", "outcome", "game"};
    return verbs[request.index()];
}

/// What is wrong with a position in itself, as "the stones add up to 35; expected 36".
std::string flaw_of(std::string_view reply) {
    const auto read = parse_position(reply.substr(0, reply.find(' ')));
    const TextError* error = std::get_if<TextError>(&read);
    return error == nullptr ? "" : fmt::format("{}; expected {}", error->problem, error->expected);
}

} // namespace

Judgement judge(const Request& request, std::string_view expected, std::string_view given) {
    if (given == expected) {
        return {Ending::passed, ""};
    }
    if (given == "unsupported") {
        return {Ending::adapter_error, "unsupported, although it claims this class"};
    }
    if (begins_with_word(given, "error")) {
        return {Ending::adapter_error, ""};
    }
    const Form form = without_form(given);
    if (form.text == expected) {
        return {Ending::failed, fmt::format("right but for its form: {}", join(form.oddities))};
    }
    if (is_reply_to(request, given)) {
        if (given == illegal) {
            return {Ending::wrongly_rejected, ""};
        }
        const bool position = request.index() == 1 || request.index() == 3;
        return {expected == illegal ? Ending::wrongly_accepted : Ending::failed,
                position ? flaw_of(given) : ""};
    }
    if (is_reply_to(request, form.text)) {
        return {expected == illegal ? Ending::wrongly_accepted : Ending::failed,
                fmt::format("its form is wrong too: {}", join(form.oddities))};
    }
    if (is_any_reply(given)) {
        return {Ending::failed, fmt::format("this is no reply to `{}`", verb_of(request))};
    }
    return {Ending::protocol_error, given.empty() ? "an empty line" : "this is no reply at all"};
}

Judgement judge(std::string_view expected, const Breakage& breakage) {
    if (breakage.given == expected) {
        return {Ending::failed,
                fmt::format("right but for its form: the line end is missing; then {}",
                            breakage.detail)};
    }
    if (breakage.given == std::string(expected) + "\r") {
        return {Ending::failed, "right but for its form: it ends in CR alone"};
    }
    return {breakage.ending, breakage.detail};
}

} // namespace bakuk::harness
