#include "diagnosis/candidates.hpp"

#include "bakuk/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

/// The setting that answers this ruling the other way than `tested` does.
std::string other_answer(const RulingName& name, const Rulings& tested) {
    const std::string alternative = fmt::format("{}={}", name.ruling, name.alternative);
    const bool has_alternative = std::get<Rulings>(parse_ruling(alternative, tested)) == tested;
    return has_alternative ? fmt::format("{}={}", name.ruling, name.standard) : alternative;
}

/// Whether the entry is a ruling, whichever way it was tested.
bool is_ruling(const Misreading& misreading) {
    return !misreading.ruling.empty();
}

} // namespace

std::string Candidate::ids() const {
    std::string ids;
    for (const Misreading* misreading : misreadings) {
        ids += fmt::format("{}{}", ids.empty() ? "" : "+", misreading->id);
    }
    return ids;
}

std::string Candidate::name() const {
    std::string name = ids();
    for (const std::string& setting : settings) {
        name += fmt::format("{}{}", name.empty() ? "" : "+", setting);
    }
    return name;
}

bool Candidate::keeps_state() const {
    return std::ranges::any_of(misreadings, [](const Misreading* misreading) {
        return misreading->kind == MisreadingKind::state;
    });
}

bool Candidate::is_plausible() const {
    return std::ranges::all_of(misreadings, [](const Misreading* misreading) {
        return misreading->source == MisreadingSource::plausible_reading;
    });
}

std::unique_ptr<Answerer> Candidate::answerer() const {
    return misread_answerer(ids(), rulings);
}

std::vector<Candidate> single_candidates(const Rulings& tested) {
    std::vector<Candidate> all;
    for (const RulingName& name : ruling_names()) {
        const std::string setting = other_answer(name, tested);
        all.push_back({{}, {setting}, std::get<Rulings>(parse_ruling(setting, tested))});
    }
    for (const Misreading& misreading : misreadings()) {
        if (misreading.equivalent.empty() && !is_ruling(misreading)) {
            all.push_back({{&misreading}, {}, tested});
        }
    }
    return all;
}

Candidate combined(const Candidate& first, const Candidate& second) {
    Candidate both = first;
    both.misreadings.insert(both.misreadings.end(), second.misreadings.begin(),
                            second.misreadings.end());
    for (const std::string& setting : second.settings) {
        both.settings.push_back(setting);
        both.rulings = std::get<Rulings>(parse_ruling(setting, both.rulings));
    }
    return both;
}

Fit fit_of(const Candidate& candidate, std::span<const Observation> observations) {
    const auto answerer = candidate.answerer();
    Fit fit;
    for (const Observation& one : observations) {
        const bool agrees = answerer->reply(one.request) == one.given;
        const bool right = one.given == one.expected;
        fit.explained += agrees && !right ? 1 : 0;
        fit.contradicted += !agrees && right ? 1 : 0;
    }
    return fit;
}

bool fits(const Candidate& candidate, std::span<const Observation> observations) {
    const auto answerer = candidate.answerer();
    return std::ranges::all_of(observations, [&](const Observation& one) {
        return answerer->reply(one.request) == one.given;
    });
}

} // namespace bakuk::harness
