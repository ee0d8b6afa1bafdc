#pragma once

#include "bakuk/rulings.hpp"
#include "base/errors.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace bakuk::harness {

// The verbs of the command line: what each is asked, and the function that does it. Texts that
// name a thing of the game (a position, a hole, a clause) are still texts here: the verb reads
// them and refuses them with an InputError.

/// Which tests: an empty list or text chooses all.
struct Selection {
    std::vector<std::string> classes; // "moves", "end", "games"
    std::vector<int> players;         // 2, 3
    std::string filter;               // a glob on identifiers and clauses
};

enum class Format { text, json, junit, tap };

struct CheckOptions {
    Selection selection;
    std::optional<Rulings> rulings; // else what `hello` says
    bool exhaustive = false;
    std::optional<std::pair<int, int>> stones; // the strata to go through, both ends included
    std::string known_failures;
    bool write_known_failures = false;
    double timeout = 10; // seconds for each reply
    int jobs = 1;
    std::optional<std::uint64_t> shuffle; // the seed
    bool isolate = false;
    Format format = Format::text;
    std::string report;    // the HTML file
    std::string statement; // the Markdown file of the conformance statement
    std::string badge;     // the SVG file
    std::string vectors;   // the folder; empty: the project's own
    std::vector<std::string> command;
};

struct DoctorOptions {
    double timeout = 10;
    std::vector<std::string> command;
};

struct VerifyOptions {
    std::string vectors;
};

struct GenerateOptions {
    std::string out;
    bool check = false;
};

struct CensusOptions {
    enum class Stream { digests, requests, replies };
    std::vector<int> players;
    std::optional<int> stones;
    Stream stream = Stream::digests;
    Rulings rulings;
};

struct ExplainOptions {
    std::string position;
    std::string hole;
    std::string as; // a misreading, or several joined by '+'
    Rulings rulings;
};

struct ListOptions {
    Selection selection;
    std::string vectors;
};

struct ShowOptions {
    std::string id;
    std::string vectors;
};

struct ServeOptions {
    std::string as;
    Rulings rulings;
};

struct ClausesOptions {};

struct MisreadingsOptions {
    bool kills = false;
};

struct RulingsOptions {};

struct PerftOptions {
    int depth = 0;
    int players = 2;
    Rulings rulings;
};

struct FactsOptions {
    std::vector<int> players;
    Format format = Format::text;
};

struct SolveOptions {
    std::string position;
};

Result run(const CheckOptions& options);
Result run(const DoctorOptions& options);
Result run(const VerifyOptions& options);
Result run(const GenerateOptions& options);
Result run(const CensusOptions& options);
Result run(const ExplainOptions& options);
Result run(const ListOptions& options);
Result run(const ShowOptions& options);
Result run(const ServeOptions& options);
Result run(const ClausesOptions& options);
Result run(const MisreadingsOptions& options);
Result run(const RulingsOptions& options);
Result run(const PerftOptions& options);
Result run(const FactsOptions& options);
Result run(const SolveOptions& options);

} // namespace bakuk::harness
