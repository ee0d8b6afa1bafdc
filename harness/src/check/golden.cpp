#include "check/golden.hpp"

#include "base/lines.hpp"
#include "base/terminal.hpp"
#include "check/judge.hpp"
#include "check/plan.hpp"
#include "reports/escaping.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <random>
#include <set>

namespace bakuk::harness {

namespace {

constexpr std::size_t most_given = 300;

/// Puts what comes of the tests in their results. The number of a request is its place in `order`.
class Results : public Listener {
public:
    Results(std::vector<TestResult>& tests, const std::vector<std::size_t>& order,
            const std::string& title)
        : tests_(tests), order_(order), progress_(title, order.size(), "vectors") {}

    void right(std::uint64_t first, std::string_view lines) override {
        std::uint64_t number = first;
        for (const std::string_view line : split_lines(lines)) {
            TestResult& test = at(number++);
            test.given = line;
            end(test, {Ending::passed, ""});
        }
    }
    void wrong(const Asked& asked, std::string_view given) override {
        TestResult& test = at(asked.number);
        test.given = printable(given, most_given);
        end(test, judge(test.request, test.expected, given));
    }
    void broke(const Asked& asked, const Breakage& breakage) override {
        TestResult& test = at(asked.number);
        test.given = printable(breakage.given, most_given);
        end(test, judge(test.expected, breakage));
    }

private:
    TestResult& at(std::uint64_t number) { return tests_[order_[number]]; }

    void end(TestResult& test, const Judgement& judgement) {
        test.ending = judgement.ending;
        test.detail = judgement.detail;
        progress_.at(++done_);
    }

    std::vector<TestResult>& tests_;
    const std::vector<std::size_t>& order_;
    Progress progress_;
    std::uint64_t done_ = 0;
};

/// The same on every machine, as std::shuffle is not.
void shuffle_by(std::uint64_t seed, std::vector<std::size_t>& order) {
    std::mt19937_64 random(seed);
    for (std::size_t left = order.size(); left > 1; --left) {
        std::swap(order[left - 1], order[random() % left]);
    }
}

/// Batches of so many tests.
Interview::Source batches_of(const std::vector<TestResult>& tests,
                             const std::vector<std::size_t>& order, std::size_t most) {
    return [&tests, &order, most, next = std::size_t{0}]() mutable -> std::optional<Batch> {
        if (next == order.size()) {
            return std::nullopt;
        }
        Batch batch;
        batch.first = next;
        for (; next < order.size() && batch.count < most; ++next, ++batch.count) {
            batch.requests += to_text(tests[order[next]].request) + '\n';
            batch.expected += tests[order[next]].expected + '\n';
        }
        return batch;
    };
}

bool failed(const TestResult& test) {
    return is_failure(test.ending);
}

/// What a test that is asked alone ends in.
TestResult ask_alone(const TestResult& test, const CrewOptions& options) {
    std::vector<TestResult> alone{test};
    const std::vector<std::size_t> order{0};
    Results results(alone, order, "asked alone");
    CrewOptions one = options;
    one.processes = 1;
    Crew crew(one, nullptr);
    crew.ask(batches_of(alone, order, 1), results);
    return alone.front();
}

/// How a test ended, as the end of a sentence.
std::string told(const TestResult& test) {
    switch (test.ending) {
    case Ending::passed:
        return "the answer is right";
    case Ending::crashed:
        return fmt::format("it crashes ({})", test.detail);
    case Ending::timed_out:
        return test.detail;
    default:
        return fmt::format("the answer is \"{}\"{}", test.given,
                           test.detail.empty() ? "" : fmt::format(" ({})", test.detail));
    }
}

} // namespace

void ask_golden(std::vector<TestResult>& tests, Crew& crew, int processes, bool isolate,
                std::optional<std::uint64_t> shuffle) {
    std::vector<std::size_t> order;
    for (std::size_t test = 0; test < tests.size(); ++test) {
        if (tests[test].detail != not_claimed) {
            order.push_back(test);
        }
    }
    if (shuffle) {
        shuffle_by(*shuffle, order);
    }
    const auto share = static_cast<std::size_t>(processes);
    Results results(tests, order, "golden vectors");
    crew.ask(batches_of(tests, order, isolate ? 1 : (order.size() + share - 1) / share), results);
}

std::string find_leaks(const std::vector<TestResult>& tests, const CrewOptions& options) {
    // A test for each way to fail of each set of clauses: if one of them leaks, others will do.
    constexpr std::size_t most_asked = 12;
    constexpr std::size_t most_broken = 3;
    std::set<std::pair<Ending, std::vector<std::string>>> seen;
    std::vector<std::string> others;
    std::string first;
    std::size_t asked = 0;
    std::size_t broken = 0;
    std::size_t right = 0;
    for (const TestResult& test : tests) {
        if (!failed(test) || asked == most_asked ||
            (is_breakage(test.ending) && broken == most_broken) ||
            !seen.emplace(test.ending, test.clauses).second) {
            continue;
        }
        ++asked;
        broken += is_breakage(test.ending) ? 1 : 0;
        const TestResult alone = ask_alone(test, options);
        const bool differs = alone.ending != test.ending || alone.given != test.given;
        if (alone.ending == Ending::skipped || !differs) {
            continue;
        }
        right += alone.ending == Ending::passed ? 1 : 0;
        if (first.empty()) {
            first =
                fmt::format("{}: in the run {}; asked alone {}", test.id, told(test), told(alone));
        } else {
            others.push_back(test.id);
        }
    }
    if (first.empty()) {
        return "";
    }
    return fmt::format(
        "What is answered depends on what came before: something is kept from one "
        "request to the next, where nothing may be. Of {} failures asked again, "
        "each alone in a fresh process, {} then. {}.{}",
        asked, right == 1 ? "1 is right" : fmt::format("{} are right", right), first,
        others.empty() ? "" : fmt::format(" The same goes for {}.", fmt::join(others, ", ")));
}

} // namespace bakuk::harness
