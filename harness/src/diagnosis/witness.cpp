#include "diagnosis/witness.hpp"

#include "bakuk/text.hpp"
#include "census/reach.hpp"

#include <algorithm>
#include <map>
#include <memory>

namespace bakuk::harness {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t batch = 400;

/// The positions that play reaches, found once for each number of players and rulings.
const Reach& reach_of(Players players, const Rulings& rulings) {
    static std::map<std::string, std::unique_ptr<Reach>> known;
    std::unique_ptr<Reach>& reach = known[to_text(players) + " " + to_text(rulings)];
    if (!reach) {
        reach = std::make_unique<Reach>(players, rulings);
    }
    return *reach;
}

const Position* position_asked(const Request& request) {
    return std::visit(
        [](const auto& asked) -> const Position* {
            if constexpr (requires { asked.position; }) {
                return &asked.position;
            } else {
                return nullptr;
            }
        },
        request);
}

std::vector<Request> requests_about(const Position& position, const Examination& examination) {
    const auto has = [&](std::string_view one) {
        return std::ranges::find(examination.classes, one) != examination.classes.end();
    };
    std::vector<Request> requests;
    if (has("moves")) {
        requests.emplace_back(MovesRequest{position});
        for (const Hole hole : all_holes) {
            requests.emplace_back(PlayRequest{position, hole});
        }
    }
    if (has("end")) {
        requests.emplace_back(OutcomeRequest{position});
    }
    return requests;
}

/// Fewest stones first, then the board; a game is larger than any position, and longer games are
/// larger than shorter ones.
std::pair<int, std::size_t> size_of(const Request& request) {
    if (const Position* position = position_asked(request)) {
        return {position->board().stones(), 0};
    }
    return {stones_in_game + 1, std::get<GameRequest>(request).moves.size()};
}

std::optional<Observation> smallest_of(std::span<const Observation> wrong) {
    const auto smaller = [](const Observation& left, const Observation& right) {
        return size_of(left.request) < size_of(right.request);
    };
    const auto found = std::ranges::min_element(wrong, smaller);
    return found == wrong.end() ? std::nullopt : std::optional(*found);
}

/// Asks about positions in order, a batch at a time.
class Search {
public:
    Search(const Examination& examination, Clock::time_point deadline)
        : examination_(examination), deadline_(deadline) {}

    /// Whether to go on with the next position.
    bool see(const Position& position) {
        for (const Request& request : requests_about(position, examination_)) {
            waiting_.push_back(request);
        }
        if (waiting_.size() >= batch) {
            ask();
        }
        return !found_ && !broke_ && Clock::now() < deadline_;
    }

    std::optional<Observation> finish() {
        if (!found_ && !waiting_.empty() && !broke_) {
            ask();
        }
        return found_;
    }

private:
    void ask() {
        const std::vector<std::string> replies = examination_.ask(waiting_);
        broke_ = replies.size() < waiting_.size();
        for (std::size_t index = 0; index < replies.size() && !found_; ++index) {
            const std::string right = reference_reply(waiting_[index], examination_.rulings);
            if (replies[index] != right) {
                found_ = Observation{waiting_[index], right, replies[index]};
            }
        }
        waiting_.clear();
    }

    const Examination& examination_;
    Clock::time_point deadline_;
    std::vector<Request> waiting_;
    std::optional<Observation> found_;
    bool broke_ = false;
};

} // namespace

std::optional<Request> smallest_request(Players players, const Rulings& rulings,
                                        const std::function<bool(const Request&)>& is_wrong,
                                        std::chrono::milliseconds budget) {
    const Reach& reach = reach_of(players, rulings);
    const Clock::time_point deadline = Clock::now() + budget;
    const Examination everything{
        .rulings = rulings, .players = {players}, .classes = {"moves", "end"}, .ask = {}};
    std::optional<Request> found;
    reach.for_each([&](const Position& position) {
        for (const Request& request : requests_about(position, everything)) {
            if (!found && is_wrong(request)) {
                found = request;
            }
        }
        return !found && Clock::now() < deadline;
    });
    return found;
}

std::optional<Witness> smallest_by_asking(std::span<const Observation> wrong,
                                          const Examination& examination) {
    std::optional<Observation> smallest = smallest_of(wrong);
    if (!smallest) {
        return std::nullopt;
    }
    const Position* position = position_asked(smallest->request);
    if (examination.ask && position != nullptr) {
        const int stones = position->board().stones();
        Search search(examination, Clock::now() + examination.budget);
        reach_of(position->players(), examination.rulings).for_each([&](const Position& next) {
            return next.board().stones() <= stones && search.see(next);
        });
        if (const auto found = search.finish()) {
            smallest = found;
        }
    }
    const auto game = game_to(smallest->request, examination.rulings);
    return Witness{smallest->request, smallest->expected, smallest->given,
                   game.value_or(std::vector<Hole>{})};
}

namespace {

/// The parts of a candidate, each alone.
std::vector<Candidate> parts_of(const Candidate& candidate, const Rulings& tested) {
    std::vector<Candidate> parts;
    for (const Misreading* misreading : candidate.misreadings) {
        parts.push_back({{misreading}, {}, tested});
    }
    for (const std::string& setting : candidate.settings) {
        parts.push_back({{}, {setting}, std::get<Rulings>(parse_ruling(setting, tested))});
    }
    return parts;
}

/// Whether the whole candidate is wrong here, and in the way of this part alone.
using Shows = std::function<bool(const Request&)>;

Shows shows_alone(const std::vector<std::unique_ptr<Answerer>>& parts, std::size_t part,
                  Answerer& whole, const Rulings& tested) {
    return [&parts, part, &whole, tested](const Request& request) {
        const std::string right = reference_reply(request, tested);
        const std::string wrong = parts[part]->reply(request);
        if (wrong == right || whole.reply(request) != wrong) {
            return false;
        }
        for (std::size_t other = 0; other < parts.size(); ++other) {
            if (other != part && parts[other]->reply(request) != right) {
                return false;
            }
        }
        return true;
    };
}

/// The smallest of the wrong answers that shows it.
std::optional<Request> among_answers(std::span<const Observation> answers, const Shows& shows) {
    std::vector<Observation> showing;
    std::ranges::copy_if(answers, std::back_inserter(showing),
                         [&](const Observation& one) { return shows(one.request); });
    const auto smallest = smallest_of(showing);
    return smallest ? std::optional(smallest->request) : std::nullopt;
}

/// The smallest of all positions, if a position is among the answers that show it; else the
/// shortest game among them.
std::optional<Request> find_request(std::span<const Observation> answers, const Shows& shows,
                                    const Examination& examination) {
    std::optional<Request> known = among_answers(answers, shows);
    if (!known || position_asked(*known) == nullptr) {
        return known;
    }
    const auto smallest =
        smallest_request(players_of(*known), examination.rulings, shows, examination.budget / 2);
    return smallest ? smallest : known;
}

} // namespace

std::vector<FoundWitness> witnesses_of(const Candidate& candidate,
                                       std::span<const Observation> answers,
                                       const Examination& examination) {
    const std::vector<Candidate> parts = parts_of(candidate, examination.rulings);
    std::vector<std::unique_ptr<Answerer>> answerers;
    for (const Candidate& part : parts) {
        answerers.push_back(part.answerer());
    }
    const auto whole = candidate.answerer();
    std::vector<FoundWitness> found;
    for (std::size_t part = 0; part < parts.size(); ++part) {
        const Shows shows = shows_alone(answerers, part, *whole, examination.rulings);
        const auto request = find_request(answers, shows, examination);
        if (!request) {
            continue;
        }
        std::string given = whole->reply(*request);
        if (examination.ask) {
            const std::vector<std::string> replies = examination.ask({*request});
            given = replies.empty() ? given : replies.front();
        }
        const auto game = game_to(*request, examination.rulings);
        found.push_back({parts.size() > 1 ? parts[part].name() : "",
                         {*request, reference_reply(*request, examination.rulings), given,
                          game.value_or(std::vector<Hole>{})}});
    }
    return found;
}

std::optional<std::vector<Hole>> game_to(const Request& request, const Rulings& rulings) {
    const Position* position = position_asked(request);
    if (position == nullptr) {
        return std::get<GameRequest>(request).moves;
    }
    const Reach& reach = reach_of(position->players(), rulings);
    const auto reached = reach.find(position->board(), position->mover());
    if (!reached || *reached != *position) {
        return std::nullopt;
    }
    return reach.game_to(position->board(), position->mover());
}

} // namespace bakuk::harness
