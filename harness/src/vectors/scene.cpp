#include "vectors/scene.hpp"

#include "bakuk/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/args.h>
#include <fmt/format.h>

namespace bakuk::harness {

Player owner(const Scene& scene, Hole hole) {
    return bakuk::owner(hole, scene.position.players(), scene.rulings);
}

bool is_own(const Scene& scene, Hole hole) {
    return owner(scene, hole) == scene.position.mover();
}

int stones_of(const Position& position, Player player, const Rulings& rulings) {
    int stones = 0;
    for (const Hole hole : all_holes) {
        if (bakuk::owner(hole, position.players(), rulings) == player) {
            stones += position.board()[hole];
        }
    }
    return stones;
}

int stones_of(const Scene& scene, Player player) {
    return stones_of(scene.position, player, scene.rulings);
}

Holes legal_of(const Scene& scene) {
    return legal_moves(scene.position, scene.rulings);
}

Outcome outcome_of(const Scene& scene) {
    return outcome(scene.position, scene.rulings);
}

bool ended(const Scene& scene) {
    return has_ended(scene.position, scene.rulings);
}

bool captured_differ(const Position& position) {
    const Captured& captured = position.captured();
    const bool all_set = std::ranges::all_of(captured, [](int stones) { return stones > 0; });
    return all_set && captured[0] != captured[1] &&
           (captured.size() == 2 || (captured[1] != captured[2] && captured[0] != captured[2]));
}

int mover_number(const Scene& scene) {
    return static_cast<int>(scene.position.mover());
}

int most_captured(const Position& position) {
    return std::ranges::max(position.captured());
}

std::vector<Turn> all_turns(const Scene& scene) {
    std::vector<Turn> turns;
    for (const Hole hole : legal_of(scene)) {
        turns.push_back(std::get<Turn>(play(scene.position, hole, scene.rulings)));
    }
    return turns;
}

std::vector<Turn> other_turns(const Scene& scene) {
    std::vector<Turn> turns = all_turns(scene);
    std::erase_if(turns, [&](const Turn& turn) { return turn.from == scene.hole; });
    return turns;
}

bool starves(const Turn& turn, const Rulings& rulings) {
    return stones_of(turn.after, turn.after.mover(), rulings) == 0;
}

int lifted(const Scene& scene) {
    return scene.position.board()[scene.hole];
}

int sown_up(const Scene& scene, Hole hole) {
    const int before = hole == scene.hole ? 0 : scene.position.board()[hole];
    return before + static_cast<int>(std::ranges::count(scene.turn->sown, hole));
}

int landed(const Scene& scene) {
    return sown_up(scene, scene.turn->landing);
}

std::size_t captures(const Scene& scene) {
    return scene.turn->captures.size();
}

int stones_captured(const Scene& scene) {
    int stones = 0;
    for (const Capture& capture : scene.turn->captures) {
        stones += capture.stones;
    }
    return stones;
}

Hole chain_end(const Scene& scene) {
    return onward(scene.turn->landing, static_cast<int>(captures(scene)));
}

bool takes(const Scene& scene, Hole hole) {
    return std::ranges::find(scene.turn->captures, hole, &Capture::hole) !=
           scene.turn->captures.end();
}

bool chain_crosses(const Scene& scene, Hole from, Hole to) {
    return takes(scene, from) && takes(scene, to) && scene.turn->landing != to;
}

bool two_or_four(int stones) {
    return stones == 2 || stones == 4;
}

Hole onward(Hole hole, int steps) {
    for (int step = 0; step < steps; ++step) {
        hole = next(hole);
    }
    return hole;
}

Hole previous(Hole hole) {
    return onward(hole, static_cast<int>(all_holes.size()) - 1);
}

int number_of(Hole hole) {
    return static_cast<int>(hole);
}

std::string in_words(int count) {
    static constexpr std::array words{"no",    "one",   "two",  "three", "four",   "five",  "six",
                                      "seven", "eight", "nine", "ten",   "eleven", "twelve"};
    const auto index = static_cast<std::size_t>(count);
    return index < words.size() ? words[index] : std::to_string(count);
}

std::string stones_in_words(int count) {
    return fmt::format("{} {}", in_words(count), count <= 1 ? "stone" : "stones");
}

std::string list_in_words(const std::vector<std::string>& parts) {
    std::string text;
    for (std::size_t index = 0; index < parts.size(); ++index) {
        const bool is_last = index + 1 == parts.size();
        text += index == 0 ? "" : is_last ? " and " : ", ";
        text += parts[index];
    }
    return text;
}

namespace {

using Words = fmt::dynamic_format_arg_store<fmt::format_context>;

void add(Words& words, const char* name, const std::string& text) {
    words.push_back(fmt::arg(name, text));
}

std::string capitalised(std::string text) {
    if (text.front() >= 'a' && text.front() <= 'z') {
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    }
    return text;
}

std::string letters_in_words(const auto& holes) {
    std::vector<std::string> parts;
    for (const Hole hole : holes) {
        parts.push_back(to_text(hole));
    }
    return list_in_words(parts);
}

std::string winners_in_words(const Outcome& outcome) {
    std::vector<std::string> parts;
    for (const Player player : outcome.winners) {
        parts.push_back(std::to_string(static_cast<int>(player)));
    }
    return fmt::format("{} {}", parts.size() == 1 ? "player" : "players", list_in_words(parts));
}

std::string captured_in_words(const Position& position) {
    std::vector<std::string> parts;
    for (const int stones : position.captured()) {
        parts.push_back(std::to_string(stones));
    }
    return list_in_words(parts);
}

void add_turn_words(Words& words, const Scene& scene) {
    std::vector<Hole> taken;
    for (const Capture& capture : scene.turn->captures) {
        taken.push_back(capture.hole);
    }
    add(words, "stones", stones_in_words(lifted(scene)));
    add(words, "Stones", capitalised(stones_in_words(lifted(scene))));
    add(words, "landing", to_text(scene.turn->landing));
    add(words, "landed", in_words(landed(scene)));
    add(words, "taken", letters_in_words(taken));
    add(words, "captured_stones", stones_in_words(stones_captured(scene)));
    add(words, "next_mover", std::to_string(static_cast<int>(scene.turn->after.mover())));
    add(words, "behind", to_text(previous(scene.turn->landing)));
    add(words, "behind_stones", stones_in_words(sown_up(scene, previous(scene.turn->landing))));
    if (taken.size() < all_holes.size()) {
        add(words, "stop", to_text(chain_end(scene)));
        add(words, "stop_stones", stones_in_words(sown_up(scene, chain_end(scene))));
        add(words, "beyond", to_text(next(chain_end(scene))));
    }
}

} // namespace

std::string note_of(const std::string& note, const Scene& scene) {
    Words words;
    const Holes legal = legal_of(scene);
    add(words, "mover", std::to_string(mover_number(scene)));
    add(words, "hole", to_text(scene.hole));
    add(words, "owner", std::to_string(static_cast<int>(owner(scene, scene.hole))));
    add(words, "legal", letters_in_words(legal));
    add(words, "left", stones_in_words(scene.position.board().stones()));
    add(words, "most", std::to_string(most_captured(scene.position)));
    add(words, "captured", captured_in_words(scene.position));
    add(words, "winners", winners_in_words(outcome_of(scene)));
    add(words, "Winners", capitalised(winners_in_words(outcome_of(scene))));
    if (scene.turn) {
        add_turn_words(words, scene);
    }
    return fmt::vformat(note, words);
}

std::string note_of(const std::string& note, const GameScene& scene) {
    Words words;
    add(words, "length", std::to_string(scene.turns.size()));
    add(words, "number", std::to_string(scene.moves.size()));
    add(words, "last", scene.moves.empty() ? "-" : to_text(scene.moves.back()));
    add(words, "mover", std::to_string(static_cast<int>(scene.end.mover())));
    add(words, "left", stones_in_words(scene.end.board().stones()));
    add(words, "most", std::to_string(most_captured(scene.end)));
    add(words, "captured", captured_in_words(scene.end));
    add(words, "winners", winners_in_words(scene.outcome));
    add(words, "Winners", capitalised(winners_in_words(scene.outcome)));
    add(words, "manner", scene.manner);
    return fmt::vformat(note, words);
}

} // namespace bakuk::harness
