#include "bakuk/text.hpp"
#include "base/terminal.hpp"
#include "base/wrap.hpp"
#include "specification/holdings.hpp"
#include "specification/ruling_texts.hpp"
#include "verbs.hpp"

#include <fmt/format.h>

namespace bakuk::harness {

namespace {

constexpr std::size_t indent = 14;

void print_line(std::string_view name, const std::string& text) {
    fmt::print("  {:<{}}{}\n", name, indent - 2, wrap(text, indent));
}

void print_ruling(const RulingName& name, const RulingText& text, std::size_t vectors) {
    fmt::print("{}\n", coloured(fmt::format("{}", name.ruling), Colour::bold, stdout));
    print_line(name.standard, fmt::format("default: {}", text.standard));
    print_line(name.alternative, text.alternative);
    print_line("clauses", fmt::format("{}", fmt::join(text.clauses, ", ")));
    print_line("why two", text.why);
    print_line("vectors", fmt::format("{} tell the two apart", vectors));
}

} // namespace

Result run(const RulingsOptions&) {
    const Suite suite = read_suite({});
    for (std::size_t index = 0; index < ruling_names().size(); ++index) {
        const RulingName& name = ruling_names()[index];
        print_ruling(name, ruling_texts()[index], vectors_of_ruling(suite, name.ruling));
        fmt::print("\n");
    }
    fmt::print("To follow one: --ruling {}={}, in check, census, explain, perft and serve.\n",
               ruling_names()[0].ruling, ruling_names()[0].alternative);
    return Result::good;
}

} // namespace bakuk::harness
