#include "base/errors.hpp"
#include "catch.hpp"
#include "vectors/format.hpp"

#include <map>
#include <utility>

using namespace bakuk;
using namespace bakuk::harness;
using Catch::Matchers::ContainsSubstring;

namespace {

Position position(const std::string& text) {
    return std::get<Position>(parse_position(text));
}

/// The example of the specification's "The vector formats", whose turn is its worked example
/// cap-5-from-f-to-a.
Vector example() {
    Turn turn{Hole::e, {}, Hole::f, {}, position("0,0,0,0,0,0/14,22/1")};
    turn.sown.push_back(Hole::f);
    turn.captures.push_back({Hole::f, 4});
    turn.captures.push_back({Hole::a, 2});
    turn.captures.push_back({Hole::b, 4});
    return {"chain-wraps-002",
            {"CAP-3", "CAP-5"},
            PlayRequest{position("2,4,0,0,1,3/14,12/2"), Hole::e},
            turn,
            "The chain goes from f on to a and b."};
}

const std::string example_line =
    R"({"id": "chain-wraps-002", "op": "play", "clauses": ["CAP-3", "CAP-5"], )"
    R"("position": {"board": [2,4,0,0,1,3], "captured": [14,12], "mover": 2}, "move": "e", )"
    R"("result": {"board": [0,0,0,0,0,0], "captured": [14,22], "mover": 1}, "sown": "f", )"
    R"("captures": [{"hole": "f", "stones": 4}, {"hole": "a", "stones": 2}, )"
    R"({"hole": "b", "stones": 4}], "note": "The chain goes from f on to a and b."})";

const std::string moves_line =
    R"({"id": "x-001", "op": "moves", "clauses": ["MOVE-1"], )"
    R"("position": {"board": [1,0,1,0,0,0], "captured": [18,16], "mover": 1}, )"
    R"("legal": ["a","c"], "note": "n"})";

const std::string refused_line =
    R"({"id": "x-002", "op": "play", "clauses": ["MOVE-1"], )"
    R"("position": {"board": [1,0,1,0,0,0], "captured": [18,16], "mover": 1}, "move": "b", )"
    R"("result": null, "illegal": "empty-hole", "note": "n"})";

const std::string outcome_line =
    R"({"id": "x-003", "op": "outcome", "clauses": ["END-4"], )"
    R"("position": {"board": [0,0,0,0,0,0], "captured": [18,18], "mover": 2}, )"
    R"("outcome": {"status": "ended", "winners": [1, 2]}, "note": "n"})";

const std::string game_line =
    R"({"id": "x-004", "op": "game", "clauses": ["SETUP-1"], "players": 3, "moves": "", )"
    R"("position": {"board": [6,6,6,6,6,6], "captured": [0,0,0], "mover": 1}, )"
    R"("outcome": {"status": "ongoing"}, "note": "n"})";

const std::string refused_game_line =
    R"({"id": "x-005", "op": "game", "clauses": ["TURN-1"], "players": 2, "moves": "aa", )"
    R"("position": null, "outcome": null, "illegal": "not-your-hole", "illegal_move": 2, )"
    R"("note": "n"})";

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

std::string message_of(const std::string& line) {
    try {
        static_cast<void>(read_vector(line, "file.json", 12));
    } catch (const InputError& error) {
        return error.what();
    }
    return "accepted";
}

std::string a_file() {
    return "{\n"
           "  \"specification_version\": \"1.0\",\n"
           "  \"vectors_version\": \"1.0.0\",\n"
           "  \"classes\": [\"moves\", \"end\"],\n"
           "  \"players\": [2],\n"
           "  \"rulings\": {\"blocked\": \"passes\"},\n"
           "  \"vectors\": [\n"
           "    " +
           moves_line + ",\n    " + outcome_line + "\n  ]\n}\n";
}

std::string message_of_file(const std::string& bytes) {
    try {
        static_cast<void>(read_vector_file("x.json", "dir/x.json", bytes));
    } catch (const InputError& error) {
        return error.what();
    }
    return "accepted";
}

} // namespace

TEST_CASE("a vector is written as the specification's example", "[vectors]") {
    CHECK(write_vector(example()) == example_line);
}

TEST_CASE("the vectors of every op are read back as they were written", "[vectors]") {
    for (const std::string& line :
         {example_line, moves_line, refused_line, outcome_line, game_line, refused_game_line}) {
        CHECK(write_vector(read_vector(line, "file.json", 1)) == line);
    }
    CHECK(read_vector(example_line, "", 1).answer == example().answer);
    CHECK(read_vector(refused_line, "", 1).answer == Answer{Illegal::empty_hole});
    CHECK(read_vector(refused_game_line, "", 1).answer ==
          Answer{IllegalMove{1, Hole::a, Illegal::not_your_hole}});
    CHECK(read_vector(game_line, "", 1).request == Request{GameRequest{Players::three, {}}});
}

TEST_CASE("an answer is the reply of the protocol", "[vectors]") {
    const std::map<std::string, std::string> replies{{example_line, "0,0,0,0,0,0/14,22/1"},
                                                     {moves_line, "moves a c"},
                                                     {refused_line, "illegal"},
                                                     {outcome_line, "ended 1=2"},
                                                     {refused_game_line, "illegal"},
                                                     {game_line, "6,6,6,6,6,6/0,0,0/1 ongoing"}};
    for (const auto& [line, reply] : replies) {
        CHECK(reply_text(read_vector(line, "", 1).answer) == reply);
    }
}

TEST_CASE("a vector that is not of the format is refused with its place and its field",
          "[vectors]") {
    struct Broken {
        std::string line;
        std::string message;
    };
    const std::vector<Broken> all{
        {replaced(moves_line, R"("note": "n")", R"("note": "n", "extra": 1)"), "field \"extra\""},
        {replaced(moves_line, R"(, "note": "n")", ""), "field \"note\": missing"},
        {replaced(moves_line, R"("note": "n")", R"("note": "")"), "field \"note\""},
        {replaced(moves_line, R"("note": "n")", R"("note": 1)"), "field \"note\": expected a text"},
        {replaced(moves_line, R"("x-001")", R"("x-1")"), "field \"id\""},
        {replaced(moves_line, R"("x-001")", R"("X-001")"), "field \"id\""},
        {replaced(moves_line, R"("moves")", R"("move")"), "field \"op\""},
        {replaced(moves_line, R"(["MOVE-1"])", "[]"), "field \"clauses\""},
        {replaced(moves_line, R"(["MOVE-1"])", R"("MOVE-1")"), "field \"clauses\""},
        {replaced(moves_line, R"(["a","c"])", R"(["c","a"])"), "field \"legal\""},
        {replaced(moves_line, R"(["a","c"])", R"(["a","g"])"), "field \"legal\""},
        {replaced(moves_line, "[1,0,1,0,0,0]", "[1,0,2,0,0,0]"), "field \"position\""},
        {replaced(moves_line, "[1,0,1,0,0,0]", "[1,0,1,0,0]"), "field \"position\""},
        {replaced(moves_line, "[1,0,1,0,0,0]", "[1,0,1.0,0,0,0]"), "field \"position.board\""},
        {replaced(moves_line, "[1,0,1,0,0,0]", "[1,0,-1,0,0,0]"), "field \"position.board\""},
        {replaced(moves_line, R"("mover": 1)", R"("mover": 3)"), "field \"position\""},
        {replaced(moves_line, R"("mover": 1)", R"("mover": "1")"), "field \"position.mover\""},
        {replaced(moves_line, R"("mover": 1)", R"("mover": 1, "turn": 1)"),
         "field \"position.turn\""},
        {replaced(refused_line, "empty-hole", "empty"), "field \"illegal\""},
        {replaced(refused_line, "\"illegal\": \"empty-hole\", ", ""), "field \"illegal\": missing"},
        {replaced(refused_line, R"("move": "b")", R"("move": "bb")"), "field \"move\""},
        {replaced(example_line, R"("sown": "f")", R"("sown": "")"), "field \"sown\""},
        {replaced(example_line, R"("sown": "f")", R"("sown": "-")"), "field \"sown\""},
        {replaced(example_line, R"("sown": "f")", "\"sown\": \"" + std::string(37, 'f') + "\""),
         "field \"sown\""},
        {replaced(example_line, R"("stones": 2)", R"("stones": 2, "x": 0)"),
         "field \"captures.x\""},
        {replaced(outcome_line, "[1, 2]", "[2, 1]"), "field \"outcome.winners\""},
        {replaced(outcome_line, "[1, 2]", "[]"), "field \"outcome.winners\""},
        {replaced(outcome_line, "\"ended\"", "\"over\""), "field \"outcome.status\""},
        {replaced(game_line, R"("ongoing")", R"("ongoing", "winners": [1])"),
         "field \"outcome.winners\""},
        {replaced(game_line, R"("players": 3)", R"("players": 1)"), "field \"players\""},
        {replaced(game_line, R"("moves": "")", R"("moves": "ag")"), "field \"moves\""},
        {replaced(refused_game_line, R"("illegal_move": 2)", R"("illegal_move": 3)"),
         "field \"illegal_move\""},
        {replaced(refused_game_line, R"("illegal_move": 2)", R"("illegal_move": 0)"),
         "field \"illegal_move\""},
        {replaced(refused_game_line, R"("outcome": null)", R"("outcome": {"status": "ongoing"})"),
         "field \"outcome\""},
        // A field twice, another order, other spaces: the same to a reader of JSON, but nothing
        // that the generator writes.
        {replaced(moves_line, R"("note": "n")", R"("note": "m", "note": "n")"), "column"},
        {replaced(moves_line, ", ", ","), "column 16"},
        {moves_line.substr(0, moves_line.size() - 1), "not JSON, or cut short"},
        {"[]", "expected an object"},
    };
    for (const Broken& broken : all) {
        INFO(broken.line);
        const std::string message = message_of(broken.line);
        CHECK_THAT(message, ContainsSubstring("file.json, line 12"));
        CHECK_THAT(message, ContainsSubstring(broken.message));
        CHECK(message.find('\n') == std::string::npos);
    }
}

TEST_CASE("a file of an alternative ruling has a part for each class and number of players",
          "[vectors]") {
    const std::vector<VectorFile> parts = read_vector_file("x.json", "dir/x.json", a_file());
    REQUIRE(parts.size() == 2);
    CHECK(parts[0].conformance_class == "moves");
    CHECK(parts[1].conformance_class == "end");
    CHECK(parts[1].rulings.blocked == Blocked::passes);
    CHECK(parts[1].path == "x.json");
    CHECK(write_vector_file(parts) == a_file());
}

TEST_CASE("a file that is cut short anywhere is refused", "[vectors]") {
    const std::string whole = a_file();
    for (std::size_t length = 0; length < whole.size(); ++length) {
        INFO(length);
        const std::string message = message_of_file(whole.substr(0, length));
        CHECK_THAT(message, ContainsSubstring("dir/x.json, line "));
    }
    CHECK(message_of_file(whole) == "accepted");
}

TEST_CASE("a file that is not of the layout is refused with its line", "[vectors]") {
    const std::string whole = a_file();
    CHECK_THAT(message_of_file(whole + "\n"), ContainsSubstring("dir/x.json, line 12"));
    CHECK_THAT(message_of_file(replaced(whole, "\"1.0.0\"", "\"1.0.1\"")),
               ContainsSubstring("line 3, field \"vectors_version\""));
    CHECK_THAT(message_of_file(replaced(whole, "\"passes\"", "\"skips\"")),
               ContainsSubstring("line 6, field \"rulings.blocked\""));
    CHECK_THAT(message_of_file(replaced(whole, "  \"players\": [2],\n", "")),
               ContainsSubstring("line 5, field \"rulings\": expected the field \"players\""));
    CHECK_THAT(message_of_file(replaced(whole, "[2]", "[2, 3]")), ContainsSubstring("line 5"));
    CHECK_THAT(message_of_file(replaced(whole, "    {\"id\"", "   {\"id\"")),
               ContainsSubstring("line 8"));
    CHECK_THAT(message_of_file(replaced(whole, "},\n    {", "}\n    {")),
               ContainsSubstring("line 8"));
    CHECK_THAT(message_of_file(replaced(whole, "\n", "\r\n")), ContainsSubstring("line 1"));
}

namespace {

/// Any position: stones fall where they will, and what remains of 36 is captured by somebody.
Position any_position() {
    std::array<int, 6> stones{};
    Captured captured;
    const int players = *rc::gen::inRange(2, 4);
    for (int player = 0; player < players; ++player) {
        captured.push_back(0);
    }
    std::array<int, 3> taken{};
    for (int stone = 0; stone < stones_in_game; ++stone) {
        const int place = *rc::gen::inRange(0, 6 + players);
        if (place < 6) {
            ++stones[static_cast<std::size_t>(place)];
        } else {
            ++taken[static_cast<std::size_t>(place - 6)];
        }
    }
    Captured all;
    for (int player = 0; player < players; ++player) {
        all.push_back(taken[static_cast<std::size_t>(player)]);
    }
    const int mover = *rc::gen::inRange(1, players + 1);
    return std::get<Position>(Position::make(Board(stones), all, static_cast<Player>(mover)));
}

Hole any_hole() {
    return all_holes[static_cast<std::size_t>(*rc::gen::inRange(0, 6))];
}

Request any_request() {
    switch (*rc::gen::inRange(0, 4)) {
    case 0:
        return MovesRequest{any_position()};
    case 1:
        return PlayRequest{any_position(), any_hole()};
    case 2:
        return OutcomeRequest{any_position()};
    default:
        break;
    }
    GameRequest game{*rc::gen::arbitrary<bool>() ? Players::two : Players::three, {}};
    const int moves = *rc::gen::inRange(0, 12);
    for (int move = 0; move < moves; ++move) {
        game.moves.push_back(any_hole());
    }
    return game;
}

} // namespace

PROPERTY("a vector is read as it was written, whatever it asks and answers", "[vectors]") {
    const Request request = any_request();
    const std::string note =
        *rc::gen::nonEmpty(rc::gen::container<std::string>(rc::gen::inRange<char>(' ', '\x7f')));
    const Vector vector{"any-001", {"CAP-1"}, request, reference_answer(request, Rulings{}), note};
    const Vector read = read_vector(write_vector(vector), "file.json", 1);
    RC_ASSERT(read.request == vector.request);
    RC_ASSERT(read.answer == vector.answer);
    RC_ASSERT(read.note == vector.note);
    RC_ASSERT(reply_text(read.answer) == reference_reply(request));
}
