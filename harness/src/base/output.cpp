#include "base/output.hpp"

#include "base/errors.hpp"
#include "base/terminal.hpp"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fmt/format.h>
#include <unistd.h>

namespace bakuk::harness {

void write_output(std::string_view bytes) {
    while (!bytes.empty()) {
        throw_if_interrupted();
        const ssize_t written = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
        if (written >= 0) {
            bytes.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno == EPIPE) {
            // Whoever started the program may have had SIGPIPE ignored.
            static_cast<void>(std::signal(SIGPIPE, SIG_DFL));
            static_cast<void>(std::raise(SIGPIPE));
        } else if (errno != EINTR) {
            throw InputError(
                fmt::format("standard output: cannot be written: {}", std::strerror(errno)));
        }
    }
}

} // namespace bakuk::harness
