#include "specification/examples.hpp"

#include "bakuk/text.hpp"
#include "base/errors.hpp"
#include "base/lines.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>
#include <optional>
#include <set>

namespace bakuk::harness {

namespace {

constexpr std::string_view fence = "```";
constexpr std::string_view mark = "bakuk";

/// A line of a block, in its words.
struct Statement {
    std::size_t line;
    std::string_view text;
    std::vector<std::string_view> words;

    [[nodiscard]] std::string_view word() const { return words.front(); }
};

[[noreturn]] void fail(std::size_t line, std::string_view problem, std::string_view expected) {
    throw InputError(
        fmt::format("specification, line {}: {}; expected {}", line, problem, expected));
}

[[noreturn]] void fail(const Statement& statement, std::string_view expected) {
    fail(statement.line, fmt::format("\"{}\"", statement.text), expected);
}

/// The only argument of a statement, read by one of the readers of bakuk/text.hpp.
template <typename Value>
Value read(const Statement& statement, std::size_t word,
           std::variant<Value, TextError> (*parse)(std::string_view)) {
    auto result = parse(statement.words[word]);
    if (const TextError* error = std::get_if<TextError>(&result)) {
        fail(statement.line, fmt::format("\"{}\": {}", statement.words[word], error->problem),
             error->expected);
    }
    return std::move(std::get<Value>(result));
}

void require_words(const Statement& statement, std::size_t count, std::string_view form) {
    if (statement.words.size() != count) {
        fail(statement, fmt::format("\"{}\"", form));
    }
}

/// Holes with spaces between them, from the second word on.
void require_holes(const Statement& statement) {
    if (statement.words.size() < 2) {
        fail(statement, fmt::format("\"{} HOLE ...\"", statement.word()));
    }
    for (std::size_t word = 1; word < statement.words.size(); ++word) {
        (void)read(statement, word, parse_hole);
    }
}

bool is_outcome(std::string_view text) {
    constexpr std::array all{"ongoing",   "ended 1",   "ended 2",   "ended 3",
                             "ended 1=2", "ended 1=3", "ended 2=3", "ended 1=2=3"};
    return std::ranges::find(all, text) != all.end();
}

void require_outcome(const Statement& statement) {
    const std::size_t space = statement.text.find(' ');
    if (space == std::string_view::npos || !is_outcome(statement.text.substr(space + 1))) {
        fail(statement, "\"outcome ongoing\" or \"outcome ended\" and the winners, as in 1=2");
    }
}

void require_capture(const Statement& statement) {
    require_words(statement, 3, "capture HOLE STONES");
    (void)read(statement, 1, parse_hole);
    const std::string_view stones = statement.words[2];
    int count = 0;
    const auto [end, error] = std::from_chars(stones.data(), stones.data() + stones.size(), count);
    if (error != std::errc{} || end != stones.data() + stones.size() || count < 0) {
        fail(statement, "\"capture HOLE STONES\"");
    }
}

void require_reason(const Statement& statement) {
    require_words(statement, 2, "illegal REASON");
    constexpr std::array reasons{Illegal::game_over, Illegal::not_your_hole, Illegal::empty_hole};
    if (std::ranges::none_of(
            reasons, [&](Illegal reason) { return to_text(reason) == statement.words[1]; })) {
        fail(statement, "illegal game-over, not-your-hole or empty-hole");
    }
}

/// Reads the statements of one block from first to last.
class BlockReader {
public:
    BlockReader(Example& example, const std::vector<Statement>& statements, std::size_t end)
        : example_(example), statements_(statements), end_(end) {}

    void read_all() {
        while (at("ruling")) {
            read_ruling();
        }
        while (index_ < statements_.size()) {
            read_question();
        }
        if (example_.questions.empty()) {
            fail(end_, fmt::format("the example {} asks nothing", example_.name),
                 "moves, play, outcome or game");
        }
    }

private:
    [[nodiscard]] bool at(std::string_view word) const {
        return index_ < statements_.size() && statements_[index_].word() == word;
    }

    /// The next statement, which begins with this word.
    const Statement& take(std::string_view word) {
        if (index_ == statements_.size()) {
            fail(end_, "the example ends", fmt::format("\"{}\"", word));
        }
        if (!at(word)) {
            fail(statements_[index_], fmt::format("\"{}\"", word));
        }
        return statements_[index_++];
    }

    void read_ruling() {
        const Statement& statement = take("ruling");
        require_words(statement, 2, "ruling RULING=VALUE");
        const auto rulings = parse_ruling(statement.words[1], example_.rulings);
        if (const TextError* error = std::get_if<TextError>(&rulings)) {
            fail(statement.line, error->problem, error->expected);
        }
        example_.rulings = std::get<Rulings>(rulings);
    }

    void read_question() {
        if (at("position")) {
            const Statement& statement = take("position");
            require_words(statement, 2, "position POSITION");
            position_ = read(statement, 1, parse_position);
        } else if (at("moves")) {
            read_moves();
        } else if (at("play")) {
            read_play();
        } else if (at("outcome")) {
            const Statement& statement = take("outcome");
            ask(statement, OutcomeRequest{current(statement)});
            require_outcome(statement);
            keep(statement);
        } else if (at("game")) {
            read_game();
        } else {
            fail(statements_[index_], "position, moves, play, outcome or game (ruling only first)");
        }
    }

    void read_moves() {
        const Statement& statement = take("moves");
        if (statement.text != "moves -") {
            require_holes(statement);
        }
        ask(statement, MovesRequest{current(statement)});
        keep(statement);
    }

    void read_play() {
        const Statement& statement = take("play");
        require_words(statement, 2, "play HOLE");
        ask(statement, PlayRequest{current(statement), read(statement, 1, parse_hole)});
        if (at("illegal")) {
            require_reason(keep(take("illegal")));
            return;
        }
        require_holes(keep(take("sown")));
        const Statement& landing = keep(take("landing"));
        require_words(landing, 2, "landing HOLE");
        require_holes(landing);
        while (at("capture")) {
            require_capture(keep(take("capture")));
        }
        position_ = read_result();
    }

    // A game has a history, and what comes after it in a block has none: one must set up anew.
    void read_game() {
        const Statement& statement = take("game");
        require_words(statement, 3, "game PLAYERS HOLES");
        ask(statement,
            GameRequest{read(statement, 1, parse_players), read(statement, 2, parse_moves)});
        position_.reset();
        if (at("illegal")) {
            require_words(keep(take("illegal")), 1, "illegal");
            return;
        }
        (void)read_result();
        require_outcome(keep(take("outcome")));
    }

    Position read_result() {
        const Statement& statement = keep(take("result"));
        require_words(statement, 2, "result POSITION");
        return read(statement, 1, parse_position);
    }

    const Position& current(const Statement& statement) {
        if (!position_) {
            fail(statement, "a line \"position POSITION\" before it");
        }
        return *position_;
    }

    void ask(const Statement& statement, const Request& request) {
        example_.questions.push_back({statement.line, request, {}});
    }

    const Statement& keep(const Statement& statement) {
        example_.questions.back().answer.push_back({statement.line, std::string(statement.text)});
        return statement;
    }

    Example& example_;
    const std::vector<Statement>& statements_;
    std::size_t end_; // the line of the fence that closes the block
    std::size_t index_ = 0;
    std::optional<Position> position_;
};

bool is_name(std::string_view text) {
    const auto is_part = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    };
    return !text.empty() && std::ranges::all_of(text, is_part);
}

std::string_view heading_text(std::string_view line) {
    const std::size_t first = line.find_first_not_of("# ");
    return first == std::string_view::npos ? std::string_view() : line.substr(first);
}

/// The line of the fence that closes the block opened at `open`, both from 0.
std::size_t closing_fence(const std::vector<std::string_view>& lines, std::size_t open) {
    for (std::size_t index = open + 1; index < lines.size(); ++index) {
        if (lines[index] == fence) {
            return index;
        }
    }
    fail(open + 1, "a fenced block that is not closed", "a line \"```\"");
}

std::string block_name(std::string_view info, std::size_t line) {
    const std::vector<std::string_view> words = split(info, ' ');
    if (words.size() != 2 || !is_name(words[1])) {
        fail(line, fmt::format("\"```{}\"", info), "\"```bakuk NAME\", the name in a-z, 0-9 and -");
    }
    return std::string(words[1]);
}

} // namespace

std::vector<Example> parse_examples(std::string_view specification) {
    const std::vector<std::string_view> lines = split_lines(specification);
    std::vector<Example> examples;
    std::set<std::string> names;
    std::string heading;
    for (std::size_t index = 0; index < lines.size(); ++index) {
        if (lines[index].starts_with('#')) {
            heading = heading_text(lines[index]);
        }
        if (!lines[index].starts_with(fence)) {
            continue;
        }
        const std::size_t open = index;
        index = closing_fence(lines, open);
        const std::string_view info = lines[open].substr(fence.size());
        if (info != mark && !info.starts_with(std::string(mark) + ' ')) {
            continue;
        }
        Example example{block_name(info, open + 1), heading, open + 1, {}, {}};
        if (!names.insert(example.name).second) {
            fail(open + 1, fmt::format("the name {} is taken", example.name), "another name");
        }
        std::vector<Statement> statements;
        for (std::size_t inner = open + 1; inner < index; ++inner) {
            statements.push_back({inner + 1, lines[inner], split(lines[inner], ' ')});
        }
        BlockReader(example, statements, index + 1).read_all();
        examples.push_back(std::move(example));
    }
    return examples;
}

} // namespace bakuk::harness
