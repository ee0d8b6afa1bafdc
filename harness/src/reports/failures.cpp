#include "reports/failures.hpp"

#include "bakuk/text.hpp"

#include <algorithm>
#include <tuple>

namespace bakuk::harness {

namespace {

const Position* position_of(const Request& request) {
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

/// What failures are ordered by; the request's kind and text settle the rest.
auto size_of(const TestResult& result) {
    const Position* position = position_of(result.request);
    const GameRequest* game = std::get_if<GameRequest>(&result.request);
    return std::tuple(result.ending == Ending::failed_as_expected, game != nullptr,
                      position != nullptr ? position->board().stones() : 0,
                      game != nullptr ? game->moves.size() : 0,
                      position != nullptr ? position->board() : Board{},
                      static_cast<int>(result.players),
                      position != nullptr ? static_cast<int>(position->mover()) : 0,
                      result.request.index(), to_text(result.request), result.id);
}

} // namespace

std::vector<Failure> failures_of(const CheckReport& report) {
    std::vector<Failure> failures;
    for (const TestResult& result : report.results) {
        if (is_failure(result.ending) || result.ending == Ending::failed_as_expected) {
            failures.push_back({&result, find_parting(result)});
        }
    }
    std::ranges::stable_sort(failures, [](const Failure& left, const Failure& right) {
        return size_of(*left.result) < size_of(*right.result);
    });
    return failures;
}

std::vector<ClauseFailures> by_clause(const std::vector<Failure>& failures) {
    std::vector<ClauseFailures> groups;
    for (const Failure& failure : failures) {
        auto group = std::ranges::find(groups, failure.parting.clause, &ClauseFailures::clause);
        if (group == groups.end()) {
            groups.push_back({failure.parting.clause, {}});
            group = std::prev(groups.end());
        }
        group->failures.push_back(failure);
    }
    return groups;
}

} // namespace bakuk::harness
