#include "check/known_failures.hpp"

#include "base/errors.hpp"
#include "base/lines.hpp"
#include "reports/escaping.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace bakuk::harness {

namespace {

constexpr std::array kinds{Ending::failed,           Ending::wrongly_rejected,
                           Ending::wrongly_accepted, Ending::adapter_error,
                           Ending::protocol_error,   Ending::crashed,
                           Ending::timed_out};

std::optional<Ending> parse_kind(std::string_view text) {
    const auto kind =
        std::ranges::find_if(kinds, [&](Ending ending) { return to_text(ending) == text; });
    return kind == kinds.end() ? std::nullopt : std::optional(*kind);
}

std::string all_kinds() {
    std::string texts;
    for (const Ending kind : kinds) {
        texts += (texts.empty() ? "" : ", ") + to_text(kind);
    }
    return texts;
}

std::string_view without_spaces_around(std::string_view text) {
    constexpr std::string_view spaces = " \t\r";
    const std::size_t first = text.find_first_not_of(spaces);
    return first == std::string_view::npos
               ? std::string_view()
               : text.substr(first, text.find_last_not_of(spaces) - first + 1);
}

/// The first word, which is taken off the text.
std::string_view take_word(std::string_view& text) {
    const std::size_t end = std::min(text.find_first_of(" \t"), text.size());
    const std::string_view word = text.substr(0, end);
    text = without_spaces_around(text.substr(end));
    return word;
}

std::string write(const KnownFailure& failure) {
    return fmt::format("{}  {}  {}", failure.id, to_text(failure.kind), failure.reason);
}

std::set<std::string_view> ids_of(const Suite& suite) {
    std::set<std::string_view> ids;
    for (const VectorFile& file : suite.files) {
        for (const Vector& vector : file.vectors) {
            ids.insert(vector.id);
        }
    }
    return ids;
}

std::map<std::string_view, const TestResult*> by_id(const std::vector<TestResult>& results) {
    std::map<std::string_view, const TestResult*> found;
    for (const TestResult& result : results) {
        found.emplace(result.id, &result);
    }
    return found;
}

} // namespace

KnownFailures::KnownFailures(std::string shown, std::string_view text) : shown_(std::move(shown)) {
    std::set<std::string> ids;
    for (const std::string_view line : split_lines(text)) {
        lines_.push_back({std::string(line), {}});
        std::string_view rest = without_spaces_around(line);
        if (rest.empty() || rest.starts_with('#')) {
            continue;
        }
        const std::string id(take_word(rest));
        const std::string_view kind_text = take_word(rest);
        const std::optional<Ending> kind = parse_kind(kind_text);
        if (!kind) {
            throw InputError(fmt::format("{}: \"{}\" is no kind of failure; expected one of {}",
                                         place(lines_.size()), printable(kind_text, 60),
                                         all_kinds()));
        }
        if (rest.empty()) {
            throw InputError(fmt::format("{}: the reason is missing; expected ID KIND REASON",
                                         place(lines_.size())));
        }
        if (!ids.insert(id).second) {
            throw InputError(
                fmt::format("{}: {} is there twice", place(lines_.size()), printable(id, 60)));
        }
        lines_.back().failure.push_back({id, *kind, std::string(rest)});
    }
}

std::string KnownFailures::place(std::size_t line) const {
    return fmt::format("{}, line {}", shown_, line);
}

std::vector<KnownFailure> KnownFailures::failures() const {
    std::vector<KnownFailure> all;
    for (const Line& line : lines_) {
        all.insert(all.end(), line.failure.begin(), line.failure.end());
    }
    return all;
}

void KnownFailures::require_vectors_of(const Suite& suite) const {
    const std::set<std::string_view> ids = ids_of(suite);
    for (std::size_t line = 0; line < lines_.size(); ++line) {
        for (const KnownFailure& failure : lines_[line].failure) {
            if (!ids.contains(failure.id)) {
                const bool retired =
                    std::ranges::find(suite.retired, failure.id) != suite.retired.end();
                throw InputError(fmt::format(
                    "{}: {} \"{}\"{}", place(line + 1), retired ? "vector" : "there is no vector",
                    printable(failure.id, 60), retired ? " is retired" : ""));
            }
        }
    }
}

void KnownFailures::apply(std::vector<TestResult>& results) const {
    std::map<std::string, KnownFailure> known;
    for (const KnownFailure& failure : failures()) {
        known.emplace(failure.id, failure);
    }
    for (TestResult& result : results) {
        const auto found = known.find(result.id);
        if (found == known.end() || result.ending == Ending::skipped) {
            continue;
        }
        const KnownFailure& failure = found->second;
        if (result.ending == Ending::passed) {
            result.ending = Ending::passed_unexpectedly;
            result.detail =
                fmt::format("{} names it as {}: {}", shown_, to_text(failure.kind), failure.reason);
        } else if (result.ending == failure.kind) {
            result.ending = Ending::failed_as_expected;
            result.detail = failure.reason;
        } else {
            result.detail += fmt::format("{}{} names it as {}", result.detail.empty() ? "" : "; ",
                                         shown_, to_text(failure.kind));
        }
    }
}

std::string KnownFailures::updated(const std::vector<TestResult>& results,
                                   const Suite& suite) const {
    const std::set<std::string_view> ids = ids_of(suite);
    const auto results_by_id = by_id(results);
    std::set<std::string_view> named;
    std::string text;
    for (const Line& line : lines_) {
        if (line.failure.empty()) {
            text += line.text + '\n';
            continue;
        }
        KnownFailure failure = line.failure.front();
        const auto found = results_by_id.find(failure.id);
        const Ending ending =
            found == results_by_id.end() ? Ending::skipped : found->second->ending;
        named.insert(line.failure.front().id);
        if (ending == Ending::passed || !ids.contains(failure.id)) {
            continue;
        }
        if (ending == Ending::skipped || ending == failure.kind) {
            text += line.text + '\n';
            continue;
        }
        failure.kind = ending;
        text += write(failure) + '\n';
    }
    for (const TestResult& result : results) {
        if (is_failure(result.ending) && !named.contains(result.id)) {
            text += write({result.id, result.ending, "not looked into yet"}) + '\n';
        }
    }
    return text;
}

} // namespace bakuk::harness
