#pragma once

#include "census/reach.hpp"
#include "vectors/instance.hpp"
#include "vectors/vector.hpp"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace bakuk::harness {

/// How many instances a recipe asks for with two players, and with three. The identifiers of the
/// latter begin with "three-".
struct HowMany {
    std::size_t two = 0;
    std::size_t three = 0;
};

/// What a recipe's vectors ask.
enum class Asks { moves, play, outcome };

/// What recipes of every kind have. A vector's identifier is the recipe's name and a number from
/// 001 on, in the order in which instances are found. No request is asked twice: where two recipes
/// could take it, the first has it. So that no published vector is ever renumbered or becomes
/// another, a published recipe never changes what fits it nor how many it asks for; new recipes
/// come after all published ones, in a room of their own. Where a recipe was wrong its identifiers
/// are retired, and a new recipe takes its place.
struct RecipeHead {
    std::string name;
    std::string subject; // names the file: "sowing" is in moves/two/sowing.json
    Players players;
    Rulings rulings; // where these are not the default, the answer differs from the default's
    std::vector<std::string> clauses;
    std::string note; // with names in braces that the instance fills in
    std::size_t instances;
};

/// A situation. The generator takes its smallest instances: fewest stones, then the board in
/// lexicographic order, then the mover, then the hole; one for each `kind` only.
struct Recipe {
    RecipeHead head;
    Asks asks;
    std::function<bool(const Instance&)> fits;
    std::function<int(const Instance&)> kind;
};

/// Games one after the other, until one is answered with false.
using GameSource = std::function<void(const Reach& reach, Players players, const Rulings& rulings,
                                      const std::function<bool(const GameInstance&)>& offer)>;

/// A kind of game. The generator takes the first instances that its source gives; one for each
/// `kind` only.
struct GameRecipe {
    RecipeHead head;
    GameSource source;
    std::function<bool(const GameInstance&)> fits;
    std::function<int(const GameInstance&)> kind;
};

/// Two positions of real play that are alike but for one thing. The generator takes the smallest
/// pairs, and asks the same of both, one after the other: who mixes them up is found out.
struct TwinRecipe {
    RecipeHead head; // its instances are even in number
    Asks asks;
    std::function<bool(const Position& first, const Position& second)> fits;
};

/// All recipes, in the order of their vectors.
struct Recipes {
    std::vector<Recipe> positions;
    std::vector<TwinRecipe> twins;
    std::vector<GameRecipe> games;
};

/// Collects recipes. `SEAT` among the clauses stands for the clause of that number of players.
class RecipeBook {
public:
    /// The subject and the rulings of the recipes that follow.
    void chapter(std::string subject, const Rulings& rulings = {});

    using Fits = std::function<bool(const Instance&)>;
    using Kind = std::function<int(const Instance&)>;

    /// Vectors of op `play` whose move is legal. Without a kind: one for each hole.
    void turn(const std::string& name, const std::vector<std::string>& clauses, HowMany instances,
              const std::string& note, Fits fits, Kind kind = {});
    /// Vectors of op `play` whose move is refused. Without a kind: one for each hole.
    void refusal(const std::string& name, const std::vector<std::string>& clauses,
                 HowMany instances, const std::string& note, Fits fits, Kind kind = {});
    /// Vectors of op `moves`. Without a kind: one for each player to move.
    void moves(const std::string& name, const std::vector<std::string>& clauses, HowMany instances,
               const std::string& note, Fits fits, Kind kind = {});
    /// Vectors of op `outcome`. Without a kind: one for each player to move.
    void outcome(const std::string& name, const std::vector<std::string>& clauses,
                 HowMany instances, const std::string& note, Fits fits, Kind kind = {});
    /// Vectors of op `game`. Without a kind: any.
    void game(const std::string& name, const std::vector<std::string>& clauses, HowMany instances,
              const std::string& note, GameSource source,
              std::function<bool(const GameInstance&)> fits,
              std::function<int(const GameInstance&)> kind = {});

    /// Vectors of two positions that are alike but for one thing, pair by pair. Of op `play` is the
    /// first of the holes that may be chosen in both.
    void twins(const std::string& name, const std::vector<std::string>& clauses, HowMany instances,
               Asks asks, const std::string& note,
               std::function<bool(const Position& first, const Position& second)> fits);

    [[nodiscard]] const Recipes& recipes() const { return recipes_; }

private:
    [[nodiscard]] std::vector<RecipeHead> heads(const RecipeHead& head, HowMany instances) const;
    void add(const RecipeHead& head, HowMany instances, Asks asks, const Fits& fits,
             const Kind& kind);

    std::string subject_;
    Rulings rulings_;
    Recipes recipes_;
};

// The rooms, one for each subject.
void add_turn_recipes(RecipeBook& book);
void add_choice_recipes(RecipeBook& book);
void add_sowing_recipes(RecipeBook& book);
void add_capture_recipes(RecipeBook& book);
void add_chain_recipes(RecipeBook& book);
void add_end_recipes(RecipeBook& book);
void add_winner_recipes(RecipeBook& book);
void add_twin_recipes(RecipeBook& book);
void add_game_recipes(RecipeBook& book);
void add_ruling_recipes(RecipeBook& book);

/// Every recipe there is.
[[nodiscard]] Recipes all_recipes();

/// The vectors of recipes for one number of players, in the order of the recipes.
/// Requires: every recipe is for that number of players, which `reach` is for.
/// Errors: std::logic_error if a recipe finds fewer instances than it asks for; Interrupted.
struct FoundVectors {
    RecipeHead head;
    std::vector<Vector> vectors;
};
[[nodiscard]] std::vector<FoundVectors> find_vectors(const Recipes& recipes, const Reach& reach);

} // namespace bakuk::harness
