#include "bakuk/rulings.hpp"

#include "bakuk/text.hpp"

#include "catch.hpp"

#include <string>
#include <vector>

using namespace bakuk;

namespace {

Rulings read(std::string_view text, const Rulings& others = {}) {
    return std::get<Rulings>(parse_ruling(text, others));
}

std::string refused(std::string_view text) {
    const auto result = parse_ruling(text);
    const TextError* error = std::get_if<TextError>(&result);
    return error == nullptr ? "accepted" : to_text(*error);
}

const Rulings all_others{Origin::skipped, Blocked::passes, Remainder::owners,
                         Majority::ends,  Seats::columns,  Repetition::ignored};

} // namespace

TEST_CASE("the defaults are the specification's answers", "[rulings]") {
    const Rulings rulings;
    CHECK(rulings.origin == Origin::sown);
    CHECK(rulings.blocked == Blocked::ends);
    CHECK(rulings.remainder == Remainder::unclaimed);
    CHECK(rulings.majority == Majority::plays_on);
    CHECK(rulings.seats == Seats::loop);
    CHECK(rulings.repetition == Repetition::ends);
}

TEST_CASE("each ruling is read by its name and value", "[rulings]") {
    CHECK(read("origin=skipped") == Rulings{.origin = Origin::skipped});
    CHECK(read("blocked=passes") == Rulings{.blocked = Blocked::passes});
    CHECK(read("remainder=owners") == Rulings{.remainder = Remainder::owners});
    CHECK(read("majority=ends") == Rulings{.majority = Majority::ends});
    CHECK(read("seats=columns") == Rulings{.seats = Seats::columns});
    CHECK(read("repetition=ignored") == Rulings{.repetition = Repetition::ignored});
}

TEST_CASE("a ruling's default is read too, and the others stay as they are", "[rulings]") {
    CHECK(read("origin=sown", all_others).origin == Origin::sown);
    CHECK(to_text(read("origin=sown", all_others)) ==
          "blocked=passes remainder=owners majority=ends seats=columns repetition=ignored");
    CHECK(to_text(read("blocked=ends", all_others)) ==
          "origin=skipped remainder=owners majority=ends seats=columns repetition=ignored");
    CHECK(to_text(read("remainder=unclaimed", all_others)) ==
          "origin=skipped blocked=passes majority=ends seats=columns repetition=ignored");
    CHECK(to_text(read("majority=plays-on", all_others)) ==
          "origin=skipped blocked=passes remainder=owners seats=columns repetition=ignored");
    CHECK(to_text(read("seats=loop", all_others)) ==
          "origin=skipped blocked=passes remainder=owners majority=ends repetition=ignored");
    CHECK(to_text(read("repetition=ends", all_others)) ==
          "origin=skipped blocked=passes remainder=owners majority=ends seats=columns");
    CHECK(read("origin=skipped", all_others) == all_others);
}

TEST_CASE("only rulings that are not the default are written", "[rulings]") {
    CHECK(to_text(Rulings{}).empty());
    CHECK(to_text(Rulings{.blocked = Blocked::passes}) == "blocked=passes");
    CHECK(to_text(all_others) == "origin=skipped blocked=passes remainder=owners majority=ends "
                                 "seats=columns repetition=ignored");
}

TEST_CASE("the rulings have their names in the order of the specification", "[rulings]") {
    std::vector<std::string> names;
    for (const RulingName& name : ruling_names()) {
        names.push_back(std::string(name.ruling) + "=" + std::string(name.standard) + "|" +
                        std::string(name.alternative));
    }
    CHECK(names == std::vector<std::string>{"origin=sown|skipped", "blocked=ends|passes",
                                            "remainder=unclaimed|owners", "majority=plays-on|ends",
                                            "seats=loop|columns", "repetition=ends|ignored"});
}

TEST_CASE("what is no ruling is refused where it is wrong", "[rulings]") {
    const std::string names = "expected origin, blocked, remainder, majority, seats or repetition";
    const std::string origin = "expected origin=sown or origin=skipped";
    CHECK(refused("") == "column 1: \"\" is no ruling; " + names);
    CHECK(refused("rain=falls") == "column 1: \"rain\" is no ruling; " + names);
    CHECK(refused("=sown") == "column 1: \"\" is no ruling; " + names);
    CHECK(refused("Origin=sown") == "column 1: \"Origin\" is no ruling; " + names);
    CHECK(refused(" origin=sown") == "column 1: \" origin\" is no ruling; " + names);
    CHECK(refused("origin =sown") == "column 1: \"origin \" is no ruling; " + names);
    CHECK(refused("origin") == "column 7: the text ends; " + origin);
    CHECK(refused("origin=") == "column 8: \"\" is no answer to origin; " + origin);
    CHECK(refused("origin=passes") == "column 8: \"passes\" is no answer to origin; " + origin);
    CHECK(refused("origin=skipped ") == "column 8: \"skipped \" is no answer to origin; " + origin);
    CHECK(refused("origin==sown") == "column 8: \"=sown\" is no answer to origin; " + origin);
    CHECK(refused("majority=plays_on") ==
          "column 10: \"plays_on\" is no answer to majority; expected majority=plays-on or "
          "majority=ends");
}
