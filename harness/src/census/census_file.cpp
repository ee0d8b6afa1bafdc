#include "census/census_file.hpp"

#include "bakuk/text.hpp"
#include "base/terminal.hpp"
#include "census/board_index.hpp"
#include "census/census.hpp"
#include "vectors/format.hpp"
#include "vectors/json.hpp"

#include <fmt/format.h>

namespace bakuk::harness {

namespace {

/// One item of the file, and how messages name it.
struct Entry {
    std::string name;
    std::string json;
};

/// The default rulings, then each alternative alone.
std::vector<Rulings> rulings_of_file() {
    std::vector<Rulings> all{Rulings{}};
    for (const RulingName& name : ruling_names()) {
        const std::string text = fmt::format("{}={}", name.ruling, name.alternative);
        all.push_back(std::get<Rulings>(parse_ruling(text)));
    }
    return all;
}

std::string json_of(const Rulings& rulings) {
    const std::string text = to_text(rulings);
    if (text.empty()) {
        return "{}";
    }
    const std::size_t equals = text.find('=');
    return fmt::format(R"({{"{}": "{}"}})", text.substr(0, equals), text.substr(equals + 1));
}

Entry entry_of(const StratumDigest& digest, const Rulings& rulings) {
    const Stratum& stratum = digest.stratum;
    const std::string text = to_text(rulings);
    return {
        fmt::format("{}{}{} players, {} stones", text, text.empty() ? "" : ", ",
                    stratum.players == Players::two ? "two" : "three", stratum.stones),
        fmt::format(
            R"({{"rulings": {}, "players": {}, "stones": {}, "boards": {}, "requests": {}, "sha256": "{}"}})",
            json_of(rulings), to_text(stratum.players), stratum.stones, digest.boards,
            digest.requests, digest.sha256)};
}

std::vector<Entry> all_entries() {
    std::vector<Stratum> strata = strata_of(Players::two);
    const std::vector<Stratum> three = strata_of(Players::three);
    strata.insert(strata.end(), three.begin(), three.end());
    const std::vector<Rulings> all_rulings = rulings_of_file();

    Progress progress("census", all_rulings.size() * 2 * all_boards, "boards");
    std::vector<Entry> entries;
    std::uint64_t behind = 0;
    for (const Rulings& rulings : all_rulings) {
        const auto watch = [&](std::uint64_t boards) {
            throw_if_interrupted();
            progress.at(behind + boards);
        };
        for (const StratumDigest& digest : digest_strata(strata, rulings, watch)) {
            entries.push_back(entry_of(digest, rulings));
        }
        behind += 2 * all_boards;
    }
    return entries;
}

constexpr std::string_view list_name = "strata";

std::string document_of(const std::vector<Entry>& entries) {
    std::vector<std::string> items;
    items.reserve(entries.size());
    for (const Entry& entry : entries) {
        items.push_back(entry.json);
    }
    DocumentWriter document;
    document.field("specification_version", json_string(specification_version));
    document.field("vectors_version", json_string(vectors_version));
    document.list(list_name, items);
    return document.finish();
}

} // namespace

std::string census_json() {
    return document_of(all_entries());
}

std::vector<std::string> check_census_json(const std::string& shown, std::string_view bytes) {
    const std::vector<DocumentField> fields = split_document(shown, bytes);
    if (fields.empty() || fields.back().name != list_name) {
        refuse({shown, 1}, list_name, "missing, or not the last field");
    }
    const std::vector<Entry> entries = all_entries();
    const std::vector<DocumentField::Item>& items = fields.back().items;
    std::vector<std::string> differences;
    if (items.size() != entries.size()) {
        differences.push_back(
            fmt::format("{}: {} strata; expected {}", shown, items.size(), entries.size()));
        return differences;
    }
    for (std::size_t index = 0; index < entries.size(); ++index) {
        if (items[index].text != entries[index].json) {
            differences.push_back(fmt::format("{}, line {} ({}): expected {}", shown,
                                              items[index].line, entries[index].name,
                                              entries[index].json));
        }
    }
    if (differences.empty() && bytes != document_of(entries)) {
        differences.push_back(fmt::format("{}: the fields before \"{}\" differ", shown, list_name));
    }
    return differences;
}

} // namespace bakuk::harness
