#include "base/terminal.hpp"
#include "vectors/games.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <tuple>

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

Request request_of(Asks asks, const Instance& instance) {
    switch (asks) {
    case Asks::moves:
        return MovesRequest{instance.position};
    case Asks::play:
        return PlayRequest{instance.position, instance.hole};
    case Asks::outcome:
        return OutcomeRequest{instance.position};
    }
    throw std::logic_error("no such question");
}

/// A recipe of positions and what has been found for it so far.
class Search {
public:
    /// `asked` are the requests that have been asked so far, by whatever recipe.
    Search(const Recipe& recipe, std::set<std::string>& asked) : recipe_(&recipe), asked_(&asked) {}

    [[nodiscard]] const RecipeHead& head() const { return recipe_->head; }
    [[nodiscard]] Asks asks() const { return recipe_->asks; }
    [[nodiscard]] bool is_done() const { return vectors_.size() == head().instances; }
    [[nodiscard]] std::vector<Vector> vectors() const { return vectors_; }

    void look_at(const Instance& instance) {
        if (is_done() || !recipe_->fits(instance)) {
            return;
        }
        const Request request = request_of(recipe_->asks, instance);
        const int kind = recipe_->kind(instance);
        if (!kinds_.contains(kind) && differs_from_default(request, head().rulings) &&
            asked_->insert(to_text(request)).second) {
            kinds_.insert(kind);
            vectors_.push_back(
                make_vector(head(), vectors_.size() + 1, request, note_of(head().note, instance)));
        }
    }

private:
    const Recipe* recipe_;
    std::set<std::string>* asked_;
    std::set<int> kinds_;
    std::vector<Vector> vectors_;
};

Instance instance_of_move(const Position& position, const Rulings& rulings, Hole hole) {
    Instance instance{position, rulings, hole, {}, {}};
    const auto result = play(position, hole, rulings);
    if (const Turn* turn = std::get_if<Turn>(&result)) {
        instance.turn = *turn;
    } else {
        instance.illegal = std::get<Illegal>(result);
    }
    return instance;
}

/// Goes through the positions until every one of these, which share their rulings, is done.
void search(std::vector<Search>& searches, const Rulings& rulings, const Reach& reach) {
    std::vector<Search*> open;
    for (Search& one : searches) {
        open.push_back(&one);
    }
    if (open.empty()) {
        return;
    }
    reach.for_each([&](const Position& position) {
        const Instance still{position, rulings, Hole::a, {}, {}};
        for (Search* one : open) {
            if (one->asks() != Asks::play) {
                one->look_at(still);
            }
        }
        for (const Hole hole : all_holes) {
            const Instance instance = instance_of_move(position, rulings, hole);
            for (Search* one : open) {
                if (one->asks() == Asks::play) {
                    one->look_at(instance);
                }
            }
        }
        std::erase_if(open, [](const Search* one) { return one->is_done(); });
        throw_if_interrupted();
        return !open.empty();
    });
}

/// The positions of many games with few stones left, in the order of instances, each once.
std::vector<Position> positions_of_games(const Reach& reach, Players players,
                                         const Rulings& rulings) {
    constexpr std::size_t enough = 20000;
    constexpr int few_stones = 12;
    const auto key = [](const Position& position) {
        return std::tuple(position.board().stones(), position.board(), position.mover(),
                          std::vector(position.captured().begin(), position.captured().end()));
    };
    std::map<decltype(key(start(players))), Position> seen;
    games_under_way()(reach, players, rulings, [&](const GameInstance& game) {
        throw_if_interrupted();
        if (game.end.board().stones() <= few_stones) {
            seen.emplace(key(game.end), game.end);
        }
        return seen.size() < enough;
    });
    std::vector<Position> positions;
    for (const auto& [unused, position] : seen) {
        positions.push_back(position);
    }
    return positions;
}

/// The instance of a twin: for a turn with the first hole that may be chosen in both.
std::optional<Instance> instance_of_twin(const TwinRecipe& recipe, const Position& position,
                                         const Position& other) {
    const Rulings& rulings = recipe.head.rulings;
    if (recipe.asks != Asks::play) {
        return Instance{position, rulings, Hole::a, {}, {}};
    }
    const Holes holes = legal_moves(position, rulings);
    const Holes others = legal_moves(other, rulings);
    const Hole* both =
        std::ranges::find_if(holes, [&](Hole hole) { return others.contains(hole); });
    if (both == holes.end()) {
        return std::nullopt;
    }
    return instance_of_move(position, rulings, *both);
}

/// Adds the vectors of two positions if their requests are new.
void add_twins(std::vector<Vector>& vectors, const TwinRecipe& recipe, const Position& first,
               const Position& second, std::set<std::string>& asked) {
    const auto one = instance_of_twin(recipe, first, second);
    const auto other = instance_of_twin(recipe, second, first);
    if (!one || !other) {
        return;
    }
    const Request of_one = request_of(recipe.asks, *one);
    const Request of_other = request_of(recipe.asks, *other);
    if (asked.contains(to_text(of_one)) || asked.contains(to_text(of_other))) {
        return;
    }
    for (const Instance* instance : {&*one, &*other}) {
        const Request request = request_of(recipe.asks, *instance);
        asked.insert(to_text(request));
        vectors.push_back(make_vector(recipe.head, vectors.size() + 1, request,
                                      note_of(recipe.head.note, *instance)));
    }
}

FoundVectors find_twins(const TwinRecipe& recipe, const std::vector<Position>& positions,
                        std::set<std::string>& asked) {
    std::vector<Vector> vectors;
    for (std::size_t first = 0; first < positions.size(); ++first) {
        for (std::size_t second = first + 1;
             second < positions.size() && positions[second].board() == positions[first].board();
             ++second) {
            if (vectors.size() < recipe.head.instances &&
                recipe.fits(positions[first], positions[second])) {
                add_twins(vectors, recipe, positions[first], positions[second], asked);
            }
        }
    }
    return {recipe.head, vectors};
}

FoundVectors find_games(const GameRecipe& recipe, const Reach& reach,
                        std::set<std::string>& asked) {
    const RecipeHead& head = recipe.head;
    std::vector<Vector> vectors;
    std::set<int> kinds;
    recipe.source(reach, head.players, head.rulings, [&](const GameInstance& instance) {
        throw_if_interrupted();
        if (!recipe.fits(instance) || (recipe.kind && kinds.contains(recipe.kind(instance)))) {
            return true;
        }
        const Request request = GameRequest{head.players, instance.moves};
        if (differs_from_default(request, head.rulings) && asked.insert(to_text(request)).second) {
            if (recipe.kind) {
                kinds.insert(recipe.kind(instance));
            }
            vectors.push_back(
                make_vector(head, vectors.size() + 1, request, note_of(head.note, instance)));
        }
        return vectors.size() < head.instances;
    });
    return {head, vectors};
}

/// The vectors of those recipes whose rulings are these.
std::vector<FoundVectors> find_under(const Rulings& rulings, const Recipes& recipes,
                                     const Reach& reach) {
    std::set<std::string> asked;
    std::vector<Search> searches;
    for (const Recipe& recipe : recipes.positions) {
        if (recipe.head.rulings == rulings) {
            searches.emplace_back(recipe, asked);
        }
    }
    search(searches, rulings, reach);
    std::vector<FoundVectors> found;
    for (const Search& one : searches) {
        found.push_back({one.head(), one.vectors()});
    }
    std::vector<Position> positions;
    for (const TwinRecipe& recipe : recipes.twins) {
        if (recipe.head.rulings == rulings) {
            if (positions.empty()) {
                positions = positions_of_games(reach, recipe.head.players, rulings);
            }
            found.push_back(find_twins(recipe, positions, asked));
        }
    }
    for (const GameRecipe& recipe : recipes.games) {
        if (recipe.head.rulings == rulings) {
            found.push_back(find_games(recipe, reach, asked));
        }
    }
    return found;
}

/// The rulings of the recipes, each once, in the order in which they first come.
std::vector<Rulings> rulings_of(const Recipes& recipes) {
    std::vector<Rulings> all;
    const auto add = [&](const RecipeHead& head) {
        if (std::ranges::find(all, head.rulings) == all.end()) {
            all.push_back(head.rulings);
        }
    };
    for (const Recipe& recipe : recipes.positions) {
        add(recipe.head);
    }
    for (const GameRecipe& recipe : recipes.games) {
        add(recipe.head);
    }
    return all;
}

} // namespace

std::vector<FoundVectors> find_vectors(const Recipes& recipes, const Reach& reach) {
    std::vector<FoundVectors> found;
    for (const Rulings& rulings : rulings_of(recipes)) {
        std::ranges::move(find_under(rulings, recipes, reach), std::back_inserter(found));
    }
    expect_enough(found);
    return found;
}

} // namespace bakuk::harness
