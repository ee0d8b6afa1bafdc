#include "diagnosis/telling.hpp"

#include "bakuk/text.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

constexpr std::size_t most_others = 3; // that fit as well and are told in full

/// "1,204"
std::string number(std::size_t count) {
    return count < 1000 ? fmt::format("{}", count)
                        : fmt::format("{},{:03}", number(count / 1000), count % 1000);
}

std::string counted(std::size_t count, std::string_view one, std::string_view several) {
    return fmt::format("{} {}", number(count), count == 1 ? one : several);
}

std::string clauses_of(const Candidate& candidate) {
    std::vector<std::string> clauses;
    for (const Misreading* misreading : candidate.misreadings) {
        for (const std::string& clause : misreading->clauses) {
            if (std::ranges::find(clauses, clause) == clauses.end()) {
                clauses.push_back(clause);
            }
        }
    }
    return fmt::format("{}", fmt::join(clauses, ", "));
}

/// The clause that a setting is about, as in "END-1" for "blocked=passes".
std::string_view clause_of(std::string_view setting) {
    const std::string_view ruling = setting.substr(0, setting.find('='));
    if (ruling == "origin") {
        return "SOW-4";
    }
    if (ruling == "blocked") {
        return "END-1";
    }
    if (ruling == "remainder") {
        return "END-2";
    }
    if (ruling == "majority") {
        return "END-5";
    }
    return ruling == "seats" ? "SEAT-2" : "END-6";
}

/// The entry of the catalogue that is this ruling, in brackets; empty if none is.
std::string entry_of(std::string_view setting) {
    const auto all = misreadings();
    const auto found = std::ranges::find(all, setting, &Misreading::ruling);
    return found == all.end() ? "" : fmt::format(" (in the catalogue: {})", found->id);
}

/// `follows`: it fits, so that a ruling is followed.
std::string what_it_does(const Candidate& candidate, bool follows) {
    std::string text;
    for (const Misreading* misreading : candidate.misreadings) {
        const bool several = candidate.misreadings.size() + candidate.settings.size() > 1;
        text += several ? fmt::format(" {}: {}", misreading->id, misreading->sentence)
                        : fmt::format(" {}", misreading->sentence);
    }
    for (const std::string& setting : candidate.settings) {
        text += follows ? fmt::format(" You follow {}{}; run again with --ruling {}, or see {}.",
                                      setting, entry_of(setting), setting, clause_of(setting))
                        : fmt::format(" That is a ruling{}; see {}.", entry_of(setting),
                                      clause_of(setting));
    }
    if (!candidate.misreadings.empty()) {
        text += fmt::format(" See {}.", clauses_of(candidate));
    }
    return text;
}

std::string how_sure(const Evidence& evidence, bool keeps_state) {
    std::string text = fmt::format(
        "How sure is that? {} of these answers {} wrong by the rules, and the rest are right under "
        "both.",
        number(evidence.wrong), evidence.wrong == 1 ? "is" : "are");
    if (evidence.asked > 0) {
        text += fmt::format(" {} asked besides, and the answers agree as well.",
                            evidence.asked == 1 ? "1 question was"
                                                : number(evidence.asked) + " questions were");
    }
    if (keeps_state) {
        text += " What was answered depends on the requests before it, so it rests on their order.";
    }
    return text + fmt::format(" {} misreadings and rulings were compared, one by one and in pairs "
                              "where one alone did not do.",
                              number(evidence.candidates));
}

std::string head(const Candidate& candidate, const Evidence& evidence) {
    const std::string all = evidence.answers == 1
                                ? "The one answer is that"
                                : fmt::format("All {} answers are those", number(evidence.answers));
    const bool several = candidate.misreadings.size() + candidate.settings.size() > 1;
    return fmt::format("{} of {}{}{}", all, candidate.name(), several ? ", two at once" : "",
                       several ? "." : ":");
}

} // namespace

std::vector<std::string> tell_fitting(std::span<const Candidate> fitting,
                                      const Evidence& evidence) {
    const Candidate& first = fitting.front();
    std::vector<std::string> paragraphs{head(first, evidence) + what_it_does(first, true)};
    const auto others = fitting.subspan(1);
    for (const Candidate& other : others.first(std::min(others.size(), most_others))) {
        paragraphs.push_back(fmt::format("{} fits as well: no question that was put tells them "
                                         "apart.{}",
                                         other.name(), what_it_does(other, true)));
    }
    if (others.size() > most_others) {
        paragraphs.push_back(fmt::format("{} more fit as well, so any of them may be chance.",
                                         number(others.size() - most_others)));
    }
    paragraphs.push_back(how_sure(evidence, first.keeps_state()));
    return paragraphs;
}

std::string tell_nearest(const Rated& nearest, std::size_t wrong, std::size_t answers) {
    std::string text = fmt::format(
        "No misreading, no ruling and no two of them fit all of {}. The nearest is {}: it explains "
        "{} of {}",
        counted(answers, "answer", "answers"), nearest.candidate.name(),
        number(nearest.fit.explained), counted(wrong, "wrong answer", "wrong answers"));
    if (nearest.fit.contradicted > 0) {
        text += fmt::format(", but {} right by the rules would be wrong with it",
                            nearest.fit.contradicted == 1
                                ? "1 answer that is"
                                : number(nearest.fit.contradicted) + " answers that are");
    }
    return text + "." + what_it_does(nearest.candidate, false);
}

std::string tell_nothing_near(std::size_t wrong, std::size_t candidates) {
    return fmt::format("None of {} misreadings and rulings, alone or two at once, explains most of "
                       "the {}: the fault is in no catalogue.",
                       number(candidates), counted(wrong, "wrong answer", "wrong answers"));
}

std::string tell_unlike(const Unlike& unlike, const Candidate& candidate) {
    const bool right = unlike.answer.given == unlike.answer.expected;
    return fmt::format("Where it does not fit: `{}` was answered `{}`, which is {}; by {} it would "
                       "be `{}`.",
                       to_text(unlike.answer.request), unlike.answer.given,
                       right ? "right" : "wrong", candidate.name(), unlike.its);
}

std::string tell_distinction(const std::optional<Distinction>& distinction,
                             const Subject& subject) {
    const std::string aside =
        subject.games == 0
            ? ""
            : fmt::format(" {} left aside here: what is wrong in single positions is wrong in "
                          "games too.",
                          subject.games == 1 ? "1 wrong game is"
                                             : number(subject.games) + " wrong games are");
    if (!distinction) {
        return fmt::format("Nothing that was looked for sets the {} {} about {} apart from the "
                           "other answers.{}",
                           number(subject.count), subject.which, subject.about, aside);
    }
    const std::string inside =
        distinction->inside == subject.count
            ? fmt::format("In all {} {}", number(subject.count), subject.which)
            : fmt::format("In {} of {} {}", number(distinction->inside), number(subject.count),
                          subject.which);
    const std::string outside =
        distinction->outside == 0
            ? "In no other answer is it so."
            : fmt::format("So it is in {} besides.",
                          counted(distinction->outside, "other answer", "other answers"));
    return fmt::format("{} about {}: {}. {}{}", inside, subject.about, distinction->sentence,
                       outside, aside);
}

std::string tell_differences(std::span<const std::string> sentences) {
    return fmt::format("What is wrong in them: {}.", fmt::join(sentences, "; "));
}

std::string tell_witness(const Witness& witness, std::string_view of) {
    const bool is_game = std::holds_alternative<GameRequest>(witness.request);
    std::string text =
        fmt::format("The smallest {} that shows {}: `{}`; right is `{}`, the answer was `{}`.",
                    is_game ? "game" : "position", of.empty() ? "it" : of, to_text(witness.request),
                    witness.expected, witness.given);
    if (!is_game && !witness.game.empty()) {
        text += fmt::format(" A game that leads there: {}.", to_text(witness.game));
    }
    return text;
}

} // namespace bakuk::harness
