#pragma once

// Catch2 2 or 3, whichever is there, and RapidCheck properties as its test cases.

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif

#include <rapidcheck.h>
#include <sstream>
#include <string>

namespace bakuk::tests {

/// Runs a property and fails the current test case if it is falsified. The identifier is the test
/// case's name, so that RC_PARAMS="reproduce=…" finds it again.
template <typename Property>
void check_property(const std::string& name, Property&& property) {
    const auto result = rc::detail::checkTestable(std::forward<Property>(property),
                                                  rc::detail::TestMetadata{name, name});
    if (result.template is<rc::detail::SuccessResult>()) {
        // A run of no cases is no success.
        REQUIRE(result.template get<rc::detail::SuccessResult>().numSuccess > 0);
        return;
    }
    std::ostringstream message;
    rc::detail::printResultMessage(result, message);
    FAIL(message.str());
}

} // namespace bakuk::tests

/// PROPERTY("every turn conserves the stones", "[BOARD-3]", const AnyPosition& any) { … }
#define BAKUK_JOIN2(left, right) left##right
#define BAKUK_JOIN(left, right) BAKUK_JOIN2(left, right)
#define PROPERTY(name, tags, ...)                                                                  \
    static void BAKUK_JOIN(bakuk_property_, __LINE__)(__VA_ARGS__);                                \
    TEST_CASE(name, tags "[property]") {                                                           \
        bakuk::tests::check_property(name, &BAKUK_JOIN(bakuk_property_, __LINE__));                \
    }                                                                                              \
    static void BAKUK_JOIN(bakuk_property_, __LINE__)(__VA_ARGS__)
