#include "base/errors.hpp"
#include "base/files.hpp"
#include "base/sha256.hpp"
#include "vectors/format.hpp"

#include <fmt/format.h>
#include <map>
#include <set>

namespace bakuk::harness {

namespace {

/// Says, a line each, what sets a file apart from what the manifest says of it.
void compare(const ManifestEntry& found, const ManifestEntry& listed, const std::string& shown,
             const std::function<void(const std::string&)>& differs) {
    if (found.sha256 != listed.sha256) {
        differs(fmt::format("{}: edited since it was generated: its SHA-256 is {}, the manifest "
                            "says {}",
                            shown, found.sha256, listed.sha256));
    }
    if (found.count != listed.count) {
        differs(fmt::format("{}: it has {} vectors, the manifest says {}", shown, found.count,
                            listed.count));
    }
    if (found.classes != listed.classes || found.players != listed.players ||
        found.rulings != listed.rulings) {
        differs(fmt::format("{}: its classes, players or rulings are not those that the manifest "
                            "names",
                            shown));
    }
}

/// Says which identifiers are there twice, and which are there although they are retired.
void compare_identifiers(const Suite& suite, const std::string& folder,
                         const std::function<void(const std::string&)>& differs) {
    const std::set<std::string> retired(suite.retired.begin(), suite.retired.end());
    std::map<std::string, std::string> path_of;
    for (const VectorFile& file : suite.files) {
        for (const Vector& vector : file.vectors) {
            const auto [there, is_new] = path_of.emplace(vector.id, file.path);
            if (!is_new) {
                differs(fmt::format("{}/{}, field \"id\": \"{}\" is in {} already", folder,
                                    file.path, vector.id, there->second));
            }
            if (retired.contains(vector.id)) {
                differs(fmt::format("{}/{}, field \"id\": \"{}\" is retired and cannot be used",
                                    folder, file.path, vector.id));
            }
        }
    }
}

} // namespace

Suite read_suite(const std::filesystem::path& folder,
                 const std::function<void(const std::string&)>& differs) {
    const std::filesystem::path from = folder.empty() ? home() / "vectors" : folder;
    const auto shown = [&](std::string_view path) { return (from / path).string(); };
    const std::string bytes = read_file(from / manifest_name);
    const Manifest manifest = read_manifest(shown(manifest_name), bytes);
    Suite suite{
        manifest.specification, manifest.vectors, manifest.specification_sha256, sha256(bytes), {},
        manifest.other_files,   manifest.retired};
    for (const ManifestEntry& entry : manifest.files) {
        const std::string file = read_file(from / entry.path);
        const std::vector<VectorFile> parts = read_vector_file(entry.path, shown(entry.path), file);
        compare(manifest_entry(parts, file), entry, shown(entry.path), differs);
        suite.files.insert(suite.files.end(), parts.begin(), parts.end());
    }
    compare_identifiers(suite, from.string(), differs);
    return suite;
}

Suite read_suite(const std::filesystem::path& folder) {
    return read_suite(folder, [](const std::string& line) { throw InputError(line); });
}

} // namespace bakuk::harness
