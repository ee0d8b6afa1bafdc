#include "base/errors.hpp"
#include "base/files.hpp"
#include "base/lines.hpp"
#include "specification/holdings.hpp"
#include "specification/ruling_texts.hpp"
#include "specification/text.hpp"
#include "vectors/format.hpp"

#include "catch.hpp"
#include "program.hpp"

#include <algorithm>
#include <string>

using namespace bakuk;
using namespace bakuk::harness;
using bakuk::tests::Ran;
using bakuk::tests::run_program;

namespace {

Vector vector_with(const std::string& id, const std::vector<std::string>& clauses) {
    return {id, clauses, MovesRequest{start(Players::two)}, Holes{Hole::a, Hole::b, Hole::c}, ""};
}

/// A suite of two files: two vectors under the defaults, one under origin=skipped.
Suite small_suite() {
    Suite suite;
    Rulings skipped;
    skipped.origin = Origin::skipped;
    suite.files.push_back(
        {"moves-two.json",
         "moves",
         Players::two,
         {},
         {vector_with("one", {"MOVE-1", "SEAT-1"}), vector_with("two", {"MOVE-1"})}});
    suite.files.push_back({"rulings/origin-skipped.json",
                           "moves",
                           Players::two,
                           skipped,
                           {vector_with("three", {"SOW-4"})}});
    return suite;
}

const ClauseHolding& holding_of(const std::vector<ClauseHolding>& all, const std::string& id) {
    return *std::ranges::find_if(all,
                                 [&](const ClauseHolding& one) { return one.clause->id == id; });
}

} // namespace

TEST_CASE("what holds a clause is counted in vectors, tests and examples", "[clauses]") {
    const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / ("bakuk-tags-" + std::to_string(::getpid()));
    const std::string tag = std::string("[") + "SOW-4" + "]";
    write_file(folder / "deep" / "a_test.cpp", "TEST_CASE(\"x\", \"" + tag + "\")\n" + tag);
    write_file(folder / "notes.md", tag);
    const std::vector<ClauseHolding> holdings = clause_holdings(small_suite(), folder);
    std::filesystem::remove_all(folder);

    CHECK(holding_of(holdings, "MOVE-1").vectors == 2);
    CHECK(holding_of(holdings, "SEAT-1").vectors == 1);
    CHECK(holding_of(holdings, "SOW-4").vectors == 1);
    CHECK(holding_of(holdings, "CAP-1").vectors == 0);
    CHECK(holding_of(holdings, "SOW-4").tests == 2);
    CHECK(holding_of(holdings, "CAP-1").tests == 0);
    CHECK(holding_of(holdings, "SOW-4").examples == 3); // six, seven and twelve stones
    CHECK_THROWS_AS(clause_holdings(small_suite(), folder), InputError);
}

TEST_CASE("a tag is counted whole", "[clauses]") {
    const std::string nine = std::string("[CAP") + "-9]";
    CHECK(count_tags(nine + " CAP-9 [CAP-99]" + nine + "[x]" + nine, "CAP-9") == 3);
}

TEST_CASE("the vectors of a ruling are those of its own file", "[rulings]") {
    CHECK(vectors_of_ruling(small_suite(), "origin") == 1);
    CHECK(vectors_of_ruling(small_suite(), "blocked") == 0);
}

TEST_CASE("the specification says of each ruling what its answers are and why", "[rulings]") {
    const auto texts = ruling_texts();
    REQUIRE(texts.size() == 6);
    CHECK(texts[0].ruling == "origin");
    CHECK(texts[0].standard == "SOW-4 as it stands.");
    CHECK(texts[0].alternative ==
          "the emptied hole is passed over, however often the sowing comes round to it.");
    CHECK(texts[0].clauses == std::vector<std::string>{"SOW-4"});
    CHECK(texts[1].clauses == std::vector<std::string>{"END-1", "TURN-1", "END-6"});
    for (const RulingText& text : texts) {
        INFO(text.ruling);
        CHECK(text.standard.ends_with('.'));
        CHECK(text.alternative.ends_with('.'));
        CHECK(text.why.ends_with('.'));
        CHECK(text.why.find('`') == std::string::npos);
    }
}

TEST_CASE("the specification has the version that answers and files name", "[specification]") {
    CHECK(specification_text().starts_with("# Bakuk: rules, version " +
                                           std::string(specification_version) + "\n"));
}

TEST_CASE("a specification without a ruling's texts is refused", "[rulings]") {
    CHECK_THROWS_AS(parse_ruling_texts(""), InputError);
    CHECK_THROWS_AS(parse_ruling_texts("### Ruling origin\n\nDefault `origin=sown`: x.\n"),
                    InputError);
}

TEST_CASE("clauses prints a row for each clause within a hundred columns", "[clauses]") {
    const Ran ran = run_program("clauses");
    INFO(ran.errors);
    CHECK(ran.status == 0);
    const auto lines = split_lines(ran.output);
    for (const Clause& clause : clauses()) {
        CHECK(std::ranges::count_if(lines, [&](std::string_view line) {
                  return line.starts_with(clause.id + " ") &&
                         line.find(clause.standing) != std::string_view::npos;
              }) == 1);
    }
    for (const std::string_view line : lines) {
        CHECK(line.size() <= 100);
    }
}

TEST_CASE("rulings prints each ruling with both answers within a hundred columns", "[rulings]") {
    const Ran ran = run_program("rulings");
    INFO(ran.errors);
    CHECK(ran.status == 0);
    const auto lines = split_lines(ran.output);
    for (const RulingName& name : ruling_names()) {
        CHECK(std::ranges::count(lines, name.ruling) == 1);
        CHECK(ran.output.find("\n  " + std::string(name.alternative) + " ") != std::string::npos);
    }
    for (const std::string_view line : lines) {
        CHECK(line.size() <= 100);
    }
}

TEST_CASE("clauses and rulings say what they cannot read", "[clauses][rulings]") {
    for (const char* verb : {"clauses", "rulings"}) {
        const std::string command = std::string("env BAKUK_HOME=/nowhere '") + BAKUK_PROGRAM +
                                    "' " + verb + " >/dev/null 2>/dev/null";
        CHECK(WEXITSTATUS(std::system(command.c_str())) == 2);
    }
}
