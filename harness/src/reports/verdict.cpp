#include "reports/verdict.hpp"

#include "bakuk/text.hpp"
#include "reports/reports.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
    return fmt::format("{}", fmt::join(parts, between));
}

/// Classes that have been tested with the same numbers of players on the same evidence.
struct Group {
    std::vector<std::string> classes;
    std::vector<Players> players;
    bool on_every_position = false;
    std::uint64_t asked = 0;
    std::uint64_t failed = 0;
};

std::vector<Group> groups_of(const std::vector<Tally>& tallies) {
    std::vector<Group> by_class;
    for (const Tally& tally : tallies) {
        const auto same_class = [&](const Group& group) {
            return group.classes.front() == tally.conformance_class &&
                   group.on_every_position == tally.on_every_position;
        };
        auto group = std::ranges::find_if(by_class, same_class);
        if (group == by_class.end()) {
            by_class.push_back({{tally.conformance_class}, {}, tally.on_every_position, 0, 0});
            group = std::prev(by_class.end());
        }
        group->players.push_back(tally.players);
        group->asked += tally.asked;
        group->failed += tally.failed;
    }
    std::vector<Group> groups;
    for (const Group& one : by_class) {
        const auto alike = [&](const Group& group) {
            return group.players == one.players && group.on_every_position == one.on_every_position;
        };
        const auto group = std::ranges::find_if(groups, alike);
        if (group == groups.end()) {
            groups.push_back(one);
        } else {
            group->classes.push_back(one.classes.front());
            group->asked += one.asked;
            group->failed += one.failed;
        }
    }
    return groups;
}

std::string players_of_group(const Group& group) {
    return group.players.size() == 2 ? "two players and three"
                                     : players_in_words(group.players.front());
}

bool same_test(const Tally& tally, const TestResult& result) {
    return tally.conformance_class == result.conformance_class && tally.players == result.players;
}

bool has_failures(const Tally& tally) {
    return tally.failed > 0;
}

} // namespace

std::string with_commas(std::uint64_t number) {
    const std::string digits = fmt::format("{}", number);
    std::string text;
    for (std::size_t index = 0; index < digits.size(); ++index) {
        const bool at_thousand = index > 0 && (digits.size() - index) % 3 == 0;
        text += at_thousand ? "," : "";
        text += digits[index];
    }
    return text;
}

std::string players_in_words(Players players) {
    return players == Players::two ? "two players" : "three players";
}

std::string rules_name(const CheckReport& report) {
    const std::string rulings = to_text(report.rulings);
    return fmt::format("Bakuk {}{}", report.specification_version,
                       rulings.empty() ? "" : " under " + rulings);
}

std::string evidence(const CheckReport& report, std::uint64_t asked, bool on_every_position) {
    if (!on_every_position && report.stones) {
        const auto [fewest, most] = *report.stones;
        return fewest == most ? fmt::format("every board with {} stones", fewest)
                              : fmt::format("every board with {} to {} stones", fewest, most);
    }
    if (on_every_position) {
        return "every position";
    }
    return fmt::format("{} golden vector{}{}", with_commas(asked), asked == 1 ? "" : "s",
                       report.filter.empty() ? "" : " that fit the filter");
}

std::vector<Tally> tallies(const CheckReport& report) {
    std::vector<Tally> found;
    for (const ClassVerdict& verdict : report.verdicts) {
        if (!verdict.claimed || verdict.asked + verdict.not_asked == 0) {
            continue;
        }
        Tally tally{verdict.conformance_class,
                    verdict.players,
                    verdict.on_every_position,
                    verdict.asked,
                    verdict.passed,
                    verdict.failed,
                    0,
                    verdict.skipped,
                    verdict.not_asked};
        for (const TestResult& result : report.results) {
            if (result.ending == Ending::failed_as_expected && same_test(tally, result)) {
                ++tally.known;
            }
        }
        tally.failed += tally.known;
        found.push_back(tally);
    }
    return found;
}

std::string in_words(const CheckReport& report, const std::vector<Tally>& tallies) {
    std::vector<std::string> parts;
    for (const Group& group : groups_of(tallies)) {
        const std::string tests = evidence(report, group.asked, group.on_every_position);
        const bool counted = !group.on_every_position && !report.stones;
        std::string told = "on " + tests;
        if (group.failed > 0 && counted) {
            told = fmt::format("{} of {} fail{}", with_commas(group.failed), tests,
                               group.failed == 1 ? "s" : "");
        } else if (group.failed > 0) {
            told = fmt::format("{} of {} answers wrong on {}", with_commas(group.failed),
                               with_commas(group.asked), tests);
        }
        parts.push_back(
            fmt::format("{}; {} ({})", joined(group.classes, ", "), players_of_group(group), told));
    }
    return joined(parts, ", and ");
}

bool conforms(const CheckReport& report) {
    const std::vector<Tally> all = tallies(report);
    const auto falls_short = [](const Tally& tally) { return tally.failed + tally.not_asked > 0; };
    return !all.empty() && std::ranges::none_of(all, falls_short) && !report.broke_besides &&
           report.filter.empty() && !report.stones;
}

std::string verdict_line(const CheckReport& report) {
    const std::vector<Tally> all = tallies(report);
    const std::string rules = rules_name(report);
    if (all.empty()) {
        return fmt::format("no verdict on {}: nothing that is claimed was tested", rules);
    }
    std::vector<Tally> failing;
    std::ranges::copy_if(all, std::back_inserter(failing), has_failures);
    if (failing.empty()) {
        const std::string_view verdict = conforms(report) ? "conforms to"
                                         : report.broke_besides
                                             ? "breaks, though its answers are "
                                               "right, and so does not conform to"
                                             : "passes a part of";
        return fmt::format("{} {}: {}", verdict, rules, in_words(report, all));
    }
    const bool all_known = std::ranges::all_of(
        failing, [](const Tally& tally) { return tally.failed == tally.known; });
    return fmt::format("does not conform to {}: {}{}", rules, in_words(report, failing),
                       all_known ? ", as known" : "");
}

} // namespace bakuk::harness
