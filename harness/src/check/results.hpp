#pragma once

#include "protocol/protocol.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace bakuk::harness {

/// How one test ended. Each test ends in one of these and no other.
enum class Ending {
    passed,
    failed,              // a well-formed reply with the wrong content
    wrongly_rejected,    // `illegal` for what is legal
    wrongly_accepted,    // an answer for what is illegal
    adapter_error,       // `error TEXT`, or `unsupported` for what is claimed
    protocol_error,      // a reply that is none, or slips by a line
    crashed,             // the process ended by itself
    timed_out,           // no reply within the deadline
    skipped,             // not claimed, or `unsupported` where it is not claimed
    failed_as_expected,  // named in the file of known failures
    passed_unexpectedly, // named there, and yet it passes
};

/// The public text of an ending, as in "timed-out".
[[nodiscard]] std::string to_text(Ending ending);

/// Whether an ending counts against the implementation.
[[nodiscard]] bool is_failure(Ending ending);

/// Whether it shows a wrong answer (status 1) or a broken implementation (status 3).
[[nodiscard]] bool is_breakage(Ending ending);

/// One test: a request, and what came back.
struct TestResult {
    std::string id; // the vector's identifier; of an exhaustive test the request itself
    std::string conformance_class;
    Players players = Players::two;
    std::vector<std::string> clauses;
    Request request;
    std::string expected; // the reply that is right
    std::string given;    // the reply that came, shortened and made printable; empty if none
    Ending ending = Ending::passed;
    std::string detail; // more about it, as in "signal 11", "right but for its form: CR before LF"
    std::string note;   // what the vector shows
    Rulings rulings;
};

/// Whether it is of an exhaustive run, not of a golden vector.
[[nodiscard]] bool is_of_every_position(const TestResult& test);

/// The verdict on one class with one number of players.
struct ClassVerdict {
    std::string conformance_class;
    Players players = Players::two;
    bool claimed = false;
    std::uint64_t asked = 0;
    std::uint64_t passed = 0;
    std::uint64_t failed = 0; // every ending that is_failure
    std::uint64_t skipped = 0;
    std::uint64_t not_asked = 0;    // it broke too often; asked leaves these out
    bool on_every_position = false; // else on golden vectors
};

/// Who was tested, as `hello` says.
struct Implementation {
    std::vector<std::string> command;
    std::string name;
    std::string version;
    std::vector<std::string> classes;
    std::vector<Players> players;
    Rulings rulings;
};

/// All that a check found. Reports of every format are made of it.
struct CheckReport {
    Implementation implementation;
    Rulings rulings; // those that were tested
    std::string harness_version;
    std::string specification_version;
    std::string vectors_version;
    std::string vectors_sha256; // the manifest's
    std::vector<ClassVerdict> verdicts;
    std::vector<TestResult>
        results;        // of golden vectors every one; of exhaustive tests the failures
    std::string filter; // the glob that chose the tests; empty: all that is claimed
    std::optional<std::pair<int, int>> stones; // the strata of an exhaustive run that was a part
    std::optional<std::uint64_t> shuffle;
    std::vector<std::string> remarks; // lines for people: restarts, leaking state, slipping replies
    bool remembers = false;           // some answer depends on what came before; remarks say which
    bool broke_besides = false;       // it broke where no test was to blame; a remark says how
    std::string last_words;           // the last lines of standard error, if something broke
    std::vector<std::string> diagnosis; // what was misread, a paragraph each
};

} // namespace bakuk::harness
