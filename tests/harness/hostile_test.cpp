#include "catch.hpp"

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

// Implementations that misbehave, each tested by the program as a user would: its exit status, the
// line that says what is wrong, and bounds on time and memory.

namespace {

using Clock = std::chrono::steady_clock;

/// What a run of the program left behind.
struct Ended {
    std::string text; // standard output, then standard error
    int status = 0;   // 128 and the signal's number if one ended it
    double seconds = 0;
    long mebibytes = 0; // of the program or the largest process under it
};

/// A folder for one run, gone afterwards.
class Folder {
public:
    Folder() {
        path_ = (std::filesystem::temp_directory_path() / "bakuk-hostile-XXXXXX").string();
        if (::mkdtemp(path_.data()) == nullptr) {
            throw std::runtime_error("no temporary folder");
        }
    }
    ~Folder() { std::filesystem::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    [[nodiscard]] std::string file(const std::string& name) const { return path_ + "/" + name; }
    [[nodiscard]] std::string read(const std::string& name) const {
        std::ifstream from(file(name), std::ios::binary);
        return std::string{std::istreambuf_iterator<char>(from), std::istreambuf_iterator<char>()};
    }

private:
    std::string path_;
};

/// Begins the program with arguments that the shell reads; its number.
pid_t begin_program(const std::string& arguments, const Folder& folder) {
    const std::string command = "exec '" BAKUK_PROGRAM "' " + arguments;
    const std::string output = folder.file("output");
    const std::string errors = folder.file("errors");
    const pid_t pid = ::fork();
    if (pid == 0) {
        const auto open = [](const std::string& path, int stream) {
            const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
            (void)::dup2(file, stream);
        };
        open(output, STDOUT_FILENO);
        open(errors, STDERR_FILENO);
        (void)::execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
        ::_exit(127);
    }
    return pid;
}

Ended end_of_program(pid_t pid, const Folder& folder, Clock::time_point begun) {
    int status = 0;
    rusage usage{};
    (void)::wait4(pid, &status, 0, &usage);
    return {folder.read("output") + folder.read("errors"),
            WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status),
            std::chrono::duration<double>(Clock::now() - begun).count(), usage.ru_maxrss / 1024};
}

Ended run_program(const std::string& arguments) {
    const Folder folder;
    const auto begun = Clock::now();
    return end_of_program(begin_program(arguments, folder), folder, begun);
}

const std::string script = "python3 '" BAKUK_SOURCE_DIR "/tests/harness/hostile/hostile.py' ";

struct Hostile {
    std::string command; // of the implementation
    int status;
    std::string says;          // stands in what the program writes
    std::string options = "";  // of check
    std::string says_not = ""; // stands nowhere there; empty: anything may
};

// However loaded the machine, and however much an implementation writes.
constexpr double most_seconds = 120;
constexpr long most_mebibytes = 128;

bool sanitized() {
#if defined(__SANITIZE_ADDRESS__)
    return true;
#elif defined(__has_feature)
    return __has_feature(address_sanitizer);
#else
    return false;
#endif
}

/// The text on one line with single spaces, as people read it.
std::string unwrapped(const std::string& text) {
    std::string line;
    for (const char character : text) {
        const bool space = character == ' ' || character == '\n';
        if (!space) {
            line += character;
        } else if (!line.empty() && line.back() != ' ') {
            line += ' ';
        }
    }
    return line;
}

/// Tests them all, several at once: most of the time each waits for a deadline.
void check_all(const std::vector<Hostile>& all) {
    std::vector<Ended> ended(all.size());
    std::atomic<std::size_t> next = 0;
    std::vector<std::thread> threads;
    for (int thread = 0; thread < 4; ++thread) {
        threads.emplace_back([&] {
            for (std::size_t at = next++; at < all.size(); at = next++) {
                ended[at] = run_program("check " + all[at].options + " -- " + all[at].command);
            }
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    for (std::size_t at = 0; at < all.size(); ++at) {
        INFO(all[at].options << " -- " << all[at].command << "\n" << ended[at].text);
        CHECK(ended[at].status == all[at].status);
        CHECK(unwrapped(ended[at].text).find(all[at].says) != std::string::npos);
        CHECK((all[at].says_not.empty() ||
               unwrapped(ended[at].text).find(all[at].says_not) == std::string::npos));
        CHECK(ended[at].seconds < most_seconds);
        CHECK((sanitized() || ended[at].mebibytes < most_mebibytes));
    }
}

Hostile hostile(const std::string& name, int status, const std::string& says,
                const std::string& options = "--timeout 5") {
    return {script + name, status, says, options};
}

/// For those that let each deadline pass: ten times in all.
Hostile hanging(const std::string& name, int status, const std::string& says) {
    return hostile(name, status, says, "--timeout 0.5");
}

bool lives(const std::string& pid) {
    std::ifstream file("/proc/" + pid + "/stat");
    std::string number;
    std::string name;
    std::string state = "gone";
    file >> number >> name >> state;
    return state != "gone" && state != "Z";
}

} // namespace

TEST_CASE("an implementation that does not start is told so", "[hostile]") {
    const Folder folder;
    std::ofstream(folder.file("adapter")) << "#!/bin/sh\n";
    check_all({
        {"/nonexistent/adapter", 3,
         "bakuk: /nonexistent/adapter: cannot be started: /nonexistent/adapter: no such file or "
         "directory"},
        {folder.file("adapter"), 3, "permission denied"},
        {"/", 3, "permission denied"},
        hostile("exits_with_0", 3, "it ended before it answered hello: exit status 0"),
        hostile("exits_with_3", 3, "it ended before it answered hello: exit status 3"),
        hostile("exits_with_3", 3, "no configuration found"),
        hostile("dies_by_signal", 3, "it ended before it answered hello: signal 11"),
        hostile("never_answers", 3, "no reply within 10 s to hello"),
        hostile("much_error", 3, "the last line"),
        hostile("endless_at_hello", 3, "a line of more than 4096 bytes"),
    });
}

TEST_CASE("a hello that is none is told in one line", "[hostile]") {
    check_all({
        hostile("hello", 3, "version \"2\" of the protocol; this harness speaks version 1"),
        hostile("hello 'hello 1'", 3, "has too few words"),
        hostile("hello 'hello 1 x 1 moves,magic two'", 3, "unknown class \"magic\""),
        hostile("hello 'hello 1 x 1 moves two luck=good'", 3, "\"luck=good\" is no ruling"),
        hostile("byte_order_mark", 3, "right but for its form: a byte order mark"),
        hostile("banner", 3, "\"Welcome to Bakuk!\" is no reply to hello"),
        hostile("unasked", 3, "after its reply to hello it wrote"),
        hostile("twice", 3, "after its reply to hello it wrote"),
        hostile("no_line_end", 3, "has no line end"),
        hostile("no_last_line_end", 3, "has no line end"),
        hostile("carriage_return_alone", 3, "ends in CR alone"),
    });
}

TEST_CASE("an implementation that ends by itself is started again, and the next test goes on",
          "[hostile]") {
    check_all({
        // Other tests are not blamed, and those after it are asked.
        {script + "dies_on_empty_board", 3, "games three players", "", "not asked"},
        {script + "dies_with_replies_unsent", 3, "games three players", "", "not asked"},
        hostile("dies_at 30", 3, "signal 9"),
        hostile("last_line_without_end", 3, "the line end is missing"),
        hostile("grandchild_and_dies", 3, "signal 9"),
        {script + "dies_at 100000", 3, "signal 9",
         "--exhaustive --players 2 --class moves,end --stones 0..14"},
    });
}

TEST_CASE("an implementation that does not answer costs its deadlines and no more", "[hostile]") {
    check_all({
        hanging("never_answers_a_test", 3, "it broke 10 times; the rest was not asked"),
        hanging("answers_one", 3, "it broke 10 times; the rest was not asked"),
        hanging("half_a_line", 3, "half a line within 0.5 s"),
        hanging("ignores_sigterm", 3, "it broke 10 times; the rest was not asked"),
        hanging("closes_output", 3, "it closed its standard output and lived on"),
        hanging("closes_input", 3, "it closed its standard input and lived on"),
        hanging("does_not_quit", 3, "it did not end within 0.5 s of quit"),
    });
}

TEST_CASE("whatever is written, memory is bounded and the verdict right", "[hostile]") {
    check_all({
        hostile("crlf", 0, "conforms to Bakuk 1.0"),
        hostile("slow", 0, "conforms to Bakuk 1.0"),
        hostile("nul_bytes", 1, "right but for its form: NUL bytes"),
        hostile("spaces", 1, "right but for its form: spaces"),
        hostile("upper_case", 1, "right but for its form: upper case"),
        hostile("leading_zeros", 1, "right but for its form: leading zeros"),
        hostile("invalid_utf8", 3, "\\xff\\xfe\\xc3("),
        hostile("empty_lines", 3, "an empty line"),
        hostile("long_line", 3, "a line of more than 4096 bytes"),
        hostile("endless", 3, "a line of more than 4096 bytes"),
        hostile("endless_lines", 3, "moves -"),
        hostile("exits_with_1_after_quit", 3, "after quit it ended with exit status 1"),
        hostile("after_quit", 3, "after the last reply it wrote \"bye"),
    });
}

TEST_CASE("replies that slip are named with the request from which on they slip", "[hostile]") {
    check_all({
        hostile("one_too_many", 3, "the replies slip by a line from this request on: one too many"),
        hostile("one_too_few", 3, "the replies slip by a line from this request on: one too few"),
        hostile("twice_after_hello", 3, "the replies slip from this request on: each comes twice"),
        hostile("always_the_reply_before", 3,
                "the replies slip by a line from this request on: one too many"),
    });
}

TEST_CASE("an implementation that only seems to answer fails every class", "[hostile]") {
    std::vector<Hostile> all;
    for (const std::string name : {"always_the_given_position", "always_illegal", "always_no_moves",
                                   "always_the_same_position", "random_replies", "says_error"}) {
        all.push_back(hostile(
            name, 1, "does not conform to Bakuk 1.0: moves, end, games; two players and three ("));
    }
    for (const std::string class_name : {"moves", "end", "games"}) {
        all.push_back(hostile("always_the_reply_before", 3,
                              "does not conform to Bakuk 1.0: " + class_name,
                              "--players 2 --class " + class_name));
    }
    check_all(all);
}

TEST_CASE("unsupported for a class that is claimed fails that class", "[hostile]") {
    check_all({hostile("says_unsupported", 1, "unsupported, although it claims this class"),
               hostile("says_unsupported", 0, "conforms", "--class moves")});
}

TEST_CASE("a state that leaks is found", "[hostile]") {
    check_all({hostile("every_tenth_wrong", 1, "depends on what came before"),
               hostile("remembers_the_first_players", 1, "depends on what came before"),
               hostile("remembers_the_first_players", 0, "passes a part of Bakuk 1.0",
                       "--isolate --filter SETUP-1")});
}

TEST_CASE("a grandchild is ended with its group", "[hostile]") {
    const Folder folder;
    const Ended ended = run_program("check -- " + script + "grandchild " + folder.file("number"));
    INFO(ended.text);
    CHECK(ended.status == 0);
    const std::string number = folder.read("number");
    REQUIRE_FALSE(number.empty());
    CHECK_FALSE(lives(number));
}

TEST_CASE("an interrupt ends the run and all that was started", "[hostile]") {
    const Folder folder;
    const auto begun = Clock::now();
    const pid_t pid = begin_program("check --exhaustive --players 2 -- " + script + "grandchild " +
                                        folder.file("number"),
                                    folder);
    while (folder.read("number").empty() && Clock::now() - begun < std::chrono::seconds(20)) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    (void)::kill(pid, SIGINT);
    const auto interrupted = Clock::now();
    const Ended ended = end_of_program(pid, folder, interrupted);
    INFO(ended.text);
    CHECK(ended.status == 2);
    CHECK(ended.text == "bakuk: interrupted\n");
    CHECK(ended.seconds < 10);
    CHECK_FALSE(lives(folder.read("number")));
}
