#include "base/output.hpp"
#include "base/terminal.hpp"
#include "census/board_index.hpp"
#include "census/census.hpp"
#include "verbs.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

std::vector<Stratum> chosen_strata(const CensusOptions& options) {
    if (options.stones && *options.stones % 2 != 0) {
        throw InputError(fmt::format("--stones {}: captures are even, so there is no such stratum; "
                                     "expected an even number from 0 to 36",
                                     *options.stones));
    }
    std::vector<Stratum> strata;
    for (const int players : {2, 3}) {
        if (!options.players.empty() && std::ranges::count(options.players, players) == 0) {
            continue;
        }
        for (const Stratum& stratum : strata_of(static_cast<Players>(players))) {
            if (!options.stones || stratum.stones == *options.stones) {
                strata.push_back(stratum);
            }
        }
    }
    return strata;
}

std::uint64_t boards_of(const std::vector<Stratum>& strata) {
    std::uint64_t boards = 0;
    for (const Stratum& stratum : strata) {
        boards += boards_in_stratum(stratum.stones);
    }
    return boards;
}

void print_stream(const CensusOptions& options, const std::vector<Stratum>& strata) {
    const bool requests = options.stream == CensusOptions::Stream::requests;
    if (strata.size() != 1) {
        throw InputError(fmt::format("{} needs one stratum; expected --players 2 or --players 3, "
                                     "and --stones with an even number from 0 to 36",
                                     requests ? "--requests" : "--replies"));
    }
    Progress progress("census", boards_of(strata), "boards");
    std::uint64_t behind = 0;
    write_stratum(strata.front(), requests ? CensusStream::requests : CensusStream::replies,
                  options.rulings, [&](std::string_view lines, std::size_t boards) {
                      write_output(lines);
                      behind += boards;
                      progress.at(behind);
                  });
}

void print_digests(const CensusOptions& options, const std::vector<Stratum>& strata) {
    std::vector<StratumDigest> digests;
    {
        Progress progress("census", boards_of(strata), "boards");
        digests = digest_strata(strata, options.rulings, [&](std::uint64_t boards) {
            throw_if_interrupted();
            progress.at(boards);
        });
    }
    std::string text = fmt::format("{:>7}  {:>6}  {:>7}  {:>8}  {}\n", "players", "stones",
                                   "boards", "requests", "sha256 of the replies");
    for (const StratumDigest& digest : digests) {
        text += fmt::format("{:>7}  {:>6}  {:>7}  {:>8}  {}\n",
                            static_cast<int>(digest.stratum.players), digest.stratum.stones,
                            digest.boards, digest.requests, digest.sha256);
    }
    write_output(text);
}

} // namespace

Result run(const CensusOptions& options) {
    note_interrupts();
    const std::vector<Stratum> strata = chosen_strata(options);
    if (options.stream == CensusOptions::Stream::digests) {
        print_digests(options, strata);
    } else {
        print_stream(options, strata);
    }
    return Result::good;
}

} // namespace bakuk::harness
