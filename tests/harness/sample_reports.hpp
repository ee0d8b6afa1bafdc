#pragma once

#include "bakuk/text.hpp"
#include "check/results.hpp"

#include <string>
#include <variant>

namespace bakuk::tests {

// Reports made by hand, for the tests of every format. The right replies in them are worked out
// from the rules; the wrong ones are what misreadings give.

inline harness::Request request(std::string_view line) {
    return std::get<harness::Request>(harness::parse_request(line));
}

inline harness::TestResult passed(const std::string& id, const std::string& of_class,
                                  std::string_view line, const std::string& reply) {
    const harness::Request asked = request(line);
    return {id,    of_class, players_of(asked),       {"CAP-1"}, asked,
            reply, reply,    harness::Ending::passed, "",        "",
            {}};
}

inline harness::TestResult failed(const std::string& id, const std::string& of_class,
                                  std::string_view line, const std::string& expected,
                                  const std::string& given,
                                  const std::vector<std::string>& clauses) {
    harness::TestResult result = passed(id, of_class, line, expected);
    result.given = given;
    result.clauses = clauses;
    result.ending = harness::Ending::failed;
    return result;
}

/// An empty report on an implementation of that name.
inline harness::CheckReport report_on(const std::string& name) {
    harness::CheckReport report;
    report.implementation.command = {"python3", "adapter.py"};
    report.implementation.name = name;
    report.implementation.version = "0.3";
    report.implementation.classes = {"moves", "end"};
    report.implementation.players = {Players::two};
    report.harness_version = "1.0.0";
    report.specification_version = "1.0";
    report.vectors_version = "1.0.0";
    report.vectors_sha256 = std::string(64, 'a');
    return report;
}

inline harness::ClassVerdict verdict(const std::string& of_class, Players players,
                                     std::uint64_t asked, std::uint64_t failures,
                                     bool on_every_position = false) {
    harness::ClassVerdict made;
    made.conformance_class = of_class;
    made.players = players;
    made.claimed = true;
    made.asked = asked;
    made.passed = asked - failures;
    made.failed = failures;
    made.on_every_position = on_every_position;
    return made;
}

/// All is well: two classes, two players, three vectors.
inline harness::CheckReport conforming() {
    harness::CheckReport report = report_on("mybakuk");
    report.results = {
        passed("capture-two-001", "moves", "play 0,1,0,0,0,1/17,17/1 b", "0,0,1,0,0,1/17,17/2"),
        passed("legal-001", "moves", "moves 0,1,0,0,0,1/17,17/1", "moves b"),
        passed("blocked-001", "end", "outcome 0,0,0,0,0,2/20,14/1", "ended 1")};
    report.verdicts = {verdict("moves", Players::two, 2, 0), verdict("end", Players::two, 1, 0)};
    return report;
}

/// A program that takes the chain against the direction of sowing, and more that goes wrong. The
/// results stand in no order; the smallest failing position is `play 1,1,0,0,2,0/16,16/1 a`, in
/// which b is brought to two and c, the next hole, is empty.
inline harness::CheckReport failing() {
    harness::CheckReport report = report_on("mybakuk");
    report.verdicts = {verdict("moves", Players::two, 5, 3), verdict("end", Players::two, 1, 1)};
    report.results = {
        // b brings c d e to 3 2 2; e is captured; f holds 3. The misreading takes d too.
        failed("chain-three-001", "moves", "play 0,3,2,1,1,3/14,12/1 b", "0,0,3,2,0,3/16,12/2",
               "0,0,3,0,0,3/18,12/2", {"CAP-3", "CAP-4"}),
        passed("capture-two-001", "moves", "play 0,1,0,0,0,1/17,17/1 b", "0,0,1,0,0,1/17,17/2"),
        // a brings b to two, captured; c is empty. Here the capture is not made.
        failed("capture-two-002", "moves", "play 1,1,0,0,2,0/16,16/1 a", "0,0,0,0,2,0/18,16/2",
               "0,2,0,0,2,0/16,16/2", {"CAP-1"}),
        failed("legal-002", "moves", "moves 0,3,2,1,1,3/14,12/1", "moves b c", "moves b c d",
               {"MOVE-1", "SEAT-1"}),
        passed("legal-001", "moves", "moves 0,1,0,0,0,1/17,17/1", "moves b"),
        failed("draw-001", "end", "outcome 0,0,0,0,0,4/16,16/1", "ended 1=2", "ended 1",
               {"END-4"})};
    report.results[0].note = "The chain takes what lies ahead, not what lies behind.";
    report.diagnosis = {"nothing in the catalogue explains all of it"};
    return report;
}

/// A reply that would do harm in every format, if it came through.
inline std::string hostile_reply() {
    using namespace std::string_literals;
    return "]]></failure><script>alert(1)</script>\"'`|\n...\nnot ok 1 # TODO "
           "\x1b[31m\0\x7f\xff\xc0\x80"
           "\xe2\x80\xae\xed\xa0\x80\xef\xbf\xbe \\ \xc3\xa4"s;
}

/// Every text that an implementation has a say in is hostile.
inline harness::CheckReport hostile() {
    harness::CheckReport report = failing();
    report.implementation.command = {"./a'\"<b>", hostile_reply()};
    report.implementation.name = "<b>&" + hostile_reply();
    report.implementation.version = hostile_reply();
    for (harness::TestResult& result : report.results) {
        if (result.ending == harness::Ending::failed) {
            result.given = hostile_reply();
            result.detail = hostile_reply();
            result.ending = harness::Ending::protocol_error;
        }
    }
    report.results.back().given = "";
    report.results.back().ending = harness::Ending::crashed;
    report.results.back().detail = "signal 11";
    report.remarks = {hostile_reply()};
    report.diagnosis = {hostile_reply()};
    report.last_words = "line 1\n" + hostile_reply();
    return report;
}

/// One result of every ending, and a class that is not claimed.
inline harness::CheckReport every_ending() {
    harness::CheckReport report = report_on("mybakuk");
    for (int ending = 0; ending <= static_cast<int>(harness::Ending::passed_unexpectedly);
         ++ending) {
        harness::TestResult result =
            failed("capture-two-00" + std::to_string(ending), "moves", "play 1,1,0,0,2,0/16,16/1 a",
                   "0,0,0,0,2,0/18,16/2", "0,2,0,0,2,0/16,16/2", {"CAP-1"});
        result.ending = static_cast<harness::Ending>(ending);
        report.results.push_back(result);
    }
    report.verdicts = {verdict("moves", Players::two, 10, 8), verdict("end", Players::three, 0, 0)};
    report.verdicts[0].passed = 1;
    report.verdicts[0].skipped = 1;
    report.verdicts[1].claimed = false;
    return report;
}

} // namespace bakuk::tests
