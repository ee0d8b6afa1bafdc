#include "vectors/generator.hpp"

#include "base/errors.hpp"
#include "base/files.hpp"
#include "base/lines.hpp"
#include "base/sha256.hpp"
#include "specification/text.hpp"
#include "vectors/recipe.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <set>

namespace bakuk::harness {

namespace {

std::string path_of(const FoundVectors& found) {
    if (found.head.rulings != Rulings{}) {
        return fmt::format("rulings/{}.json", found.head.subject);
    }
    return fmt::format("{}/{}/{}.json", class_of(found.vectors.front().request),
                       found.head.players == Players::two ? "two" : "three", found.head.subject);
}

/// The part of a file that vectors of one class and number of players go into.
VectorFile& part_of(std::vector<VectorFile>& files, const FoundVectors& found) {
    const std::string path = path_of(found);
    const std::string conformance_class = class_of(found.vectors.front().request);
    const auto part = std::ranges::find_if(files, [&](const VectorFile& one) {
        return one.path == path && one.conformance_class == conformance_class &&
               one.players == found.head.players;
    });
    if (part != files.end()) {
        return *part;
    }
    return files.emplace_back(
        VectorFile{path, conformance_class, found.head.players, found.head.rulings, {}});
}

Recipes recipes_for(const Recipes& all, Players players) {
    Recipes some;
    const auto fits = [players](const auto& recipe) { return recipe.head.players == players; };
    std::ranges::copy_if(all.positions, std::back_inserter(some.positions), fits);
    std::ranges::copy_if(all.twins, std::back_inserter(some.twins), fits);
    std::ranges::copy_if(all.games, std::back_inserter(some.games), fits);
    return some;
}

int class_order(const VectorFile& file) {
    return file.conformance_class == "moves" ? 0 : file.conformance_class == "end" ? 1 : 2;
}

/// Files in the order of their parts' classes; rulings come last. The parts of a file stay
/// together.
void sort(std::vector<VectorFile>& files) {
    std::ranges::stable_sort(files, [](const VectorFile& left, const VectorFile& right) {
        const auto key = [](const VectorFile& file) {
            const bool is_ruling = file.rulings != Rulings{};
            return std::tuple(is_ruling, is_ruling ? file.path : "", class_order(file),
                              file.players);
        };
        return key(left) < key(right);
    });
}

/// The lines of vectors in a file, by identifier. Whatever else a file holds is passed over.
std::map<std::string, std::string> vector_lines(std::string_view bytes) {
    constexpr std::string_view begin = "    {\"id\": \"";
    std::map<std::string, std::string> lines;
    for (std::string_view line : split_lines(bytes)) {
        if (line.starts_with(begin)) {
            if (line.ends_with(',')) {
                line.remove_suffix(1);
            }
            const std::string_view rest = line.substr(begin.size());
            lines.emplace(rest.substr(0, rest.find('"')), line);
        }
    }
    return lines;
}

/// What a file that is not there holds.
std::string read_or_empty(const std::filesystem::path& path) {
    return std::filesystem::exists(path) ? read_file(path) : "";
}

void add_changed_vectors(std::vector<std::string>& lines, const std::string& path,
                         std::string_view old_bytes, std::string_view new_bytes) {
    const auto before = vector_lines(old_bytes);
    const auto after = vector_lines(new_bytes);
    for (const auto& [id, line] : after) {
        const auto old = before.find(id);
        if (old == before.end()) {
            lines.push_back(fmt::format("{}: {} would be added", path, id));
        } else if (old->second != line) {
            lines.push_back(fmt::format("{}: {} would change", path, id));
        }
    }
    for (const auto& [id, unused] : before) {
        if (!after.contains(id)) {
            lines.push_back(fmt::format("{}: {} would go", path, id));
        }
    }
}

/// The files that the folder's manifest names and that are as it says; none if it is unreadable.
std::vector<std::string> files_of_manifest(const std::filesystem::path& folder) {
    std::vector<std::string> paths;
    const auto add = [&](const std::string& path, const std::string& digest) {
        const std::filesystem::path file = folder / path;
        if (std::filesystem::is_regular_file(file) && sha256(read_file(file)) == digest) {
            paths.push_back(path);
        }
    };
    const std::filesystem::path path = folder / manifest_name;
    if (!std::filesystem::exists(path)) {
        return paths;
    }
    const Manifest manifest = read_manifest(path.string(), read_file(path));
    for (const ManifestEntry& entry : manifest.files) {
        add(entry.path, entry.sha256);
    }
    for (const OtherFile& file : manifest.other_files) {
        add(file.path, file.sha256);
    }
    return paths;
}

std::vector<std::string> stale_files(const Generated& generated,
                                     const std::filesystem::path& folder) {
    std::vector<std::string> stale = files_of_manifest(folder);
    std::erase_if(stale, [&](const std::string& path) {
        return std::ranges::find(generated.files, path, &GeneratedFile::path) !=
               generated.files.end();
    });
    return stale;
}

/// Errors: InputError if an identifier of the folder would be gone without being retired.
void expect_no_identifier_lost(const Generated& generated, const std::filesystem::path& folder) {
    std::set<std::string> kept(retired_identifiers().begin(), retired_identifiers().end());
    for (const GeneratedFile& file : generated.files) {
        for (const auto& [id, unused] : vector_lines(file.bytes)) {
            kept.insert(id);
        }
    }
    for (const std::string& path : files_of_manifest(folder)) {
        for (const auto& [id, unused] : vector_lines(read_file(folder / path))) {
            if (!kept.contains(id)) {
                throw InputError(fmt::format("{}: {} would be gone; no recipe finds it any more, "
                                             "so it must be retired first",
                                             (folder / path).string(), id));
            }
        }
    }
}

/// How many misreadings these vectors find.
Score score_of_vectors(const std::vector<VectorFile>& vectors) {
    Suite suite;
    suite.files = vectors;
    return score_of(adequacy_of(suite));
}

} // namespace

std::vector<VectorFile> find_all_vectors() {
    const Recipes all = all_recipes();
    std::vector<VectorFile> files;
    for (const Players players : {Players::two, Players::three}) {
        const Reach reach(players, Rulings{});
        for (FoundVectors& found : find_vectors(recipes_for(all, players), reach)) {
            VectorFile& part = part_of(files, found);
            std::ranges::move(found.vectors, std::back_inserter(part.vectors));
        }
    }
    sort(files);
    return files;
}

Generated generate_all() {
    Generated generated{find_all_vectors(), {}, 0};
    Manifest manifest{std::string(specification_version),
                      std::string(vectors_version),
                      sha256(specification_text()),
                      {},
                      {},
                      {retired_identifiers().begin(), retired_identifiers().end()},
                      score_of_vectors(generated.vectors)};
    for (std::size_t at = 0; at < generated.vectors.size();) {
        const std::string& path = generated.vectors[at].path;
        std::size_t end = at;
        while (end < generated.vectors.size() && generated.vectors[end].path == path) {
            generated.count += generated.vectors[end].vectors.size();
            ++end;
        }
        const std::span parts = std::span(generated.vectors).subspan(at, end - at);
        const std::string bytes = write_vector_file(parts);
        manifest.files.push_back(manifest_entry(parts, bytes));
        generated.files.push_back({path, bytes});
        at = end;
    }
    for (GeneratedFile& file : other_files()) {
        manifest.other_files.push_back({file.path, sha256(file.bytes)});
        generated.files.push_back(std::move(file));
    }
    generated.files.push_back({std::string(manifest_name), write_manifest(manifest)});
    return generated;
}

void expect_readable(const std::filesystem::path& folder) {
    static_cast<void>(files_of_manifest(folder));
}

std::vector<std::string> changes(const Generated& generated, const std::filesystem::path& folder) {
    std::vector<std::string> lines;
    for (const GeneratedFile& file : generated.files) {
        const std::filesystem::path path = folder / file.path;
        if (!std::filesystem::exists(path)) {
            lines.push_back(fmt::format("{}: would be new", file.path));
        } else if (read_file(path) != file.bytes) {
            lines.push_back(fmt::format("{}: would change", file.path));
        }
        add_changed_vectors(lines, file.path, read_or_empty(path), file.bytes);
    }
    for (const std::string& path : stale_files(generated, folder)) {
        lines.push_back(fmt::format("{}: would be removed", path));
    }
    return lines;
}

std::vector<std::string> write_all(const Generated& generated,
                                   const std::filesystem::path& folder) {
    expect_no_identifier_lost(generated, folder);
    const std::vector<std::string> stale = stale_files(generated, folder);
    std::vector<std::string> changed;
    for (const GeneratedFile& file : generated.files) {
        const std::filesystem::path path = folder / file.path;
        if (!std::filesystem::exists(path) || read_file(path) != file.bytes) {
            write_file(path, file.bytes);
            changed.push_back(file.path);
        }
    }
    for (const std::string& path : stale) {
        std::filesystem::remove(folder / path);
        changed.push_back(path);
    }
    return changed;
}

} // namespace bakuk::harness
