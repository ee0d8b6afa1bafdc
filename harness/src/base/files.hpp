#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace bakuk::harness {

/// The bytes of a file. Errors: InputError that names the file and the reason.
[[nodiscard]] std::string read_file(const std::filesystem::path& path);

/// Writes a file whole or not at all: beside it first, then renamed over it. Makes its folder.
/// Errors: InputError that names the file and the reason.
void write_file(const std::filesystem::path& path, std::string_view bytes);

/// Where the project's files are (spec/, vectors/): $BAKUK_HOME, else the checkout that the
/// program was built from.
[[nodiscard]] std::filesystem::path home();

} // namespace bakuk::harness
