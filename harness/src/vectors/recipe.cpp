#include "vectors/recipe.hpp"

#include <algorithm>

namespace bakuk::harness {

namespace {

int chosen_hole(const Instance& instance) {
    return number_of(instance.hole);
}

} // namespace

void RecipeBook::chapter(std::string subject, const Rulings& rulings) {
    subject_ = std::move(subject);
    rulings_ = rulings;
}

std::vector<RecipeHead> RecipeBook::heads(const RecipeHead& head, HowMany instances) const {
    std::vector<RecipeHead> heads;
    for (const Players players : {Players::two, Players::three}) {
        const bool is_two = players == Players::two;
        RecipeHead one = head;
        one.name = is_two ? head.name : "three-" + head.name;
        one.subject = subject_;
        one.players = players;
        one.rulings = rulings_;
        one.instances = is_two ? instances.two : instances.three;
        std::ranges::replace(one.clauses, "SEAT", is_two ? "SEAT-1" : "SEAT-2");
        if (one.instances > 0) {
            heads.push_back(std::move(one));
        }
    }
    return heads;
}

void RecipeBook::add(const RecipeHead& head, HowMany instances, Asks asks, const Fits& fits,
                     const Kind& kind) {
    for (const RecipeHead& one : heads(head, instances)) {
        recipes_.positions.push_back({one, asks, fits, kind});
    }
}

namespace {

/// A head that still lacks what the book knows: the subject, the players, the rulings.
RecipeHead head_of(const std::string& name, const std::vector<std::string>& clauses,
                   const std::string& note) {
    return {name, {}, {}, {}, clauses, note, 0};
}

} // namespace

void RecipeBook::turn(const std::string& name, const std::vector<std::string>& clauses,
                      HowMany instances, const std::string& note, Fits fits, Kind kind) {
    add(
        head_of(name, clauses, note), instances, Asks::play,
        [fits = std::move(fits)](const Instance& instance) {
            return instance.turn && fits(instance);
        },
        kind ? kind : chosen_hole);
}

void RecipeBook::refusal(const std::string& name, const std::vector<std::string>& clauses,
                         HowMany instances, const std::string& note, Fits fits, Kind kind) {
    add(
        head_of(name, clauses, note), instances, Asks::play,
        [fits = std::move(fits)](const Instance& instance) {
            return instance.illegal && fits(instance);
        },
        kind ? kind : chosen_hole);
}

void RecipeBook::moves(const std::string& name, const std::vector<std::string>& clauses,
                       HowMany instances, const std::string& note, Fits fits, Kind kind) {
    add(head_of(name, clauses, note), instances, Asks::moves, fits, kind ? kind : mover_number);
}

void RecipeBook::outcome(const std::string& name, const std::vector<std::string>& clauses,
                         HowMany instances, const std::string& note, Fits fits, Kind kind) {
    add(head_of(name, clauses, note), instances, Asks::outcome, fits, kind ? kind : mover_number);
}

void RecipeBook::game(const std::string& name, const std::vector<std::string>& clauses,
                      HowMany instances, const std::string& note, GameSource source,
                      std::function<bool(const GameInstance&)> fits,
                      std::function<int(const GameInstance&)> kind) {
    for (const RecipeHead& one : heads(head_of(name, clauses, note), instances)) {
        recipes_.games.push_back({one, source, fits, kind});
    }
}

void RecipeBook::twins(const std::string& name, const std::vector<std::string>& clauses,
                       HowMany instances, Asks asks, const std::string& note,
                       std::function<bool(const Position& first, const Position& second)> fits) {
    for (const RecipeHead& one : heads(head_of(name, clauses, note), instances)) {
        recipes_.twins.push_back({one, asks, fits});
    }
}

Recipes all_recipes() {
    RecipeBook book;
    add_turn_recipes(book);
    add_choice_recipes(book);
    add_sowing_recipes(book);
    add_capture_recipes(book);
    add_chain_recipes(book);
    add_winner_recipes(book);
    add_end_recipes(book);
    add_twin_recipes(book);
    add_game_recipes(book);
    add_ruling_recipes(book);
    return book.recipes();
}

} // namespace bakuk::harness
