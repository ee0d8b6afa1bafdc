// The reference stands in the specification's own sentences.

#include "bakuk/text.hpp"
#include "base/files.hpp"
#include "base/lines.hpp"
#include "specification/clauses.hpp"

#include "catch.hpp"

#include <algorithm>
#include <fmt/format.h>

using namespace bakuk::harness;

namespace {

struct Comment {
    std::string id;
    std::string sentence;
};

std::string_view without_indent(std::string_view line) {
    const std::size_t first = line.find_first_not_of(' ');
    return first == std::string_view::npos ? std::string_view() : line.substr(first);
}

/// The identifier that a comment's text begins with, as in "SOW-4: A sowing …"; else nothing.
std::string clause_of(std::string_view text) {
    const std::string id(text.substr(0, text.find(':')));
    const bool is_clause =
        id.size() < text.size() &&
        id.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-") == std::string::npos &&
        id.find('-') != std::string::npos;
    return is_clause ? id : std::string();
}

/// The comments that state a clause, joined over their lines. A line that is indented further
/// begins a remark of the code's own: it ends the sentence.
std::vector<Comment> clause_comments(std::string_view source) {
    constexpr std::string_view mark = "// ";
    std::vector<Comment> found;
    bool goes_on = false;
    for (const std::string_view full : split_lines(source)) {
        const std::string_view line = without_indent(full);
        if (!line.starts_with(mark)) {
            goes_on = false;
            continue;
        }
        const std::string_view text = line.substr(mark.size());
        if (const std::string id = clause_of(text); !id.empty()) {
            found.push_back({id, std::string(text.substr(id.size() + 2))});
            goes_on = true;
        } else if (text.starts_with(' ')) {
            goes_on = false;
        } else if (goes_on) {
            found.back().sentence += fmt::format(" {}", text);
        }
    }
    return found;
}

std::string source(const std::string& name) {
    return read_file(fmt::format("{}/{}", BAKUK_SOURCE_DIR, name));
}

} // namespace

TEST_CASE("the reference states every clause of the specification, word for word and in its order",
          "[comments]") {
    std::vector<Comment> comments = clause_comments(source("reference/src/rules.cpp"));
    for (const Comment& comment : clause_comments(source("reference/src/game.cpp"))) {
        comments.push_back(comment);
    }
    const std::vector<Clause> all = parse_clauses(source("spec/bakuk.md"));
    REQUIRE_FALSE(all.empty());
    for (std::size_t index = 0; index < std::max(all.size(), comments.size()); ++index) {
        const bool said = index < comments.size();
        const bool known = index < all.size();
        REQUIRE((said ? comments[index].id : "no comment") ==
                (known ? all[index].id : "no clause"));
        CHECK(comments[index].sentence == all[index].sentence);
    }
}

TEST_CASE("each branch of the reference that is not the default says which ruling it follows",
          "[comments]") {
    const std::string text = source("reference/src/rules.cpp") + source("reference/src/game.cpp");
    const std::vector<std::string_view> lines = split_lines(text);
    for (const bakuk::RulingName& name : bakuk::ruling_names()) {
        INFO(name.ruling);
        const std::string enumerator = fmt::format("::{}", name.alternative);
        const std::string test = fmt::format("rulings.{}", name.ruling);
        const std::string held_test = fmt::format("rulings_.{}", name.ruling);
        const std::string remark = fmt::format("// ruling {}", name.ruling);
        int branches = 0;
        for (std::size_t index = 0; index < lines.size(); ++index) {
            const bool asks = lines[index].find(test) != std::string_view::npos ||
                              lines[index].find(held_test) != std::string_view::npos;
            if (!asks || lines[index].find(enumerator) == std::string_view::npos) {
                continue;
            }
            ++branches;
            const bool on_next_line =
                index + 1 < lines.size() && lines[index + 1].find(remark) != std::string_view::npos;
            CHECK((lines[index].ends_with(remark) || on_next_line));
        }
        CHECK(branches > 0);
    }
}

TEST_CASE("a sentence in the comments is joined over its lines and ends where it ends",
          "[comments]") {
    const auto comments = clause_comments("    // CAP-1: If the last\n"
                                          "    // stone.\n"
                                          "    // CAP-2: It does not.\n"
                                          "    //        (No code.)\n"
                                          "    // more of the remark\n"
                                          "int code; // CAP-3: not a comment of its own\n"
                                          "// Note: no clause\n");
    REQUIRE(comments.size() == 2);
    CHECK(comments[0].id == "CAP-1");
    CHECK(comments[0].sentence == "If the last stone.");
    CHECK(comments[1].id == "CAP-2");
    CHECK(comments[1].sentence == "It does not.");
}
