#include "driving/process.hpp"

#include "base/lines.hpp"
#include "base/terminal.hpp"
#include "reports/escaping.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>
#include <utility>
#include <uv.h>

namespace bakuk::harness {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t most_received = std::size_t{256} * 1024;
constexpr std::size_t least_room = std::size_t{16} * 1024;
constexpr std::size_t most_last_words = std::size_t{4} * 1024;
/// Pipes as large as the system lets anyone have them: fewer changes between two processes.
constexpr int pipe_size = 1024 * 1024;
/// How long a process may take to end by itself when it is asked to with SIGTERM.
constexpr auto patience = 200ms;

/// A pipe whose ends are closed when it goes, unless they were handed on.
class Pipe {
public:
    /// The end that stays here does not block; the other does, as programs expect it.
    [[nodiscard]] int open(bool we_write) {
        const int result =
            uv_pipe(ends_.data(), we_write ? 0 : UV_NONBLOCK_PIPE, we_write ? UV_NONBLOCK_PIPE : 0);
#ifdef F_SETPIPE_SZ
        if (result == 0) {
            (void)::fcntl(ends_[1], F_SETPIPE_SZ, pipe_size); // if not, it stays as it is
        }
#endif
        we_write_ = we_write;
        return result;
    }

    ~Pipe() {
        for (const uv_file end : ends_) {
            if (end >= 0) {
                (void)::close(end);
            }
        }
    }
    Pipe() = default;
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;

    [[nodiscard]] uv_file theirs() const { return we_write_ ? ends_[0] : ends_[1]; }
    [[nodiscard]] uv_file hand_on_ours() {
        return std::exchange(we_write_ ? ends_[1] : ends_[0], -1);
    }

private:
    std::array<uv_file, 2> ends_{-1, -1};
    bool we_write_ = false;
};

/// Bytes on their way; their owner keeps them until they are written.
struct Write {
    uv_write_t request{};
    std::shared_ptr<const void> owner;
};

} // namespace

/// What libuv knows of the process. Its address stays, since libuv keeps it.
struct Process::Handles {
    uv_loop_t loop{};
    uv_process_t process{};
    uv_pipe_t input{};
    uv_pipe_t output{};
    uv_pipe_t error{};
    uv_timer_t timer{};

    std::unique_ptr<char[]> buffer{new char[most_received]};
    std::size_t first = 0; // of the bytes received and not taken
    std::size_t last = 0;
    std::uint64_t in_all = 0;
    std::array<char, 16384> error_buffer{};
    std::string last_words;

    int group = 0;
    bool running = false;
    bool reading = false;
    bool input_gone = false;
    bool input_closing = false;
    uv_file input_file = -1;
    std::size_t writes = 0; // not finished
    bool output_gone = false;
    bool news = false;
    bool time_is_up = false;
    std::optional<ProcessEnd> end;

    Handles() {
        uv_loop_init(&loop);
        uv_timer_init(&loop, &timer);
        for (uv_pipe_t* pipe : {&input, &output, &error}) {
            uv_pipe_init(&loop, pipe, 0);
        }
        process.data = input.data = output.data = error.data = timer.data = this;
    }

    ~Handles() {
        end_group();
        const auto close = [](uv_handle_t* handle, void*) {
            if (uv_is_closing(handle) == 0) {
                uv_close(handle, nullptr);
            }
        };
        uv_walk(&loop, close, nullptr);
        uv_run(&loop, UV_RUN_DEFAULT);
        uv_loop_close(&loop);
    }

    Handles(const Handles&) = delete;
    Handles& operator=(const Handles&) = delete;

    [[nodiscard]] int start(const std::vector<std::string>& command);
    /// Timers and written input are told before the loop waits: so it must be told not to.
    void tell_news() {
        news = true;
        uv_stop(&loop);
    }
    void read_output();
    void read_output_if_room();
    void write(std::string_view bytes, std::shared_ptr<const void> owner);
    void written(int status);
    void close_written_input();
    void run_for(std::chrono::milliseconds most);
    void end_group();

    /// Whether the other end of the input is closed: a write would fail.
    [[nodiscard]] bool nobody_reads() const {
        pollfd state{input_file, POLLOUT, 0};
        return running && !input_closing && ::poll(&state, 1, 0) == 1 &&
               (state.revents & POLLERR) != 0;
    }

    template <typename Handle>
    static Handles& of(Handle* handle) {
        return *static_cast<Handles*>(handle->data);
    }
};

int Process::Handles::start(const std::vector<std::string>& command) {
    Pipe to_input;
    Pipe from_output;
    Pipe from_error;
    for (const auto& [pipe, we_write] :
         {std::pair{&to_input, true}, {&from_output, false}, {&from_error, false}}) {
        if (const int result = pipe->open(we_write); result != 0) {
            return result;
        }
    }
    std::array<uv_stdio_container_t, 3> streams{};
    std::size_t stream = 0;
    for (const Pipe* pipe : {&to_input, &from_output, &from_error}) {
        streams[stream].flags = UV_INHERIT_FD;
        streams[stream].data.fd = pipe->theirs();
        ++stream;
    }
    std::vector<std::string> words = command;
    std::vector<char*> arguments;
    for (std::string& word : words) {
        arguments.push_back(word.data());
    }
    arguments.push_back(nullptr);

    uv_process_options_t options{};
    options.file = arguments.front();
    options.args = arguments.data();
    options.flags = UV_PROCESS_DETACHED; // a process group of its own
    options.stdio_count = static_cast<int>(streams.size());
    options.stdio = streams.data();
    options.exit_cb = [](uv_process_t* handle, std::int64_t status, int signal) {
        Handles& self = of(handle);
        self.end = ProcessEnd{status, signal};
        self.running = false;
        self.tell_news();
    };
    if (const int result = uv_spawn(&loop, &process, &options); result != 0) {
        return result;
    }
    running = true;
    group = process.pid;
    input_file = to_input.hand_on_ours();
    uv_pipe_open(&input, input_file);
    uv_pipe_open(&output, from_output.hand_on_ours());
    uv_pipe_open(&error, from_error.hand_on_ours());
    read_output();
    uv_read_start(
        reinterpret_cast<uv_stream_t*>(&error),
        [](uv_handle_t* handle, std::size_t, uv_buf_t* room) {
            Handles& self = of(handle);
            *room = uv_buf_init(self.error_buffer.data(),
                                static_cast<unsigned>(self.error_buffer.size()));
        },
        [](uv_stream_t* stream_of_error, ssize_t count, const uv_buf_t* bytes) {
            Handles& self = of(stream_of_error);
            if (count < 0) {
                uv_read_stop(stream_of_error);
                return;
            }
            self.last_words.append(bytes->base, static_cast<std::size_t>(count));
            if (self.last_words.size() > most_last_words) {
                self.last_words.erase(0, self.last_words.size() - most_last_words);
            }
        });
    return 0;
}

void Process::Handles::read_output() {
    if (reading || output_gone) {
        return;
    }
    reading = true;
    uv_read_start(
        reinterpret_cast<uv_stream_t*>(&output),
        [](uv_handle_t* handle, std::size_t, uv_buf_t* room) {
            Handles& self = of(handle);
            if (self.first > 0 && most_received - self.last < most_received / 2) {
                std::memmove(self.buffer.get(), self.buffer.get() + self.first,
                             self.last - self.first);
                self.last -= self.first;
                self.first = 0;
            }
            *room = uv_buf_init(self.buffer.get() + self.last,
                                static_cast<unsigned>(most_received - self.last));
        },
        [](uv_stream_t* stream, ssize_t count, const uv_buf_t*) {
            Handles& self = of(stream);
            self.tell_news();
            if (count < 0) {
                uv_read_stop(stream);
                self.output_gone = true;
                return;
            }
            self.last += static_cast<std::size_t>(count);
            self.in_all += static_cast<std::uint64_t>(count);
            if (most_received - (self.last - self.first) < least_room) {
                uv_read_stop(stream);
                self.reading = false;
            }
        });
}

void Process::Handles::read_output_if_room() {
    if (most_received - (last - first) >= least_room) {
        read_output();
    }
}

/// Until there is news, or time is up.
void Process::Handles::run_for(std::chrono::milliseconds most) {
    news = false;
    time_is_up = false;
    uv_update_time(&loop);
    uv_timer_start(
        &timer,
        [](uv_timer_t* handle) {
            of(handle).time_is_up = true;
            uv_stop(handle->loop);
        },
        static_cast<std::uint64_t>(std::max<std::int64_t>(most.count(), 0)), 0);
    while (!news && !time_is_up) {
        uv_run(&loop, UV_RUN_ONCE);
    }
    uv_timer_stop(&timer);
}

void Process::Handles::write(std::string_view bytes, std::shared_ptr<const void> owner) {
    if (input_gone || input_closing) {
        return;
    }
    auto write = std::make_unique<Write>();
    write->owner = std::move(owner);
    write->request.data = write.get();
    ++writes;
    // libuv only reads the bytes, but its buffers are not const.
    const uv_buf_t part =
        uv_buf_init(const_cast<char*>(bytes.data()), static_cast<unsigned>(bytes.size()));
    const int result =
        uv_write(&write->request, reinterpret_cast<uv_stream_t*>(&input), &part, 1,
                 [](uv_write_t* request, int status) {
                     const std::unique_ptr<Write> done(static_cast<Write*>(request->data));
                     of(request->handle).written(status);
                 });
    if (result != 0) {
        written(result);
        return;
    }
    static_cast<void>(write.release()); // NOLINT(bugprone-unused-return-value): its callback's now
}

void Process::Handles::written(int status) {
    --writes;
    if (status != 0) {
        input_gone = true;
        tell_news();
    }
    close_written_input();
}

void Process::Handles::close_written_input() {
    auto* handle = reinterpret_cast<uv_handle_t*>(&input);
    if (input_closing && writes == 0 && uv_is_closing(handle) == 0) {
        uv_close(handle, nullptr);
    }
}

void Process::Handles::end_group() {
    if (group <= 0) {
        return;
    }
    uv_read_stop(reinterpret_cast<uv_stream_t*>(&output));
    const auto wait_for_end = [this](std::chrono::milliseconds most) {
        const auto until = std::chrono::steady_clock::now() + most;
        while (running && std::chrono::steady_clock::now() < until) {
            run_for(10ms);
        }
    };
    if (running) {
        (void)::kill(-group, SIGTERM);
        wait_for_end(patience);
    }
    (void)::kill(-group, SIGKILL);
    wait_for_end(2s);
    group = 0;
}

std::string to_text(const ProcessEnd& end) {
    if (end.signal != 0) {
        return fmt::format("signal {} ({})", end.signal, ::strsignal(end.signal));
    }
    return fmt::format("exit status {}", end.status);
}

Process::Process(std::unique_ptr<Handles> handles) : handles_(std::move(handles)) {}

Process::~Process() = default;

std::variant<std::unique_ptr<Process>, StartError>
Process::start(const std::vector<std::string>& command) {
    (void)std::signal(SIGPIPE, SIG_IGN); // closed input is told by the write that fails
    auto handles = std::make_unique<Handles>();
    if (const int result = handles->start(command); result != 0) {
        return StartError{fmt::format("{}: {}", printable(command.front()), uv_strerror(result))};
    }
    return std::unique_ptr<Process>(new Process(std::move(handles)));
}

void Process::send(std::string bytes) {
    const auto owner = std::make_shared<const std::string>(std::move(bytes));
    handles_->write(*owner, owner);
}

void Process::send(std::string_view bytes, std::shared_ptr<const void> owner) {
    handles_->write(bytes, std::move(owner));
}

void Process::close_input() {
    handles_->input_closing = true;
    handles_->close_written_input();
}

bool Process::wait(std::chrono::milliseconds most) {
    // An interrupt does not wake libuv up: so it is looked for now and then.
    constexpr auto now_and_then = 50ms;
    handles_->read_output_if_room();
    const auto until = std::chrono::steady_clock::now() + most;
    while (true) {
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
            until - std::chrono::steady_clock::now());
        handles_->run_for(std::min(left + 1ms, now_and_then));
        throw_if_interrupted();
        if (handles_->news) {
            return true;
        }
        if (left <= 0ms) {
            return false;
        }
    }
}

std::string_view Process::received() const {
    return {handles_->buffer.get() + handles_->first, handles_->last - handles_->first};
}

void Process::take(std::size_t bytes) {
    handles_->first += std::min(bytes, handles_->last - handles_->first);
    if (handles_->first == handles_->last) {
        handles_->first = handles_->last = 0;
    }
}

std::uint64_t Process::received_in_all() const {
    return handles_->in_all;
}

bool Process::output_closed() const {
    return handles_->output_gone;
}

bool Process::input_closed() const {
    return handles_->input_gone || handles_->nobody_reads();
}

const std::optional<ProcessEnd>& Process::ended() const {
    return handles_->end;
}

std::string Process::last_words() const {
    constexpr std::size_t most_lines = 10;
    constexpr std::size_t most_of_line = 300;
    const std::vector<std::string_view> lines = split_lines(handles_->last_words);
    std::string words;
    for (std::size_t line = lines.size() - std::min(lines.size(), most_lines); line < lines.size();
         ++line) {
        words += printable(lines[line], most_of_line) + "\n";
    }
    return words;
}

} // namespace bakuk::harness
