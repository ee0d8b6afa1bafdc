#include "base/files.hpp"

#include "base/errors.hpp"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fmt/format.h>
#include <fstream>
#include <iterator>
#include <unistd.h>

namespace bakuk::harness {

namespace {

[[noreturn]] void fail(const std::filesystem::path& path, std::string_view what) {
    throw InputError(fmt::format("{}: {}: {}", path.string(), what, std::strerror(errno)));
}

} // namespace

std::string read_file(const std::filesystem::path& path) {
    errno = 0;
    if (std::filesystem::is_directory(path)) {
        errno = EISDIR;
        fail(path, "cannot be read");
    }
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        fail(path, "cannot be read");
    }
    std::string bytes{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (file.bad()) {
        fail(path, "cannot be read");
    }
    return bytes;
}

void write_file(const std::filesystem::path& path, std::string_view bytes) {
    errno = 0;
    std::error_code ignored;
    if (path.has_parent_path()) {
        std::filesystem::create_directories(path.parent_path(), ignored);
    }
    std::filesystem::path beside = path;
    beside += fmt::format(".new-{}", ::getpid());
    std::ofstream file(beside, std::ios::binary);
    file << bytes;
    file.close();
    if (!file) {
        const int reason = errno;
        std::filesystem::remove(beside, ignored);
        errno = reason;
        fail(path, "cannot be written");
    }
    std::error_code failed;
    std::filesystem::rename(beside, path, failed);
    if (failed) {
        std::filesystem::remove(beside, ignored);
        errno = failed.value();
        fail(path, "cannot be written");
    }
}

std::filesystem::path home() {
    const char* from_environment = std::getenv("BAKUK_HOME");
    return from_environment != nullptr && *from_environment != '\0' ? from_environment
                                                                    : BAKUK_SOURCE_DIR;
}

} // namespace bakuk::harness
