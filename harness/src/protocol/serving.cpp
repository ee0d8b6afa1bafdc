#include "protocol/serving.hpp"

#include "base/errors.hpp"

#include <array>
#include <cerrno>
#include <cstring>
#include <fmt/format.h>
#include <unistd.h>

namespace bakuk::harness {

namespace {

constexpr std::string_view hello = "hello 1";

bool is_verb(std::string_view line, std::string_view verb) {
    return line.starts_with(verb) && (line.size() == verb.size() || line[verb.size()] == ' ');
}

bool is_question(std::string_view line) {
    return is_verb(line, "moves") || is_verb(line, "play") || is_verb(line, "outcome") ||
           is_verb(line, "game");
}

std::string printable(std::string text) {
    for (char& character : text) {
        if (character < ' ' || character > '~') {
            character = '?';
        }
    }
    return text;
}

std::string error_reply(const TextError& error) {
    return printable("error " + to_text(error));
}

std::string reply_to(std::string_view line, Answerer& answerer) {
    if (is_question(line)) {
        const auto request = parse_request(line);
        if (const TextError* error = std::get_if<TextError>(&request)) {
            return error_reply(*error);
        }
        return answerer.reply(std::get<Request>(request));
    }
    if (line == hello) {
        return answerer.hello();
    }
    if (is_verb(line, "hello")) {
        constexpr std::size_t column = std::string_view("hello ").size() + 1;
        return error_reply({column, "another version of the protocol", "1, as in hello 1"});
    }
    if (is_verb(line, "quit")) {
        return error_reply({std::string_view("quit").size() + 1, "more words", "quit alone"});
    }
    return "unsupported";
}

void write_all(int output, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(output, bytes.data(), bytes.size());
        if (written < 0 && errno != EINTR) {
            throw InputError(
                fmt::format("standard output cannot be written: {}", std::strerror(errno)));
        }
        bytes.remove_prefix(written < 0 ? 0 : static_cast<std::size_t>(written));
    }
}

/// The next bytes of the input; none at its end.
std::string_view read_some(int input, std::array<char, 65536>& buffer) {
    while (true) {
        const ssize_t length = ::read(input, buffer.data(), buffer.size());
        if (length >= 0) {
            return {buffer.data(), static_cast<std::size_t>(length)};
        }
        if (errno != EINTR) {
            throw InputError(
                fmt::format("standard input cannot be read: {}", std::strerror(errno)));
        }
    }
}

} // namespace

Served serve_line(std::string_view line, Answerer& answerer, std::string& replies) {
    if (line.ends_with('\r')) {
        line.remove_suffix(1);
    }
    if (line == "quit") {
        return Served::quit;
    }
    replies += reply_to(line, answerer);
    replies += '\n';
    return Served::go_on;
}

void serve(int input, int output, Answerer& answerer) {
    std::array<char, 65536> buffer{};
    std::string unfinished; // the beginning of a line whose LF has not come yet
    std::string replies;
    while (true) {
        std::string_view bytes = read_some(input, buffer);
        if (bytes.empty()) {
            break;
        }
        for (std::size_t end = bytes.find('\n'); end != std::string_view::npos;
             end = bytes.find('\n')) {
            std::string_view line = bytes.substr(0, end);
            if (!unfinished.empty()) {
                unfinished += line;
                line = unfinished;
            }
            const Served served = serve_line(line, answerer, replies);
            unfinished.clear();
            if (served == Served::quit) {
                write_all(output, replies);
                return;
            }
            bytes.remove_prefix(end + 1);
        }
        unfinished += bytes;
        write_all(output, replies);
        replies.clear();
    }
    if (!unfinished.empty()) {
        serve_line(unfinished, answerer, replies);
        write_all(output, replies);
    }
}

} // namespace bakuk::harness
