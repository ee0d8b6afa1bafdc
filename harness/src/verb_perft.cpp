#include "base/output.hpp"
#include "base/terminal.hpp"
#include "census/perft.hpp"
#include "verbs.hpp"

#include <fmt/format.h>

namespace bakuk::harness {

Result run(const PerftOptions& options) {
    note_interrupts();
    std::vector<GamesOfLength> lengths;
    {
        Progress progress("perft", 1000, "thousandths");
        lengths = count_games(static_cast<Players>(options.players), options.depth, options.rulings,
                              [&](std::uint64_t thousandths) {
                                  throw_if_interrupted();
                                  progress.at(thousandths);
                              });
    }
    std::string text = fmt::format("{:>5}  {:>20}  {:>20}\n", "turns", "games", "of these ended");
    for (std::size_t turns = 0; turns < lengths.size(); ++turns) {
        text += fmt::format("{:>5}  {:>20}  {:>20}\n", turns, lengths[turns].games,
                            lengths[turns].ended);
    }
    write_output(text);
    return Result::good;
}

} // namespace bakuk::harness
