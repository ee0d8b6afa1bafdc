#include "check/diagnosing.hpp"

#include "base/lines.hpp"
#include "check/form.hpp"
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
    void broke(const Asked&, const Breakage&) override {}

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

} // namespace

std::vector<std::string> diagnosis_of(const CheckReport& report, const CrewOptions& options) {
    std::vector<Observation> observations;
    for (const TestResult& test : report.results) {
        if (has_answer(test)) {
            // What is odd in the form only is told elsewhere and is no misreading.
            observations.push_back({test.request, test.expected, without_form(test.given).text});
        }
    }
    CrewOptions one = options;
    one.processes = 1;
    one.isolate = false;
    one.most_breakages = 1;
    Crew crew(one, nullptr);
    return diagnose(observations, {.rulings = report.rulings,
                                   .players = report.implementation.players,
                                   .classes = report.implementation.classes,
                                   .ask = asking(crew, report.rulings)})
        .paragraphs;
}

} // namespace bakuk::harness
