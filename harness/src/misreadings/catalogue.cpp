#include "base/errors.hpp"
#include "base/lines.hpp"
#include "misreadings/entries.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

std::vector<Entry> make_catalogue() {
    std::vector<Entry> all;
    for (const auto& room :
         {sowing_entries(), capture_test_entries(), chain_entries(), accounting_entries(),
          turn_entries(), end_entries(), result_entries(), three_player_entries(), text_entries(),
          state_entries(), whole_game_entries()}) {
        all.insert(all.end(), room.begin(), room.end());
    }
    return all;
}

const std::vector<Entry>& catalogue() {
    static const std::vector<Entry> entries = make_catalogue();
    return entries;
}

const Entry& entry_of(std::string_view id) {
    const auto& entries = catalogue();
    const auto found =
        std::ranges::find_if(entries, [&](const Entry& entry) { return entry.about.id == id; });
    if (found == entries.end()) {
        throw InputError(fmt::format("no misreading is called \"{}\"; `bakuk misreadings` lists "
                                     "them",
                                     id));
    }
    return *found;
}

/// Plays a rulebook, and keeps what its faults keep.
class BookAnswerer : public Answerer {
public:
    BookAnswerer(Rulebook book, std::string name, const Rulings& rulings)
        : book_(std::move(book)), name_(std::move(name)), rulings_(rulings) {}

    [[nodiscard]] std::string hello() const override {
        const std::string rulings = to_text(rulings_);
        return fmt::format("hello 1 {} 1.0 moves,end,games two,three{}{}", name_,
                           rulings.empty() ? "" : " ", rulings);
    }

    [[nodiscard]] std::string reply(const Request& request) override {
        return book_.answer(book_, memory_, request);
    }

private:
    Rulebook book_;
    Memory memory_;
    std::string name_;
    Rulings rulings_;
};

const std::array left_out{
    LeftOut{"undo-keeps-captures", "The protocol has no undo; every request gives its position."},
    LeftOut{"undo-keeps-side-to-move", "The protocol has no undo."},
    LeftOut{"undo-by-reverse-sowing", "The protocol has no undo."},
    LeftOut{"undo-by-reverse-sowing-origin-lap", "The protocol has no undo."},
    LeftOut{"undo-single-level", "The protocol has no undo."},
    LeftOut{"history-stores-reference", "It shows in an undo only, and the protocol has none."},
    LeftOut{"parse-accepts-uppercase-as-other-hole",
            "Requests are well formed: no hole is ever written in upper case."},
    LeftOut{"parse-accepts-negative-index",
            "Requests are well formed: no hole is ever written as a number."},
};

} // namespace

std::string to_text(MisreadingSource source) {
    switch (source) {
    case MisreadingSource::plausible_reading:
        return "plausible-reading";
    case MisreadingSource::neighbouring_game:
        return "neighbouring-game";
    case MisreadingSource::slip:
        return "slip";
    }
    return {};
}

std::string to_text(MisreadingKind kind) {
    switch (kind) {
    case MisreadingKind::sowing:
        return "sowing";
    case MisreadingKind::capture_test:
        return "capture-test";
    case MisreadingKind::chain:
        return "chain";
    case MisreadingKind::accounting:
        return "accounting";
    case MisreadingKind::turn:
        return "turn";
    case MisreadingKind::start:
        return "start";
    case MisreadingKind::legality:
        return "legality";
    case MisreadingKind::end:
        return "end";
    case MisreadingKind::result:
        return "result";
    case MisreadingKind::three_players:
        return "three-players";
    case MisreadingKind::text:
        return "text";
    case MisreadingKind::state:
        return "state";
    case MisreadingKind::whole_game:
        return "whole-game";
    }
    return {};
}

std::span<const Misreading> misreadings() {
    static const std::vector<Misreading> all = [] {
        std::vector<Misreading> list;
        for (const Entry& entry : catalogue()) {
            list.push_back(entry.about);
        }
        return list;
    }();
    return all;
}

const Misreading* find_misreading(std::string_view id) {
    const auto all = misreadings();
    const auto found = std::ranges::find(all, id, &Misreading::id);
    return found == all.end() ? nullptr : &*found;
}

std::span<const LeftOut> left_out_faults() {
    return left_out;
}

Rulebook misread_rulebook(std::string_view ids, const Rulings& rulings) {
    Rulebook book(rulings);
    if (ids.empty()) {
        return book;
    }
    for (const std::string_view id : split(ids, '+')) {
        entry_of(id).change(book);
    }
    return book;
}

std::optional<MisreadTurn> misread_turn(std::string_view ids, const Rulings& rulings,
                                        const Position& position, Hole hole) {
    const Rulebook book = misread_rulebook(ids, rulings);
    Memory memory;
    const Table table = book.read(book, memory, position);
    const std::optional<Hole> chosen = book.read_hole(book, table, hole);
    if (!chosen || !book.accepts(book, table, *chosen)) {
        return std::nullopt;
    }
    const Move move = carry_out(book, table, *chosen);
    return MisreadTurn{*chosen,
                       {move.sown.begin(), move.sown.end()},
                       move.landing,
                       {move.captures.begin(), move.captures.end()},
                       book.write(book, move.now)};
}

std::unique_ptr<Answerer> misread_answerer(std::string_view ids, const Rulings& rulings) {
    std::string name = ids.empty() ? "right" : std::string(ids);
    return std::make_unique<BookAnswerer>(misread_rulebook(ids, rulings), std::move(name), rulings);
}

} // namespace bakuk::harness
