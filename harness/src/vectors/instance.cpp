#include "vectors/instance.hpp"

#include "bakuk/text.hpp"

#include <algorithm>
#include <array>
#include <fmt/args.h>
#include <fmt/format.h>

namespace bakuk::harness {

Player owner(const Instance& instance, Hole hole) {
    return bakuk::owner(hole, instance.position.players(), instance.rulings);
}

bool is_own(const Instance& instance, Hole hole) {
    return owner(instance, hole) == instance.position.mover();
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

int stones_of(const Instance& instance, Player player) {
    return stones_of(instance.position, player, instance.rulings);
}

Holes legal_of(const Instance& instance) {
    return legal_moves(instance.position, instance.rulings);
}

Outcome outcome_of(const Instance& instance) {
    return outcome(instance.position, instance.rulings);
}

bool ended(const Instance& instance) {
    return has_ended(instance.position, instance.rulings);
}

bool captured_differ(const Position& position) {
    const Captured& captured = position.captured();
    const bool all_set = std::ranges::all_of(captured, [](int stones) { return stones > 0; });
    return all_set && captured[0] != captured[1] &&
           (captured.size() == 2 || (captured[1] != captured[2] && captured[0] != captured[2]));
}

int mover_number(const Instance& instance) {
    return static_cast<int>(instance.position.mover());
}

int most_captured(const Position& position) {
    return std::ranges::max(position.captured());
}

std::vector<Turn> all_turns(const Instance& instance) {
    std::vector<Turn> turns;
    for (const Hole hole : legal_of(instance)) {
        turns.push_back(std::get<Turn>(play(instance.position, hole, instance.rulings)));
    }
    return turns;
}

std::vector<Turn> other_turns(const Instance& instance) {
    std::vector<Turn> turns = all_turns(instance);
    std::erase_if(turns, [&](const Turn& turn) { return turn.from == instance.hole; });
    return turns;
}

bool starves(const Turn& turn, const Rulings& rulings) {
    return stones_of(turn.after, turn.after.mover(), rulings) == 0;
}

int lifted(const Instance& instance) {
    return instance.position.board()[instance.hole];
}

int sown_up(const Instance& instance, Hole hole) {
    const int before = hole == instance.hole ? 0 : instance.position.board()[hole];
    return before + static_cast<int>(std::ranges::count(instance.turn->sown, hole));
}

int landed(const Instance& instance) {
    return sown_up(instance, instance.turn->landing);
}

std::size_t captures(const Instance& instance) {
    return instance.turn->captures.size();
}

int stones_captured(const Instance& instance) {
    int stones = 0;
    for (const Capture& capture : instance.turn->captures) {
        stones += capture.stones;
    }
    return stones;
}

Hole chain_end(const Instance& instance) {
    return onward(instance.turn->landing, static_cast<int>(captures(instance)));
}

bool takes(const Instance& instance, Hole hole) {
    return std::ranges::find(instance.turn->captures, hole, &Capture::hole) !=
           instance.turn->captures.end();
}

bool chain_crosses(const Instance& instance, Hole from, Hole to) {
    return takes(instance, from) && takes(instance, to) && instance.turn->landing != to;
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

void add_turn_words(Words& words, const Instance& instance) {
    std::vector<Hole> taken;
    for (const Capture& capture : instance.turn->captures) {
        taken.push_back(capture.hole);
    }
    add(words, "stones", stones_in_words(lifted(instance)));
    add(words, "Stones", capitalised(stones_in_words(lifted(instance))));
    add(words, "landing", to_text(instance.turn->landing));
    add(words, "landed", in_words(landed(instance)));
    add(words, "taken", letters_in_words(taken));
    add(words, "captured_stones", stones_in_words(stones_captured(instance)));
    add(words, "next_mover", std::to_string(static_cast<int>(instance.turn->after.mover())));
    add(words, "behind", to_text(previous(instance.turn->landing)));
    add(words, "behind_stones",
        stones_in_words(sown_up(instance, previous(instance.turn->landing))));
    if (taken.size() < all_holes.size()) {
        add(words, "stop", to_text(chain_end(instance)));
        add(words, "stop_stones", stones_in_words(sown_up(instance, chain_end(instance))));
        add(words, "beyond", to_text(next(chain_end(instance))));
    }
}

} // namespace

std::string note_of(const std::string& note, const Instance& instance) {
    Words words;
    const Holes legal = legal_of(instance);
    add(words, "mover", std::to_string(mover_number(instance)));
    add(words, "hole", to_text(instance.hole));
    add(words, "owner", std::to_string(static_cast<int>(owner(instance, instance.hole))));
    add(words, "legal", letters_in_words(legal));
    add(words, "left", stones_in_words(instance.position.board().stones()));
    add(words, "most", std::to_string(most_captured(instance.position)));
    add(words, "captured", captured_in_words(instance.position));
    add(words, "winners", winners_in_words(outcome_of(instance)));
    add(words, "Winners", capitalised(winners_in_words(outcome_of(instance))));
    if (instance.turn) {
        add_turn_words(words, instance);
    }
    return fmt::vformat(note, words);
}

std::string note_of(const std::string& note, const GameInstance& instance) {
    Words words;
    add(words, "length", std::to_string(instance.turns.size()));
    add(words, "number", std::to_string(instance.moves.size()));
    add(words, "last", instance.moves.empty() ? "-" : to_text(instance.moves.back()));
    add(words, "mover", std::to_string(static_cast<int>(instance.end.mover())));
    add(words, "left", stones_in_words(instance.end.board().stones()));
    add(words, "most", std::to_string(most_captured(instance.end)));
    add(words, "captured", captured_in_words(instance.end));
    add(words, "winners", winners_in_words(instance.outcome));
    add(words, "Winners", capitalised(winners_in_words(instance.outcome)));
    add(words, "manner", instance.manner);
    return fmt::vformat(note, words);
}

} // namespace bakuk::harness
