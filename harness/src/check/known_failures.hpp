#pragma once

#include "check/results.hpp"
#include "vectors/vector.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace bakuk::harness {

/// A test that is known to fail, in that way, for that reason.
struct KnownFailure {
    std::string id;
    Ending kind;
    std::string reason;
    friend bool operator==(const KnownFailure&, const KnownFailure&) = default;
};

/// A file of known failures: a line each, empty lines, and comments from `#` to the end of a line
/// that begins with it.
/// line = id 1*space kind 1*space reason        kind = the text of an ending that is_failure
class KnownFailures {
public:
    /// Reads a file's text. `shown` is how messages name it.
    /// Errors: InputError with the line.
    KnownFailures(std::string shown, std::string_view text);

    /// Those that the file names, in its order.
    [[nodiscard]] std::vector<KnownFailure> failures() const;

    /// Errors: InputError with the line that names what is no vector of the suite.
    void require_vectors_of(const Suite& suite) const;

    /// Changes the endings of tests that are named: one that fails as it should has
    /// `failed_as_expected`, one that passes has `passed_unexpectedly`; one that fails in another
    /// way keeps its ending, and its detail says so.
    void apply(std::vector<TestResult>& results) const;

    /// The file's text for these results, before `apply`: comments, order and reasons stay; what
    /// fails in another way gets its kind; what passes or is no vector goes; what was not asked
    /// stays; what is new comes at the end.
    [[nodiscard]] std::string updated(const std::vector<TestResult>& results,
                                      const Suite& suite) const;

private:
    /// A line: a comment or empty if it has no failure.
    struct Line {
        std::string text;
        std::vector<KnownFailure> failure; // one or none
    };

    [[nodiscard]] std::string place(std::size_t line) const;

    std::string shown_;
    std::vector<Line> lines_;
};

} // namespace bakuk::harness
