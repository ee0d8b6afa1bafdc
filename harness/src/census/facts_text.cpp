#include "census/facts.hpp"

#include "bakuk/text.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace bakuk::harness {

namespace {

/// A number with commas between its thousands.
std::string grouped(std::uint64_t number) {
    std::string text = std::to_string(number);
    for (std::size_t at = text.size(); at > 3; at -= 3) {
        text.insert(at - 3, 1, ',');
    }
    return text;
}

std::string line(std::string_view what, std::string_view figure) {
    return fmt::format("  {:<58}{:>14}\n", what, figure);
}

std::string line(std::string_view what, std::uint64_t figure) {
    return line(what, grouped(figure));
}

Game game_of(Players players, const std::vector<Hole>& moves) {
    return std::get<Game>(replay(players, moves));
}

std::string game_text(Players players, const std::vector<Hole>& moves) {
    const Game game = game_of(players, moves);
    return fmt::format("    {}  {}  {}\n", to_text(moves), to_text(game.position()),
                       to_text(game.outcome()));
}

std::string record_text(Players players, std::string_view what, const Record& record,
                        std::string_view unit) {
    return line(fmt::format("{}, in {}", what, unit), static_cast<std::uint64_t>(record.amount)) +
           line("  turns from a board that do as much", record.turns) +
           fmt::format("  a shortest game to such a turn, of {} turns:\n", record.game.size()) +
           game_text(players, record.game);
}

std::string games_text(const Facts& facts) {
    std::string text = fmt::format("  games by length\n    {:>5}  {:>14}  {:>14}\n", "turns",
                                   "games", "of these ended");
    for (std::size_t turns = 0; turns < facts.games.size(); ++turns) {
        text += fmt::format("    {:>5}  {:>14}  {:>14}\n", turns, grouped(facts.games[turns].games),
                            grouped(facts.games[turns].ended));
    }
    return text;
}

std::string shortest_text(const Facts& facts) {
    std::string text = line("turns of the shortest games", facts.shortest_games.front().size()) +
                       line("games that are as short", facts.shortest_games.size());
    for (const std::vector<Hole>& game : facts.shortest_games) {
        text += game_text(facts.players, game);
    }
    return text;
}

std::string cycles_text(const Facts& facts) {
    return line("boards with a player to move that can come back", facts.on_cycles) +
           line("  sets in which each leads to each", facts.cycle_sets) +
           line("  the largest of these", facts.largest_cycle_set) +
           line("turns of the shortest cycles", facts.shortest_cycle.size()) +
           line("  cycles that are as short", facts.shortest_cycle_count) +
           fmt::format("  one of them: the turns {} from the end of this game on:\n",
                       to_text(facts.shortest_cycle)) +
           game_text(facts.players, facts.way_to_cycle);
}

std::string rulings_text(const Facts& facts) {
    std::string text = "  positions reached in which the answers of a ruling differ\n";
    for (const RulingFact& fact : facts.rulings) {
        const double share =
            100 * static_cast<double>(fact.positions) / static_cast<double>(facts.positions);
        text += fmt::format("    {:<12}{:>14}  {:>6.2f} %\n", fact.ruling, grouped(fact.positions),
                            share);
    }
    return text;
}

nlohmann::ordered_json json_of_game(Players players, const std::vector<Hole>& moves) {
    const Game game = game_of(players, moves);
    return {{"moves", to_text(moves)},
            {"position", to_text(game.position())},
            {"outcome", to_text(game.outcome())}};
}

nlohmann::ordered_json json_of(const Record& record, Players players, const char* unit) {
    return {{unit, record.amount},
            {"turns", record.turns},
            {"game", json_of_game(players, record.game)}};
}

nlohmann::ordered_json json_of(const Facts& facts) {
    nlohmann::ordered_json games = nlohmann::ordered_json::array();
    for (std::size_t turns = 0; turns < facts.games.size(); ++turns) {
        games.push_back({{"turns", turns},
                         {"games", facts.games[turns].games},
                         {"ended", facts.games[turns].ended}});
    }
    nlohmann::ordered_json shortest = nlohmann::ordered_json::array();
    for (const std::vector<Hole>& game : facts.shortest_games) {
        shortest.push_back(json_of_game(facts.players, game));
    }
    nlohmann::ordered_json rulings;
    for (const RulingFact& fact : facts.rulings) {
        rulings[fact.ruling] = fact.positions;
    }
    return {{"players", static_cast<int>(facts.players)},
            {"boards_with_mover", facts.places},
            {"boards_with_mover_reached", facts.reached},
            {"boards_with_mover_ended", facts.ended},
            {"positions_reached", facts.positions},
            {"positions_ended", facts.ended_positions},
            {"games_by_length", games},
            {"shortest_games", shortest},
            {"largest_capture", json_of(facts.largest_capture, facts.players, "stones")},
            {"longest_chain", json_of(facts.longest_chain, facts.players, "holes")},
            {"on_cycles", facts.on_cycles},
            {"cycle_sets", facts.cycle_sets},
            {"largest_cycle_set", facts.largest_cycle_set},
            {"shortest_cycle",
             {{"turns", facts.shortest_cycle.size()},
              {"cycles", facts.shortest_cycle_count},
              {"moves", to_text(facts.shortest_cycle)},
              {"from", json_of_game(facts.players, facts.way_to_cycle)}}},
            {"positions_in_which_rulings_differ", rulings}};
}

} // namespace

std::string to_text(const Facts& facts) {
    return fmt::format("{} players\n", facts.players == Players::two ? "two" : "three") +
           line("boards of an even number of stones, with a player to move", facts.places) +
           line("  of these reached from the start", facts.reached) +
           line("  of these ended, by END-1", facts.ended) +
           line("positions reached, captured stones and all", facts.positions) +
           line("  of these ended, by END-1", facts.ended_positions) + games_text(facts) +
           shortest_text(facts) +
           record_text(facts.players, "largest capture", facts.largest_capture, "stones") +
           record_text(facts.players, "longest chain", facts.longest_chain, "holes") +
           cycles_text(facts) + rulings_text(facts);
}

std::string to_json(const std::vector<Facts>& facts) {
    nlohmann::ordered_json all = nlohmann::ordered_json::array();
    for (const Facts& of_players : facts) {
        all.push_back(json_of(of_players));
    }
    return nlohmann::ordered_json{{"facts", all}}.dump(2) + "\n";
}

} // namespace bakuk::harness
