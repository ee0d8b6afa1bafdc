#include "misreadings/score.hpp"

#include "base/terminal.hpp"
#include "misreadings/misreading.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

/// A vector with its reply, so that this is written once and not for every misreading.
struct Question {
    const Vector* vector;
    std::string right;
};

std::vector<Question> questions_of(const Suite& suite) {
    std::vector<Question> questions;
    for (const VectorFile& file : suite.files) {
        if (file.rulings != Rulings{}) {
            continue;
        }
        for (const Vector& vector : file.vectors) {
            questions.push_back({&vector, reply_text(vector.answer)});
        }
    }
    return questions;
}

Kills find(const std::string& ids, const std::vector<Question>& questions) {
    throw_if_interrupted();
    const auto answerer = misread_answerer(ids, {});
    Kills kills{ids, {}};
    for (const Question& question : questions) {
        if (answerer->reply(question.vector->request) != question.right) {
            kills.vectors.push_back(question.vector->id);
        }
    }
    return kills;
}

} // namespace

Adequacy adequacy_of(const Suite& suite) {
    const std::vector<Question> questions = questions_of(suite);
    Adequacy adequacy;
    std::vector<std::string> plausible;
    for (const Misreading& misreading : misreadings()) {
        if (!misreading.equivalent.empty()) {
            continue;
        }
        adequacy.single.push_back(find(misreading.id, questions));
        if (misreading.source == MisreadingSource::plausible_reading) {
            plausible.push_back(misreading.id);
        }
    }
    for (std::size_t first = 0; first < plausible.size(); ++first) {
        for (std::size_t second = first + 1; second < plausible.size(); ++second) {
            adequacy.pairs.push_back(
                find(fmt::format("{}+{}", plausible[first], plausible[second]), questions));
        }
    }
    return adequacy;
}

Score score_of(const Adequacy& adequacy) {
    const auto is_found = [](const Kills& kills) { return !kills.vectors.empty(); };
    const auto count = [&](const std::vector<Kills>& all) {
        return static_cast<std::size_t>(std::ranges::count_if(all, is_found));
    };
    std::size_t fewest = adequacy.single.empty() ? 0 : adequacy.single.front().vectors.size();
    for (const Kills& kills : adequacy.single) {
        fewest = std::min(fewest, kills.vectors.size());
    }
    return {adequacy.single.size(), count(adequacy.single), fewest, adequacy.pairs.size(),
            count(adequacy.pairs)};
}

} // namespace bakuk::harness
