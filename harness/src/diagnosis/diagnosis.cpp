#include "diagnosis/diagnosis.hpp"

#include "base/terminal.hpp"
#include "diagnosis/candidates.hpp"
#include "diagnosis/features.hpp"
#include "diagnosis/questions.hpp"
#include "diagnosis/telling.hpp"
#include "diagnosis/witness.hpp"

#include <algorithm>
#include <iterator>
#include <ranges>
#include <set>

namespace bakuk::harness {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t most_looked_at = 2000; // wrong answers, and as many right ones
constexpr std::size_t most_questions = 60;   // asked at a time
constexpr std::size_t most_games = 40;       // among them, played by the candidate
constexpr int most_rounds = 6;               // of asking
constexpr std::size_t nearest_tried = 24;    // single candidates that are paired for the nearest
constexpr long more_by_two = 10; // a pair is nearer if it explains a tenth more of what is wrong
constexpr std::size_t most_told_apart = 40; // candidates

/// Every n-th of the observations for which it holds, so that no more than `most` are taken.
void mark_spread(std::vector<bool>& taken, std::span<const Observation> all, bool right) {
    const auto holds = [&](const Observation& one) { return (one.given == one.expected) == right; };
    const auto count = static_cast<std::size_t>(std::ranges::count_if(all, holds));
    const std::size_t step = (count + most_looked_at - 1) / most_looked_at;
    std::size_t seen = 0;
    for (std::size_t index = 0; index < all.size(); ++index) {
        if (holds(all[index])) {
            taken[index] = seen % std::max<std::size_t>(step, 1) == 0;
            ++seen;
        }
    }
}

/// The answers to look at first: all if they are few, else some of both kinds, in their order.
std::vector<Observation> sample_of(std::span<const Observation> all) {
    std::vector<bool> taken(all.size(), false);
    mark_spread(taken, all, true);
    mark_spread(taken, all, false);
    std::vector<Observation> sample;
    for (std::size_t index = 0; index < all.size(); ++index) {
        if (taken[index]) {
            sample.push_back(all[index]);
        }
    }
    return sample;
}

/// Whether a reply is an answer to the question, right or wrong.
bool is_answer(const Observation& one) {
    return !one.given.empty() && !one.given.starts_with("error") && one.given != "unsupported";
}

bool is_wrong(const Observation& one) {
    return one.given != one.expected;
}

/// The search for what fits.
class Search {
public:
    Search(std::vector<Observation> answers, const Examination& examination)
        : examination_(examination), answers_(std::move(answers)), sample_(sample_of(answers_)),
          asked_(examination.besides.begin(), examination.besides.end()),
          singles_(single_candidates(examination.rulings)),
          deadline_(Clock::now() + examination.budget) {}

    /// Those that fit every answer, the simplest kind only: one misreading or ruling, else two.
    std::vector<Candidate> fitting() {
        std::vector<Candidate> found = fitting_now();
        for (int round = 0; round < most_rounds && !found.empty() && examination_.ask; ++round) {
            const std::vector<Request> questions = questions_for(found);
            if (questions.empty() || !ask(questions)) {
                break;
            }
            found = fitting_now();
        }
        return found;
    }

    /// The candidate that fits best. Two at once only where they fit clearly better than one: a
    /// second that is there for a few answers is more likely chance.
    [[nodiscard]] Rated nearest() const {
        std::vector<Rated> rated;
        for (const Candidate& candidate : singles_) {
            throw_if_interrupted();
            rated.push_back({candidate, fit_of(candidate, all_for(candidate))});
        }
        const auto better = [](const Rated& left, const Rated& right) {
            return left.fit.score() > right.fit.score();
        };
        std::ranges::stable_sort(rated, better);
        const Rated single = rated.front();
        Rated best = single;
        const std::size_t tried = std::min(nearest_tried, rated.size());
        for (std::size_t first = 0; first < tried && Clock::now() < deadline_; ++first) {
            for (std::size_t second = first + 1; second < tried; ++second) {
                const Candidate pair = combined(rated[first].candidate, rated[second].candidate);
                const Rated both{pair, fit_of(pair, all_for(pair))};
                best = better(both, best) ? both : best;
            }
        }
        const long wrong = std::ranges::count_if(all_for(best.candidate), is_wrong);
        const bool is_clear = best.fit.contradicted <= single.fit.contradicted &&
                              best.fit.score() >= single.fit.score() + 1 + wrong / more_by_two;
        return is_clear ? best : single;
    }

    [[nodiscard]] const std::vector<Observation>& answers() const { return answers_; }
    [[nodiscard]] std::size_t questions() const {
        return asked_.size() - examination_.besides.size();
    }
    [[nodiscard]] std::size_t candidates() const { return singles_.size(); }

    /// All answers that a candidate can be held to: what was asked besides comes at a time that
    /// one who keeps a state cannot know.
    [[nodiscard]] std::vector<Observation> all_for(const Candidate& candidate) const {
        std::vector<Observation> all = sample_;
        if (!candidate.keeps_state()) {
            all.insert(all.end(), asked_.begin(), asked_.end());
        }
        return all;
    }

private:
    [[nodiscard]] bool fits_all(const Candidate& candidate) const {
        if (candidate.keeps_state()) {
            return std::ranges::any_of(answers_, is_wrong) && fits(candidate, answers_);
        }
        return fits(candidate, hardest_) && fits(candidate, answers_) && fits(candidate, asked_);
    }

    std::vector<Candidate> fitting_now() {
        // Wrong answers first: one of them is mostly enough to rule a candidate out.
        hardest_.clear();
        for (const auto* some : {&sample_, &asked_}) {
            std::ranges::copy(*some | std::views::filter(is_wrong) |
                                  std::views::take(most_questions),
                              std::back_inserter(hardest_));
        }
        std::vector<Candidate> found;
        for (const Candidate& candidate : singles_) {
            if (fits_all(candidate)) {
                found.push_back(candidate);
            }
        }
        return found.empty() ? fitting_pairs() : found;
    }

    /// Plausible ones first; when two of those fit, no others are looked for.
    [[nodiscard]] std::vector<Candidate> fitting_pairs() const {
        std::vector<Candidate> found;
        for (const bool plausible : {true, false}) {
            for (std::size_t first = 0; first < singles_.size(); ++first) {
                throw_if_interrupted();
                for (std::size_t second = first + 1; second < singles_.size(); ++second) {
                    if (Clock::now() > deadline_) {
                        return found;
                    }
                    const Candidate pair = combined(singles_[first], singles_[second]);
                    if (pair.is_plausible() == plausible && fits_all(pair)) {
                        found.push_back(pair);
                    }
                }
            }
            if (!found.empty()) {
                return found;
            }
        }
        return found;
    }

    std::vector<Request> questions_for(const std::vector<Candidate>& found) {
        std::vector<Candidate> stateless;
        for (const Candidate& candidate : found) {
            if (!candidate.keeps_state() && stateless.size() < most_told_apart) {
                stateless.push_back(candidate);
            }
        }
        if (stateless.empty()) {
            return {};
        }
        if (pool_.empty()) {
            pool_ = pool_of_questions(examination_);
        }
        std::vector<Request> questions = telling_apart(stateless, pool_, most_questions);
        if (confirmed_.insert(stateless.front().name()).second) {
            add(questions,
                confirming(stateless.front(), pool_, examination_.rulings, most_questions));
            add(questions, games_played_by(stateless.front(), examination_, most_games));
        }
        return questions;
    }

    static void add(std::vector<Request>& questions, const std::vector<Request>& more) {
        questions.insert(questions.end(), more.begin(), more.end());
    }

    /// Whether all questions were answered.
    bool ask(const std::vector<Request>& questions) {
        const std::vector<std::string> replies = examination_.ask(questions);
        for (std::size_t index = 0; index < std::min(replies.size(), questions.size()); ++index) {
            Observation one{questions[index],
                            reference_reply(questions[index], examination_.rulings),
                            replies[index]};
            if (is_answer(one)) {
                asked_.push_back(std::move(one));
            }
        }
        return replies.size() == questions.size();
    }

    const Examination& examination_;
    std::vector<Observation> answers_;
    std::vector<Observation> sample_;
    std::vector<Observation> hardest_;
    std::vector<Observation> asked_;
    std::vector<Candidate> singles_;
    std::vector<Request> pool_;
    std::set<std::string> confirmed_; // candidates that were put to the test already
    Clock::time_point deadline_;
};

bool is_game(const Observation& one) {
    return std::holds_alternative<GameRequest>(one.request);
}

/// Whether it helps to name a candidate that does not fit everywhere: it explains most of what is
/// wrong and is hardly ever wrong itself.
bool is_near(const Fit& fit, std::size_t wrong) {
    return fit.explained * 2 > wrong && fit.contradicted * 4 <= fit.explained;
}

/// The first answer that a candidate does not explain: a wrong one that it would not have given, or
/// a right one. Nothing if there is none.
std::optional<Unlike> first_unlike(const Candidate& candidate,
                                   const std::vector<Observation>& answers) {
    const auto answerer = candidate.answerer();
    for (const Observation& one : answers) {
        const std::string its = answerer->reply(one.request);
        if (its != one.given) {
            return Unlike{one, its};
        }
    }
    return std::nullopt;
}

/// The wrong answers that a candidate does not explain.
std::vector<bool> unexplained_by(const Candidate& candidate,
                                 const std::vector<Observation>& answers) {
    const auto answerer = candidate.answerer();
    std::vector<bool> apart;
    for (const Observation& one : answers) {
        const bool agrees = answerer->reply(one.request) == one.given;
        apart.push_back(!agrees && one.given != one.expected);
    }
    return apart;
}

std::vector<bool> wrong_ones(const std::vector<Observation>& answers) {
    std::vector<bool> apart;
    for (const Observation& one : answers) {
        apart.push_back(one.given != one.expected);
    }
    return apart;
}

std::vector<Observation> chosen(const std::vector<Observation>& answers,
                                const std::vector<bool>& apart) {
    std::vector<Observation> some;
    for (std::size_t index = 0; index < answers.size(); ++index) {
        if (apart[index]) {
            some.push_back(answers[index]);
        }
    }
    return some;
}

/// Whole games go wrong where one of their turns does, so they are left aside as long as single
/// positions show the fault. Gives how many of those apart are games that were left aside.
std::size_t leave_games_aside(std::vector<Observation>& answers, std::vector<bool>& apart) {
    const std::vector<Observation> wrong = chosen(answers, apart);
    const auto games = static_cast<std::size_t>(std::ranges::count_if(wrong, is_game));
    if (games == wrong.size()) {
        return 0;
    }
    std::vector<Observation> positions;
    std::vector<bool> apart_positions;
    for (std::size_t index = 0; index < answers.size(); ++index) {
        if (!is_game(answers[index])) {
            positions.push_back(answers[index]);
            apart_positions.push_back(apart[index]);
        }
    }
    answers = std::move(positions);
    apart = std::move(apart_positions);
    return games;
}

/// Says what sets some of the answers apart, and what is wrong in them. `which` are they, as in
/// "wrong answers".
void tell_apart(Diagnosis& diagnosis, std::vector<Observation> answers, std::vector<bool> apart,
                const Examination& examination, std::string_view which) {
    const std::size_t games = leave_games_aside(answers, apart);
    const std::vector<Feature> features = features_of(answers, examination.rulings);
    const std::vector<Observation> wrong = chosen(answers, apart);
    const Subject subject{which, wrong.size(),
                          std::ranges::all_of(wrong, is_game) ? "games" : "single positions",
                          games};
    diagnosis.paragraphs.push_back(tell_distinction(what_sets_apart(features, apart), subject));
    if (const auto sentences = what_differs(wrong, examination.rulings); !sentences.empty()) {
        diagnosis.paragraphs.push_back(tell_differences(sentences));
    }
}

void add_witnesses(Diagnosis& diagnosis, const Candidate& candidate,
                   const std::vector<Observation>& answers, const Examination& examination) {
    if (examination.witnesses == Witnesses::left_out || candidate.keeps_state() ||
        examination.remembers) {
        return;
    }
    for (const FoundWitness& found : witnesses_of(candidate, answers, examination)) {
        diagnosis.paragraphs.push_back(tell_witness(found.witness, found.of));
    }
}

void diagnose_nearest(Diagnosis& diagnosis, const Search& search, const Examination& examination) {
    const Rated best = search.nearest();
    const std::vector<Observation> answers = search.all_for(best.candidate);
    std::vector<bool> apart = wrong_ones(answers);
    const auto wrong = static_cast<std::size_t>(std::ranges::count(apart, true));
    std::string_view which = "wrong answers";
    if (is_near(best.fit, wrong)) {
        diagnosis.paragraphs.push_back(tell_nearest(best, wrong, answers.size()));
        if (const auto unlike = first_unlike(best.candidate, answers)) {
            diagnosis.paragraphs.push_back(tell_unlike(*unlike, best.candidate));
        }
        const std::vector<bool> rest = unexplained_by(best.candidate, answers);
        if (std::ranges::count(rest, true) > 0) {
            apart = rest;
            which = "wrong answers that it does not explain";
        }
    } else {
        diagnosis.paragraphs.push_back(tell_nothing_near(wrong, search.candidates()));
    }
    tell_apart(diagnosis, answers, apart, examination, which);
    if (examination.witnesses == Witnesses::sought && !examination.remembers) {
        if (const auto witness = smallest_by_asking(chosen(answers, apart), examination)) {
            diagnosis.paragraphs.push_back(tell_witness(*witness, ""));
        }
    }
}

} // namespace

Diagnosis diagnose(std::span<const Observation> observations, const Examination& examination) {
    std::vector<Observation> answers;
    std::ranges::copy_if(observations, std::back_inserter(answers), is_answer);
    Diagnosis diagnosis;
    const auto wrong =
        static_cast<std::size_t>(std::ranges::count_if(answers, is_wrong) +
                                 std::ranges::count_if(examination.besides, is_wrong));
    if (wrong == 0) {
        return diagnosis;
    }
    const std::size_t given = answers.size() + examination.besides.size();
    Search search(std::move(answers), examination);
    const std::vector<Candidate> fitting = search.fitting();
    if (fitting.empty()) {
        diagnose_nearest(diagnosis, search, examination);
        return diagnosis;
    }
    const Evidence evidence{given, wrong, search.questions(), search.candidates()};
    for (const Candidate& candidate : fitting) {
        diagnosis.fitting.push_back(candidate.name());
    }
    for (const std::string& paragraph : tell_fitting(fitting, evidence)) {
        diagnosis.paragraphs.push_back(paragraph);
    }
    add_witnesses(diagnosis, fitting.front(), search.all_for(fitting.front()), examination);
    return diagnosis;
}

} // namespace bakuk::harness
