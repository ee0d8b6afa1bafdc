#include "bakuk/text.hpp"

#include <array>
#include <fmt/format.h>
#include <optional>

namespace bakuk {

namespace {

constexpr int most_digits = 2; // 36 is the most there can be

bool is_digit(char character) {
    return character >= '0' && character <= '9';
}

bool is_printable(char character) {
    return character >= ' ' && character <= '~';
}

/// A text within an error, which stays one line, whatever the text is.
std::string quoted(std::string_view text) {
    constexpr std::size_t most_shown = 40;
    std::string shown;
    for (const char character : text.substr(0, most_shown)) {
        shown += is_printable(character)
                     ? std::string{character}
                     : fmt::format("\\x{:02x}", static_cast<unsigned char>(character));
    }
    return fmt::format("\"{}{}\"", shown, text.size() > most_shown ? "..." : "");
}

/// Reads one text from left to right and keeps the first error.
class Reader {
public:
    explicit Reader(std::string_view text) : text_(text) {}

    [[nodiscard]] bool good() const { return good_; }
    [[nodiscard]] bool at(char character) const {
        return good() && index_ < text_.size() && text_[index_] == character;
    }
    /// Requires: not good.
    [[nodiscard]] const TextError& error() const { return error_; }

    void expect(char character) {
        if (at(character)) {
            ++index_;
        } else {
            fail(fmt::format("\"{}\"", character));
        }
    }

    void expect_end() {
        if (good() && index_ < text_.size()) {
            fail("the end of the text");
        }
    }

    int number() {
        const std::size_t first = index_;
        int value = 0;
        while (good() && index_ < text_.size() && is_digit(text_[index_]) &&
               index_ - first < most_digits) {
            value = value * 10 + (text_[index_] - '0');
            ++index_;
        }
        const bool none = index_ == first;
        const bool leading_zero = !none && text_[first] == '0' && index_ - first > 1;
        const bool more = index_ < text_.size() && is_digit(text_[index_]);
        if (good() && (none || leading_zero || more || value > stones_in_game)) {
            index_ = first;
            fail(fmt::format("a number from 0 to {} without leading zeros", stones_in_game));
        }
        return value;
    }

    void fail(const std::string& expected) {
        if (!good()) {
            return;
        }
        good_ = false;
        error_ = TextError{index_ + 1, found(), expected};
    }

private:
    [[nodiscard]] std::string found() const {
        if (index_ >= text_.size()) {
            return "the text ends";
        }
        if (!is_printable(text_[index_])) {
            return fmt::format("unexpected byte 0x{:02x}",
                               static_cast<unsigned char>(text_[index_]));
        }
        if (is_digit(text_[index_])) {
            const std::string_view shown = text_.substr(index_, 8);
            const std::string_view digits = shown.substr(0, shown.find_first_not_of("0123456789"));
            return fmt::format("unexpected \"{}\"", digits);
        }
        return fmt::format("unexpected \"{}\"", text_[index_]);
    }

    std::string_view text_;
    std::size_t index_ = 0;
    bool good_ = true;
    TextError error_{};
};

} // namespace

std::string to_text(const TextError& error) {
    return fmt::format("column {}: {}; expected {}", error.column, error.problem, error.expected);
}

// ------------------------------------------------------------------------------------ A position

std::string to_text(const Position& position) {
    std::string text;
    for (const Hole hole : all_holes) {
        text += fmt::format("{}{}", hole == Hole::a ? "" : ",", position.board()[hole]);
    }
    for (const Player player : all_players(position.players())) {
        text += fmt::format("{}{}", player == Player::one ? "/" : ",", position.captured(player));
    }
    text += fmt::format("/{}", static_cast<int>(position.mover()));
    return text;
}

std::variant<Position, TextError> parse_position(std::string_view text) {
    Reader reader(text);
    Board board;
    for (const Hole hole : all_holes) {
        if (hole != Hole::a) {
            reader.expect(',');
        }
        board = board.with(hole, reader.number());
    }
    reader.expect('/');
    Captured captured;
    captured.push_back(reader.number());
    reader.expect(',');
    captured.push_back(reader.number());
    if (reader.at(',')) {
        reader.expect(',');
        captured.push_back(reader.number());
    }
    reader.expect('/');
    Player mover = Player::one;
    for (const Player player : all_players(static_cast<Players>(captured.size()))) {
        if (reader.at(static_cast<char>('0' + static_cast<int>(player)))) {
            mover = player;
        }
    }
    if (const char digit = static_cast<char>('0' + static_cast<int>(mover)); reader.at(digit)) {
        reader.expect(digit);
    } else {
        reader.fail(fmt::format("the player to move, 1 to {}", captured.size()));
    }
    reader.expect_end();
    if (!reader.good()) {
        return reader.error();
    }
    std::variant<Position, PositionError> made = Position::make(board, captured, mover);
    if (const PositionError* error = std::get_if<PositionError>(&made)) {
        return TextError{1, error->problem, error->expected};
    }
    return std::get<Position>(made);
}

// -------------------------------------------------------------------------------- A hole, a game

namespace {

char letter(Hole hole) {
    return static_cast<char>('a' + static_cast<int>(hole));
}

std::optional<Hole> hole_of(char character) {
    for (const Hole hole : all_holes) {
        if (letter(hole) == character) {
            return hole;
        }
    }
    return std::nullopt;
}

} // namespace

std::string to_text(Hole hole) {
    return {letter(hole)};
}

std::variant<Hole, TextError> parse_hole(std::string_view text) {
    if (text.size() == 1) {
        if (const std::optional<Hole> hole = hole_of(text.front())) {
            return *hole;
        }
    }
    return TextError{1, fmt::format("{} is no hole", quoted(text)), "one letter, a to f"};
}

std::string to_text(std::span<const Hole> moves) {
    std::string text;
    for (const Hole hole : moves) {
        text += letter(hole);
    }
    return text.empty() ? "-" : text;
}

std::variant<std::vector<Hole>, TextError> parse_moves(std::string_view text) {
    std::vector<Hole> moves;
    if (text == "-") {
        return moves;
    }
    Reader reader(text);
    if (text.empty()) {
        reader.fail("the holes of the game, or \"-\" for none");
        return reader.error();
    }
    for (const char character : text) {
        if (const std::optional<Hole> hole = hole_of(character)) {
            reader.expect(character);
            moves.push_back(*hole);
        } else {
            reader.fail("a hole, a to f");
            return reader.error();
        }
    }
    return moves;
}

// ------------------------------------------------------------------------ Players, outcome, refusal

std::string to_text(Players players) {
    return fmt::format("{}", static_cast<int>(players));
}

std::variant<Players, TextError> parse_players(std::string_view text) {
    if (text == "2") {
        return Players::two;
    }
    if (text == "3") {
        return Players::three;
    }
    return TextError{1, fmt::format("{} is no number of players", quoted(text)), "2 or 3"};
}

std::string to_text(const Outcome& outcome) {
    if (!outcome.ended()) {
        return "ongoing";
    }
    std::string text = "ended ";
    for (const Player player : outcome.winners) {
        text += fmt::format("{}{}", text.back() == ' ' ? "" : "=", static_cast<int>(player));
    }
    return text;
}

std::string to_text(Illegal illegal) {
    switch (illegal) {
    case Illegal::game_over:
        return "game-over";
    case Illegal::not_your_hole:
        return "not-your-hole";
    case Illegal::empty_hole:
        return "empty-hole";
    }
    return {};
}

// ------------------------------------------------------------------------------------ The rulings

namespace {

constexpr std::array names{
    RulingName{"origin", "sown", "skipped"},        RulingName{"blocked", "ends", "passes"},
    RulingName{"remainder", "unclaimed", "owners"}, RulingName{"majority", "plays-on", "ends"},
    RulingName{"seats", "loop", "columns"},         RulingName{"repetition", "ends", "ignored"},
};

/// Which of its two answers each ruling has, in the order of `names`: 0 the standard one.
std::array<int, names.size()> answers_of(const Rulings& rulings) {
    return {static_cast<int>(rulings.origin),    static_cast<int>(rulings.blocked),
            static_cast<int>(rulings.remainder), static_cast<int>(rulings.majority),
            static_cast<int>(rulings.seats),     static_cast<int>(rulings.repetition)};
}

Rulings rulings_of(const std::array<int, names.size()>& answers) {
    return {static_cast<Origin>(answers[0]),    static_cast<Blocked>(answers[1]),
            static_cast<Remainder>(answers[2]), static_cast<Majority>(answers[3]),
            static_cast<Seats>(answers[4]),     static_cast<Repetition>(answers[5])};
}

} // namespace

std::span<const RulingName> ruling_names() {
    return names;
}

std::string to_text(const Rulings& rulings) {
    std::string text;
    const std::array<int, names.size()> answers = answers_of(rulings);
    for (std::size_t index = 0; index < names.size(); ++index) {
        if (answers[index] != 0) {
            text += fmt::format("{}{}={}", text.empty() ? "" : " ", names[index].ruling,
                                names[index].alternative);
        }
    }
    return text;
}

std::variant<Rulings, TextError> parse_ruling(std::string_view text, const Rulings& rulings) {
    const std::size_t equals = text.find('=');
    const std::string_view name = text.substr(0, equals);
    std::array<int, names.size()> answers = answers_of(rulings);
    for (std::size_t index = 0; index < names.size(); ++index) {
        const RulingName& ruling = names[index];
        if (ruling.ruling != name) {
            continue;
        }
        const std::string expected =
            fmt::format("{0}={1} or {0}={2}", name, ruling.standard, ruling.alternative);
        if (equals == std::string_view::npos) {
            return TextError{text.size() + 1, "the text ends", expected};
        }
        const std::string_view value = text.substr(equals + 1);
        if (value != ruling.standard && value != ruling.alternative) {
            return TextError{equals + 2, fmt::format("{} is no answer to {}", quoted(value), name),
                             expected};
        }
        answers[index] = value == ruling.alternative ? 1 : 0;
        return rulings_of(answers);
    }
    return TextError{1, fmt::format("{} is no ruling", quoted(name)),
                     "origin, blocked, remainder, majority, seats or repetition"};
}

} // namespace bakuk
