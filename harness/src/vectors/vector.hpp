#pragma once

#include "bakuk/game.hpp"
#include "bakuk/rules.hpp"
#include "protocol/protocol.hpp"

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace bakuk::harness {

/// What a golden vector of op `game` expects where the game is legal.
struct GameAnswer {
    Position position;
    Outcome outcome;
    friend bool operator==(const GameAnswer&, const GameAnswer&) = default;
};

/// What a golden vector expects: the legal holes (op `moves`), a whole turn or why it is refused
/// (`play`), an outcome (`outcome`), a game's end or the refusal of one of its moves (`game`).
using Answer = std::variant<Holes, Turn, Illegal, Outcome, GameAnswer, IllegalMove>;

/// A golden vector. What is asked decides its op.
struct Vector {
    std::string id;
    std::vector<std::string> clauses;
    Request request;
    Answer answer;
    std::string note;
};

/// A file of golden vectors: one class, one number of players, one set of rulings. A file under
/// rulings/ can have several classes and numbers of players, and is as many of these, with the
/// same path.
struct VectorFile {
    std::string path;              // within the folder, as in "moves/two/sowing.json"
    std::string conformance_class; // "moves", "end" or "games"
    Players players;
    Rulings rulings;
    std::vector<Vector> vectors;
};

/// A file in the folder that holds no vectors of the protocol: a schema, the census.
struct OtherFile {
    std::string path;
    std::string sha256;
    friend bool operator==(const OtherFile&, const OtherFile&) = default;
};

/// Golden vectors as they lie in a folder.
struct Suite {
    std::string specification_version; // "1.0"
    std::string vectors_version;       // "1.0.0"
    std::string specification_sha256;
    std::string manifest_sha256; // names the suite, in verdicts and statements
    std::vector<VectorFile> files;
    std::vector<OtherFile> other_files;
    std::vector<std::string> retired; // identifiers that are not used again
};

/// What the reference answers to a request, with all that a vector keeps of it.
[[nodiscard]] Answer reference_answer(const Request& request, const Rulings& rulings);

/// The reply of the protocol that gives this answer, without its LF.
[[nodiscard]] std::string reply_text(const Answer& answer);

/// Reads the golden vectors of a folder; empty: the project's own.
/// Errors: InputError with file, line and field for what is missing, unreadable, truncated, edited
/// by hand (its digest differs from the manifest's) or not of the format.
[[nodiscard]] Suite read_suite(const std::filesystem::path& folder);

} // namespace bakuk::harness
