#include "driving/hello.hpp"

#include "catch.hpp"

using namespace bakuk;
using namespace bakuk::harness;

namespace {

std::string error_of(std::string_view line) {
    const auto hello = parse_hello(line);
    const HelloError* error = std::get_if<HelloError>(&hello);
    return error == nullptr ? "" : error->text;
}

} // namespace

TEST_CASE("hello says who it is, what it claims and under which rulings", "[hello]") {
    const auto hello = parse_hello("hello 1 mybakuk 0.3 moves,end two,three blocked=passes");
    REQUIRE(std::holds_alternative<Implementation>(hello));
    const auto& implementation = std::get<Implementation>(hello);
    CHECK(implementation.name == "mybakuk");
    CHECK(implementation.version == "0.3");
    CHECK(implementation.classes == std::vector<std::string>{"moves", "end"});
    CHECK(implementation.players == std::vector<Players>{Players::two, Players::three});
    CHECK(implementation.rulings == Rulings{.blocked = Blocked::passes});
}

TEST_CASE("what is wrong with a hello is said in one clear line", "[hello]") {
    CHECK(error_of("hello 2 x 1 moves two") ==
          "hello: version \"2\" of the protocol; this harness speaks version 1");
    CHECK(error_of("hello 1").find("too few words") != std::string::npos);
    CHECK(error_of("hello 1 x 1 moves").find("too few words") != std::string::npos);
    CHECK(error_of("hello 1 x 1 moves,magic two").find("unknown class \"magic\"") !=
          std::string::npos);
    CHECK(error_of("hello 1 x 1 moves,moves two").find("named twice") != std::string::npos);
    CHECK(error_of("hello 1 x 1 moves four").find("\"four\"") != std::string::npos);
    CHECK(error_of("hello 1 x 1 moves two blocked=sometimes").find("blocked=sometimes") !=
          std::string::npos);
    CHECK(error_of("hello 1 x 1 moves two fairness=on").find("fairness=on") != std::string::npos);
    CHECK(error_of("unsupported").find("refuses hello") != std::string::npos);
    CHECK(error_of("error who are you").find("refuses hello") != std::string::npos);
    CHECK(error_of("Welcome!").find("is no reply to hello") != std::string::npos);
    CHECK(error_of("").find("is no reply to hello") != std::string::npos);
}

TEST_CASE("a hello that is right but for its form is told so", "[hello]") {
    CHECK(error_of("\xef\xbb\xbfhello 1 x 1.0 moves two") ==
          "the reply to hello is right but for its form: a byte order mark");
    CHECK(error_of("hello  1 x 1.0 moves two ") ==
          "the reply to hello is right but for its form: spaces");
    CHECK(error_of("HELLO 1 x 1.0 moves two") ==
          "the reply to hello is right but for its form: upper case");
}
