#include "check/diagnosing.hpp"

#include "base/lines.hpp"
#include "check/form.hpp"
#include "check/plan.hpp"
#include "diagnosis/diagnosis.hpp"

#include <algorithm>
#include <map>

namespace bakuk::harness {

namespace {

/// Keeps the replies to one list of questions.
class Replies : public Listener {
public:
    void right(std::uint64_t first, std::string_view lines) override {
        for (const std::string_view line : split_lines(lines)) {
            replies_[first++] = line;
        }
    }
    void wrong(const Asked& asked, std::string_view given) override {
        replies_[asked.number] = without_form(given).text;
    }
    void broke(const Asked& /*asked*/, const Breakage& /*how*/) override {}

    /// The replies up to the first that did not come.
    [[nodiscard]] std::vector<std::string> in_order() const {
        std::vector<std::string> all;
        for (const auto& [number, reply] : replies_) {
            if (number != all.size()) {
                break;
            }
            all.push_back(reply);
        }
        return all;
    }

private:
    std::map<std::uint64_t, std::string> replies_;
};

Ask asking(Crew& crew, const Rulings& rulings) {
    return [&crew, rulings](const std::vector<Request>& requests) {
        Batch batch;
        batch.count = requests.size();
        for (const Request& request : requests) {
            batch.requests += to_text(request) + '\n';
            batch.expected += reference_reply(request, rulings) + '\n';
        }
        std::optional<Batch> next = std::move(batch);
        Replies replies;
        crew.ask([&next] { return std::exchange(next, std::nullopt); }, replies);
        return replies.in_order();
    };
}

/// Whether a whole reply came, right or wrong.
bool has_answer(const TestResult& test) {
    return test.ending == Ending::passed || test.ending == Ending::failed ||
           test.ending == Ending::wrongly_rejected || test.ending == Ending::wrongly_accepted;
}

/// The answers to the golden vectors, asked for the diagnosis alone.
std::vector<Observation> golden_answers(const CheckReport& report, const Suite& suite,
                                        const Ask& ask) {
    const std::vector<TestResult> plan =
        plan_golden(suite, {}, report.implementation, report.rulings);
    std::vector<Observation> answers;
    std::vector<Request> requests;
    for (const TestResult& test : plan) {
        if (test.detail != not_claimed) {
            requests.push_back(test.request);
            answers.push_back({test.request, test.expected, ""});
        }
    }
    const std::vector<std::string> replies = ask(requests);
    for (std::size_t index = 0; index < replies.size(); ++index) {
        answers[index].given = replies[index];
    }
    return answers; // one without a reply is no answer, and is not looked at
}

} // namespace

std::vector<std::string> diagnosis_of(const CheckReport& report, const Suite& suite,
                                      const CrewOptions& options) {
    std::vector<Observation> in_order;
    std::vector<Observation> besides;
    for (const TestResult& test : report.results) {
        if (has_answer(test)) {
            // What is odd in the form only is told elsewhere and is no misreading.
            // Of an exhaustive run only failures are kept, in no order that means anything.
            auto& answers = is_of_every_position(test) ? besides : in_order;
            answers.push_back({test.request, test.expected, without_form(test.given).text});
        }
    }
    CrewOptions one = options;
    one.processes = 1;
    one.isolate = false;
    one.most_breakages = 1;
    Crew crew(one, nullptr);
    const Ask ask = asking(crew, report.rulings);
    const bool alone = in_order.empty() && !besides.empty();
    if (alone) {
        in_order = golden_answers(report, suite, ask);
    }
    std::vector<std::string> paragraphs =
        diagnose(in_order, {.besides = besides,
                            .remembers = report.remembers,
                            .rulings = report.rulings,
                            .players = report.implementation.players,
                            .classes = report.implementation.classes,
                            .ask = ask})
            .paragraphs;
    if (alone && !paragraphs.empty()) {
        paragraphs.insert(paragraphs.begin(), "To see what was misread, the golden vectors have "
                                              "been asked too; their answers count here only.");
    }
    return paragraphs;
}

} // namespace bakuk::harness
