#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace bakuk::harness {

// vectors/census.json: the digests of every stratum, under the default rulings and under each
// alternative. Both functions go through the whole census seven times for two players and seven
// times for three, which takes some seconds, shown by a progress bar.

inline constexpr std::string_view census_file_name = "census.json";

/// What the file holds. The same on every machine. Errors: Interrupted.
[[nodiscard]] std::string census_json();

/// A line for each stratum in which a file's bytes differ from what census_json gives; none if they
/// are the same. `shown` is how the lines name the file.
/// Errors: InputError where the bytes are not such a file; Interrupted.
[[nodiscard]] std::vector<std::string> check_census_json(const std::string& shown,
                                                         std::string_view bytes);

} // namespace bakuk::harness
