#pragma once

#include "verbs.hpp"

#include <variant>

namespace bakuk::harness {

using Command =
    std::variant<CheckOptions, DoctorOptions, VerifyOptions, GenerateOptions, CensusOptions,
                 ExplainOptions, ListOptions, ShowOptions, ServeOptions, ClausesOptions,
                 MisreadingsOptions, RulingsOptions, PerftOptions, FactsOptions, SolveOptions>;

/// What the command line asks for; or how the program ends at once, when it asks for help or the
/// version (printed on standard output) or cannot be understood (one line on standard error).
[[nodiscard]] std::variant<Command, Result> read_command_line(int argc, const char* const* argv);

} // namespace bakuk::harness
