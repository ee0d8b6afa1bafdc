#include "base/terminal.hpp"
#include "base/wrap.hpp"
#include "misreadings/misreading.hpp"
#include "misreadings/score.hpp"
#include "verbs.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

constexpr std::size_t indent = 4;

const Kills* kills_of(const Adequacy& adequacy, const std::string& id) {
    const auto found = std::ranges::find(adequacy.single, id, &Kills::misreading);
    return found == adequacy.single.end() ? nullptr : &*found;
}

void print_text(std::string_view text) {
    fmt::print("{}{}\n", std::string(indent, ' '), wrap(text, indent));
}

void print_kills(const Kills& kills) {
    if (!kills.vectors.empty()) {
        print_text(fmt::format("found by: {}", fmt::join(kills.vectors, " ")));
    }
}

void print_entry(const Misreading& misreading, const Kills* kills, std::size_t width,
                 const MisreadingsOptions& options) {
    const std::string id = fmt::format("{:<{}}", misreading.id, width);
    const std::string found =
        kills != nullptr ? fmt::format("{:>4} vectors", kills->vectors.size()) : "equivalent  ";
    fmt::print("{}  {:<17}  {:<13}  {}  {}\n", coloured(id, Colour::bold, stdout),
               to_text(misreading.source), to_text(misreading.kind), found,
               fmt::join(misreading.clauses, " "));
    print_text(misreading.sentence);
    if (!misreading.ruling.empty()) {
        print_text(fmt::format("The same as the ruling {}.", misreading.ruling));
    }
    if (!misreading.equivalent.empty()) {
        print_text(fmt::format("No answer shows it. {}", misreading.equivalent));
    }
    if (options.kills && kills != nullptr) {
        print_kills(*kills);
    }
}

void print_pairs(const Adequacy& adequacy) {
    fmt::print("\nTwo plausible readings at once\n");
    for (const Kills& pair : adequacy.pairs) {
        fmt::print("{}  {} vectors\n", pair.misreading, pair.vectors.size());
        print_kills(pair);
    }
}

void print_left_out() {
    fmt::print("\nLeft out, because no answer can show them\n");
    for (const LeftOut& fault : left_out_faults()) {
        fmt::print("{}{}: {}\n", std::string(indent, ' '), fault.id, fault.reason);
    }
}

} // namespace

Result run(const MisreadingsOptions& options) {
    const Adequacy adequacy = adequacy_of(read_suite({}));
    std::size_t width = 0;
    for (const Misreading& misreading : misreadings()) {
        width = std::max(width, misreading.id.size());
    }
    for (const Misreading& misreading : misreadings()) {
        print_entry(misreading, kills_of(adequacy, misreading.id), width, options);
    }
    if (options.kills) {
        print_pairs(adequacy);
    }
    print_left_out();
    const Score score = score_of(adequacy);
    fmt::print("\n{} misreadings, {} that differ from the rules; found by the golden vectors: {}, "
               "each by at least {}. Pairs of plausible ones: {}, found: {}.\n",
               misreadings().size(), score.misreadings, score.found, score.fewest, score.pairs,
               score.pairs_found);
    return Result::good;
}

} // namespace bakuk::harness
