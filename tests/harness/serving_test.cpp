#include "protocol/serving.hpp"

#include "catch.hpp"

#include <array>
#include <poll.h>
#include <string>
#include <string_view>
#include <thread>
#include <unistd.h>

using namespace bakuk;
using namespace bakuk::harness;

namespace {

std::string reply_to(std::string_view line, const Rulings& rulings = {}) {
    std::string replies;
    CHECK(serve_line(line, *reference_answerer(rulings), replies) == Served::go_on);
    return replies;
}

/// A server of the reference that runs beside the test and is spoken to through pipes.
class Server {
public:
    Server() {
        REQUIRE(::pipe(requests_.data()) == 0);
        REQUIRE(::pipe(replies_.data()) == 0);
        thread_ = std::thread([this] {
            serve(requests_[0], replies_[1], *reference_answerer({}));
            ::close(replies_[1]);
        });
    }
    ~Server() {
        end_input();
        thread_.join();
        ::close(requests_[0]);
        ::close(replies_[0]);
    }
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    void send(std::string_view bytes) {
        REQUIRE(::write(requests_[1], bytes.data(), bytes.size()) ==
                static_cast<ssize_t>(bytes.size()));
    }

    void end_input() {
        if (requests_[1] >= 0) {
            ::close(requests_[1]);
            requests_[1] = -1;
        }
    }

    /// Whether anything comes within a fifth of a second.
    bool is_silent() {
        pollfd waiting{replies_[0], POLLIN, 0};
        return ::poll(&waiting, 1, 200) == 0;
    }

    /// So many lines, or all there are until the end of the replies.
    std::string receive(std::size_t lines) {
        std::string text;
        char byte = 0;
        while (lines > 0 && ::read(replies_[0], &byte, 1) == 1) {
            text += byte;
            lines -= byte == '\n' ? 1 : 0;
        }
        return text;
    }

private:
    std::array<int, 2> requests_{-1, -1};
    std::array<int, 2> replies_{-1, -1};
    std::thread thread_;
};

} // namespace

TEST_CASE("hello names the reference, what it does and the rulings it follows", "[serve]") {
    CHECK(reply_to("hello 1") == "hello 1 bakuk-reference 1.0 moves,end,games two,three\n");
    Rulings rulings;
    rulings.blocked = Blocked::passes;
    rulings.majority = Majority::ends;
    CHECK(reply_to("hello 1", rulings) ==
          "hello 1 bakuk-reference 1.0 moves,end,games two,three blocked=passes majority=ends\n");
}

TEST_CASE("the four questions are answered", "[serve]") {
    CHECK(reply_to("moves 0,3,1,2,0,4/12,14/1") == "moves b c\n");
    CHECK(reply_to("moves 0,0,0,2,0,4/14,16/1") == "moves -\n");
    CHECK(reply_to("play 0,3,2,1,1,3/14,12/1 b") == "0,0,3,2,0,3/16,12/2\n");
    CHECK(reply_to("play 0,3,2,1,1,3/14,12/1 a") == "illegal\n");
    CHECK(reply_to("outcome 0,3,2,1,1,3/14,12/1") == "ongoing\n");
    CHECK(reply_to("outcome 0,0,0,2,0,2/16,16/1") == "ended 1=2\n");
    CHECK(reply_to("game 2 cebeb") == "10,0,5,10,0,11/0,0/2 ongoing\n");
    CHECK(reply_to("game 2 afcdadaebfafcd") == "illegal\n");
}

TEST_CASE("a carriage return before the line feed is no part of the request", "[serve]") {
    CHECK(reply_to("moves 0,3,1,2,0,4/12,14/1\r") == "moves b c\n");
    CHECK(reply_to("moves 0,3,1,2,0,4/12,14/1\r\r").starts_with("error column 26: "));
}

TEST_CASE("what is no question of the protocol is unsupported", "[serve]") {
    for (const char* line : {"", "\r", "foo", "move 6,6", " moves", "Moves", "value 6", "hello1"}) {
        INFO(line);
        CHECK(reply_to(line) == "unsupported\n");
    }
}

TEST_CASE("a malformed request is an error that says the column", "[serve]") {
    CHECK(reply_to("moves 6,6/0,0/1") == "error column 10: unexpected \"/\"; expected \",\"\n");
    CHECK(reply_to("play 0,3,2,1,1,3/14,12/1 g") ==
          "error column 26: \"g\" is no hole; expected one letter, a to f\n");
    CHECK(reply_to("play 0,3,2,1,1,3/14,12/1").starts_with("error column 25: "));
    CHECK(reply_to("outcome 0,3,2,1,1,3/14,11/1").starts_with("error column 9: "));
    CHECK(reply_to("game 4 -").starts_with("error column 6: "));
    CHECK(reply_to("game 2 abx").starts_with("error column 10: "));
    CHECK(reply_to("hello 2").starts_with("error column 7: "));
    CHECK(reply_to("hello").starts_with("error column 7: "));
    CHECK(reply_to("quit now").starts_with("error column 5: "));
}

TEST_CASE("an error is one line of printable ASCII whatever came", "[serve]") {
    using namespace std::string_literals;
    for (const std::string& word : {"\x01"s, "\xc3\xa9"s, "\0"s, "a\tb"s, "\r\r"s}) {
        for (const std::string& line : {"moves " + word, "play 6 " + word, "game 2 " + word}) {
            const std::string reply = reply_to(line);
            CHECK(reply.starts_with("error "));
            CHECK(reply.find_first_of('\n') == reply.size() - 1);
            for (const char character : reply.substr(0, reply.size() - 1)) {
                CHECK((character >= ' ' && character <= '~'));
            }
        }
    }
}

TEST_CASE("quit has no reply and ends the serving", "[serve]") {
    std::string replies;
    CHECK(serve_line("quit", *reference_answerer({}), replies) == Served::quit);
    CHECK(serve_line("quit\r", *reference_answerer({}), replies) == Served::quit);
    CHECK(replies.empty());

    Server server;
    server.send("hello 1\nquit\nhello 1\n");
    CHECK(server.receive(9) == "hello 1 bakuk-reference 1.0 moves,end,games two,three\n");
}

TEST_CASE("a reply comes as soon as its request is complete", "[serve]") {
    Server server;
    server.send("outcome 0,0,0,2,");
    CHECK(server.is_silent());
    server.send("0,2/16,16/1\n");
    CHECK(server.receive(1) == "ended 1=2\n");
    server.send("foo\nmoves 0,3,1,2,0,4/12,14/1\nout");
    CHECK(server.receive(2) == "unsupported\nmoves b c\n");
    CHECK(server.is_silent());
}

TEST_CASE("a last line without a line feed is answered", "[serve]") {
    Server server;
    server.send("foo\noutcome 0,0,0,2,0,2/16,16/1");
    server.end_input();
    CHECK(server.receive(9) == "unsupported\nended 1=2\n");
}

TEST_CASE("replies keep the order of a long batch", "[serve]") {
    std::string requests;
    std::string expected;
    for (int round = 0; round < 1000; ++round) {
        requests += "moves 0,3,1,2,0,4/12,14/1\noutcome 0,0,0,2,0,2/16,16/1\n";
        expected += "moves b c\nended 1=2\n";
    }
    Server server;
    server.send(requests);
    server.end_input();
    CHECK(server.receive(3000) == expected);
}
