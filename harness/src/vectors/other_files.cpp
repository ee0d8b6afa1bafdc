#include "base/files.hpp"
#include "vectors/generator.hpp"

namespace bakuk::harness {

std::vector<GeneratedFile> other_files() {
    std::vector<GeneratedFile> files;
    for (const std::string path : {"schema/manifest.schema.json", "schema/vectors.schema.json"}) {
        files.push_back({path, read_file(home() / "vectors" / path)});
    }
    return files;
}

} // namespace bakuk::harness
