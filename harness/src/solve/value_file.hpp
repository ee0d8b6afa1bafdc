#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bakuk::harness {

// vectors/values.json: positions of two players that play reaches, each with its value and that of
// each of its moves, for authors of programs that search. They belong to no conformance class. Both
// functions solve the whole game, which takes some seconds, shown by a progress bar.

inline constexpr std::string_view value_file_name = "values.json";

/// What the file holds. The same on every machine. Errors: Interrupted.
[[nodiscard]] std::string values_json();

/// A line for each vector in which a file's bytes differ from what values_json gives; none if they
/// are the same. `shown` is how the lines name the file.
/// Errors: InputError where the bytes are not such a file; Interrupted.
[[nodiscard]] std::vector<std::string> check_values_json(const std::string& shown,
                                                         std::string_view bytes);

} // namespace bakuk::harness
