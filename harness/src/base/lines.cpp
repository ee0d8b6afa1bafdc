#include "base/lines.hpp"

namespace bakuk::harness {

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) {
            return parts;
        }
        text.remove_prefix(end + 1);
    }
}

std::vector<std::string_view> split_lines(std::string_view text) {
    std::vector<std::string_view> lines = split(text, '\n');
    if (lines.back().empty()) {
        lines.pop_back();
    }
    return lines;
}

bool matches_glob(std::string_view text, std::string_view glob) {
    // On a mismatch the last star seen takes one character more.
    std::size_t at_text = 0;
    std::size_t at_glob = 0;
    std::size_t star = std::string_view::npos;
    std::size_t star_end = 0;
    while (at_text < text.size()) {
        if (at_glob < glob.size() && glob[at_glob] == '*') {
            star = at_glob++;
            star_end = at_text;
        } else if (at_glob < glob.size() &&
                   (glob[at_glob] == '?' || glob[at_glob] == text[at_text])) {
            ++at_glob;
            ++at_text;
        } else if (star != std::string_view::npos) {
            at_glob = star + 1;
            at_text = ++star_end;
        } else {
            return false;
        }
    }
    return glob.find_first_not_of('*', at_glob) == std::string_view::npos;
}

} // namespace bakuk::harness
