#pragma once

#include "check/results.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace bakuk::harness {

/// A line to ask, and the right reply to it.
struct Question {
    std::string request;
    std::string reply;
};

/// So many questions that the implementation claims to answer, drawn from games of its numbers of
/// players; the same each time. Requires: it claims at least one class and number of players.
[[nodiscard]] std::vector<Question> questions_for(const Implementation& implementation,
                                                  std::size_t count);

} // namespace bakuk::harness
