#include "driving/interview.hpp"

#include "driving/slip.hpp"

#include <algorithm>
#include <cstring>
#include <fmt/format.h>
#include <utility>
#include <vector>

namespace bakuk::harness {

namespace {

/// So many bytes of requests are on their way at most: enough that nobody waits for anybody.
constexpr std::size_t most_on_the_way = std::size_t{512} * 1024;
std::size_t end_of_line(std::string_view text, std::size_t from) {
    const std::size_t end = text.find('\n', from);
    return end == std::string_view::npos ? text.size() : end;
}

std::string_view without_return(std::string_view line) {
    return line.ends_with('\r') ? line.substr(0, line.size() - 1) : line;
}

/// How many bytes are the same at the beginning of both.
std::size_t same_bytes(std::string_view left, std::string_view right) {
    const std::size_t most = std::min(left.size(), right.size());
    if (std::memcmp(left.data(), right.data(), most) == 0) {
        return most;
    }
    return static_cast<std::size_t>(std::ranges::mismatch(left, right).in1 - left.begin());
}

/// The whole lines of a text without their LF, at most so many.
std::vector<std::string_view> first_lines(std::string_view text, std::size_t most) {
    std::vector<std::string_view> lines;
    std::size_t at = 0;
    while (lines.size() < most) {
        const std::size_t end = text.find('\n', at);
        if (end == std::string_view::npos) {
            break;
        }
        lines.push_back(without_return(text.substr(at, end - at)));
        at = end + 1;
    }
    return lines;
}

} // namespace

Interview::Interview(Source source, Listener& listener, std::chrono::milliseconds timeout)
    : source_(std::move(source)), listener_(listener), watch_(timeout) {}

bool Interview::ask(Process& process) {
    rewind();
    watch_.begin();
    while (true) {
        fetch();
        if (flights_.empty()) {
            settle_suspicion();
            return true;
        }
        send(process);
        Step step = take_replies(process, false);
        if (step == Step::waits) {
            if (const auto breakage = watch_.breakage(process)) {
                // Lines that were held back to see whether they slip come first.
                step = take_replies(process, true);
                if (step == Step::waits) {
                    step = break_off(*breakage, false);
                }
            } else {
                watch_.wait(process);
            }
        }
        if (step == Step::broke) {
            return false;
        }
    }
}

/// What is left is asked again from its beginning.
void Interview::rewind() {
    for (Flight& flight : flights_) {
        flight.sent = find_request(flight);
    }
}

void Interview::fetch() {
    std::size_t on_the_way = 0;
    for (const Flight& flight : flights_) {
        on_the_way += flight.batch->requests.size();
    }
    while (!source_is_empty_ && on_the_way < most_on_the_way) {
        std::optional<Batch> batch = source_();
        if (!batch) {
            source_is_empty_ = true;
            return;
        }
        if (batch->count > 0) {
            on_the_way += batch->requests.size();
            flights_.emplace_back().batch = std::make_shared<const Batch>(std::move(*batch));
        }
    }
}

void Interview::send(Process& process) {
    if (one_by_one_ > 0) {
        Flight& flight = flights_.front();
        const std::size_t next = find_request(flight);
        if (flight.sent == next) {
            flight.sent = end_of_line(flight.batch->requests, next) + 1;
            process.send(std::string_view(flight.batch->requests).substr(next, flight.sent - next),
                         flight.batch);
            watch_.begin();
        }
        return;
    }
    for (Flight& flight : flights_) {
        if (flight.sent < flight.batch->requests.size()) {
            process.send(std::string_view(flight.batch->requests).substr(flight.sent),
                         flight.batch);
            flight.sent = flight.batch->requests.size();
        }
    }
}

Interview::Step Interview::take_replies(Process& process, bool settle) {
    while (!flights_.empty()) {
        if (process.received().empty()) {
            return Step::waits;
        }
        const Step step = take_line(process, settle);
        if (step != Step::goes_on || settle) {
            return step;
        }
        if (one_by_one_ > 0 && !flights_.empty()) {
            if (!process.received().empty()) {
                return break_off({Ending::protocol_error, std::string(process.received()),
                                  to_text(Slip{Slip::Kind::too_many})},
                                 true);
            }
            return Step::goes_on;
        }
    }
    return Step::goes_on;
}

/// Takes as many lines as are right, or one that is not.
Interview::Step Interview::take_line(Process& process, bool settle) {
    const Flight& flight = flights_.front();
    const std::string_view received = process.received();
    std::string_view expected = flight.batch->expected;
    expected.remove_prefix(flight.expected_at);
    const std::size_t expected_end = end_of_line(expected, 0);
    if (one_by_one_ > 0) {
        expected = expected.substr(0, expected_end + 1);
    }
    const std::string_view same = expected.substr(0, same_bytes(received, expected));
    if (const std::size_t last = same.rfind('\n'); last != std::string_view::npos) {
        accept(same.substr(0, last + 1));
        process.take(last + 1);
        return Step::goes_on;
    }
    const std::size_t end = received.find('\n');
    if (std::min(end, received.size()) > most_line) {
        return break_off(line_too_long(), true);
    }
    if (end == std::string_view::npos) {
        return Step::waits;
    }
    const std::string_view line = without_return(received.substr(0, end));
    if (line == expected.substr(0, expected_end)) {
        accept(expected.substr(0, expected_end + 1));
        process.take(end + 1);
        return Step::goes_on;
    }
    return judge_line(process, line, end + 1, settle);
}

/// A line that is not right where it stands.
Interview::Step Interview::judge_line(Process& process, std::string_view line, std::size_t bytes,
                                      bool settle) {
    const std::uint64_t waited_for = one_by_one_ > 0 ? 1 : outstanding();
    const std::vector<std::string_view> given = first_lines(process.received(), slip_window);
    const bool all = given.size() < slip_window && (settle || given.size() >= waited_for);
    if (given.size() < slip_window && !all) {
        return Step::waits;
    }
    std::vector<std::string_view> expected;
    for (const Flight& flight : flights_) {
        const std::size_t wanted =
            std::min<std::size_t>(slip_window + 2, waited_for) - expected.size();
        const std::string_view text = flight.batch->expected;
        for (const std::string_view one : first_lines(text.substr(flight.expected_at), wanted)) {
            expected.push_back(one);
        }
    }
    if (const std::optional<Slip> slip = find_slip(given, expected, all)) {
        return break_off({Ending::protocol_error, std::string(line), to_text(*slip)}, true);
    }
    const Asked asked = front();
    if (suspicion_ && suspicion_->asked.number == asked.number) {
        suspicion_->reply = line;
    } else {
        listener_.wrong(asked, line);
    }
    finish(1, asked.expected.size() + 1);
    process.take(bytes);
    return Step::goes_on;
}

/// Lines that are right for the next requests came.
void Interview::accept(std::string_view lines) {
    const Flight& flight = flights_.front();
    const std::uint64_t first = flight.batch->first + flight.answered;
    if (suspicion_ && suspicion_->asked.number == first) {
        suspicion_->reply = suspicion_->asked.expected;
    } else {
        listener_.right(first, lines);
    }
    finish(static_cast<std::uint64_t>(std::ranges::count(lines, '\n')), lines.size());
}

/// The next so many requests of the first batch are done with, and so many bytes of its replies.
void Interview::finish(std::uint64_t lines, std::size_t bytes) {
    Flight& flight = flights_.front();
    flight.expected_at += bytes;
    flight.answered += lines;
    if (flight.answered == flight.batch->count) {
        flights_.pop_front();
    }
    if (one_by_one_ > 0) {
        --one_by_one_;
        if (one_by_one_ == 0) {
            settle_suspicion();
        }
    }
}

/// `sure`: it is the first request that is not done with at which it broke.
Interview::Step Interview::break_off(const Breakage& breakage, bool sure) {
    if (!sure && one_by_one_ == 0 && outstanding() > 1) {
        suspect_front(breakage);
        return Step::broke;
    }
    const Asked asked = front();
    if (suspicion_ && suspicion_->reply) {
        // Now it is known where it breaks, and the reply to the suspect counts as any other.
        if (*suspicion_->reply == suspicion_->asked.expected) {
            listener_.right(suspicion_->asked.number, suspicion_->asked.expected + '\n');
        } else {
            listener_.wrong(suspicion_->asked, *suspicion_->reply);
        }
    }
    suspicion_.reset();
    listener_.broke(asked, breakage);
    finish(1, asked.expected.size() + 1);
    return Step::broke;
}

void Interview::suspect_front(const Breakage& breakage) {
    suspicion_ = Suspicion{front(), breakage, outstanding(), std::nullopt};
    one_by_one_ = outstanding();
}

/// All that were suspected have been asked one by one: it is not the request that does it.
void Interview::settle_suspicion() {
    if (!suspicion_) {
        return;
    }
    const Suspicion suspicion = *std::exchange(suspicion_, std::nullopt);
    Breakage breakage = suspicion.breakage;
    breakage.detail += fmt::format(", here or at one of the {} requests after it; asked one by one "
                                   "they were answered",
                                   suspicion.among - 1);
    listener_.broke(suspicion.asked, breakage);
}

/// Where the line of the batch's first request that is not done with begins.
std::size_t Interview::find_request(Flight& flight) {
    while (flight.request_line < flight.answered) {
        flight.request_at = end_of_line(flight.batch->requests, flight.request_at) + 1;
        ++flight.request_line;
    }
    return flight.request_at;
}

/// The first request that is not done with.
Asked Interview::front() {
    Flight& flight = flights_.front();
    const auto line_at = [](std::string_view text, std::size_t at) {
        return std::string(text.substr(at, end_of_line(text, at) - at));
    };
    return {flight.batch->first + flight.answered,
            line_at(flight.batch->requests, find_request(flight)),
            line_at(flight.batch->expected, flight.expected_at)};
}

std::uint64_t Interview::outstanding() const {
    std::uint64_t count = 0;
    for (const Flight& flight : flights_) {
        count += flight.batch->count - flight.answered;
    }
    return count;
}

} // namespace bakuk::harness
