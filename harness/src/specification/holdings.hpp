#pragma once

#include "specification/clauses.hpp"
#include "vectors/vector.hpp"

#include <cstddef>
#include <filesystem>
#include <string_view>
#include <vector>

namespace bakuk::harness {

/// A clause, and how much holds programs to it.
struct ClauseHolding {
    const Clause* clause;
    std::size_t vectors;  // golden vectors that name it
    std::size_t tests;    // test cases with its tag
    std::size_t examples; // worked examples of the specification under its heading
};

/// How often a test's source carries the tag of that clause, as in "[CAP-4]".
[[nodiscard]] std::size_t count_tags(std::string_view source, std::string_view clause);

/// Every clause of the specification, in its order, with what holds it. Tests are counted in the
/// .cpp files under `tests`, however deep.
/// Errors: InputError if that folder cannot be read.
[[nodiscard]] std::vector<ClauseHolding> clause_holdings(const Suite& suite,
                                                         const std::filesystem::path& tests);

/// How many golden vectors are there because of that ruling alone: those whose files follow its
/// alternative and no other one.
[[nodiscard]] std::size_t vectors_of_ruling(const Suite& suite, std::string_view ruling);

} // namespace bakuk::harness
