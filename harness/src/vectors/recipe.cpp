#include "vectors/recipe.hpp"

#include <algorithm>

namespace bakuk::harness {

namespace {

int any_kind_of_hole(const Scene& scene) {
    return number_of(scene.hole);
}

} // namespace

void RecipeBook::chapter(std::string subject, const Rulings& rulings) {
    subject_ = std::move(subject);
    rulings_ = rulings;
}

std::vector<RecipeHead> RecipeBook::heads(For players, const RecipeHead& head) const {
    std::vector<RecipeHead> heads;
    for (const Players count : {Players::two, Players::three}) {
        if (players == (count == Players::two ? For::three : For::two)) {
            continue;
        }
        RecipeHead one = head;
        one.subject = subject_;
        one.rulings = rulings_;
        one.players = count;
        if (count == Players::three) {
            one.name = "three-" + head.name;
        }
        std::ranges::replace(one.clauses, "SEAT", count == Players::two ? "SEAT-1" : "SEAT-2");
        heads.push_back(std::move(one));
    }
    return heads;
}

void RecipeBook::add(For players, const RecipeHead& head, Asks asks, const Fits& fits,
                     const Kind& kind) {
    for (const RecipeHead& one : heads(players, head)) {
        recipes_.positions.push_back({one, asks, fits, kind});
    }
}

void RecipeBook::turn(For players, const std::string& name, const std::vector<std::string>& clauses,
                      std::size_t instances, const std::string& note, Fits fits, Kind kind) {
    add(
        players, {name, {}, {}, {}, clauses, note, instances}, Asks::play,
        [fits = std::move(fits)](const Scene& scene) { return scene.turn && fits(scene); },
        kind ? kind : any_kind_of_hole);
}

void RecipeBook::refusal(For players, const std::string& name,
                         const std::vector<std::string>& clauses, std::size_t instances,
                         const std::string& note, Fits fits, Kind kind) {
    add(
        players, {name, {}, {}, {}, clauses, note, instances}, Asks::play,
        [fits = std::move(fits)](const Scene& scene) { return scene.illegal && fits(scene); },
        kind ? kind : any_kind_of_hole);
}

void RecipeBook::moves(For players, const std::string& name,
                       const std::vector<std::string>& clauses, std::size_t instances,
                       const std::string& note, Fits fits, Kind kind) {
    add(players, {name, {}, {}, {}, clauses, note, instances}, Asks::moves, fits,
        kind ? kind : mover_number);
}

void RecipeBook::outcome(For players, const std::string& name,
                         const std::vector<std::string>& clauses, std::size_t instances,
                         const std::string& note, Fits fits, Kind kind) {
    add(players, {name, {}, {}, {}, clauses, note, instances}, Asks::outcome, fits,
        kind ? kind : mover_number);
}

void RecipeBook::game(For players, const std::string& name, const std::vector<std::string>& clauses,
                      std::size_t instances, const std::string& note, GameSource source,
                      std::function<bool(const GameScene&)> fits,
                      std::function<int(const GameScene&)> kind) {
    for (const RecipeHead& one : heads(players, {name, {}, {}, {}, clauses, note, instances})) {
        recipes_.games.push_back({one, source, fits, kind});
    }
}

Recipes all_recipes() {
    RecipeBook book;
    add_turn_recipes(book);
    add_choice_recipes(book);
    add_sowing_recipes(book);
    add_capture_recipes(book);
    add_chain_recipes(book);
    add_end_recipes(book);
    add_winner_recipes(book);
    add_game_recipes(book);
    add_ruling_recipes(book);
    return book.recipes();
}

} // namespace bakuk::harness
