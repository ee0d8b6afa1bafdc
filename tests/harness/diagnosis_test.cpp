#include "diagnosis/diagnosis.hpp"

#include "catch.hpp"
#include "misreadings/misreading.hpp"
#include "vectors/vector.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

using namespace bakuk;
using namespace bakuk::harness;

namespace {

const Suite& golden() {
    static const Suite suite = read_suite({});
    return suite;
}

/// What somebody answers to the golden vectors that are for the default rulings.
std::vector<Observation> answers_of(Answerer& answerer) {
    std::vector<Observation> observations;
    for (const VectorFile& file : golden().files) {
        if (file.rulings == Rulings{}) {
            for (const Vector& vector : file.vectors) {
                observations.push_back(
                    {vector.request, reply_text(vector.answer), answerer.reply(vector.request)});
            }
        }
    }
    return observations;
}

Ask asking(std::shared_ptr<Answerer> answerer) {
    return [answerer](const std::vector<Request>& requests) {
        std::vector<std::string> replies;
        for (const Request& request : requests) {
            replies.push_back(answerer->reply(request));
        }
        return replies;
    };
}

Examination examination_of(Ask ask) {
    return {.rulings = {},
            .players = {Players::two, Players::three},
            .classes = {"moves", "end", "games"},
            .ask = std::move(ask),
            .budget = std::chrono::milliseconds(60000),
            .witnesses = Witnesses::left_out};
}

Diagnosis diagnosis_of(const std::string& ids) {
    const std::shared_ptr<Answerer> answerer = misread_answerer(ids, {});
    const std::vector<Observation> observations = answers_of(*answerer);
    return diagnose(observations, examination_of(asking(answerer)));
}

std::string all_text(const Diagnosis& diagnosis) {
    std::string text;
    for (const std::string& paragraph : diagnosis.paragraphs) {
        text += paragraph + "\n";
    }
    return text;
}

bool names(const Diagnosis& diagnosis, const std::string& name) {
    return std::ranges::find(diagnosis.fitting, name) != diagnosis.fitting.end();
}

} // namespace

TEST_CASE("every misreading of the catalogue is named from its answers", "[diagnosis]") {
    for (const Misreading& misreading : misreadings()) {
        if (!misreading.equivalent.empty()) {
            continue;
        }
        const Diagnosis diagnosis = diagnosis_of(misreading.id);
        INFO(misreading.id << ":\n" << all_text(diagnosis));
        const std::string& name = misreading.ruling.empty() ? misreading.id : misreading.ruling;
        CHECK(names(diagnosis, name));
        CHECK(diagnosis.fitting.size() == 1);
    }
}

namespace {

/// How a misreading is named: by the ruling that it is, if it is one.
std::string name_of(const std::string& id) {
    const Misreading* misreading = find_misreading(id);
    return misreading->ruling.empty() ? id : misreading->ruling;
}

/// Pairs that are the same as one entry on every position: both parts of a whole game; or one part
/// leaves nothing of what the other changes.
const std::map<std::string, std::string> same_as_one{
    {"sow-starts-in-origin+capture-2-4-6", "koumma"},
    {"chain-backward+end-at-majority", "mancalagames-bakuk"},
    {"pass-instead-of-end+three-blocked-player-skipped", "blocked=passes"},
    {"repetition-ignored+repetition-on-third-time", "repetition=ignored"},
    {"repetition-ignored+repetition-is-draw", "repetition=ignored"},
    {"three-seats-shifted+three-seats-by-column", "three-seats-shifted"},
    {"three-seats-shifted-back+three-seats-by-column", "three-seats-shifted-back"},
    {"three-seats-shifted+three-seats-shifted-back", "three-seats-shifted-back"},
};

/// Whether one of those that fit has both names.
bool names_both(const Diagnosis& diagnosis, const std::string& one, const std::string& two) {
    return std::ranges::any_of(diagnosis.fitting, [&](const std::string& name) {
        return name.find(one) != std::string::npos && name.find(two) != std::string::npos;
    });
}

} // namespace

TEST_CASE("two plausible misreadings at once are named as two", "[diagnosis]") {
    std::vector<std::string> plausible;
    for (const Misreading& misreading : misreadings()) {
        if (misreading.source == MisreadingSource::plausible_reading &&
            misreading.equivalent.empty()) {
            plausible.push_back(misreading.id);
        }
    }
    std::size_t pairs = 0;
    std::size_t named = 0;
    std::string unnamed;
    for (std::size_t first = 0; first < plausible.size(); ++first) {
        for (std::size_t second = first + 1; second < plausible.size(); ++second) {
            const std::string ids = plausible[first] + "+" + plausible[second];
            const Diagnosis diagnosis = diagnosis_of(ids);
            const auto same = same_as_one.find(ids);
            if (same != same_as_one.end()) {
                INFO(ids << ":\n" << all_text(diagnosis));
                CHECK(names(diagnosis, same->second));
                continue;
            }
            const bool found =
                names_both(diagnosis, name_of(plausible[first]), name_of(plausible[second]));
            unnamed += found ? "" : ids + ":\n" + all_text(diagnosis);
            ++pairs;
            named += found ? 1 : 0;
        }
    }
    INFO(unnamed);
    CHECK(pairs == 112);
    CHECK(named * 10 >= pairs * 9);
    CHECK(named == pairs);
}
