#include "base/terminal.hpp"
#include "base/wrap.hpp"
#include "doctor/doctor.hpp"
#include "driving/watch.hpp"
#include "reports/escaping.hpp"
#include "verbs.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

using Verdict = Finding::Verdict;

constexpr std::size_t indent = 8;

std::string mark_of(Verdict verdict) {
    switch (verdict) {
    case Verdict::good:
        return coloured("good  ", Colour::green, stdout);
    case Verdict::advice:
        return coloured("advice", Colour::yellow, stdout);
    case Verdict::bad:
        return coloured("BAD   ", Colour::red, stdout);
    case Verdict::not_examined:
        return coloured("-     ", Colour::dim, stdout);
    }
    return "";
}

void print_indented(const std::string& text) {
    fmt::print("{}{}\n", std::string(indent, ' '), wrap(text, indent));
}

void print(const Finding& finding) {
    fmt::print("{}  {}\n", mark_of(finding.verdict), finding.manner);
    if (!finding.found.empty()) {
        print_indented(finding.found);
    }
    if (!finding.mend.empty()) {
        print_indented("To mend it: " + finding.mend + ".");
    }
}

std::string summary(std::size_t bad, std::size_t advice) {
    if (bad > 0) {
        return fmt::format("{} of its manners {} bad. Mend the first one first: others may follow "
                           "from it.",
                           bad, bad == 1 ? "is" : "are");
    }
    return advice > 0 ? "Its manners are good enough for a check; see the advice."
                      : "Its manners are good: go on with bakuk check.";
}

} // namespace

Result run(const DoctorOptions& options) {
    note_interrupts();
    const Checkup checkup = examine(options.command, to_milliseconds(options.timeout));
    fmt::print("{}\n\n", checkup.name.empty() ? printable(options.command.front(), 200)
                                              : printable(checkup.name, 200));
    for (const Finding& finding : checkup.findings) {
        print(finding);
    }
    const auto count = [&](Verdict verdict) {
        return static_cast<std::size_t>(
            std::ranges::count(checkup.findings, verdict, &Finding::verdict));
    };
    fmt::print("\n{}\n", wrap(summary(count(Verdict::bad), count(Verdict::advice)), 0));
    if (count(Verdict::bad) > 0 && !checkup.last_words.empty()) {
        fmt::print("\nIts last words on standard error:\n{}", checkup.last_words);
    }
    if (checkup.name.empty()) {
        return Result::implementation_broke;
    }
    return count(Verdict::bad) > 0 ? Result::answer_is_no : Result::good;
}

} // namespace bakuk::harness
