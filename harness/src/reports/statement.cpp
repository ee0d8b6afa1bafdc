#include "bakuk/text.hpp"
#include "reports/escaping.hpp"
#include "reports/reports.hpp"
#include "reports/verdict.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

std::string row(std::string_view key, std::string_view value) {
    return fmt::format("| {} | {} |\n", key, value);
}

std::string rulings_row(const CheckReport& report) {
    const std::string rulings = to_text(report.rulings);
    return rulings.empty() ? "the defaults" : fmt::format("`{}`", rulings);
}

std::string class_row(const Tally& tally, const CheckReport& report) {
    const std::string tests = evidence(report, tally.asked, tally.on_every_position);
    const bool counted = !tally.on_every_position && !report.stones;
    std::string told = "passes " + tests;
    if (tally.failed > 0 && counted) {
        told = fmt::format("fails {} of {}", with_commas(tally.failed), tests);
    } else if (tally.failed > 0) {
        told = fmt::format("gives {} wrong answers of {} on {}", with_commas(tally.failed),
                           with_commas(tally.asked), tests);
    }
    return row(fmt::format("{}, {}", tally.conformance_class, players_in_words(tally.players)),
               told);
}

/// The arguments of the command that repeats the test.
std::string command_of(const CheckReport& report) {
    const std::vector<Tally> all = tallies(report);
    std::string command = "bakuk check";
    for (const RulingName& name : ruling_names()) {
        const std::string ruling = fmt::format("{}={}", name.ruling, name.alternative);
        const std::string rulings = fmt::format(" {} ", to_text(report.rulings));
        if (rulings.find(fmt::format(" {} ", ruling)) != std::string::npos) {
            command += " --ruling " + ruling;
        }
    }
    const bool exhaustive = report.stones || std::ranges::any_of(all, &Tally::on_every_position);
    return command + (exhaustive ? " --exhaustive" : "");
}

} // namespace

std::string statement(const CheckReport& report) {
    const Implementation& tested = report.implementation;
    std::string text =
        fmt::format("## Conformance to Bakuk {}\n\n**{} {}** {}.\n\n", report.specification_version,
                    markdown(tested.name), markdown(tested.version), verdict_line(report));
    text += "| | |\n|---|---|\n";
    text += row("specification", "Bakuk, rules, version " + report.specification_version);
    text += row("rulings", rulings_row(report));
    text += row("golden vectors", fmt::format("version {}, SHA-256 of the manifest `{}`",
                                              report.vectors_version, report.vectors_sha256));
    text += row("harness", "bakuk " + report.harness_version);
    for (const Tally& tally : tallies(report)) {
        text += class_row(tally, report);
    }
    for (const ClassVerdict& verdict : report.verdicts) {
        if (!verdict.claimed) {
            text += row(
                fmt::format("{}, {}", verdict.conformance_class, players_in_words(verdict.players)),
                "not claimed");
        }
    }
    return text +
           fmt::format("\nTo repeat the test: `{} -- COMMAND`, where COMMAND starts the adapter.\n",
                       command_of(report));
}

} // namespace bakuk::harness
