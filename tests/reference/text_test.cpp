#include "bakuk/text.hpp"

#include "reference/words.hpp"

#include "catch.hpp"

#include <string>
#include <utility>

using namespace bakuk;
using namespace bakuk::tests;
using namespace std::string_literals;

namespace {

/// The error of a text that is no position, as one line; "accepted" if it is one.
std::string refused(std::string_view text) {
    const auto read = parse_position(text);
    const TextError* error = std::get_if<TextError>(&read);
    return error == nullptr ? "accepted" : to_text(*error);
}

const std::string a_number = "expected a number from 0 to 36 without leading zeros";

} // namespace

TEST_CASE("a position's text has the stones, the captures and the player to move", "[text]") {
    CHECK(to_text(start(Players::two)) == "6,6,6,6,6,6/0,0/1");
    CHECK(to_text(start(Players::three)) == "6,6,6,6,6,6/0,0,0/1");
    const Position read = position("0,1,2,3,4,10/5,0,11/3");
    CHECK(read.board() == Board({0, 1, 2, 3, 4, 10}));
    CHECK(read.captured() == Captured{5, 0, 11});
    CHECK(read.mover() == Player::three);
    CHECK(to_text(read) == "0,1,2,3,4,10/5,0,11/3");
    CHECK(to_text(position("36,0,0,0,0,0/0,0/2")) == "36,0,0,0,0,0/0,0/2");
    CHECK(to_text(position("0,0,0,0,0,0/0,36,0/2")) == "0,0,0,0,0,0/0,36,0/2");
}

TEST_CASE("the sixth hole is followed by the captures", "[text]") {
    CHECK(refused("") == "column 1: the text ends; " + a_number);
    CHECK(refused("6,6,6,6,6/0,0/1") == "column 10: unexpected \"/\"; expected \",\"");
    CHECK(refused("6,6,6,6,6,6,6/0,0/1") == "column 12: unexpected \",\"; expected \"/\"");
    CHECK(refused("6,6,6,6,6,6") == "column 12: the text ends; expected \"/\"");
    CHECK(refused("6,6,6,6,6,") == "column 11: the text ends; " + a_number);
    CHECK(refused("6;6,6,6,6,6/0,0/1") == "column 2: unexpected \";\"; expected \",\"");
    CHECK(refused(",6,6,6,6,6/0,0/1") == "column 1: unexpected \",\"; " + a_number);
    CHECK(refused("6,,6,6,6,6/0,0/1") == "column 3: unexpected \",\"; " + a_number);
}

TEST_CASE("a number has no leading zero, no sign and no more than 36", "[text]") {
    CHECK(refused("06,6,6,6,6,6/0,0/1") == "column 1: unexpected \"06\"; " + a_number);
    CHECK(refused("6,00,6,6,6,6/0,0/1") == "column 3: unexpected \"00\"; " + a_number);
    CHECK(refused("6,6,6,6,6,6/00,0/1") == "column 13: unexpected \"00\"; " + a_number);
    CHECK(refused("+6,6,6,6,6,6/0,0/1") == "column 1: unexpected \"+\"; " + a_number);
    CHECK(refused("6,6,6,6,6,6/-0,0/1") == "column 13: unexpected \"-\"; " + a_number);
    CHECK(refused("37,0,0,0,0,0/0,0/1") == "column 1: unexpected \"37\"; " + a_number);
    CHECK(refused("0,0,0,0,0,0/0,99/1") == "column 15: unexpected \"99\"; " + a_number);
    CHECK(refused("100,0,0,0,0,0/0,0/1") == "column 1: unexpected \"100\"; " + a_number);
    CHECK(refused("0,360,0,0,0,0/0,0/1") == "column 3: unexpected \"360\"; " + a_number);
    CHECK(refused("4294967302,6,6,6,6,6/0,0/1") ==
          "column 1: unexpected \"42949673\"; " + a_number);
    CHECK(refused("6,6,6,6,6,6.0/0,0/1") == "column 12: unexpected \".\"; expected \"/\"");
    CHECK(refused("0x6,6,6,6,6,6/0,0/1") == "column 2: unexpected \"x\"; expected \",\"");
    // The neighbours of the digits among the characters are no digits.
    CHECK(refused("6:6,6,6,6,6/0,0/1") == "column 2: unexpected \":\"; expected \",\"");
    CHECK(refused("6/6,6,6,6,6/0,0/1") == "column 2: unexpected \"/\"; expected \",\"");
    CHECK(refused("6,6,6,6,6,x/0,0/1") == "column 11: unexpected \"x\"; " + a_number);
}

TEST_CASE("there are two captured numbers or three", "[text]") {
    CHECK(refused("6,6,6,6,6,6/0/1") == "column 14: unexpected \"/\"; expected \",\"");
    CHECK(refused("6,6,6,6,6,6//1") == "column 13: unexpected \"/\"; " + a_number);
    CHECK(refused("6,6,6,6,6,6/0,/1") == "column 15: unexpected \"/\"; " + a_number);
    CHECK(refused("6,6,6,6,6,6/0,0,/1") == "column 17: unexpected \"/\"; " + a_number);
    CHECK(refused("6,6,6,6,6,6/0,0,0,0/1") == "column 18: unexpected \",\"; expected \"/\"");
    CHECK(refused("6,6,6,6,6,6/0,0") == "column 16: the text ends; expected \"/\"");
}

TEST_CASE("the player to move is one of those who play", "[text]") {
    CHECK(refused("6,6,6,6,6,6/0,0/") ==
          "column 17: the text ends; expected the player to move, 1 to 2");
    CHECK(refused("6,6,6,6,6,6/0,0/0") ==
          "column 17: unexpected \"0\"; expected the player to move, 1 to 2");
    CHECK(refused("6,6,6,6,6,6/0,0/3") ==
          "column 17: unexpected \"3\"; expected the player to move, 1 to 2");
    CHECK(refused("6,6,6,6,6,6/0,0,0/3") == "accepted");
    CHECK(refused("6,6,6,6,6,6/0,0,0/4") ==
          "column 19: unexpected \"4\"; expected the player to move, 1 to 3");
    CHECK(refused("6,6,6,6,6,6/0,0/a") ==
          "column 17: unexpected \"a\"; expected the player to move, 1 to 2");
}

TEST_CASE("nothing stands before, within or after a position's text", "[text]") {
    CHECK(refused(" 6,6,6,6,6,6/0,0/1") == "column 1: unexpected \" \"; " + a_number);
    CHECK(refused("6, 6,6,6,6,6/0,0/1") == "column 3: unexpected \" \"; " + a_number);
    CHECK(refused("6 ,6,6,6,6,6/0,0/1") == "column 2: unexpected \" \"; expected \",\"");
    CHECK(refused("6,6,6,6,6,6/0,0/1 ") ==
          "column 18: unexpected \" \"; expected the end of the text");
    CHECK(refused("6,6,6,6,6,6/0,0/12") ==
          "column 18: unexpected \"2\"; expected the end of the text");
    CHECK(refused("6,6,6,6,6,6/0,0/1/") ==
          "column 18: unexpected \"/\"; expected the end of the text");
    CHECK(refused("6,6,6,6,6,6/0,0/1\n") ==
          "column 18: unexpected byte 0x0a; expected the end of the text");
}

TEST_CASE("bytes that cannot be printed are told by their number", "[text]") {
    CHECK(refused("6,6,6,6,6,6/0,0/1\r") ==
          "column 18: unexpected byte 0x0d; expected the end of the text");
    CHECK(refused("6,6,6,6,6,6/0,0/1\0"s) ==
          "column 18: unexpected byte 0x00; expected the end of the text");
    CHECK(refused("\xef\xbb\xbf"
                  "6,6,6,6,6,6/0,0/1") == "column 1: unexpected byte 0xef; " + a_number);
    CHECK(refused("6,6,6,6,6,6\x7f"
                  "0,0/1") == "column 12: unexpected byte 0x7f; expected \"/\"");
    CHECK(refused("6~6,6,6,6,6/0,0/1") == "column 2: unexpected \"~\"; expected \",\"");
}

TEST_CASE("stones that do not add up to 36 are refused as a whole", "[text][BOARD-3]") {
    CHECK(refused("6,6,6,6,6,6/0,1/1") ==
          "column 1: the stones on the board and the captured ones are 37; expected 36 (BOARD-3)");
    CHECK(refused("6,6,6,6,6,5/0,0,0/1") ==
          "column 1: the stones on the board and the captured ones are 35; expected 36 (BOARD-3)");
    CHECK(refused("36,36,36,36,36,36/36,36/1") ==
          "column 1: the stones on the board and the captured ones are 288; expected 36 (BOARD-3)");
}

TEST_CASE("the first error of a text is the one that is told", "[text]") {
    CHECK(refused("6,6,6,6,6,06/0,0/9") == "column 11: unexpected \"06\"; " + a_number);
    CHECK(refused("1,1,1,1,1,1/0,0/3") ==
          "column 17: unexpected \"3\"; expected the player to move, 1 to 2");
}

TEST_CASE("what lies behind the end of a text is not looked at", "[text]") {
    for (const std::string& whole : {"6,6,6,6,6,6/0,0/12"s, "0,0,0,0,0,36/0,0,0/3"s,
                                     "0,0,0,0,0,10/26,00/1"s, "100,370,6,6,6,6/0,0/1"s}) {
        for (std::size_t length = 0; length <= whole.size(); ++length) {
            const std::string alone = whole.substr(0, length);
            CHECK(refused(std::string_view(whole).substr(0, length)) == refused(alone));
        }
    }
    CHECK(refused(std::string_view("6,6,6,6,6,6/0,0/12").substr(0, 17)) == "accepted");
}

TEST_CASE("an error is one line with its column, problem and remedy", "[text]") {
    CHECK(to_text(TextError{3, "a fly", "soup"}) == "column 3: a fly; expected soup");
}

TEST_CASE("a hole is one letter from a to f", "[text]") {
    for (const auto& [hole, text] :
         {std::pair{Hole::a, "a"}, std::pair{Hole::b, "b"}, std::pair{Hole::c, "c"},
          std::pair{Hole::d, "d"}, std::pair{Hole::e, "e"}, std::pair{Hole::f, "f"}}) {
        CHECK(to_text(hole) == text);
        CHECK(std::get<Hole>(parse_hole(text)) == hole);
    }
    for (const std::string& text : {""s, "g"s, "A"s, "F"s, "`"s, "1"s, " "s, "ab"s, "a "s, " a"s}) {
        const auto read = parse_hole(text);
        REQUIRE(std::holds_alternative<TextError>(read));
        CHECK(std::get<TextError>(read) ==
              TextError{1, "\"" + text + "\" is no hole", "one letter, a to f"});
    }
}

TEST_CASE("an error stays one line, whatever the text is", "[text]") {
    const auto problem = [](std::string_view text) {
        return std::get<TextError>(parse_hole(text)).problem;
    };
    CHECK(problem("a\n"s) == "\"a\\x0a\" is no hole");
    CHECK(problem("a\0"s) == "\"a\\x00\" is no hole");
    CHECK(problem("\xe1"s) == "\"\\xe1\" is no hole");
    CHECK(problem("\x1f\x20\x7e\x7f"s) == "\"\\x1f ~\\x7f\" is no hole");
    CHECK(problem(std::string(40, 'x')) == "\"" + std::string(40, 'x') + "\" is no hole");
    CHECK(problem(std::string(41, 'x')) == "\"" + std::string(40, 'x') + "...\" is no hole");
}

TEST_CASE("a game is its holes in order, or a hyphen", "[text]") {
    const std::vector<Hole> cebeb{Hole::c, Hole::e, Hole::b, Hole::e, Hole::b};
    CHECK(to_text(cebeb) == "cebeb");
    CHECK(std::get<std::vector<Hole>>(parse_moves("cebeb")) == cebeb);
    CHECK(to_text(std::vector<Hole>{}) == "-");
    CHECK(std::get<std::vector<Hole>>(parse_moves("-")).empty());
}

TEST_CASE("a game's text is refused where it is wrong", "[text]") {
    const auto refused_moves = [](std::string_view text) {
        const auto read = parse_moves(text);
        const TextError* error = std::get_if<TextError>(&read);
        return error == nullptr ? "accepted" : to_text(*error);
    };
    CHECK(refused_moves("") ==
          "column 1: the text ends; expected the holes of the game, or \"-\" for none");
    CHECK(refused_moves("g") == "column 1: unexpected \"g\"; expected a hole, a to f");
    CHECK(refused_moves("abcg") == "column 4: unexpected \"g\"; expected a hole, a to f");
    CHECK(refused_moves("aBc") == "column 2: unexpected \"B\"; expected a hole, a to f");
    CHECK(refused_moves("a c") == "column 2: unexpected \" \"; expected a hole, a to f");
    CHECK(refused_moves("-a") == "column 1: unexpected \"-\"; expected a hole, a to f");
    CHECK(refused_moves("a-") == "column 2: unexpected \"-\"; expected a hole, a to f");
    CHECK(refused_moves("--") == "column 1: unexpected \"-\"; expected a hole, a to f");
    CHECK(refused_moves("ab12") == "column 3: unexpected \"12\"; expected a hole, a to f");
    CHECK(refused_moves("ab\n") == "column 3: unexpected byte 0x0a; expected a hole, a to f");
}

TEST_CASE("two or three play", "[text]") {
    CHECK(to_text(Players::two) == "2");
    CHECK(to_text(Players::three) == "3");
    CHECK(std::get<Players>(parse_players("2")) == Players::two);
    CHECK(std::get<Players>(parse_players("3")) == Players::three);
    for (const char* text : {"", "1", "4", "two", "2 ", " 2", "02", "22", "-"}) {
        const auto read = parse_players(text);
        REQUIRE(std::holds_alternative<TextError>(read));
        CHECK(to_text(std::get<TextError>(read)) ==
              "column 1: \"" + std::string(text) + "\" is no number of players; expected 2 or 3");
    }
}

TEST_CASE("an outcome's text names the winners", "[text]") {
    CHECK(to_text(Outcome{}) == "ongoing");
    CHECK(to_text(Outcome{{Player::one}}) == "ended 1");
    CHECK(to_text(Outcome{{Player::three}}) == "ended 3");
    CHECK(to_text(Outcome{{Player::one, Player::two}}) == "ended 1=2");
    CHECK(to_text(Outcome{{Player::one, Player::two, Player::three}}) == "ended 1=2=3");
}

TEST_CASE("a refusal's text is its reason", "[text]") {
    CHECK(to_text(Illegal::game_over) == "game-over");
    CHECK(to_text(Illegal::not_your_hole) == "not-your-hole");
    CHECK(to_text(Illegal::empty_hole) == "empty-hole");
}
