#include "command_line_help.hpp"

#include "base/wrap.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

constexpr std::size_t name_width = 26;

std::string entry(const std::string& name, const std::string& meaning, std::size_t width) {
    const std::string gap = name.size() + 2 > width ? "\n" + std::string(width + 2, ' ') : "";
    return fmt::format("  {:<{}}{}{}\n", name, gap.empty() ? width : 0, gap,
                       wrap(meaning, width + 2));
}

/// How an option is written: "--players N", "-h, --help", "POSITION".
std::string shown_name(const CLI::Option& option) {
    if (option.get_positional()) {
        return option.get_name();
    }
    std::string name;
    for (const std::string& one : option.get_snames()) {
        name += fmt::format("-{}, ", one);
    }
    name += fmt::format("--{}", option.get_lnames().front());
    const std::string value = option.get_type_name();
    return value.empty() ? name : fmt::format("{} {}", name, value);
}

bool is_command(const CLI::Option& option) {
    return option.get_name() == "COMMAND";
}

std::string usage(const CLI::App& verb) {
    std::string line = fmt::format("Usage: bakuk {} [OPTIONS]", verb.get_name());
    for (const CLI::Option* option : verb.get_options()) {
        if (!option->get_positional()) {
            continue;
        }
        const std::string name =
            is_command(*option) ? "-- COMMAND [ARGUMENT ...]" : option->get_name();
        line += option->get_required() ? " " + name : " [" + name + "]";
    }
    return line + "\n";
}

} // namespace

std::string program_help(const CLI::App& program) {
    std::string text =
        fmt::format("{}\n\nUsage: bakuk VERB [ARGUMENT ...]\n", program.get_description());
    std::string group;
    for (const CLI::App* verb : program.get_subcommands({})) {
        if (verb->get_group() != group) {
            group = verb->get_group();
            text += fmt::format("\n{}\n", group);
        }
        text += entry(verb->get_name(), verb->get_description(), 14);
    }
    return text + "\n"
                  "bakuk VERB --help tells all of one verb, with an example; bakuk --version the "
                  "versions.\n"
                  "Exit status: 0 good; 1 the answer is no (does not conform, vectors differ, move "
                  "refused);\n"
                  "2 wrong usage or unreadable input; 3 the implementation under test broke.\n";
}

std::string verb_help(const CLI::App& verb) {
    std::string text =
        fmt::format("bakuk {}: {}\n\n{}\n", verb.get_name(), verb.get_description(), usage(verb));
    for (const bool positional : {true, false}) {
        for (const CLI::Option* option : verb.get_options()) {
            if (option->get_positional() == positional) {
                text += entry(shown_name(*option), option->get_description(), name_width);
            }
        }
    }
    return text + "\n" + verb.get_footer() + "\n";
}

std::string first_words() {
    return "bakuk: no verb given. For example:\n"
           "  bakuk check -- COMMAND                 tests the implementation that COMMAND starts\n"
           "  bakuk explain 6,6,6,6,6,6/0,0/1 c      tells a turn step by step, with the clauses\n"
           "  bakuk --help                           lists all verbs\n";
}

} // namespace bakuk::harness
