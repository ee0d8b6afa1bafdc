#pragma once

#include "bakuk/rulings.hpp"
#include "protocol/protocol.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace bakuk::harness {

// The worked examples of the specification: its fenced blocks marked `bakuk NAME`.

/// A line of an example that says what happens, as in "capture f 4".
struct ExampleLine {
    std::size_t line; // in the specification, from 1
    std::string text;
};

/// Something that an example asks, and the lines with which it answers itself.
struct ExampleQuestion {
    std::size_t line; // where it is asked
    Request request;
    std::vector<ExampleLine> answer;
};

/// A worked example.
struct Example {
    std::string name;    // unique, as in "sow-4-six-stones"
    std::string heading; // the heading that it stands under: "SOW-4", "Ruling origin"
    std::size_t line;    // of the fence that opens it
    Rulings rulings;
    std::vector<ExampleQuestion> questions; // at least one
};

/// The examples of a specification, in its order.
/// Errors: InputError with the line, for a block that has no name or one that is taken, or that
/// does not follow the grammar of examples (spec/bakuk.md, "Worked examples").
[[nodiscard]] std::vector<Example> parse_examples(std::string_view specification);

/// The answer to a question in the words of the examples, a line each.
using ExampleAnswers =
    std::function<std::vector<std::string>(const Request& request, const Rulings& rulings)>;

/// The answer that the reference gives.
[[nodiscard]] std::vector<std::string> example_answer(const Request& request,
                                                      const Rulings& rulings);

/// What is wrong in an example, a line each: where, what stands there, and what is right by these
/// answers. Nothing if all of it is right.
[[nodiscard]] std::vector<std::string> run_example(const Example& example,
                                                   const ExampleAnswers& answers = example_answer);

} // namespace bakuk::harness
