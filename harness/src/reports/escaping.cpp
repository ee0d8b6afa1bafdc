#include "reports/escaping.hpp"

#include <cstdint>
#include <fmt/format.h>
#include <optional>

namespace bakuk::harness {

namespace {

struct Character {
    std::uint32_t code;
    std::size_t bytes;
};

std::size_t bytes_that_follow(unsigned char first) {
    if (first >= 0xC2 && first <= 0xDF) {
        return 1;
    }
    if (first >= 0xE0 && first <= 0xEF) {
        return 2;
    }
    return first >= 0xF0 && first <= 0xF4 ? 3 : 0;
}

/// The character that the text begins with; nothing if that is no valid UTF-8.
std::optional<Character> first_character(std::string_view text) {
    const auto first = static_cast<unsigned char>(text.front());
    if (first < 0x80) {
        return Character{first, 1};
    }
    const std::size_t following = bytes_that_follow(first);
    if (following == 0 || text.size() <= following) {
        return std::nullopt;
    }
    std::uint32_t code = first & (0x3FU >> following);
    for (std::size_t index = 1; index <= following; ++index) {
        const auto byte = static_cast<unsigned char>(text[index]);
        if ((byte & 0xC0U) != 0x80U) {
            return std::nullopt;
        }
        code = (code << 6U) | (byte & 0x3FU);
    }
    const bool too_long = (following == 2 && code < 0x800) || (following == 3 && code < 0x10000);
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    if (too_long || surrogate || code > 0x10FFFF) {
        return std::nullopt;
    }
    return Character{code, following + 1};
}

/// Whether a character shows itself where it stands, and leaves the rest of the line alone.
bool is_visible(std::uint32_t code) {
    const auto within = [code](std::uint32_t first, std::uint32_t last) {
        return code >= first && code <= last;
    };
    const bool control = code < 0x20 || within(0x7F, 0x9F);
    const bool directs =
        code == 0x61C || within(0x200E, 0x200F) || within(0x202A, 0x202E) || within(0x2066, 0x2069);
    const bool unseen = code == 0xAD || within(0x200B, 0x200D) || within(0x2060, 0x2064) ||
                        code == 0xFEFF || within(0xE0000, 0xE0FFF);
    const bool breaks = within(0x2028, 0x2029);
    const bool none = within(0xFDD0, 0xFDEF) || (code & 0xFFFEU) == 0xFFFEU ||
                      within(0xE000, 0xF8FF) || code >= 0xF0000;
    return !control && !directs && !unseen && !breaks && !none;
}

std::string made_printable(std::string_view text, std::size_t most, bool keeps_lines) {
    std::string made;
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::optional<Character> character = first_character(rest);
        std::string piece;
        if (!character) {
            piece = fmt::format("\\x{:02x}", static_cast<unsigned char>(rest.front()));
        } else if (is_visible(character->code) || (keeps_lines && character->code == '\n')) {
            piece = rest.substr(0, character->bytes);
        } else if (character->code < 0x80) {
            piece = fmt::format("\\x{:02x}", character->code);
        } else {
            piece = fmt::format("\\u{{{:04x}}}", character->code);
        }
        if (piece.size() > most - made.size()) {
            return made + fmt::format("... ({} bytes)", text.size());
        }
        made += piece;
        rest.remove_prefix(character ? character->bytes : 1);
    }
    return made;
}

} // namespace

std::string printable(std::string_view text, std::size_t most) {
    return made_printable(text, most, false);
}

std::string printable_lines(std::string_view text, std::size_t most) {
    return made_printable(text, most, true);
}

std::string markup(std::string_view text) {
    std::string escaped;
    for (const char character : printable_lines(text, std::string_view::npos)) {
        switch (character) {
        case '&':
            escaped += "&amp;";
            break;
        case '<':
            escaped += "&lt;";
            break;
        case '>':
            escaped += "&gt;";
            break;
        case '"':
            escaped += "&quot;";
            break;
        case '\'':
            escaped += "&#39;";
            break;
        default:
            escaped += character;
        }
    }
    return escaped;
}

std::string quoted(std::string_view text) {
    std::string escaped = "\"";
    for (const char character : printable(text, std::string_view::npos)) {
        if (character == '"' || character == '\\') {
            escaped += '\\';
        }
        escaped += character;
    }
    return escaped + "\"";
}

std::string markdown(std::string_view text) {
    constexpr std::string_view special = "\\`*_{}[]<>()#+-.!|~&$@:";
    std::string escaped;
    for (const char character : printable(text, std::string_view::npos)) {
        if (special.find(character) != std::string_view::npos) {
            escaped += '\\';
        }
        escaped += character;
    }
    return escaped;
}

} // namespace bakuk::harness
