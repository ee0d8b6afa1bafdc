#pragma once

#include "misreadings/misreading.hpp"
#include "misreadings/rulebook.hpp"

#include <functional>
#include <vector>

namespace bakuk::harness {

/// What a misreading makes of the rules.
using Change = std::function<void(Rulebook&)>;

/// An entry of the catalogue: what it is, and how it changes the right rules.
struct Entry {
    Misreading about;
    Change change;
};

// The rooms of the catalogue.
[[nodiscard]] std::vector<Entry> sowing_entries();
[[nodiscard]] std::vector<Entry> capture_test_entries();
[[nodiscard]] std::vector<Entry> chain_entries();
[[nodiscard]] std::vector<Entry> accounting_entries();
[[nodiscard]] std::vector<Entry> turn_entries(); // start and legality among them
[[nodiscard]] std::vector<Entry> end_entries();
[[nodiscard]] std::vector<Entry> result_entries();
[[nodiscard]] std::vector<Entry> three_player_entries();
[[nodiscard]] std::vector<Entry> text_entries();
[[nodiscard]] std::vector<Entry> state_entries();
[[nodiscard]] std::vector<Entry> whole_game_entries();

/// The rules with these changes in order. Errors: InputError for an unknown identifier.
[[nodiscard]] Rulebook misread_rulebook(std::string_view ids, const Rulings& rulings);

} // namespace bakuk::harness
