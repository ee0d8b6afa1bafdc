#pragma once

#include "bakuk/rules.hpp"
#include "bakuk/rulings.hpp"
#include "misreadings/table.hpp"
#include "protocol/protocol.hpp"

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace bakuk::harness {

struct Rulebook;

/// A step of the game. It is given the whole book, so that it goes through the other steps as
/// they stand there, changed or not.
template <typename Value, typename... Arguments>
using Step = std::function<Value(const Rulebook&, Arguments...)>;

/// What a process keeps from one request to the next. The right game keeps nothing; each fault
/// that does uses its own part.
struct Memory {
    std::vector<Table> last_game{};               // the positions of the last whole game
    std::optional<Players> first_players{};       // the number of players first asked about
    std::optional<Player> expected_mover{};       // whom the process itself takes to be next
    bool other_side = false;                      // the next request is taken for the other player
    std::array<int, 3> trial_captures{};          // captures of moves that were only tried
    std::map<std::string, std::string> replies{}; // replies by what they are looked up with
    std::map<std::string, Table> tables{};        // positions by a text, as they are now
};

/// The game as a row of steps, each of which a misreading can replace. Built from the design of
/// the game and not from the reference: unmodified it is the right game under any rulings, which
/// a test holds against the reference on every board.
struct Rulebook {
    /// The right game. The rulings stand apart for two players and for three.
    explicit Rulebook(const Rulings& rulings);

    Rulings for_two;
    Rulings for_three;
    [[nodiscard]] const Rulings& rulings(Players players) const;

    // Setup, seats and turns: SETUP-1, SEAT-1, SEAT-2, TURN-1
    Step<Table, Players> start;
    Step<Player, Hole, Players> owner;
    Step<Player, Player, Players> player_after;

    // Choice: MOVE-1, MOVE-2
    Step<bool, const Table&, Hole> may_choose; // whether he may, the game's end left aside
    Step<Holes, const Table&> legal;           // what `moves` says
    Step<bool, const Table&, Hole> accepts;    // what `play` does not refuse
    Step<std::string, const Table&> refusal;   // how it refuses the rest

    // Sowing: SOW-1 to SOW-4
    Step<void, Move&> lift;
    Step<Hole, Move&> first_hole;      // where the first stone goes
    Step<Hole, Move&, Hole> next_hole; // where the stone after that one goes
    Step<void, Move&, Hole> drop;
    Step<void, Move&> sow;

    // Captures: CAP-1 to CAP-7
    Step<bool, int> takes;               // whether so many stones are captured
    Step<Hole, const Move&> tested_hole; // which hole is tested first
    Step<bool, const Move&, Hole> landing_takes;
    Step<Hole, const Move&, Hole> next_link;
    Step<bool, const Move&, Hole> links; // whether the chain takes it
    Step<void, Move&, Hole> take;
    Step<void, Move&, Hole> chain; // from the hole tested first
    Step<void, Move&> capture;

    // Afterwards: CAP-8, TURN-1
    Step<void, Move&> credit;
    Step<void, Move&> hand_over;

    // The end and the result: END-1 to END-6
    Step<bool, const Table&, Player> can_move;
    Step<bool, const Table&> stuck;
    Step<bool, const Table&> ended;
    Step<int, const Table&, Player> final_stones;
    Step<Outcome, const Table&> result;            // of a game that ends here
    Step<bool, const Table&, const Table&> same;   // whether two positions are the same
    Step<bool, std::span<const Table>> comes_back; // whether the last was there before
    Step<bool, std::span<const Table>> game_ended;

    // Texts and requests
    Step<Table, Memory&, const Position&> read;
    Step<std::string, const Table&> write;
    Step<std::optional<Hole>, const Table&, Hole> read_hole; // which hole a letter names
    Step<Hole, const Table&, Hole> name_hole;                // which letter names a hole
    Step<std::vector<Hole>, std::span<const Hole>> read_game;
    Step<std::vector<Table>, Memory&, Players> new_game; // the positions it begins with
    Step<Table, Memory&, const Table&, Hole> turn;       // the position after a move
    Step<std::string, Memory&, const Request&> answer;
};

/// The whole turn: lift, sow, capture, credit, next player. Whether it is legal is not asked.
[[nodiscard]] Move carry_out(const Rulebook& book, const Table& table, Hole from);

/// The chain that began with `first`, from this hole on.
void take_links(const Rulebook& book, Move& move, Hole first, Hole hole);

/// The result if the game has ended in this position, else none.
[[nodiscard]] Outcome outcome_of(const Rulebook& book, const Table& table);

/// The position of a request that has one.
[[nodiscard]] const Position* position_of(const Request& request);

} // namespace bakuk::harness
