#pragma once

#include "bakuk/rules.hpp"
#include "bakuk/rulings.hpp"
#include "protocol/answerer.hpp"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bakuk::harness {

/// Where a wrong rule comes from: a reading of the sources that a careful person could hold, a
/// game of the same family, or a slip of programming.
enum class MisreadingSource { plausible_reading, neighbouring_game, slip };

/// The public text of a source, as in "plausible-reading".
[[nodiscard]] std::string to_text(MisreadingSource source);

/// Which part of the game a wrong rule is about.
enum class MisreadingKind {
    sowing,
    capture_test,
    chain,
    accounting,
    turn,
    start,
    legality,
    end,
    result,
    three_players,
    text,
    state, // something is kept from one request to the next
    whole_game,
};

/// The public text of a kind, as in "capture-test".
[[nodiscard]] std::string to_text(MisreadingKind kind);

/// A wrong rule that real people really play, or a slip that real programs make.
struct Misreading {
    std::string id;                   // "chain-backward"
    std::string sentence;             // what it does
    std::vector<std::string> clauses; // which it breaks
    MisreadingSource source = MisreadingSource::slip;
    MisreadingKind kind = MisreadingKind::sowing;
    std::string ruling{};     // the alternative ruling that it is, as in "blocked=passes"
    std::string equivalent{}; // why no answer can tell it from the rules; mostly empty
};

/// The catalogue, in a fixed order.
[[nodiscard]] std::span<const Misreading> misreadings();

/// The entry of that identifier, or nullptr.
[[nodiscard]] const Misreading* find_misreading(std::string_view id);

/// A fault of the same kind of programs that no answer of an adapter can show.
struct LeftOut {
    std::string id;
    std::string reason;
};

/// Those faults, and why each is in no catalogue of answers.
[[nodiscard]] std::span<const LeftOut> left_out_faults();

/// A turn as a misreading plays it. The stones it drops and takes need not add up.
struct MisreadTurn {
    Hole from;
    std::vector<Hole> sown;
    Hole landing; // `from` if no stone was dropped
    std::vector<Capture> captures;
    std::string after; // the position's text, which need not be a position
};

/// The turn that a misreading makes of a move; nothing where it refuses it.
/// Errors: InputError for an identifier that is not in the catalogue.
[[nodiscard]] std::optional<MisreadTurn> misread_turn(std::string_view ids, const Rulings& rulings,
                                                      const Position& position, Hole hole);

/// Answers as a misreading would, or as several at once: identifiers joined by '+', each changing
/// what those before it have made of the rules. No identifier at all is the right game.
/// Errors: InputError for an identifier that is not in the catalogue.
[[nodiscard]] std::unique_ptr<Answerer> misread_answerer(std::string_view ids,
                                                         const Rulings& rulings);

} // namespace bakuk::harness
