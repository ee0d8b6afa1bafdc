#include "solve/value_file.hpp"

#include "bakuk/text.hpp"
#include "base/terminal.hpp"
#include "census/reach.hpp"
#include "solve/value_recipes.hpp"
#include "vectors/format.hpp"
#include "vectors/json.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <map>

namespace bakuk::harness {

namespace {

constexpr std::string_view list_name = "vectors";

/// One vector of the file.
struct Entry {
    std::string id;
    std::string json;
};

std::string signed_text(int value) {
    return value == 0 ? "0" : fmt::format("{:+}", value);
}

std::string json_of(const Position& position) {
    std::vector<int> stones;
    for (const Hole hole : all_holes) {
        stones.push_back(position.board()[hole]);
    }
    return fmt::format(R"({{"board": [{}], "captured": [{}], "mover": {}}})",
                       fmt::join(stones, ", "), fmt::join(position.captured(), ", "),
                       static_cast<int>(position.mover()));
}

Entry entry_of(const std::string& id, const std::string& note, const Study& study) {
    std::vector<std::string> moves;
    for (const MoveValue& move : study.moves) {
        moves.push_back(
            fmt::format(R"({{"hole": "{}", "value": {}}})", to_text(move.turn.from), move.value));
    }
    const std::string filled =
        fmt::format(fmt::runtime(note), fmt::arg("value", signed_text(study.value)),
                    fmt::arg("captures", largest_capture(study)));
    return {id, fmt::format(R"({{"id": {}, "op": "value", "position": {}, "value": {}, )"
                            R"("moves": [{}], "note": {}}})",
                            json_string(id), json_of(study.position), study.value,
                            fmt::join(moves, ", "), json_string(filled))};
}

/// The first positions that fit, of each recipe's strata.
class Finder {
public:
    explicit Finder(const Solution& solution)
        : solution_(solution), recipes_(value_recipes()), found_(recipes_.size()) {
        for (std::size_t recipe = 0; recipe < recipes_.size(); ++recipe) {
            for (const int stones : recipes_[recipe].strata) {
                wanted_[stones].push_back(recipe);
            }
        }
    }

    void look_at(const Position& position) {
        const int stones = position.board().stones();
        const auto wanted = wanted_.find(stones);
        if (wanted == wanted_.end() || wanted->second.empty()) {
            return;
        }
        const Study here = study(solution_, position);
        // No position is taken twice.
        const auto fits = std::ranges::find_if(wanted->second, [&](std::size_t recipe) {
            return recipes_[recipe].fits(here, solution_);
        });
        if (fits != wanted->second.end()) {
            found_[*fits].emplace(stones, here);
            wanted->second.erase(fits);
        }
    }

    [[nodiscard]] std::vector<Entry> entries() const {
        std::vector<Entry> entries;
        for (std::size_t recipe = 0; recipe < recipes_.size(); ++recipe) {
            std::size_t number = 0;
            for (const auto& [stones, here] : found_[recipe]) {
                ++number;
                entries.push_back(entry_of(fmt::format("{}-{:03}", recipes_[recipe].name, number),
                                           recipes_[recipe].note, here));
            }
        }
        return entries;
    }

private:
    const Solution& solution_;
    std::vector<ValueRecipe> recipes_;
    std::map<int, std::vector<std::size_t>> wanted_; // by stones: recipes that look for one there
    std::vector<std::map<int, Study>> found_;        // by recipe and stones
};

std::vector<Entry> all_entries() {
    const Solution solution(stones_in_game);
    const Reach reach(Players::two, {});
    Finder finder(solution);
    std::size_t seen = 0;
    reach.for_each([&](const Position& position) {
        if (++seen % 65536 == 0) {
            throw_if_interrupted();
        }
        finder.look_at(position);
        return true;
    });
    return finder.entries();
}

std::string document_of(const std::vector<Entry>& entries) {
    std::vector<std::string> items;
    std::ranges::transform(entries, std::back_inserter(items), &Entry::json);
    DocumentWriter document;
    document.field("specification_version", json_string(specification_version));
    document.field("vectors_version", json_string(vectors_version));
    document.list(list_name, items);
    return document.finish();
}

} // namespace

std::string values_json() {
    return document_of(all_entries());
}

std::vector<std::string> check_values_json(const std::string& shown, std::string_view bytes) {
    const std::vector<DocumentField> fields = split_document(shown, bytes);
    if (fields.empty() || fields.back().name != list_name) {
        refuse({shown, 1}, list_name, "missing, or not the last field");
    }
    const std::vector<Entry> entries = all_entries();
    const std::vector<DocumentField::Item>& items = fields.back().items;
    std::vector<std::string> differences;
    if (items.size() != entries.size()) {
        differences.push_back(
            fmt::format("{}: {} vectors; expected {}", shown, items.size(), entries.size()));
        return differences;
    }
    for (std::size_t index = 0; index < entries.size(); ++index) {
        if (items[index].text != entries[index].json) {
            differences.push_back(fmt::format("{}, line {} ({}): expected {}", shown,
                                              items[index].line, entries[index].id,
                                              entries[index].json));
        }
    }
    if (differences.empty() && bytes != document_of(entries)) {
        differences.push_back(fmt::format("{}: the fields before \"{}\" differ", shown, list_name));
    }
    return differences;
}

} // namespace bakuk::harness
