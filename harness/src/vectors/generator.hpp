#pragma once

#include "vectors/format.hpp"

#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace bakuk::harness {

/// A file under vectors/, with its path within that folder.
struct GeneratedFile {
    std::string path;
    std::string bytes;
};

/// What `bakuk generate` writes, the manifest last.
struct Generated {
    std::vector<VectorFile> vectors;
    std::vector<GeneratedFile> files;
    std::size_t count = 0; // of vectors
};

/// The golden vectors that the recipes find: every file, its parts in their order. Takes about a
/// minute. Errors: Interrupted.
[[nodiscard]] std::vector<VectorFile> find_all_vectors();

/// All that `bakuk generate` writes. Errors: InputError if a schema cannot be read; Interrupted.
[[nodiscard]] Generated generate_all();

/// The files under vectors/ that hold no vectors of the protocol: the schemas, and what is
/// computed besides. A new kind of file is added here and nowhere else; then the manifest names
/// it, `generate` writes it and `verify` holds it.
[[nodiscard]] std::vector<GeneratedFile> other_files();

/// Identifiers of vectors that are gone. They are never used again.
[[nodiscard]] std::span<const std::string_view> retired_identifiers();

/// Reads the folder's manifest if there is one, so that a folder that could not be compared or
/// written is refused before the long work begins. Errors: InputError.
void expect_readable(const std::filesystem::path& folder);

/// What sets a folder apart from what would be written to it, a line for each file, and for each
/// vector where a file has vectors.
[[nodiscard]] std::vector<std::string> changes(const Generated& generated,
                                               const std::filesystem::path& folder);

/// Writes the files that differ, each whole or not at all, the manifest last; then removes the
/// files that the folder's old manifest names, that are as it says, and that are not generated any
/// more. Gives the paths of the files written and removed.
/// Errors: InputError if a file cannot be written, or if an identifier would be gone without being
/// retired; nothing is written then.
std::vector<std::string> write_all(const Generated& generated, const std::filesystem::path& folder);

} // namespace bakuk::harness
