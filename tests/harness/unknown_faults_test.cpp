#include "diagnosis/diagnosis.hpp"

#include "catch.hpp"
#include "misreadings/rulebook.hpp"
#include "vectors/vector.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

using namespace bakuk;
using namespace bakuk::harness;

// Faults that are in no catalogue. What is said of each must help its author: a feature that is
// true of it, and the smallest position that shows it.

namespace {

/// Somebody who plays a changed rulebook.
class Faulty {
public:
    explicit Faulty(const std::function<void(Rulebook&)>& change) : book_(Rulings{}) {
        change(book_);
    }

    std::string reply(const Request& request) { return book_.answer(book_, memory_, request); }

private:
    Rulebook book_;
    Memory memory_;
};

std::string diagnosis_of(const std::function<void(Rulebook&)>& change) {
    static const Suite suite = read_suite({});
    Faulty faulty(change);
    std::vector<Observation> observations;
    for (const VectorFile& file : suite.files) {
        if (file.rulings == Rulings{}) {
            for (const Vector& vector : file.vectors) {
                observations.push_back(
                    {vector.request, reply_text(vector.answer), faulty.reply(vector.request)});
            }
        }
    }
    const Ask ask = [&](const std::vector<Request>& requests) {
        std::vector<std::string> replies;
        for (const Request& request : requests) {
            replies.push_back(faulty.reply(request));
        }
        return replies;
    };
    const Diagnosis diagnosis = diagnose(observations, {.rulings = {},
                                                        .players = {Players::two, Players::three},
                                                        .classes = {"moves", "end", "games"},
                                                        .ask = ask});
    CHECK(diagnosis.fitting.empty());
    std::string text;
    for (const std::string& paragraph : diagnosis.paragraphs) {
        text += paragraph + "\n";
    }
    return text;
}

bool says(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

} // namespace

TEST_CASE("a score that drops its tens for player 2 is told by the stones he has", "[diagnosis]") {
    const std::string text = diagnosis_of([](Rulebook& book) {
        book.write = [write = book.write](const Rulebook& rules, const Table& table) {
            Table written = table;
            written.captured[1] %= 10;
            return write(rules, written);
        };
    });
    INFO(text);
    CHECK(says(text, "player 2 has captured ten stones or more after it"));
    CHECK(says(text, "what player 2 has captured is wrong"));
    CHECK(says(text, "stones are lost"));
}

TEST_CASE("a hand that holds eleven stones at most is told by twelve stones", "[diagnosis]") {
    const std::string text = diagnosis_of([](Rulebook& book) {
        book.lift = [lift = book.lift](const Rulebook& rules, Move& move) {
            lift(rules, move);
            move.hand = std::min(move.hand, 11);
        };
    });
    INFO(text);
    CHECK(says(text, "twelve stones or more are sown"));
}

TEST_CASE("captures that are lost for player 3 are told by player and capture", "[diagnosis]") {
    const std::string text = diagnosis_of([](Rulebook& book) {
        book.credit = [credit = book.credit](const Rulebook& rules, Move& move) {
            if (move.now.mover != Player::three) {
                credit(rules, move);
            }
        };
    });
    INFO(text);
    CHECK(says(text, "player 3 is to move"));
    CHECK(says(text, "stones are lost"));
}

TEST_CASE("a hole that is never captured is told by its letter", "[diagnosis]") {
    const std::string text = diagnosis_of([](Rulebook& book) {
        book.landing_takes = [takes = book.landing_takes](const Rulebook& rules, const Move& move,
                                                          Hole hole) {
            return hole != Hole::e && takes(rules, move, hole);
        };
        book.links = [links = book.links](const Rulebook& rules, const Move& move, Hole hole) {
            return hole != Hole::e && links(rules, move, hole);
        };
    });
    INFO(text);
    CHECK(says(text, "e is captured"));
}

TEST_CASE("a draw that is given to player 2 alone is told by the draw", "[diagnosis]") {
    const std::string text = diagnosis_of([](Rulebook& book) {
        book.result = [result = book.result](const Rulebook& rules, const Table& table) {
            const Outcome outcome = result(rules, table);
            return outcome.winners.size() == 3 ? Outcome{{Player::two}} : outcome;
        };
    });
    INFO(text);
    CHECK(says(text, "all three players share the win"));
}

TEST_CASE("a forced move that is not listed is told by the only hole", "[diagnosis]") {
    const std::string text = diagnosis_of([](Rulebook& book) {
        book.legal = [legal = book.legal](const Rulebook& rules, const Table& table) {
            const Holes holes = legal(rules, table);
            return holes.size() == 1 ? Holes{} : holes;
        };
        book.accepts = [](const Rulebook& rules, const Table& table, Hole hole) {
            return rules.may_choose(rules, table, hole) && !rules.ended(rules, table);
        };
    });
    INFO(text);
    CHECK(says(text, "`moves` is asked"));
    CHECK(says(text, "only one hole to choose"));
}

TEST_CASE("a landing hole that is overlooked is told by its letter", "[diagnosis]") {
    const std::string text = diagnosis_of([](Rulebook& book) {
        book.landing_takes = [takes = book.landing_takes](const Rulebook& rules, const Move& move,
                                                          Hole hole) {
            const bool overlooked = hole == Hole::a && move.now[hole] == 4;
            return !overlooked && takes(rules, move, hole);
        };
    });
    INFO(text);
    CHECK(says(text, "a is the landing hole"));
    CHECK(says(text, "the last stone brings its hole to 4"));
}

TEST_CASE("a turn that is kept after one hole is told by that hole", "[diagnosis]") {
    const std::string text = diagnosis_of([](Rulebook& book) {
        book.hand_over = [hand_over = book.hand_over](const Rulebook& rules, Move& move) {
            if (move.from != Hole::f) {
                hand_over(rules, move);
            }
        };
    });
    INFO(text);
    CHECK(says(text, "f is chosen"));
    CHECK(says(text, "the player to move is wrong"));
}

TEST_CASE("a capture that counts eight stones at most is told by its stones", "[diagnosis]") {
    const std::string text = diagnosis_of([](Rulebook& book) {
        book.credit = [](const Rulebook&, Move& move) {
            int stones = 0;
            for (const Capture& one : move.captures) {
                stones += one.stones;
            }
            move.now.captured_by(move.now.mover) += std::min(stones, 8);
        };
    });
    INFO(text);
    CHECK(says(text, "10 stones or more are captured"));
}

TEST_CASE("illegal moves that a game leaves out are told by the illegal games", "[diagnosis]") {
    const std::string text = diagnosis_of([](Rulebook& book) {
        book.answer = [answer = book.answer](const Rulebook& rules, Memory& memory,
                                             const Request& request) {
            const auto* game = std::get_if<GameRequest>(&request);
            if (game == nullptr) {
                return answer(rules, memory, request);
            }
            GameRequest played{game->players, {}};
            for (const Hole hole : game->moves) {
                played.moves.push_back(hole);
                if (answer(rules, memory, played) == "illegal") {
                    played.moves.pop_back();
                }
            }
            return answer(rules, memory, played);
        };
    });
    INFO(text);
    CHECK(says(text, "the game is illegal"));
}
