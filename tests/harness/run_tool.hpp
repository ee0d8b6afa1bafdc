#pragma once

#include "base/files.hpp"
#include "catch.hpp"

#include <array>
#include <cstdio>
#include <filesystem>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

namespace bakuk::tests {

/// A file that is gone when the test is over.
class TemporaryFile {
public:
    TemporaryFile(const std::string& name, std::string_view bytes)
        : path_(std::filesystem::temp_directory_path() /
                ("bakuk-" + std::to_string(::getpid()) + "-" + name)) {
        harness::write_file(path_, bytes);
    }
    ~TemporaryFile() {
        std::error_code ignored;
        std::filesystem::remove(path_, ignored);
    }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    [[nodiscard]] std::string path() const { return path_.string(); }

private:
    std::filesystem::path path_;
};

/// What a program of another make wrote, both streams together, and how it ended.
struct ToolRun {
    std::string output;
    int status = -1;
};

inline ToolRun run_tool(const std::string& command) {
    ToolRun run;
    std::FILE* pipe = ::popen((command + " 2>&1").c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::array<char, 4096> buffer{};
    while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), pipe)) {
        run.output.append(buffer.data(), count);
    }
    const int status = ::pclose(pipe);
    run.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return run;
}

} // namespace bakuk::tests
