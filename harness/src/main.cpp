#include "command_line.hpp"
#include "verbs.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <exception>
#include <fmt/format.h>
#include <variant>

namespace {

using bakuk::harness::InputError;
using bakuk::harness::Result;

int exit_status(Result result) {
    switch (result) {
    case Result::good:
        return 0;
    case Result::answer_is_no:
        return 1;
    case Result::unusable:
        return 2;
    case Result::implementation_broke:
        return 3;
    }
    return 2;
}

/// What the program is asked to do, done, and all that it has to say written.
Result run_program(int argc, const char* const* argv) {
    const auto read = bakuk::harness::read_command_line(argc, argv);
    const Result* ended = std::get_if<Result>(&read);
    const Result result = ended != nullptr
                              ? *ended
                              : std::visit([](const auto& options) { return run(options); },
                                           std::get<bakuk::harness::Command>(read));
    if (std::fflush(stdout) != 0) {
        throw InputError(
            fmt::format("standard output cannot be written: {}", std::strerror(errno)));
    }
    return result;
}

} // namespace

int main(int argc, char** argv) {
    try {
        return exit_status(run_program(argc, argv));
    } catch (const std::exception& error) {
        fmt::print(stderr, "bakuk: {}\n", error.what());
        return exit_status(Result::unusable);
    }
}
