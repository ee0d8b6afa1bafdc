#include "vectors/generator.hpp"

namespace bakuk::harness {

std::span<const std::string_view> retired_identifiers() {
    // In the order in which they were retired. No vector has been retired yet.
    return {};
}

} // namespace bakuk::harness
