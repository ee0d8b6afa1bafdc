#pragma once

#include <string_view>

namespace bakuk::harness {

/// Writes to standard output at once, past the buffer of stdio. Whoever reads there may stop: then
/// the program ends as other tools do, quietly, by SIGPIPE.
/// Errors: InputError if it cannot be written; Interrupted.
void write_output(std::string_view bytes);

} // namespace bakuk::harness
