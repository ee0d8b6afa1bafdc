#pragma once

#include "check/results.hpp"
#include "driving/watch.hpp"
#include "protocol/protocol.hpp"

#include <string>
#include <string_view>

namespace bakuk::harness {

/// How a test ended, and more about it in words.
struct Judgement {
    Ending ending;
    std::string detail; // may be empty
    friend bool operator==(const Judgement&, const Judgement&) = default;
};

/// Judges a reply to a request of a class that is claimed. `given` comes without its line end.
/// A reply that is right but for its form is `failed`, and the detail says so; so is one that
/// would be a reply to another question. What would be none to any is a protocol error.
[[nodiscard]] Judgement judge(const Request& request, std::string_view expected,
                              std::string_view given);

/// Judges how an implementation broke at a request: a right reply without its line end is `failed`.
[[nodiscard]] Judgement judge(std::string_view expected, const Breakage& breakage);

} // namespace bakuk::harness
