#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace bakuk::harness {

/// What one kind of verification found.
struct Verified {
    std::string what;                     // "vectors recomputed"
    std::size_t count;                    // of what was looked at
    std::vector<std::string> differences; // a line each; none if all is right
};

/// Holds a folder of golden vectors against the reference, the manifest, the schemas and the
/// specification; empty: the project's own. Every kind is looked at, whatever the others find.
/// The census takes the longest, some tens of seconds.
/// Errors: InputError where a file is missing, cannot be read or is not of the format; Interrupted.
[[nodiscard]] std::vector<Verified> verify_vectors(const std::filesystem::path& folder);

} // namespace bakuk::harness
