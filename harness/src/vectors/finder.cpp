#include "base/terminal.hpp"
#include "vectors/recipe.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <set>
#include <stdexcept>

namespace bakuk::harness {

namespace {

Vector make_vector(const RecipeHead& head, std::size_t number, const Request& request,
                   std::string note) {
    return {fmt::format("{}-{:03}", head.name, number), head.clauses, request,
            reference_answer(request, head.rulings), std::move(note)};
}

bool differs_from_default(const Request& request, const Rulings& rulings) {
    return rulings == Rulings{} ||
           reference_reply(request, rulings) != reference_reply(request, Rulings{});
}

/// Says of every recipe that found fewer instances than it asks for that it did.
void expect_enough(const std::vector<FoundVectors>& found) {
    std::string lacking;
    for (const auto& [head, vectors] : found) {
        if (vectors.size() < head.instances) {
            lacking += fmt::format(", {} {} of {}", head.name, vectors.size(), head.instances);
        }
    }
    if (!lacking.empty()) {
        throw std::logic_error("recipes that find too few instances: " + lacking.substr(2));
    }
}

/// A recipe of positions and what has been found for it so far.
class Search {
public:
    explicit Search(const Recipe& recipe) : recipe_(&recipe) {}

    [[nodiscard]] const RecipeHead& head() const { return recipe_->head; }
    [[nodiscard]] Asks asks() const { return recipe_->asks; }
    [[nodiscard]] bool is_done() const { return vectors_.size() == head().instances; }
    [[nodiscard]] std::vector<Vector> vectors() const { return vectors_; }

    void look_at(const Scene& scene) {
        if (is_done() || !recipe_->fits(scene)) {
            return;
        }
        const Request request = request_of(scene);
        if (differs_from_default(request, head().rulings) &&
            kinds_.insert(recipe_->kind(scene)).second) {
            vectors_.push_back(
                make_vector(head(), vectors_.size() + 1, request, note_of(head().note, scene)));
        }
    }

private:
    [[nodiscard]] Request request_of(const Scene& scene) const {
        switch (asks()) {
        case Asks::moves:
            return MovesRequest{scene.position};
        case Asks::play:
            return PlayRequest{scene.position, scene.hole};
        case Asks::outcome:
            return OutcomeRequest{scene.position};
        }
        throw std::logic_error("no such question");
    }

    const Recipe* recipe_;
    std::set<int> kinds_;
    std::vector<Vector> vectors_;
};

Scene scene_of_move(const Position& position, const Rulings& rulings, Hole hole) {
    Scene scene{position, rulings, hole, {}, {}};
    const auto result = play(position, hole, rulings);
    if (const Turn* turn = std::get_if<Turn>(&result)) {
        scene.turn = *turn;
    } else {
        scene.illegal = std::get<Illegal>(result);
    }
    return scene;
}

/// Goes through the positions until every one of these, which share their rulings, is done.
void search(std::vector<Search*> open, const Rulings& rulings, const Reach& reach) {
    reach.for_each([&](const Position& position) {
        const Scene still{position, rulings, Hole::a, {}, {}};
        for (Search* one : open) {
            if (one->asks() != Asks::play) {
                one->look_at(still);
            }
        }
        for (const Hole hole : all_holes) {
            const Scene scene = scene_of_move(position, rulings, hole);
            for (Search* one : open) {
                if (one->asks() == Asks::play) {
                    one->look_at(scene);
                }
            }
        }
        std::erase_if(open, [](const Search* one) { return one->is_done(); });
        throw_if_interrupted();
        return !open.empty();
    });
}

FoundVectors find_games(const GameRecipe& recipe, const Reach& reach) {
    const RecipeHead& head = recipe.head;
    std::vector<Vector> vectors;
    std::set<int> kinds;
    recipe.source(reach, head.players, head.rulings, [&](const GameScene& scene) {
        throw_if_interrupted();
        const Request request = GameRequest{head.players, scene.moves};
        if (recipe.fits(scene) && differs_from_default(request, head.rulings) &&
            (!recipe.kind || kinds.insert(recipe.kind(scene)).second)) {
            vectors.push_back(
                make_vector(head, vectors.size() + 1, request, note_of(head.note, scene)));
        }
        return vectors.size() < head.instances;
    });
    return {head, vectors};
}

} // namespace

std::vector<FoundVectors> find_vectors(const Recipes& recipes, const Reach& reach) {
    std::vector<Search> searches(recipes.positions.begin(), recipes.positions.end());
    std::vector<Rulings> rulings;
    for (const Search& one : searches) {
        if (std::ranges::find(rulings, one.head().rulings) == rulings.end()) {
            rulings.push_back(one.head().rulings);
        }
    }
    for (const Rulings& shared : rulings) {
        std::vector<Search*> open;
        for (Search& one : searches) {
            if (one.head().rulings == shared) {
                open.push_back(&one);
            }
        }
        search(open, shared, reach);
    }
    std::vector<FoundVectors> found;
    for (const Search& one : searches) {
        found.push_back({one.head(), one.vectors()});
    }
    for (const GameRecipe& recipe : recipes.games) {
        found.push_back(find_games(recipe, reach));
    }
    expect_enough(found);
    return found;
}

} // namespace bakuk::harness
