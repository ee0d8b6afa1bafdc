#pragma once

#include <string>

namespace CLI {
class App;
}

namespace bakuk::harness {

/// The help of the program: its verbs by what they are for. Each verb's group is what it is for.
[[nodiscard]] std::string program_help(const CLI::App& program);

/// The help of a verb: what it does, how it is called, each argument, and its footer.
[[nodiscard]] std::string verb_help(const CLI::App& verb);

/// What the program says if it is asked nothing.
[[nodiscard]] std::string first_words();

} // namespace bakuk::harness
