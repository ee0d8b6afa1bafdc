#include "base/files.hpp"
#include "census/census_file.hpp"
#include "solve/value_file.hpp"
#include "vectors/generator.hpp"

namespace bakuk::harness {

std::vector<GeneratedFile> other_files() {
    std::vector<GeneratedFile> files;
    for (const std::string path : {"schema/census.schema.json", "schema/manifest.schema.json",
                                   "schema/values.schema.json", "schema/vectors.schema.json"}) {
        files.push_back({path, read_file(home() / "vectors" / path)});
    }
    files.push_back({std::string(census_file_name), census_json()});
    files.push_back({std::string(value_file_name), values_json()});
    return files;
}

} // namespace bakuk::harness
