#pragma once

#include "misreadings/score.hpp"
#include "vectors/vector.hpp"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bakuk::harness {

// The files of golden vectors. What is written is canonical: the same suite gives the same bytes,
// and the reader takes nothing else. Major: the format or a rule changed; minor: vectors were
// added; patch: a note changed.
inline constexpr std::string_view vectors_version = "1.0.0";
inline constexpr std::string_view specification_version = "1.0";

inline constexpr std::string_view manifest_name = "manifest.json";

/// The op of a vector that asks this: "moves", "play", "outcome" or "game".
[[nodiscard]] std::string op_of(const Request& request);

/// The conformance class that a request belongs to: "moves", "end" or "games".
[[nodiscard]] std::string class_of(const Request& request);

/// The vector as one line of JSON, without its LF.
[[nodiscard]] std::string write_vector(const Vector& vector);

/// The vector that such a line is. Errors: InputError with the place and the field.
[[nodiscard]] Vector read_vector(std::string_view line, const std::string& file,
                                 std::size_t line_number);

/// One file of vectors. A file under rulings/ may have several classes and numbers of players:
/// its parts have the same path and rulings, in the order of their classes, then players.
/// Requires: at least one part, each with at least one vector.
[[nodiscard]] std::string write_vector_file(std::span<const VectorFile> parts);

/// The parts of such a file. `shown` is how messages name it.
/// Errors: InputError with the place and the field.
[[nodiscard]] std::vector<VectorFile>
read_vector_file(const std::string& path, const std::string& shown, std::string_view bytes);

/// What the manifest says of one file of vectors.
struct ManifestEntry {
    std::string path;
    std::vector<std::string> classes;
    std::vector<int> players;
    Rulings rulings;
    std::size_t count = 0;
    std::string sha256;
    friend bool operator==(const ManifestEntry&, const ManifestEntry&) = default;
};

struct Manifest {
    std::string specification;
    std::string vectors;
    std::string specification_sha256;
    std::vector<ManifestEntry> files;
    std::vector<OtherFile> other_files;
    std::vector<std::string> retired;
    Score score;
    friend bool operator==(const Manifest&, const Manifest&) = default;
};

[[nodiscard]] ManifestEntry manifest_entry(std::span<const VectorFile> parts,
                                           std::string_view bytes);
[[nodiscard]] std::string write_manifest(const Manifest& manifest);
[[nodiscard]] Manifest read_manifest(const std::string& shown, std::string_view bytes);

/// Reads a folder of vectors as `read_suite` does, but what differs from the manifest (a digest,
/// a count, a description, an identifier that is there twice or retired) is told to `differs`, a
/// line each, instead of ending the reading. What cannot be read at all still ends it.
/// Errors: InputError.
[[nodiscard]] Suite read_suite(const std::filesystem::path& folder,
                               const std::function<void(const std::string&)>& differs);

} // namespace bakuk::harness
