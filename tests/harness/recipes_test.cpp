#include "catch.hpp"
#include "vectors/format.hpp"
#include "vectors/recipe.hpp"

#include <algorithm>
#include <map>
#include <set>

using namespace bakuk;
using namespace bakuk::harness;

namespace {

const Suite& suite() {
    static const Suite read = read_suite(BAKUK_SOURCE_DIR "/vectors");
    return read;
}

/// The vectors that a recipe has in the project's files.
std::vector<Vector> vectors_of(const std::string& recipe) {
    std::vector<Vector> vectors;
    for (const VectorFile& file : suite().files) {
        std::ranges::copy_if(file.vectors, std::back_inserter(vectors), [&](const Vector& vector) {
            return vector.id.substr(0, vector.id.size() - 4) == recipe;
        });
    }
    REQUIRE_FALSE(vectors.empty());
    return vectors;
}

const Game& game_of(const Vector& vector) {
    static std::map<std::string, Game> games;
    const auto& asked = std::get<GameRequest>(vector.request);
    const auto played = replay(asked.players, asked.moves);
    REQUIRE(std::holds_alternative<Game>(played));
    return games.emplace(vector.id, std::get<Game>(played)).first->second;
}

std::size_t length_of(const Vector& vector) {
    return std::get<GameRequest>(vector.request).moves.size();
}

/// Whether any game of at most so many moves is as asked. Each move is tried, one after the other.
bool any_game(const Game& game, std::size_t most, const std::function<bool(const Game&)>& fits) {
    if (fits(game)) {
        return true;
    }
    return most > 0 && std::ranges::any_of(all_holes, [&](Hole hole) {
               Game on = game;
               return std::holds_alternative<Turn>(on.play(hole)) && any_game(on, most - 1, fits);
           });
}

} // namespace

TEST_CASE("recipes have names of their own, a note, and clauses", "[recipes]") {
    const Recipes recipes = all_recipes();
    std::set<std::string> names;
    const auto check = [&](const auto& all) {
        for (const auto& recipe : all) {
            INFO(recipe.head.name);
            CHECK(names.insert(recipe.head.name).second);
            CHECK_FALSE(recipe.head.note.empty());
            CHECK_FALSE(recipe.head.clauses.empty());
            CHECK(recipe.head.instances > 0);
            CHECK(recipe.head.name.starts_with("three-") ==
                  (recipe.head.players == Players::three));
        }
    };
    check(recipes.positions);
    check(recipes.twins);
    check(recipes.games);
}

TEST_CASE("every recipe has its vectors in the files, numbered from 001", "[recipes]") {
    std::map<std::string, std::size_t> counts;
    for (const VectorFile& file : suite().files) {
        for (const Vector& vector : file.vectors) {
            const std::string name = vector.id.substr(0, vector.id.size() - 4);
            const std::size_t number = ++counts[name];
            CHECK(vector.id.substr(name.size() + 1) ==
                  std::string(3 - std::to_string(number).size(), '0') + std::to_string(number));
        }
    }
    const Recipes recipes = all_recipes();
    std::size_t checked = 0;
    const auto check = [&](const auto& all) {
        for (const auto& recipe : all) {
            INFO(recipe.head.name);
            CHECK(counts[recipe.head.name] == recipe.head.instances);
            ++checked;
        }
    };
    check(recipes.positions);
    check(recipes.twins);
    check(recipes.games);
    CHECK(checked == counts.size());
}

TEST_CASE("no request is asked twice under the same rulings", "[recipes]") {
    std::set<std::string> asked;
    for (const VectorFile& file : suite().files) {
        for (const Vector& vector : file.vectors) {
            INFO(vector.id);
            CHECK(asked.insert(to_text(file.rulings) + " " + to_text(vector.request)).second);
        }
    }
}

TEST_CASE("what real play reaches with six stones of one hole to lift begins with the smallest",
          "[recipes][SOW-4]") {
    // With six stones in a hole and none elsewhere the mover can play them, and two to four
    // stones more lie there where play does not reach such a board.
    for (const Vector& vector : vectors_of("sow-six")) {
        const auto& asked = std::get<PlayRequest>(vector.request);
        CHECK(asked.position.board()[asked.hole] == 6);
        CHECK(std::get<Turn>(vector.answer).landing == asked.hole);
        CHECK(asked.position.board().stones() <= 8);
    }
}

TEST_CASE("a chain of every length from two to six has its vectors", "[recipes][CAP-3][CAP-5]") {
    const std::map<std::string, std::size_t> lengths{{"chain-of-two", 2},
                                                     {"chain-of-three", 3},
                                                     {"chain-of-four", 4},
                                                     {"chain-of-five", 5},
                                                     {"chain-of-six", 6}};
    for (const auto& [name, length] : lengths) {
        for (const std::string prefix : {"", "three-"}) {
            for (const Vector& vector : vectors_of(prefix + name)) {
                CHECK(std::get<Turn>(vector.answer).captures.size() == length);
            }
        }
    }
}

TEST_CASE("no game is shorter than the shortest among the vectors", "[recipes][END-1]") {
    for (const auto& [name, players] : {std::pair{"game-shortest", Players::two},
                                        std::pair{"three-game-shortest", Players::three}}) {
        for (const Vector& vector : vectors_of(name)) {
            CHECK(has_ended(game_of(vector).position()));
            CHECK_FALSE(any_game(Game(start(players)), length_of(vector) - 1,
                                 [](const Game& game) { return game.outcome().ended(); }));
        }
    }
}

TEST_CASE("no position comes back sooner than in the vectors", "[recipes][END-6]") {
    for (const auto& [name, players] : {std::pair{"repetition-shortest", Players::two},
                                        std::pair{"three-repetition-shortest", Players::three}}) {
        const std::vector<Vector> vectors = vectors_of(name);
        const std::size_t shortest = length_of(vectors.front());
        for (const Vector& vector : vectors) {
            CHECK(length_of(vector) == shortest);
            CHECK(game_of(vector).repeats());
        }
        CHECK_FALSE(any_game(Game(start(players)), shortest - 1,
                             [](const Game& game) { return game.repeats(); }));
    }
}

TEST_CASE("a game among the vectors is longer than any cautious limit", "[recipes][END-1]") {
    for (const std::string name : {"game-long", "three-game-long"}) {
        for (const Vector& vector : vectors_of(name)) {
            CHECK(length_of(vector) > 100);
            CHECK(game_of(vector).outcome().ended());
        }
    }
}

TEST_CASE("a game among the vectors captures in every hole", "[recipes][CAP-2]") {
    for (const std::string name : {"game-every-hole-captured", "three-game-every-hole-captured"}) {
        const GameRequest asked = std::get<GameRequest>(vectors_of(name).front().request);
        Game game(start(asked.players));
        std::set<Hole> captured;
        for (const Hole hole : asked.moves) {
            const Turn turn = std::get<Turn>(game.play(hole));
            for (const Capture& capture : turn.captures) {
                captured.insert(capture.hole);
            }
        }
        CHECK(captured.size() == all_holes.size());
    }
}

TEST_CASE("every alternative ruling has vectors, and each differs from the default's",
          "[recipes]") {
    std::map<std::string, std::size_t> counts;
    for (const VectorFile& file : suite().files) {
        if (file.rulings == Rulings{}) {
            continue;
        }
        for (const Vector& vector : file.vectors) {
            INFO(vector.id);
            ++counts[file.path];
            CHECK(reply_text(vector.answer) != reference_reply(vector.request));
        }
    }
    for (const RulingName& name : ruling_names()) {
        const std::string path =
            "rulings/" + std::string(name.ruling) + "-" + std::string(name.alternative) + ".json";
        INFO(path);
        CHECK(counts[path] >= 3);
    }
    CHECK(counts.size() == ruling_names().size());
}

TEST_CASE("every winner and every draw is among the outcomes", "[recipes][END-3][END-4]") {
    std::set<std::string> outcomes;
    for (const VectorFile& file : suite().files) {
        if (file.conformance_class == "end" && file.rulings == Rulings{}) {
            for (const Vector& vector : file.vectors) {
                outcomes.insert(to_text(file.players) + " " + reply_text(vector.answer));
            }
        }
    }
    CHECK(outcomes == std::set<std::string>{"2 ongoing", "2 ended 1", "2 ended 2", "2 ended 1=2",
                                            "3 ongoing", "3 ended 1", "3 ended 2", "3 ended 3",
                                            "3 ended 1=2", "3 ended 1=3", "3 ended 2=3",
                                            "3 ended 1=2=3"});
}
