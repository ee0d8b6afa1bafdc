#include "base/wrap.hpp"

#include "base/lines.hpp"

#include <algorithm>

namespace bakuk::harness {

namespace {

std::size_t columns(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char character) {
        return (static_cast<unsigned char>(character) & 0xC0U) != 0x80U; // no continuation byte
    }));
}

} // namespace

std::string wrap(std::string_view text, std::size_t indent, std::size_t width) {
    std::string wrapped;
    std::size_t column = indent;
    for (const std::string_view word : split(text, ' ')) {
        const std::size_t length = columns(word);
        if (column > indent && column + 1 + length > width) {
            wrapped += '\n' + std::string(indent, ' ');
            column = indent;
        } else if (column > indent) {
            wrapped += ' ';
            ++column;
        }
        wrapped += word;
        column += length;
    }
    return wrapped;
}

} // namespace bakuk::harness
