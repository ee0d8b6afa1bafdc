#include "driving/hello.hpp"

#include "bakuk/text.hpp"
#include "base/lines.hpp"
#include "check/form.hpp"
#include "driving/watch.hpp"
#include "reports/escaping.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

constexpr std::string_view form = "hello 1 NAME VERSION CLASSES PLAYERS [RULING=VALUE ...]";

template <typename... Arguments>
HelloError error(fmt::format_string<Arguments...> text, Arguments&&... arguments) {
    return {fmt::format(text, std::forward<Arguments>(arguments)...)};
}

std::string shown(std::string_view text) {
    return printable(text, 160);
}

HelloError no_hello(std::string_view line) {
    const Form plain = without_form_of_line(line);
    if (plain.text != line && std::holds_alternative<Implementation>(parse_hello(plain.text))) {
        return error("the reply to hello is right but for its form: {}", join(plain.oddities));
    }
    return error("\"{}\" is no reply to hello; expected \"{}\" and nothing before it on standard "
                 "output",
                 shown(line), form);
}

} // namespace

std::variant<Implementation, HelloError> parse_hello(std::string_view line) {
    const std::vector<std::string_view> words = split(line, ' ');
    if (line == "unsupported" || words.front() == "error") {
        return error("it refuses hello: \"{}\"", shown(line));
    }
    if (words.front() != "hello" || std::ranges::count(words, "") > 0 ||
        printable(line, most_line) != line) {
        return no_hello(line);
    }
    if (words.size() > 1 && words[1] != "1") {
        return error("hello: version \"{}\" of the protocol; this harness speaks version 1",
                     words[1]);
    }
    if (words.size() < 6) {
        return error("\"{}\" has too few words; expected \"{}\"", shown(line), form);
    }
    Implementation implementation;
    implementation.name = words[2];
    implementation.version = words[3];
    for (const std::string_view name : split(words[4], ',')) {
        if (name != "moves" && name != "end" && name != "games") {
            return error("hello: unknown class \"{}\"; expected some of moves,end,games", name);
        }
        if (std::ranges::count(implementation.classes, name) > 0) {
            return error("hello: class \"{}\" is named twice", name);
        }
        implementation.classes.emplace_back(name);
    }
    for (const std::string_view name : split(words[5], ',')) {
        if (name != "two" && name != "three") {
            return error("hello: unknown number of players \"{}\"; expected two, three or "
                         "two,three",
                         name);
        }
        const Players players = name == "two" ? Players::two : Players::three;
        if (std::ranges::count(implementation.players, players) > 0) {
            return error("hello: players \"{}\" are named twice", name);
        }
        implementation.players.push_back(players);
    }
    for (std::size_t word = 6; word < words.size(); ++word) {
        const auto rulings = parse_ruling(words[word], implementation.rulings);
        if (const TextError* wrong = std::get_if<TextError>(&rulings)) {
            return error("hello: \"{}\" is no ruling: {}", words[word], to_text(*wrong));
        }
        implementation.rulings = std::get<Rulings>(rulings);
    }
    return implementation;
}

} // namespace bakuk::harness
