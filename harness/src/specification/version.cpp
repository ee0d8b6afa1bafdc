#include "specification/version.hpp"

#include "specification/text.hpp"

namespace bakuk::harness {

std::string_view specification_version() {
    const std::string_view text = specification_text();
    const std::string_view title = text.substr(0, text.find('\n'));
    return title.substr(title.rfind(' ') + 1);
}

std::string_view program_version() {
    return BAKUK_VERSION;
}

} // namespace bakuk::harness
