#include "base/files.hpp"
#include "base/terminal.hpp"
#include "specification/holdings.hpp"
#include "verbs.hpp"

#include <fmt/format.h>

namespace bakuk::harness {

namespace {

void print_row(std::string_view clause, std::string_view standing, std::string_view vectors,
               std::string_view tests, std::string_view examples) {
    fmt::print("{}  {:<58}  {:>7}  {:>5}  {:>8}\n",
               coloured(fmt::format("{:<7}", clause), Colour::bold, stdout), standing, vectors,
               tests, examples);
}

} // namespace

Result run(const ClausesOptions&) {
    const Suite suite = read_suite({});
    const std::vector<ClauseHolding> holdings = clause_holdings(suite, home() / "tests");
    print_row("clause", "standing", "vectors", "tests", "examples");
    for (const ClauseHolding& holding : holdings) {
        print_row(holding.clause->id, holding.clause->standing,
                  holding.clause->has_vectors ? fmt::format("{}", holding.vectors) : "-",
                  fmt::format("{}", holding.tests), fmt::format("{}", holding.examples));
    }
    std::size_t vectors = 0;
    for (const VectorFile& file : suite.files) {
        vectors += file.vectors.size();
    }
    fmt::print("\n{} clauses, {} golden vectors; a vector or a test may hold several clauses.\n"
               "\"-\": a clause that no answer could show. The sentences: spec/bakuk.md.\n",
               holdings.size(), vectors);
    return Result::good;
}

} // namespace bakuk::harness
