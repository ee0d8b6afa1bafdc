#include "doctor/doctor.hpp"

#include "doctor/questions.hpp"
#include "driving/adapter.hpp"
#include "driving/hello.hpp"
#include "driving/interview.hpp"
#include "driving/watch.hpp"
#include "reports/escaping.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <optional>
#include <utility>
#include <variant>

namespace bakuk::harness {

namespace {

using namespace std::chrono_literals;
using Verdict = Finding::Verdict;
using Milliseconds = std::chrono::milliseconds;

constexpr std::size_t many = 1000;
constexpr Milliseconds moment = 150ms;

constexpr std::string_view flush =
    "flush standard output after each reply: print(reply, flush=True) in Python, fflush(stdout) "
    "in C, std::endl in C++, System.out.flush() in Java";

std::string shown(std::string_view text) {
    return fmt::format("\"{}\"", printable(text, 120));
}

std::string told(const Breakage& breakage) {
    const std::string after =
        breakage.given.empty() ? "" : fmt::format(" after {}", shown(breakage.given));
    return breakage.detail + after;
}

/// What it writes in that time, at most a line's worth.
std::string listen(Process& process, Milliseconds time) {
    std::string heard;
    const auto until = std::chrono::steady_clock::now() + time;
    while (std::chrono::steady_clock::now() < until && !process.ended()) {
        process.wait(std::min(time, 20ms));
        heard += process.received().substr(0, most_line - std::min(most_line, heard.size()));
        process.take(process.received().size());
    }
    return heard;
}

/// Examines one manner after the other, each with a process of its own where it may be the last.
class Doctor {
public:
    Doctor(const std::vector<std::string>& command, Milliseconds timeout)
        : command_(command), timeout_(timeout) {}

    Checkup examine() {
        for (const Manner& manner : manners) {
            Finding finding = look_at(manner);
            finding.manner = manner.name;
            result_.findings.push_back(finding);
        }
        return std::move(result_);
    }

private:
    /// What a manner takes to be examined.
    enum class Needs {
        nothing,
        hello,        // the process that has said hello
        fresh,        // another that has said hello
        fresh_answer, // and a single request to be answered, or all that follows is the same fault
    };
    struct Manner {
        std::string_view name;
        Finding (Doctor::*look)();
        Needs needs;
    };
    static const Manner manners[13];

    Finding look_at(const Manner& manner) {
        const bool fresh = manner.needs == Needs::fresh || manner.needs == Needs::fresh_answer;
        if ((manner.needs != Needs::nothing && !hello_is_good_) ||
            (manner.needs == Needs::fresh_answer && !answers_singly_)) {
            return not_examined();
        }
        if (fresh && !start_afresh()) {
            return something_is_bad_
                       ? not_examined()
                       : bad("started once more, " + no_adapter_,
                             "it must start and say hello as often as it is asked to");
        }
        return (this->*manner.look)();
    }

    static Finding not_examined() { return {"", Verdict::not_examined, "", ""}; }
    static Finding good(std::string found = "") {
        return {"", Verdict::good, std::move(found), ""};
    }
    static Finding advice(std::string found, std::string_view mend) {
        return {"", Verdict::advice, std::move(found), std::string(mend)};
    }
    Finding bad(std::string found, std::string_view mend) {
        if (process_) {
            result_.last_words = process_->last_words();
        }
        something_is_bad_ = true;
        return {"", Verdict::bad, std::move(found), std::string(mend)};
    }

    /// A fresh process that has said hello; nothing if it does not any more.
    bool start_afresh() {
        process_.reset();
        auto started = start_adapter(command_, timeout_);
        if (const NoAdapter* none = std::get_if<NoAdapter>(&started)) {
            no_adapter_ = none->text;
            return false;
        }
        process_ = std::move(std::get<Adapter>(started).process);
        return true;
    }
    std::variant<std::string, Breakage> ask(const std::string& request) {
        process_->send(request + "\n");
        return read_line(*process_, timeout_);
    }

    // ------------------------------------------------------------------------------ The manners

    Finding starts() {
        auto started = Process::start(command_);
        if (const StartError* error = std::get_if<StartError>(&started)) {
            return bad(error->text, "give the command as you would type it, after --; its file "
                                    "must exist and be executable");
        }
        process_ = std::move(std::get<std::unique_ptr<Process>>(started));
        return good();
    }

    Finding answers_hello() {
        if (!process_) {
            return not_examined();
        }
        process_->send("hello 1\n");
        const auto line = read_line(*process_, start_timeout(timeout_));
        if (const Breakage* breakage = std::get_if<Breakage>(&line)) {
            return hello_broke(*breakage);
        }
        const auto hello = parse_hello(std::get<std::string>(line));
        if (const HelloError* error = std::get_if<HelloError>(&hello)) {
            return bad(error->text, "reply with one line, as in \"hello 1 mybakuk 0.3 moves,end "
                                    "two,three\", and write nothing before it");
        }
        implementation_ = std::get<Implementation>(hello);
        result_.name = fmt::format("{} {}", implementation_.name, implementation_.version);
        questions_ = questions_for(implementation_, many);
        hello_is_good_ = true;
        return good(printable(std::get<std::string>(line), 200));
    }

    Finding hello_broke(const Breakage& breakage) {
        if (breakage.ending == Ending::timed_out && breakage.given.ends_with('\r')) {
            return bad("the line ends in CR alone", "end each line in LF, or CR LF");
        }
        if (breakage.ending == Ending::timed_out && !breakage.given.empty()) {
            return bad(fmt::format("{} has no line end", shown(breakage.given)),
                       "end each reply with its LF, and do not wait for the next request to do it");
        }
        if (breakage.ending == Ending::timed_out) {
            // An adapter that holds its replies back gives them away at the end of its input.
            process_->close_input();
            const auto late = read_line(*process_, timeout_);
            if (const std::string* line = std::get_if<std::string>(&late)) {
                return bad(fmt::format("{} came only when the input ended", shown(*line)), flush);
            }
        }
        return bad(told(breakage), "read lines from standard input and reply to each with a line "
                                   "on standard output");
    }

    Finding is_quiet() {
        const std::string first = listen(*process_, moment);
        if (!first.empty()) {
            return bad(fmt::format("after its reply to hello it wrote {}", shown(first)), quietly);
        }
        const auto line = ask(questions_.front().request);
        if (std::holds_alternative<Breakage>(line)) {
            return good(); // what is wrong then is found below
        }
        const std::string more = listen(*process_, moment);
        return more.empty() ? good()
                            : bad(fmt::format("after a reply it wrote {}", shown(more)), quietly);
    }

    Finding ends_lines() {
        process_->send(questions_.front().request + "\n" + questions_[1].request + "\n");
        std::string bytes;
        const auto until = std::chrono::steady_clock::now() + timeout_;
        while (std::ranges::count(bytes, '\n') < 2 && std::chrono::steady_clock::now() < until &&
               bytes.size() < most_line && !process_->ended()) {
            bytes += listen(*process_, 20ms);
        }
        const auto returns = std::ranges::count(bytes, '\r');
        if (returns == 0) {
            return good(bytes.find('\n') == std::string::npos ? "" : "LF");
        }
        const bool before_feeds =
            bytes.find("\r\n") != std::string::npos && returns == std::ranges::count(bytes, '\n');
        return before_feeds ? good("CR LF")
                            : bad(fmt::format("it wrote {}", shown(bytes)),
                                  "end each line in LF, or each in CR LF");
    }

    Finding answers_one() {
        const auto line = ask(questions_.front().request);
        answers_singly_ = std::holds_alternative<std::string>(line);
        if (const Breakage* breakage = std::get_if<Breakage>(&line)) {
            for (const Question& question : questions_) {
                process_->send(question.request + "\n");
            }
            process_->close_input();
            const auto late = read_line(*process_, timeout_);
            if (std::holds_alternative<std::string>(late)) {
                return bad("its reply came only when more requests had come", flush);
            }
            return bad(told(*breakage), "reply to each line as soon as it is there");
        }
        return good();
    }

    Finding waits_for_rest() {
        const std::string request = questions_.front().request;
        process_->send(request.substr(0, request.size() / 2));
        const std::string early = listen(*process_, moment);
        if (!early.empty()) {
            return bad(fmt::format("half of a request came, and it wrote {}", shown(early)),
                       "read whole lines, not what happens to be there");
        }
        process_->send(request.substr(request.size() / 2) + "\n");
        return expect_reply("a request that came in two parts",
                            "read whole lines, not what happens to be there");
    }

    Finding answers_late() {
        const auto line = ask(questions_[1].request);
        if (std::holds_alternative<std::string>(line)) {
            const std::string unasked = listen(*process_, 1s);
            if (!unasked.empty()) {
                return bad(fmt::format("while nothing was asked it wrote {}", shown(unasked)),
                           quietly);
            }
        }
        process_->send(questions_.front().request + "\n");
        return expect_reply("a request that came after a second of silence",
                            "wait for the next line, however long it takes");
    }

    Finding expect_reply(std::string_view to, std::string_view mend) {
        const auto line = read_line(*process_, timeout_);
        if (const Breakage* breakage = std::get_if<Breakage>(&line)) {
            return bad(fmt::format("{}: {}", to, told(*breakage)), mend);
        }
        return good();
    }

    /// Hears of an interview whether all replies came, and whether they were in their places.
    struct Heard : Listener {
        std::uint64_t replies = 0;
        std::optional<std::pair<Asked, Breakage>> breakage;

        void right(std::uint64_t /*first*/, std::string_view lines) override {
            replies += static_cast<std::uint64_t>(std::ranges::count(lines, '\n'));
        }
        void wrong(const Asked& /*asked*/, std::string_view /*given*/) override { ++replies; }
        void broke(const Asked& asked, const Breakage& how) override { breakage = {asked, how}; }
    };

    Finding answers_many() {
        Batch batch;
        batch.count = many;
        for (const Question& question : questions_) {
            batch.requests += question.request + '\n';
            batch.expected += question.reply + '\n';
        }
        std::optional<Batch> once = std::move(batch);
        Interview interview([&once] { return std::exchange(once, std::nullopt); }, heard_,
                            timeout_);
        if (!interview.ask(*process_) && !heard_.breakage) {
            // It is not known where; asked one by one it comes out.
            if (!start_afresh()) {
                return bad("started once more, " + no_adapter_, "start as often as it is asked to");
            }
            (void)interview.ask(*process_);
        }
        if (heard_.breakage && heard_.breakage->second.ending != Ending::protocol_error) {
            return bad(fmt::format("after {} replies, at {}: {}", heard_.replies,
                                   shown(heard_.breakage->first.request),
                                   told(heard_.breakage->second)),
                       "go on reading and replying line by line, however many lines wait");
        }
        return good();
    }

    Finding keeps_order() {
        if (heard_.breakage && heard_.breakage->second.ending == Ending::protocol_error) {
            return bad(fmt::format("{}: {}", shown(heard_.breakage->first.request),
                                   told(heard_.breakage->second)),
                       "write exactly one line for each line read, in their order");
        }
        return good();
    }

    Finding forgets() {
        constexpr std::size_t some = 60;
        std::vector<std::string> requests;
        for (std::size_t at = 0; at < some; ++at) {
            requests.push_back(questions_[at * (many / some)].request);
        }
        const auto forward = ask_all(requests);
        std::ranges::reverse(requests);
        auto backward = ask_all(requests);
        if (!forward || !backward) {
            return not_examined(); // it broke, which is a matter of other manners
        }
        std::ranges::reverse(*backward);
        std::ranges::reverse(requests);
        for (std::size_t at = 0; at < some; ++at) {
            if ((*forward)[at] != (*backward)[at]) {
                return bad(
                    fmt::format("{} was answered {} and, with other requests before it, {}",
                                shown(requests[at]), shown((*forward)[at]), shown((*backward)[at])),
                    "keep nothing from one request to the next: each has all that is needed");
            }
        }
        return good();
    }

    std::optional<std::vector<std::string>> ask_all(const std::vector<std::string>& requests) {
        if (!start_afresh()) {
            return std::nullopt;
        }
        std::vector<std::string> replies;
        for (const std::string& request : requests) {
            auto line = ask(request);
            if (std::holds_alternative<Breakage>(line)) {
                return std::nullopt;
            }
            replies.push_back(std::get<std::string>(std::move(line)));
        }
        return replies;
    }

    Finding survives() {
        constexpr std::string_view mend =
            "reply \"unsupported\" to a word you do not know and \"error TEXT\" to a position, "
            "hole or number that you cannot read, and go on";
        const std::string malformed[] = {"nonsense",
                                         "",
                                         "moves",
                                         "moves 6,6,6,6,6/0,0/1",
                                         "moves 6,6,6,6,6,6/0,0/7",
                                         "play 6,6,6,6,6,6/0,0/1 g",
                                         "play 6,6,6,6,6,6/0,0/1",
                                         "outcome x,y,z",
                                         "game 5 -",
                                         "game 2 xyz",
                                         "\xff\xfe\x80",
                                         "moves " + std::string(5000, '6')};
        std::string oddly_answered;
        for (const std::string& request : malformed) {
            const auto line = ask(request);
            if (const Breakage* breakage = std::get_if<Breakage>(&line)) {
                return bad(fmt::format("asked {}: {}", shown(request), told(*breakage)), mend);
            }
            const auto& reply = std::get<std::string>(line);
            if (reply != "unsupported" && !reply.starts_with("error") && oddly_answered.empty()) {
                oddly_answered =
                    fmt::format("asked {} it replied {}", shown(request), shown(reply));
            }
        }
        const auto after = ask(questions_.front().request);
        if (const Breakage* breakage = std::get_if<Breakage>(&after)) {
            return bad(fmt::format("a good request after malformed ones: {}", told(*breakage)),
                       mend);
        }
        return oddly_answered.empty() ? good() : advice(oddly_answered, mend);
    }

    Finding quits() {
        process_->send("quit\n"); // its input stays open: quit alone must do
        const std::string unasked = listen(*process_, timeout_);
        if (!process_->ended()) {
            return bad(fmt::format("it did not end within {}", to_text(timeout_)),
                       "at quit, end the process with exit status 0");
        }
        if (!process_->ended()->good()) {
            return bad(fmt::format("it ended with {}", to_text(*process_->ended())),
                       "at quit, end the process with exit status 0");
        }
        const std::string rest = unasked + std::string(process_->received());
        return rest.empty() ? good()
                            : bad(fmt::format("it wrote {}", shown(rest)),
                                  "quit has no reply: write nothing");
    }

    Finding ends_with_input() {
        process_->close_input();
        (void)listen(*process_, timeout_);
        if (!process_->ended()) {
            return bad(fmt::format("it did not end within {}", to_text(timeout_)),
                       "end the process when there is no more input, or it is left behind when a "
                       "harness is interrupted");
        }
        return process_->ended()->good()
                   ? good()
                   : advice(fmt::format("it ended with {}", to_text(*process_->ended())),
                            "the end of the input is no error: end with exit status 0");
    }

    static constexpr std::string_view quietly =
        "write replies, one line each, and nothing else to standard output; anything for people "
        "goes to standard error";

    std::vector<std::string> command_;
    Milliseconds timeout_;
    Checkup result_;
    std::unique_ptr<Process> process_;
    std::string no_adapter_; // why there was none
    bool something_is_bad_ = false;
    bool hello_is_good_ = false;
    bool answers_singly_ = true;
    Implementation implementation_;
    std::vector<Question> questions_;
    Heard heard_;
};

const Doctor::Manner Doctor::manners[13] = {
    {"starts", &Doctor::starts, Needs::nothing},
    {"answers hello in time", &Doctor::answers_hello, Needs::nothing},
    {"writes replies and nothing else", &Doctor::is_quiet, Needs::hello},
    {"ends its lines in LF or CR LF", &Doctor::ends_lines, Needs::fresh},
    {"answers a single request without waiting for more", &Doctor::answers_one, Needs::fresh},
    {"waits for the rest of a request that comes in two parts", &Doctor::waits_for_rest,
     Needs::fresh_answer},
    {"answers a request that comes late", &Doctor::answers_late, Needs::fresh_answer},
    {"answers a thousand requests that come at once", &Doctor::answers_many, Needs::fresh_answer},
    {"gives one reply to each request, in order", &Doctor::keeps_order, Needs::fresh_answer},
    {"answers the same whatever came before", &Doctor::forgets, Needs::fresh_answer},
    {"refuses a malformed request and lives on", &Doctor::survives, Needs::fresh_answer},
    {"ends at quit with exit status 0", &Doctor::quits, Needs::fresh},
    {"ends when its input ends", &Doctor::ends_with_input, Needs::fresh},
};

} // namespace

Checkup examine(const std::vector<std::string>& command, std::chrono::milliseconds timeout) {
    return Doctor(command, timeout).examine();
}

std::string to_text(Finding::Verdict verdict) {
    switch (verdict) {
    case Verdict::good:
        return "good";
    case Verdict::advice:
        return "advice";
    case Verdict::bad:
        return "bad";
    case Verdict::not_examined:
        return "not examined";
    }
    return "";
}

} // namespace bakuk::harness
