#include "check/exhaustive.hpp"

#include "base/terminal.hpp"
#include "check/census_feed.hpp"
#include "check/judge.hpp"
#include "explain/story.hpp"
#include "reports/escaping.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <map>
#include <tuple>

namespace bakuk::harness {

namespace {

constexpr std::size_t most_given = 300;

/// Failures of one kind are likely to be one fault: the smallest are kept, the others counted.
constexpr std::size_t most_of_kind = 3;

/// What kind of failure it is, as far as the position tells.
using Kind = std::tuple<Players, std::size_t, Ending, std::size_t, std::size_t, bool>;

Kind kind_of(const Request& request, Ending ending, const Rulings& rulings) {
    std::size_t laps = 0;
    std::size_t captures = 0;
    bool wraps = false;
    if (const PlayRequest* asked = std::get_if<PlayRequest>(&request)) {
        const auto result = play(asked->position, asked->hole, rulings);
        if (const Turn* turn = std::get_if<Turn>(&result)) {
            laps = std::min<std::size_t>(turn->sown.size() / all_holes.size(), 2);
            captures = turn->captures.size();
            wraps = captures > 0 && turn->captures.back().hole < turn->landing;
        }
    }
    return {players_of(request), request.index(), ending, laps, captures, wraps};
}

/// The clauses that a request is about.
std::vector<std::string> clauses_of(const Request& request, std::string_view expected,
                                    const Rulings& rulings) {
    if (const PlayRequest* asked = std::get_if<PlayRequest>(&request)) {
        return cited_clauses(tell(asked->position, asked->hole, rulings));
    }
    if (std::holds_alternative<MovesRequest>(request)) {
        return expected == "moves -" ? std::vector<std::string>{"MOVE-1", "END-1"}
                                     : std::vector<std::string>{"MOVE-1", "MOVE-2"};
    }
    if (expected == "ongoing") {
        return {"END-1", "END-5"};
    }
    const bool shared = expected.find('=') != std::string_view::npos;
    return shared ? std::vector<std::string>{"END-1", "END-2", "END-4"}
                  : std::vector<std::string>{"END-1", "END-2", "END-3"};
}

/// Counts what comes of the census with one number of players, and keeps some of the failures.
class CensusResults : public Listener {
public:
    CensusResults(Players players, std::uint64_t total, const Rulings& rulings)
        : rulings_(rulings), progress_(fmt::format("every position, {} players",
                                                   players == Players::two ? "two" : "three"),
                                       total, "requests") {}

    struct Count {
        std::uint64_t asked = 0;
        std::uint64_t failed = 0;
    };

    void right(std::uint64_t /*first*/, std::string_view lines) override {
        // The class of a reply is that of its request: only an outcome begins with o or e.
        for (std::size_t at = 0; at < lines.size(); at = lines.find('\n', at) + 1) {
            Count& count = lines[at] == 'o' || lines[at] == 'e' ? end_ : moves_;
            ++count.asked;
        }
        progress_.at(moves_.asked + end_.asked);
    }
    void wrong(const Asked& asked, std::string_view given) override {
        const Request request = std::get<Request>(parse_request(asked.request));
        fail(asked, request, given, judge(request, asked.expected, given));
    }
    void broke(const Asked& asked, const Breakage& breakage) override {
        const Request request = std::get<Request>(parse_request(asked.request));
        fail(asked, request, breakage.given, judge(asked.expected, breakage));
    }

    [[nodiscard]] Count moves() const { return moves_; }
    [[nodiscard]] Count end() const { return end_; }

    /// The failures kept, the smallest first.
    [[nodiscard]] std::vector<TestResult> failures() const {
        std::map<std::uint64_t, const TestResult*> in_order;
        for (const auto& [kind, numbered] : kept_) {
            for (const auto& [number, result] : numbered) {
                in_order.emplace(number, &result);
            }
        }
        std::vector<TestResult> failures;
        for (const auto& [number, result] : in_order) {
            failures.push_back(*result);
        }
        return failures;
    }

private:
    void fail(const Asked& asked, const Request& request, std::string_view given,
              const Judgement& judgement) {
        const bool outcome = std::holds_alternative<OutcomeRequest>(request);
        Count& count = outcome ? end_ : moves_;
        ++count.asked;
        ++count.failed;
        progress_.at(moves_.asked + end_.asked);
        auto& kept = kept_[kind_of(request, judgement.ending, rulings_)];
        if (kept.size() == most_of_kind && kept.rbegin()->first < asked.number) {
            return;
        }
        kept.emplace(asked.number,
                     TestResult{.id = asked.request,
                                .conformance_class = outcome ? "end" : "moves",
                                .players = players_of(request),
                                .clauses = clauses_of(request, asked.expected, rulings_),
                                .request = request,
                                .expected = asked.expected,
                                .given = printable(given, most_given),
                                .ending = judgement.ending,
                                .detail = judgement.detail,
                                .note = "",
                                .rulings = rulings_});
        if (kept.size() > most_of_kind) {
            kept.erase(std::prev(kept.end()));
        }
    }

    Rulings rulings_;
    Count moves_;
    Count end_;
    std::map<Kind, std::map<std::uint64_t, TestResult>> kept_; // by the number of the request
    Progress progress_;
};

void add(ClassVerdict& verdict, CensusResults::Count count, std::uint64_t total, bool all_strata) {
    verdict.asked += count.asked;
    verdict.failed += count.failed;
    verdict.passed += count.asked - count.failed;
    verdict.not_asked += total - count.asked;
    verdict.on_every_position = all_strata && count.asked == total;
}

ClassVerdict* find_claimed(std::vector<ClassVerdict>& verdicts, std::string_view conformance_class,
                           Players players) {
    const auto found = std::ranges::find_if(verdicts, [&](const ClassVerdict& verdict) {
        return verdict.claimed && verdict.conformance_class == conformance_class &&
               verdict.players == players;
    });
    return found == verdicts.end() ? nullptr : &*found;
}

std::vector<TestResult> ask_with(Players players, CheckReport& report,
                                 const std::optional<std::pair<int, int>>& stones, Crew& crew) {
    ClassVerdict* moves = find_claimed(report.verdicts, "moves", players);
    ClassVerdict* end = find_claimed(report.verdicts, "end", players);
    if (moves == nullptr && end == nullptr) {
        return {};
    }
    std::vector<CensusTask> tasks;
    CensusCounts totals;
    for (const Stratum& stratum : strata_of(players)) {
        if (!stones || (stones->first <= stratum.stones && stratum.stones <= stones->second)) {
            tasks.push_back({stratum, moves != nullptr, end != nullptr});
            totals.moves += counts_of(tasks.back()).moves;
            totals.end += counts_of(tasks.back()).end;
        }
    }
    CensusResults results(players, totals.moves + totals.end, report.rulings);
    CensusFeed feed(tasks, report.rulings);
    crew.ask([&feed] { return feed.next(); }, results);
    if (moves != nullptr) {
        add(*moves, results.moves(), totals.moves, !stones);
    }
    if (end != nullptr) {
        add(*end, results.end(), totals.end, !stones);
    }
    return results.failures();
}

} // namespace

std::vector<TestResult> ask_exhaustively(CheckReport& report,
                                         const std::optional<std::pair<int, int>>& stones,
                                         Crew& crew) {
    std::vector<TestResult> failures = ask_with(Players::two, report, stones, crew);
    std::ranges::move(ask_with(Players::three, report, stones, crew), std::back_inserter(failures));
    return failures;
}

} // namespace bakuk::harness
