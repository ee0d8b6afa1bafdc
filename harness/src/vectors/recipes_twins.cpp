#include "vectors/recipe.hpp"

// Positions that are alike but for one thing: who mixes them up, for instance because he keeps
// replies under a name that leaves that thing out, is found out.

namespace bakuk::harness {

namespace {

bool differ_in_captures(const Position& first, const Position& second) {
    return first.mover() == second.mover() && first.captured() != second.captured();
}

bool differ_in_mover(const Position& first, const Position& second) {
    return first.mover() != second.mover() && first.captured() == second.captured();
}

} // namespace

void add_twin_recipes(RecipeBook& book) {
    book.chapter("alike");
    book.twins("alike-but-for-captured", {"CAP-8"}, {4, 2}, Asks::play,
               "This board comes with other captured stones too; here they are {captured}, and "
               "they are kept.",
               [](const Position& first, const Position& second) {
                   return differ_in_captures(first, second) && !has_ended(first);
               });
    book.twins("alike-but-for-turn", {"TURN-1", "SEAT"}, {4, 2}, Asks::moves,
               "This board with these captured stones comes with another player to move too; here "
               "it is player {mover}'s turn.",
               [](const Position& first, const Position& second) {
                   return differ_in_mover(first, second) && !has_ended(first) && !has_ended(second);
               });
    book.twins("alike-won-by-another", {"END-3"}, {4, 2}, Asks::outcome,
               "This board comes with other captured stones too; here they are {captured}, and "
               "they decide.",
               [](const Position& first, const Position& second) {
                   return differ_in_captures(first, second) && has_ended(first) &&
                          outcome(first) != outcome(second);
               });
    book.twins("alike-but-ended", {"END-1"}, {4, 2}, Asks::outcome,
               "This board with these captured stones comes with another player to move too; here "
               "it is player {mover}'s turn.",
               [](const Position& first, const Position& second) {
                   return differ_in_mover(first, second) && outcome(first) != outcome(second);
               });
}

} // namespace bakuk::harness
