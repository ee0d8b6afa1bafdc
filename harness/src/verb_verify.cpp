#include "base/terminal.hpp"
#include "vectors/verification.hpp"
#include "verbs.hpp"

#include <fmt/format.h>

namespace bakuk::harness {

Result run(const VerifyOptions& options) {
    note_interrupts();
    std::size_t differences = 0;
    for (const Verified& verified : verify_vectors(options.vectors)) {
        fmt::print("{:>6} {}{}\n", verified.count, verified.what,
                   verified.differences.empty() ? "" : ", except:");
        for (const std::string& line : verified.differences) {
            fmt::print("{}\n", line);
        }
        differences += verified.differences.size();
    }
    if (differences > 0) {
        fmt::print(stderr, "bakuk: {} {}\n", differences,
                   differences == 1 ? "difference" : "differences");
        return Result::answer_is_no;
    }
    return Result::good;
}

} // namespace bakuk::harness
