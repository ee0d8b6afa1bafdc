#pragma once

#include "protocol/answerer.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace bakuk::harness {

/// What is left to do after a line.
enum class Served : std::uint8_t { go_on, quit };

/// Appends the reply to one line, its LF included; `quit` has none. The line comes without its LF
/// and may end in CR. What is no question of the protocol, the empty line included, is
/// `unsupported`; a malformed one is `error TEXT`, the text in printable ASCII and with the column.
Served serve_line(std::string_view line, Answerer& answerer, std::string& replies);

/// Answers every line that comes from one file descriptor on the other, in order, until `quit` or
/// the end of the input; a last line without LF is answered too. Replies are held back only while
/// a further complete line is waiting, so that asking line by line and in batches both work.
/// Errors: InputError if a descriptor cannot be read or written.
void serve(int input, int output, Answerer& answerer);

} // namespace bakuk::harness
