#include "specification/holdings.hpp"

#include "bakuk/text.hpp"
#include "base/errors.hpp"
#include "base/files.hpp"
#include "base/lines.hpp"
#include "specification/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

/// The sources of all tests, one after the other.
std::string read_sources(const std::filesystem::path& folder) {
    std::error_code failed;
    std::filesystem::recursive_directory_iterator files(folder, failed);
    if (failed) {
        throw InputError(fmt::format("{}: cannot be read: {}; expected the folder of the tests "
                                     "(BAKUK_HOME names the project's)",
                                     folder.string(), failed.message()));
    }
    std::string sources;
    for (const std::filesystem::directory_entry& file : files) {
        if (file.is_regular_file() && file.path().extension() == ".cpp") {
            sources += read_file(file.path());
        }
    }
    return sources;
}

std::size_t count_vectors(const Suite& suite, const std::string& clause) {
    std::size_t count = 0;
    for (const VectorFile& file : suite.files) {
        count +=
            static_cast<std::size_t>(std::ranges::count_if(file.vectors, [&](const Vector& vector) {
                return std::ranges::find(vector.clauses, clause) != vector.clauses.end();
            }));
    }
    return count;
}

/// The examples in the clause's own section: fenced blocks whose mark is `bakuk`.
std::size_t count_examples(const std::string& clause) {
    bool is_within = false;
    std::size_t count = 0;
    for (const std::string_view line : split_lines(specification_text())) {
        if (line.starts_with("#")) {
            is_within = line == "### " + clause;
        } else if (is_within && line.starts_with("```bakuk ")) {
            ++count;
        }
    }
    return count;
}

} // namespace

std::size_t count_tags(std::string_view source, std::string_view clause) {
    const std::string tag = fmt::format("[{}]", clause);
    std::size_t count = 0;
    for (std::size_t at = source.find(tag); at != std::string_view::npos;
         at = source.find(tag, at + 1)) {
        ++count;
    }
    return count;
}

std::vector<ClauseHolding> clause_holdings(const Suite& suite, const std::filesystem::path& tests) {
    const std::string sources = read_sources(tests);
    std::vector<ClauseHolding> holdings;
    for (const Clause& clause : clauses()) {
        holdings.push_back({&clause, count_vectors(suite, clause.id),
                            count_tags(sources, clause.id), count_examples(clause.id)});
    }
    return holdings;
}

std::size_t vectors_of_ruling(const Suite& suite, std::string_view ruling) {
    const auto names = ruling_names();
    const auto name = std::ranges::find(names, ruling, &RulingName::ruling);
    const std::string alone = fmt::format("{}={}", name->ruling, name->alternative);
    std::size_t count = 0;
    for (const VectorFile& file : suite.files) {
        count += to_text(file.rulings) == alone ? file.vectors.size() : 0;
    }
    return count;
}

} // namespace bakuk::harness
