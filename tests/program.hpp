#pragma once

#include "catch.hpp"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

namespace bakuk::tests {

/// What a run of the program left behind.
struct Ran {
    std::string output; // standard output
    std::string errors; // standard error
    int status = 0;     // 128 and the signal's number if one ended it
};

/// Runs the program with these arguments, which the shell reads, and this standard input.
/// Its files are in a folder of their own, which is gone afterwards.
inline Ran run_program(const std::string& arguments, const std::string& input = "") {
    std::string folder = std::filesystem::temp_directory_path() / "bakuk-test-XXXXXX";
    REQUIRE(::mkdtemp(folder.data()) != nullptr);
    std::ofstream(folder + "/input", std::ios::binary) << input;
    const std::string command = "'" BAKUK_PROGRAM "' " + arguments + " <" + folder + "/input >" +
                                folder + "/output 2>" + folder + "/errors";
    const int status = std::system(command.c_str());
    const auto contents = [&](const std::string& name) {
        std::ifstream file(folder + name, std::ios::binary);
        return std::string{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    };
    Ran ran{contents("/output"), contents("/errors"),
            WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status)};
    std::filesystem::remove_all(folder);
    return ran;
}

} // namespace bakuk::tests
