#pragma once

#include <chrono>
#include <string>
#include <vector>

namespace bakuk::harness {

/// What the doctor found about one manner of an adapter.
struct Finding {
    enum class Verdict {
        good,
        advice,       // it could be better, and breaks nothing
        bad,          // a harness cannot work with it, or will take it for a wrong answer
        not_examined, // something before it is bad
    };
    std::string manner; // as in "answers a single request"
    Verdict verdict = Verdict::good;
    std::string found; // what happened; empty if there is nothing to add
    std::string mend;  // what to do about it; empty if it is good
    friend bool operator==(const Finding&, const Finding&) = default;
};

/// What a checkup comes to.
struct Checkup {
    std::string name; // the implementation's name and version; empty if it did not say hello
    std::vector<Finding> findings; // in a fixed order, each manner once
    std::string last_words;        // the last lines of standard error, if something is bad
};

/// Examines the manners of an adapter, not its rules. Errors: Interrupted.
[[nodiscard]] Checkup examine(const std::vector<std::string>& command,
                              std::chrono::milliseconds timeout);

/// The text of a verdict, as in "not examined".
[[nodiscard]] std::string to_text(Finding::Verdict verdict);

} // namespace bakuk::harness
