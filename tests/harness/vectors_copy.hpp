#pragma once

#include "base/files.hpp"
#include "base/sha256.hpp"
#include "catch.hpp"

#include <filesystem>
#include <string>
#include <unistd.h>

namespace bakuk::tests {

/// A copy of the project's golden vectors that a test may spoil; gone when the test is over.
class VectorsCopy {
public:
    VectorsCopy()
        : folder_(std::filesystem::temp_directory_path() /
                  ("bakuk-vectors-" + std::to_string(::getpid()))) {
        std::filesystem::remove_all(folder_);
        std::filesystem::copy(BAKUK_SOURCE_DIR "/vectors", folder_,
                              std::filesystem::copy_options::recursive);
    }
    ~VectorsCopy() {
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    }
    VectorsCopy(const VectorsCopy&) = delete;
    VectorsCopy& operator=(const VectorsCopy&) = delete;

    [[nodiscard]] std::filesystem::path folder() const { return folder_; }

    [[nodiscard]] std::string read(const std::string& path) const {
        return harness::read_file(folder_ / path);
    }

    void write(const std::string& path, std::string_view bytes) const {
        harness::write_file(folder_ / path, bytes);
    }

    void remove(const std::string& path) const { std::filesystem::remove(folder_ / path); }

    /// Replaces the first place where a text stands. Requires: it stands somewhere.
    void replace(const std::string& path, const std::string& from, const std::string& to) const {
        std::string bytes = read(path);
        const std::size_t at = bytes.find(from);
        REQUIRE(at != std::string::npos);
        write(path, bytes.replace(at, from.size(), to));
    }

    /// Makes the manifest say the digest that the file has now.
    void mend_digest(const std::string& path) const {
        std::string manifest = read("manifest.json");
        const std::string field = "\"sha256\": \"";
        const std::size_t entry = manifest.find("\"path\": \"" + path + "\"");
        REQUIRE(entry != std::string::npos);
        const std::size_t at = manifest.find(field, entry) + field.size();
        const std::string digest = harness::sha256(read(path));
        write("manifest.json", manifest.replace(at, digest.size(), digest));
    }

private:
    std::filesystem::path folder_;
};

} // namespace bakuk::tests
