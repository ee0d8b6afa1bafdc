#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bakuk::harness {

/// A clause of the specification.
struct Clause {
    std::string id;       // "SOW-4"
    std::string sentence; // on one line, without the quote marks
    std::string standing; // "attested (S1, S5)"
    bool has_vectors;     // whether a vector could show it
};

/// The clauses of a specification, in its order.
/// Errors: InputError with the line, where a clause lacks its sentence or its standing.
[[nodiscard]] std::vector<Clause> parse_clauses(std::string_view specification);

/// The clauses of the specification that the program was built with.
[[nodiscard]] std::span<const Clause> clauses();

/// The clause of that identifier, or nullptr.
[[nodiscard]] const Clause* find_clause(std::string_view id);

} // namespace bakuk::harness
