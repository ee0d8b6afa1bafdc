#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bakuk::harness {

/// What the specification says of a ruling, each text on one line, without Markdown.
struct RulingText {
    std::string ruling;               // "origin"
    std::string standard;             // "SOW-4 as it stands."
    std::string alternative;          // "the emptied hole is passed over, however …"
    std::string why;                  // "the source names no exception …"
    std::vector<std::string> clauses; // those it touches
};

/// The rulings of a specification, in the order of `ruling_names`.
/// Errors: InputError where a ruling has no section of its own, lacks one of its paragraphs, or
/// stands in no row of the table.
[[nodiscard]] std::vector<RulingText> parse_ruling_texts(std::string_view specification);

/// Those of the specification that the program was built with.
[[nodiscard]] std::span<const RulingText> ruling_texts();

} // namespace bakuk::harness
