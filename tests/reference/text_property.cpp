#include "reference/generators.hpp"
#include "reference/words.hpp"

#include "catch.hpp"

#include <string>

using namespace bakuk;
using namespace bakuk::tests;

namespace {

/// Whatever a reader accepts, the writer gives back: so there is one text for each thing, and
/// nothing besides is accepted. And whatever it refuses, it refuses at a place within the text.
template <typename Value>
void require_only_text(const std::string& text, const std::variant<Value, TextError>& read) {
    if (const TextError* error = std::get_if<TextError>(&read)) {
        RC_ASSERT(error->column >= 1U);
        RC_ASSERT(error->column <= text.size() + 1);
        RC_ASSERT(!error->problem.empty());
        RC_ASSERT(!error->expected.empty());
        RC_ASSERT(to_text(*error).find('\n') == std::string::npos);
    } else {
        RC_ASSERT(to_text(std::get<Value>(read)) == text);
    }
}

/// A text that is nearly right: a byte taken out, put in or changed, once or twice.
std::string nearly(std::string text) {
    const std::string bytes = "0123456789,/-+ abcdefgAF=\n\r\t\xc3.x";
    const int changes = *rc::gen::inRange(1, 3);
    for (int change = 0; change < changes; ++change) {
        const auto place = *rc::gen::inRange<std::size_t>(0, text.size() + 1);
        const char byte = *rc::gen::weightedOneOf<char>(
            {{5, rc::gen::elementOf(bytes)}, {1, rc::gen::arbitrary<char>()}});
        switch (*rc::gen::inRange(0, 3)) {
        case 0:
            text.insert(place, 1, byte);
            break;
        case 1:
            text.erase(place, 1);
            break;
        default:
            if (place < text.size()) {
                text[place] = byte;
            }
        }
    }
    return text;
}

} // namespace

PROPERTY("a position is read back from its text", "[text]", const Position& position) {
    RC_ASSERT(std::get<Position>(parse_position(to_text(position))) == position);
}

PROPERTY("a text that is nearly a position's is one or is refused", "[text]",
         const Position& position) {
    const std::string text = nearly(to_text(position));
    const auto read = parse_position(text);
    RC_CLASSIFY(std::holds_alternative<Position>(read));
    require_only_text(text, read);
}

PROPERTY("any text is a position's or is refused", "[text]", const std::string& text) {
    require_only_text(text, parse_position(text));
}

PROPERTY("numbers that do not add up are refused", "[text][BOARD-3]", const Position& position) {
    const int stones = *rc::gen::inRange(0, 37);
    const std::string text = to_text(position);
    const std::string other = std::to_string(stones) + text.substr(text.find(','));
    RC_ASSERT(std::holds_alternative<Position>(parse_position(other)) ==
              (stones == position.board()[Hole::a]));
}

PROPERTY("a game is read back from its text", "[text]", const std::vector<Hole>& moves) {
    RC_ASSERT(std::get<std::vector<Hole>>(parse_moves(to_text(moves))) == moves);
}

PROPERTY("a text that is nearly a game's is one or is refused", "[text]",
         const std::vector<Hole>& moves) {
    const std::string text = nearly(to_text(moves));
    require_only_text(text, parse_moves(text));
}

PROPERTY("any text is a game's, a hole's or a number of players, or is refused", "[text]",
         const std::string& text) {
    require_only_text(text, parse_moves(text));
    require_only_text(text, parse_hole(text));
    require_only_text(text, parse_players(text));
}

PROPERTY("rulings are read back from their text", "[text][rulings]", const Rulings& rulings) {
    const std::string text = to_text(rulings);
    Rulings read;
    for (std::size_t first = 0; first < text.size();) {
        const std::size_t space = std::min(text.find(' ', first), text.size());
        read = std::get<Rulings>(parse_ruling(text.substr(first, space - first), read));
        first = space + 1;
    }
    RC_ASSERT(read == rulings);
}

PROPERTY("a text that is nearly a ruling's is one or is refused", "[text][rulings]",
         const Rulings& others) {
    const auto& name = ruling_names()[*rc::gen::inRange<std::size_t>(0, ruling_names().size())];
    const bool alternative = *rc::gen::arbitrary<bool>();
    const std::string value(alternative ? name.alternative : name.standard);
    const std::string right = std::string(name.ruling) + "=" + value;
    const std::string text = nearly(right);
    const auto read = parse_ruling(text, others);
    if (const TextError* error = std::get_if<TextError>(&read)) {
        RC_ASSERT(error->column >= 1U);
        RC_ASSERT(error->column <= text.size() + 1);
        RC_ASSERT(text != right);
    } else {
        RC_ASSERT(text == right);
    }
}
