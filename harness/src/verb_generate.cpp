#include "base/files.hpp"
#include "base/terminal.hpp"
#include "vectors/generator.hpp"
#include "verbs.hpp"

#include <fmt/format.h>

namespace bakuk::harness {

namespace {

Result say_what_would_change(const Generated& generated, const std::filesystem::path& folder) {
    const std::vector<std::string> lines = changes(generated, folder);
    for (const std::string& line : lines) {
        fmt::print("{}\n", line);
    }
    if (!lines.empty()) {
        return Result::answer_is_no;
    }
    fmt::print("{}: {} vectors in {} files, nothing would change\n", folder.string(),
               generated.count, generated.files.size());
    return Result::good;
}

} // namespace

Result run(const GenerateOptions& options) {
    note_interrupts();
    const std::filesystem::path folder =
        options.out.empty() ? home() / "vectors" : std::filesystem::path(options.out);
    expect_readable(folder);
    const Generated generated = generate_all();
    if (options.check) {
        return say_what_would_change(generated, folder);
    }
    const std::vector<std::string> changed = write_all(generated, folder);
    for (const std::string& path : changed) {
        fmt::print(stderr, "{}\n", (folder / path).string());
    }
    fmt::print("{}: {} vectors in {} files, {} changed\n", folder.string(), generated.count,
               generated.files.size(), changed.size());
    return Result::good;
}

} // namespace bakuk::harness
