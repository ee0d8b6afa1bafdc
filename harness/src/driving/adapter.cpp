#include "driving/adapter.hpp"

#include "driving/hello.hpp"
#include "driving/watch.hpp"
#include "reports/escaping.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace bakuk::harness {

namespace {

using namespace std::chrono_literals;

/// How long a second line after hello is looked for. It need not be found: what comes later is
/// noticed as a slip.
constexpr std::chrono::milliseconds look_for_more = 20ms;

std::string shown(std::string_view text) {
    return printable(text, 160);
}

/// What broke hello, in words.
std::string hello_broke(const Breakage& breakage) {
    const auto said = [&] {
        return breakage.given.empty() ? "" : fmt::format(", after \"{}\"", shown(breakage.given));
    };
    switch (breakage.ending) {
    case Ending::crashed:
        return fmt::format("it ended before it answered hello: {}{}", breakage.detail, said());
    case Ending::timed_out:
        if (breakage.given.ends_with('\r')) {
            return fmt::format("hello: the line \"{}\" ends in CR alone; expected LF or CR LF",
                               shown(breakage.given));
        }
        return breakage.given.empty() ? fmt::format("{} to hello", breakage.detail)
                                      : fmt::format("hello: the line \"{}\" has no line end; {}",
                                                    shown(breakage.given), breakage.detail);
    default:
        return fmt::format("it broke at hello: {}{}", breakage.detail, said());
    }
}

} // namespace

std::chrono::milliseconds start_timeout(std::chrono::milliseconds timeout) {
    return std::max<std::chrono::milliseconds>(timeout, 10s);
}

std::variant<Adapter, NoAdapter> start_adapter(const std::vector<std::string>& command,
                                               std::chrono::milliseconds timeout) {
    auto started = Process::start(command);
    if (const StartError* error = std::get_if<StartError>(&started)) {
        return NoAdapter{fmt::format("cannot be started: {}", error->text), ""};
    }
    auto process = std::move(std::get<std::unique_ptr<Process>>(started));
    process->send("hello 1\n");
    const auto line = read_line(*process, start_timeout(timeout));
    if (const Breakage* breakage = std::get_if<Breakage>(&line)) {
        return NoAdapter{hello_broke(*breakage), process->last_words()};
    }
    auto hello = parse_hello(std::get<std::string>(line));
    if (const HelloError* error = std::get_if<HelloError>(&hello)) {
        return NoAdapter{error->text, process->last_words()};
    }
    if (process->received().empty()) {
        (void)process->wait(look_for_more);
    }
    if (!process->received().empty()) {
        return NoAdapter{fmt::format("after its reply to hello it wrote \"{}\" before it was asked",
                                     shown(process->received())),
                         process->last_words()};
    }
    auto& implementation = std::get<Implementation>(hello);
    implementation.command = command;
    return Adapter{std::move(process), std::move(implementation)};
}

std::vector<std::string> say_goodbye(Process& process, std::chrono::milliseconds timeout) {
    std::vector<std::string> complaints;
    process.send("quit\n");
    process.close_input();
    std::string unasked;
    const auto until = std::chrono::steady_clock::now() + timeout;
    while (!process.ended() && std::chrono::steady_clock::now() < until) {
        process.wait(std::min(timeout, 100ms));
        unasked += process.received().substr(0, most_line - std::min(most_line, unasked.size()));
        process.take(process.received().size());
    }
    if (!unasked.empty()) {
        complaints.push_back(fmt::format("after the last reply it wrote \"{}\"", shown(unasked)));
    }
    if (!process.ended()) {
        complaints.push_back(
            fmt::format("it did not end within {} of quit and was ended", to_text(timeout)));
    } else if (!process.ended()->good()) {
        complaints.push_back(fmt::format("after quit it ended with {}; expected exit status 0",
                                         to_text(*process.ended())));
    }
    return complaints;
}

} // namespace bakuk::harness
