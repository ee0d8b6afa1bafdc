#include "vectors/verification.hpp"

#include "base/files.hpp"
#include "base/sha256.hpp"
#include "base/terminal.hpp"
#include "census/census_file.hpp"
#include "solve/value_file.hpp"
#include "specification/clauses.hpp"
#include "specification/examples.hpp"
#include "specification/text.hpp"
#include "vectors/format.hpp"
#include "vectors/schema.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <set>

namespace bakuk::harness {

namespace {

constexpr std::size_t fewest_vectors = 3; // for each clause that can have vectors

using Lines = std::vector<std::string>;

std::size_t count_of(const Suite& suite) {
    std::size_t count = 0;
    for (const VectorFile& file : suite.files) {
        count += file.vectors.size();
    }
    return count;
}

/// The manifest's description of each file: digest, count, class, players, rulings; and that no
/// identifier is there twice or retired.
Verified verify_manifest(const Manifest& manifest, const Lines& found) {
    return {"files of vectors are as the manifest says", manifest.files.size(), found};
}

Verified verify_other_files(const Manifest& manifest, const std::filesystem::path& folder) {
    Verified verified{"other files are as the manifest says", manifest.other_files.size(), {}};
    for (const OtherFile& file : manifest.other_files) {
        const std::string digest = sha256(read_file(folder / file.path));
        if (digest != file.sha256) {
            verified.differences.push_back(
                fmt::format("{}: edited since it was generated: its SHA-256 is {}, the manifest "
                            "says {}",
                            (folder / file.path).string(), digest, file.sha256));
        }
    }
    return verified;
}

/// Whether anything lies in the folder that the manifest does not name.
Verified verify_nothing_else(const Manifest& manifest, const std::filesystem::path& folder) {
    std::set<std::string> named{std::string(manifest_name)};
    for (const ManifestEntry& entry : manifest.files) {
        named.insert(entry.path);
    }
    for (const OtherFile& file : manifest.other_files) {
        named.insert(file.path);
    }
    std::set<std::string> there;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (!entry.is_directory()) {
            there.insert(entry.path().lexically_relative(folder).generic_string());
        }
    }
    Verified verified{"files in the folder are named by the manifest", there.size(), {}};
    for (const std::string& path : there) {
        if (!named.contains(path)) {
            verified.differences.push_back(
                fmt::format("{}: the manifest does not name it", (folder / path).string()));
        }
    }
    return verified;
}

Verified verify_schemas(const Manifest& manifest, const std::filesystem::path& folder) {
    // Each file is held to the schema of its kind.
    std::vector<std::pair<std::string, std::string>> kinds{
        {std::string(manifest_name), "manifest"}};
    for (const ManifestEntry& entry : manifest.files) {
        kinds.emplace_back(entry.path, "vectors");
    }
    for (const OtherFile& file : manifest.other_files) {
        if (!file.path.starts_with("schema/")) {
            kinds.emplace_back(file.path, std::filesystem::path(file.path).stem().string());
        }
    }
    Verified verified{"files fit their schemas", kinds.size(), {}};
    for (const auto& [path, kind] : kinds) {
        const std::filesystem::path schema = folder / "schema" / (kind + ".schema.json");
        const Lines errors = schema_errors(read_file(folder / path), (folder / path).string(),
                                           read_file(schema), schema.string());
        std::ranges::copy(errors, std::back_inserter(verified.differences));
    }
    return verified;
}

Verified verify_answers(const Suite& suite, const std::filesystem::path& folder) {
    Verified verified{"vectors recomputed", count_of(suite), {}};
    for (const VectorFile& file : suite.files) {
        for (const Vector& vector : file.vectors) {
            const Answer right = reference_answer(vector.request, file.rulings);
            if (vector.answer != right) {
                Vector mended = vector;
                mended.answer = right;
                verified.differences.push_back(
                    fmt::format("{}: {}: the reference answers otherwise; right would be {}",
                                (folder / file.path).string(), vector.id, write_vector(mended)));
            }
        }
    }
    return verified;
}

/// Both directions of the tie between clauses and vectors.
Verified verify_clauses(const Suite& suite, const std::filesystem::path& folder) {
    Verified verified{"clauses tied to their vectors", clauses().size(), {}};
    std::map<std::string, std::size_t> counts;
    for (const VectorFile& file : suite.files) {
        for (const Vector& vector : file.vectors) {
            for (const std::string& id : vector.clauses) {
                ++counts[id];
                const Clause* clause = find_clause(id);
                if (clause == nullptr || !clause->has_vectors) {
                    verified.differences.push_back(fmt::format(
                        "{}: {}: names {}, which {}", (folder / file.path).string(), vector.id, id,
                        clause == nullptr ? "is no clause of the specification"
                                          : "has no vectors by the specification"));
                }
            }
        }
    }
    for (const Clause& clause : clauses()) {
        if (clause.has_vectors && counts[clause.id] < fewest_vectors) {
            verified.differences.push_back(fmt::format("{}: {} vectors, expected at least {}",
                                                       clause.id, counts[clause.id],
                                                       fewest_vectors));
        }
    }
    return verified;
}

Verified verify_specification(const Manifest& manifest) {
    Verified verified{"specification is the one that the vectors hold to", 1, {}};
    const std::string digest = sha256(specification_text());
    if (manifest.specification_sha256 != digest) {
        verified.differences.push_back(
            fmt::format("the specification's SHA-256 is {}, the manifest says {}", digest,
                        manifest.specification_sha256));
    }
    if (manifest.specification != specification_version || manifest.vectors != vectors_version) {
        verified.differences.push_back(fmt::format(
            "the manifest is of specification {} and vectors {}, expected {} and {}",
            manifest.specification, manifest.vectors, specification_version, vectors_version));
    }
    return verified;
}

Verified verify_examples() {
    const std::vector<Example> examples = parse_examples(specification_text());
    Verified verified{"worked examples of the specification run", examples.size(), {}};
    for (const Example& example : examples) {
        std::ranges::copy(run_example(example), std::back_inserter(verified.differences));
    }
    return verified;
}

Verified verify_score(const Manifest& manifest, const Suite& suite) {
    const Score score = score_of(adequacy_of(suite));
    Verified verified{"misreadings put to the vectors", score.misreadings + score.pairs, {}};
    if (score != manifest.score) {
        verified.differences.push_back(
            fmt::format("the vectors find {} of {} misreadings, each by at least {} vectors, and "
                        "{} of {} pairs; the manifest says {} of {}, {}, and {} of {}",
                        score.found, score.misreadings, score.fewest, score.pairs_found,
                        score.pairs, manifest.score.found, manifest.score.misreadings,
                        manifest.score.fewest, manifest.score.pairs_found, manifest.score.pairs));
    }
    return verified;
}

/// How often a text stands in a file.
std::size_t occurrences(std::string_view bytes, std::string_view text) {
    std::size_t count = 0;
    for (std::size_t at = bytes.find(text); at != std::string_view::npos;
         at = bytes.find(text, at + 1)) {
        ++count;
    }
    return count;
}

Verified verify_census(const std::filesystem::path& folder) {
    const std::filesystem::path path = folder / census_file_name;
    const std::string bytes = read_file(path);
    return {"digests of the census recomputed", occurrences(bytes, "\"sha256\""),
            check_census_json(path.string(), bytes)};
}

/// The values, and that their identifiers are none of the other vectors'.
Verified verify_values(const Suite& suite, const std::filesystem::path& folder) {
    const std::filesystem::path path = folder / value_file_name;
    const std::string bytes = read_file(path);
    Verified verified{"values recomputed", occurrences(bytes, "{\"id\": "),
                      check_values_json(path.string(), bytes)};
    const auto check = [&](const std::string& id) {
        if (bytes.find(fmt::format("{{\"id\": \"{}\"", id)) != std::string::npos) {
            verified.differences.push_back(
                fmt::format("{}, field \"id\": \"{}\" is taken or retired", path.string(), id));
        }
    };
    std::ranges::for_each(suite.retired, check);
    for (const VectorFile& file : suite.files) {
        for (const Vector& vector : file.vectors) {
            check(vector.id);
        }
    }
    return verified;
}

} // namespace

std::vector<Verified> verify_vectors(const std::filesystem::path& folder) {
    const std::filesystem::path from = folder.empty() ? home() / "vectors" : folder;
    Lines differences;
    const Suite suite =
        read_suite(from, [&](const std::string& line) { differences.push_back(line); });
    const Manifest manifest =
        read_manifest((from / manifest_name).string(), read_file(from / manifest_name));
    std::vector<Verified> all;
    all.push_back(verify_manifest(manifest, differences));
    all.push_back(verify_other_files(manifest, from));
    all.push_back(verify_nothing_else(manifest, from));
    all.push_back(verify_schemas(manifest, from));
    all.push_back(verify_answers(suite, from));
    all.push_back(verify_clauses(suite, from));
    all.push_back(verify_specification(manifest));
    all.push_back(verify_examples());
    throw_if_interrupted();
    all.push_back(verify_score(manifest, suite));
    all.push_back(verify_census(from));
    all.push_back(verify_values(suite, from));
    return all;
}

} // namespace bakuk::harness
