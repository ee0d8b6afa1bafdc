#include "bakuk/text.hpp"
#include "base/lines.hpp"
#include "explain/story.hpp"
#include "reports/escaping.hpp"
#include "reports/failures.hpp"
#include "reports/reports.hpp"
#include "reports/verdict.hpp"

#include <nlohmann/json.hpp>

namespace bakuk::harness {

namespace {

using Json = nlohmann::ordered_json;

constexpr int format_version = 1;

Json texts(const std::vector<std::string>& lines) {
    Json array = Json::array();
    for (const std::string& line : lines) {
        array.push_back(printable(line));
    }
    return array;
}

Json text_or_null(const std::string& text) {
    return text.empty() ? Json() : Json(printable(text));
}

/// Every ruling with its answer, the defaults too.
Json to_json(const Rulings& rulings) {
    Json object = Json::object();
    for (const RulingName& name : ruling_names()) {
        object[std::string(name.ruling)] = name.standard;
    }
    const std::string others = to_text(rulings);
    for (const std::string_view other : split(others, ' ')) {
        const std::vector<std::string_view> parts = split(other, '=');
        if (parts.size() == 2) {
            object[std::string(parts[0])] = parts[1];
        }
    }
    return object;
}

Json to_json(const Implementation& implementation) {
    Json players = Json::array();
    for (const Players count : implementation.players) {
        players.push_back(static_cast<int>(count));
    }
    return {{"name", printable(implementation.name)},
            {"version", printable(implementation.version)},
            {"command", texts(implementation.command)},
            {"claims",
             {{"classes", texts(implementation.classes)},
              {"players", players},
              {"rulings", to_json(implementation.rulings)}}}};
}

Json to_json(const ClassVerdict& verdict, const CheckReport& report) {
    const bool every = verdict.on_every_position || report.stones.has_value();
    return {{"class", printable(verdict.conformance_class)},
            {"players", static_cast<int>(verdict.players)},
            {"claimed", verdict.claimed},
            {"evidence", every ? "positions" : "golden-vectors"},
            {"asked", verdict.asked},
            {"passed", verdict.passed},
            {"failed", verdict.failed},
            {"skipped", verdict.skipped},
            {"not_asked", verdict.not_asked}};
}

Json to_json(const Parting& parting, const TestResult& result) {
    if (!parting.step && parting.sentence.empty()) {
        return {};
    }
    Json step;
    if (const PlayRequest* play = std::get_if<PlayRequest>(&result.request);
        play != nullptr && parting.step) {
        const Story story = tell(play->position, play->hole, result.rulings);
        step = story.steps[*parting.step].text;
    }
    return {{"step", step}, {"sentence", printable(parting.sentence)}};
}

Json in_short(const TestResult& result) {
    return {{"id", printable(result.id)},
            {"class", printable(result.conformance_class)},
            {"players", static_cast<int>(result.players)},
            {"ending", to_text(result.ending)},
            {"detail", text_or_null(result.detail)}};
}

Json to_json(const Failure& failure) {
    const TestResult& result = *failure.result;
    Json object = in_short(result);
    object["clauses"] = texts(result.clauses);
    object["breaks"] = text_or_null(failure.parting.clause);
    object["rulings"] = to_json(result.rulings);
    object["request"] = to_text(result.request);
    object["expected"] = printable(result.expected);
    object["given"] = printable(result.given);
    object["parting"] = to_json(failure.parting, result);
    object["note"] = text_or_null(result.note);
    return object;
}

bool is_told_as_failure(Ending ending) {
    return is_failure(ending) || ending == Ending::failed_as_expected;
}

} // namespace

std::string json_report(const CheckReport& report) {
    Json json;
    json["format"] = format_version;
    json["verdict"] = {{"conforms", conforms(report)}, {"line", verdict_line(report)}};
    json["implementation"] = to_json(report.implementation);
    json["versions"] = {{"harness", report.harness_version},
                        {"specification", report.specification_version},
                        {"vectors", report.vectors_version},
                        {"vectors_sha256", report.vectors_sha256}};
    json["rulings"] = to_json(report.rulings);
    json["filter"] = text_or_null(report.filter);
    json["stones"] = report.stones ? Json({report.stones->first, report.stones->second}) : Json();
    json["shuffle"] = report.shuffle ? Json(*report.shuffle) : Json();
    json["classes"] = Json::array();
    for (const ClassVerdict& verdict : report.verdicts) {
        json["classes"].push_back(to_json(verdict, report));
    }
    json["failures"] = Json::array();
    for (const Failure& failure : failures_of(report)) {
        json["failures"].push_back(to_json(failure));
    }
    json["others"] = Json::array();
    for (const TestResult& result : report.results) {
        if (!is_told_as_failure(result.ending)) {
            json["others"].push_back(in_short(result));
        }
    }
    json["remarks"] = texts(report.remarks);
    json["diagnosis"] = texts(report.diagnosis);
    json["broke_besides"] = report.broke_besides;
    json["last_words"] =
        report.last_words.empty() ? Json() : Json(printable_lines(report.last_words));
    return json.dump(2) + "\n";
}

} // namespace bakuk::harness
