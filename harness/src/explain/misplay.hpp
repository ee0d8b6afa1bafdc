#pragma once

#include "explain/story.hpp"
#include "misreadings/misreading.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bakuk::harness {

/// One thing about a move, as the rules have it and as a misreading has it.
struct Compared {
    std::string what; // "legal holes", "sown", "landing hole", "captures", "result", "outcome"
    std::string right;
    std::string misread;
    [[nodiscard]] bool differs() const { return right != misread; }
    friend bool operator==(const Compared&, const Compared&) = default;
};

/// The same move by the rules and by a misreading, or several at once.
struct Misplay {
    std::vector<Compared> compared;     // in the order of a turn
    std::string reply;                  // the misreading's to `play`
    std::optional<std::size_t> parting; // the first step of the story that it does otherwise
};

/// Compares a story with what the misreadings (identifiers joined by '+') make of its move. The
/// process that answers is fresh: it has been asked nothing before.
/// Errors: InputError for an identifier that is not in the catalogue.
[[nodiscard]] Misplay compare_misplay(const Story& story, std::string_view ids);

} // namespace bakuk::harness
