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

Result run_command(const bakuk::harness::Command& command) {
    try {
        const Result result = std::visit([](const auto& options) { return run(options); }, command);
        if (std::fflush(stdout) != 0) {
            throw InputError(
                fmt::format("standard output cannot be written: {}", std::strerror(errno)));
        }
        return result;
    } catch (const std::exception& error) {
        fmt::print(stderr, "bakuk: {}\n", error.what());
        return Result::unusable;
    }
}

} // namespace

int main(int argc, char** argv) {
    const auto read = bakuk::harness::read_command_line(argc, argv);
    if (const Result* result = std::get_if<Result>(&read)) {
        return exit_status(*result);
    }
    return exit_status(run_command(std::get<bakuk::harness::Command>(read)));
}
