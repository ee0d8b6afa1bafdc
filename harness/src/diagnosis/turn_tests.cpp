#include "diagnosis/feature_tests.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

constexpr int lap = 6;

bool takes(const Turn& turn, Hole hole) {
    return std::ranges::any_of(turn.captures, [&](const Capture& one) { return one.hole == hole; });
}

/// Whether the chain takes this hole, the landing hole left aside.
bool chain_takes(const Turn& turn, Hole hole) {
    return takes(turn, hole) && turn.captures[0].hole != hole;
}

/// The hole that ends the captures; nothing without a capture.
std::optional<Hole> chain_end(const Turn& turn) {
    return turn.captures.empty() ? std::nullopt : std::optional(next(turn.captures.back().hole));
}

int taken_stones(const Turn& turn) {
    int stones = 0;
    for (const Capture& one : turn.captures) {
        stones += one.stones;
    }
    return stones;
}

int landed_on(const Turn& turn, const Position& before) {
    int stones = turn.from == turn.landing ? 0 : before.board()[turn.landing];
    for (const Hole hole : turn.sown) {
        stones += hole == turn.landing ? 1 : 0;
    }
    return stones;
}

} // namespace

Test of_turn(std::function<bool(const Turn&, const Position&)> test) {
    return [test = std::move(test)](const Situation& at) {
        return at.turn && test(*at.turn, *at.position);
    };
}

void add_move_tests(std::vector<NamedTest>& all) {
    all.push_back(
        {"the move is illegal", [](const Situation& at) { return at.illegal.has_value(); }});
    for (const Illegal reason : {Illegal::game_over, Illegal::not_your_hole, Illegal::empty_hole}) {
        all.push_back({fmt::format("the move is illegal ({})", to_text(reason)),
                       [=](const Situation& at) { return at.illegal == reason; }});
    }
    all.push_back({"the move is legal", [](const Situation& at) { return at.turn.has_value(); }});
    for (const Hole hole : all_holes) {
        all.push_back({fmt::format("{} is chosen", to_text(hole)),
                       [=](const Situation& at) { return at.hole == hole; }});
    }
    for (const Hole hole : all_holes) {
        all.push_back(
            {fmt::format("{} is the landing hole", to_text(hole)),
             of_turn([=](const Turn& turn, const Position&) { return turn.landing == hole; })});
    }
    all.push_back({"a single stone is sown", of_turn([](const Turn& turn, const Position&) {
                       return turn.sown.size() == 1;
                   })});
    for (const std::size_t stones : {8U, 16U, 18U, 20U, 24U}) {
        all.push_back({fmt::format("{} stones or more are sown", stones),
                       of_turn([=](const Turn& turn, const Position&) {
                           return turn.sown.size() >= stones;
                       })});
    }
    for (const std::size_t stones : {2U, 3U, 4U, 5U, 6U, 7U}) {
        all.push_back({fmt::format("exactly {} stones are sown", stones),
                       of_turn([=](const Turn& turn, const Position&) {
                           return turn.sown.size() == stones;
                       })});
    }
    all.push_back({"fewer than six stones are sown", of_turn([](const Turn& turn, const Position&) {
                       return turn.sown.size() < lap;
                   })});
    all.push_back({"six stones or more are sown", of_turn([](const Turn& turn, const Position&) {
                       return turn.sown.size() >= lap;
                   })});
    all.push_back({"ten stones or more are sown", of_turn([](const Turn& turn, const Position&) {
                       return turn.sown.size() >= 10;
                   })});
    all.push_back({"twelve stones or more are sown", of_turn([](const Turn& turn, const Position&) {
                       return turn.sown.size() >= std::size_t{2} * lap;
                   })});
    all.push_back(
        {"an even number of stones is sown",
         of_turn([](const Turn& turn, const Position&) { return turn.sown.size() % 2 == 0; })});
    all.push_back({"the sowing passes from f to a", of_turn([](const Turn& turn, const Position&) {
                       return turn.sown.contains(Hole::a);
                   })});
    all.push_back(
        {"the last stone falls into the hole that it came from",
         of_turn([](const Turn& turn, const Position&) { return turn.landing == turn.from; })});
    all.push_back({"the landing hole is the mover's own", [](const Situation& at) {
                       return at.turn && owner(at.turn->landing, at.position->players(),
                                               at.rulings) == at.position->mover();
                   }});
    all.push_back({"the landing hole is another player's", [](const Situation& at) {
                       return at.turn && owner(at.turn->landing, at.position->players(),
                                               at.rulings) != at.position->mover();
                   }});
    all.push_back(
        {"the landing hole was empty before", of_turn([](const Turn& turn, const Position& before) {
             return before.board()[turn.landing] == 0;
         })});
    for (int stones = 1; stones <= lap + 2; ++stones) {
        all.push_back({fmt::format("the last stone brings its hole to {}", stones),
                       of_turn([=](const Turn& turn, const Position& before) {
                           return landed_on(turn, before) == stones;
                       })});
    }
}

void add_capture_tests(std::vector<NamedTest>& all) {
    all.push_back({"nothing is captured", of_turn([](const Turn& turn, const Position&) {
                       return turn.captures.empty();
                   })});
    all.push_back({"something is captured", of_turn([](const Turn& turn, const Position&) {
                       return !turn.captures.empty();
                   })});
    for (std::size_t holes = 1; holes <= 3; ++holes) {
        all.push_back(
            {fmt::format("exactly {} {} captured", holes, holes == 1 ? "hole is" : "holes are"),
             of_turn([=](const Turn& turn, const Position&) {
                 return turn.captures.size() == holes;
             })});
    }
    for (std::size_t holes = 2; holes <= 6; ++holes) {
        all.push_back({fmt::format("{} holes or more are captured", holes),
                       of_turn([=](const Turn& turn, const Position&) {
                           return turn.captures.size() >= holes;
                       })});
    }
    for (int stones = 6; stones <= 14; stones += 2) {
        all.push_back({fmt::format("{} stones or more are captured", stones),
                       of_turn([=](const Turn& turn, const Position&) {
                           return taken_stones(turn) >= stones;
                       })});
    }
    for (const Hole hole : all_holes) {
        all.push_back(
            {fmt::format("{} is captured", to_text(hole)),
             of_turn([=](const Turn& turn, const Position&) { return takes(turn, hole); })});
    }
    all.push_back({"the chain goes on from f to a", of_turn([](const Turn& turn, const Position&) {
                       return chain_takes(turn, Hole::a);
                   })});
    all.push_back({"the chain goes on from c to d", of_turn([](const Turn& turn, const Position&) {
                       return chain_takes(turn, Hole::d);
                   })});
    all.push_back(
        {"the chain takes the hole that was emptied",
         of_turn([](const Turn& turn, const Position&) { return chain_takes(turn, turn.from); })});
    all.push_back({"the chain takes a hole of four", of_turn([](const Turn& turn, const Position&) {
                       return std::ranges::any_of(turn.captures, [&](const Capture& one) {
                           return one.stones == 4 && one.hole != turn.landing;
                       });
                   })});
    all.push_back({"the chain takes a hole of two", of_turn([](const Turn& turn, const Position&) {
                       return std::ranges::any_of(turn.captures, [&](const Capture& one) {
                           return one.stones == 2 && one.hole != turn.landing;
                       });
                   })});
    all.push_back(
        {"twos and fours are captured in one turn", of_turn([](const Turn& turn, const Position&) {
             return std::ranges::any_of(turn.captures, [&](const Capture& one) {
                 return one.stones != turn.captures[0].stones;
             });
         })});
    all.push_back(
        {"the captures end at an empty hole", of_turn([](const Turn& turn, const Position&) {
             const auto end = chain_end(turn);
             return end && turn.after.board()[*end] == 0;
         })});
    for (const int stones : {1, 3, 6}) {
        all.push_back({fmt::format("the captures end at a hole of {}", stones),
                       of_turn([=](const Turn& turn, const Position&) {
                           const auto end = chain_end(turn);
                           return end && turn.after.board()[*end] == stones;
                       })});
    }
    all.push_back({"the captures end at another player's hole", [](const Situation& at) {
                       const auto end = at.turn ? chain_end(*at.turn) : std::nullopt;
                       return end && owner(*end, at.position->players(), at.rulings) !=
                                         at.position->mover();
                   }});
    all.push_back({"the captures end at a hole of the mover's own", [](const Situation& at) {
                       const auto end = at.turn ? chain_end(*at.turn) : std::nullopt;
                       return end && owner(*end, at.position->players(), at.rulings) ==
                                         at.position->mover();
                   }});
    all.push_back({"one of the mover's own holes is captured", [](const Situation& at) {
                       return at.turn &&
                              std::ranges::any_of(at.turn->captures, [&](const Capture& one) {
                                  return owner(one.hole, at.position->players(), at.rulings) ==
                                         at.position->mover();
                              });
                   }});
    all.push_back({"the mover has captured ten stones or more after it",
                   of_turn([](const Turn& turn, const Position& before) {
                       return turn.after.captured(before.mover()) > 9;
                   })});
    for (const Player player : all_players(Players::three)) {
        all.push_back({fmt::format("player {} has captured ten stones or more after it",
                                   static_cast<int>(player)),
                       of_turn([=](const Turn& turn, const Position& before) {
                           return player <= static_cast<Player>(before.players()) &&
                                  turn.after.captured(player) > 9;
                       })});
    }
    all.push_back({"the mover comes to more than 18 captured stones",
                   of_turn([](const Turn& turn, const Position& before) {
                       return turn.after.captured(before.mover()) > 18 &&
                              before.captured(before.mover()) <= 18;
                   })});
    all.push_back({"the board is empty after it", of_turn([](const Turn& turn, const Position&) {
                       return turn.after.board().stones() == 0;
                   })});
    all.push_back(
        {"after the sowing, before any capture, the next player has no stone in his holes",
         [](const Situation& at) {
             return at.turn &&
                    !player_has_stones(sow(at.position->board(), at.turn->from, at.rulings).board,
                                       next(at.position->mover(), at.position->players()),
                                       at.position->players(), at.rulings);
         }});
    all.push_back({"the next player has no stone in his holes after it", [](const Situation& at) {
                       return at.turn &&
                              !player_has_stones(at.turn->after.board(), at.turn->after.mover(),
                                                 at.position->players(), at.rulings);
                   }});
    for (const int stones : {8, 10, 12, 16, 20, 24, 32}) {
        all.push_back({fmt::format("a hole holds {} stones or more after it", stones),
                       of_turn([=](const Turn& turn, const Position&) {
                           return fullest(turn.after.board()) >= stones;
                       })});
        all.push_back({fmt::format("a hole holds {} stones or more before or after it", stones),
                       of_turn([=](const Turn& turn, const Position& before) {
                           return fullest(before.board()) >= stones ||
                                  fullest(turn.after.board()) >= stones;
                       })});
    }
}

} // namespace bakuk::harness
