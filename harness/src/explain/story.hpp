#pragma once

#include "bakuk/rules.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace bakuk::harness {

/// What a step of a turn settles.
enum class StepKind : std::uint8_t {
    choose,    // that the hole may be chosen, or why not
    lift,      // how many stones are lifted
    sow,       // where each stone falls
    origin,    // what becomes of the hole they came from; sowings of six stones and more only
    land,      // that the sowing ends, and where
    test,      // whether the landing hole is captured
    link,      // one further hole that is captured
    chain_end, // the hole that ends the chain, or that there is no chain
    credit,    // whose the captured stones are
    next,      // whose turn it is then
    end,       // whether the game has ended
    result,    // who has won
};

/// One step of a turn, told.
struct StoryStep {
    StepKind kind;
    std::vector<std::string> clauses;
    std::string text;                 // one sentence or two
    std::vector<std::string> details; // lines under it: the stones as they fall, lap by lap
    std::optional<Hole> hole;         // the hole that a test, link or chain_end looks at
};

/// A turn, or the refusal of a move, with its reasons.
struct Story {
    Position before;
    Hole hole;
    Rulings rulings;
    std::variant<Turn, Illegal> turn;
    std::vector<StoryStep> steps;
};

/// Tells what happens if that hole is chosen, step by step in the order of the specification, each
/// step with the clauses that say so. END-6 plays no part: one position has no history.
[[nodiscard]] Story tell(const Position& before, Hole hole, const Rulings& rulings = {});

/// Every clause that the steps cite, once, in the order of the specification.
[[nodiscard]] std::vector<std::string> cited_clauses(const Story& story);

/// The step at which another reply to the same `play` parts from the story: the first step that
/// the given position, or `illegal`, is at odds with. Nothing if the reply is right, or if it is
/// neither a position nor `illegal`.
[[nodiscard]] std::optional<std::size_t> parting_step(const Story& story, std::string_view reply);

} // namespace bakuk::harness
