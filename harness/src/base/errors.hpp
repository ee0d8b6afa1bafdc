#pragma once

#include <stdexcept>

namespace bakuk::harness {

/// Wrong usage or unreadable input: one line that says what is wrong, where, and what would be
/// right. It ends the program with status 2.
class InputError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// The user interrupted a long verb; nothing half-written is left.
class Interrupted : public std::runtime_error {
public:
    Interrupted() : std::runtime_error("interrupted") {}
};

/// What a verb has to say in the end. Only main.cpp makes an exit status of it.
enum class Result {
    good,                 // 0
    answer_is_no,         // 1: does not conform, vectors differ
    unusable,             // 2: wrong usage, unreadable input
    implementation_broke, // 3: the implementation under test did not start, crashed, hung …
};

} // namespace bakuk::harness
