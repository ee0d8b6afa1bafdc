#include "base/output.hpp"
#include "base/terminal.hpp"
#include "census/facts.hpp"
#include "verbs.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace bakuk::harness {

Result run(const FactsOptions& options) {
    note_interrupts();
    std::vector<Facts> facts;
    for (const int players : {2, 3}) {
        if (!options.players.empty() && std::ranges::count(options.players, players) == 0) {
            continue;
        }
        Progress progress(fmt::format("facts, {} players", players), 1000, "thousandths");
        facts.push_back(find_facts(static_cast<Players>(players), [&](std::uint64_t thousandths) {
            throw_if_interrupted();
            progress.at(thousandths);
        }));
    }
    if (options.format == Format::json) {
        write_output(to_json(facts));
        return Result::good;
    }
    std::string text;
    for (const Facts& of_players : facts) {
        if (!text.empty()) {
            text += '\n';
        }
        text += to_text(of_players);
    }
    write_output(text);
    return Result::good;
}

} // namespace bakuk::harness
