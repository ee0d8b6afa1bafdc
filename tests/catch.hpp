#pragma once

// Catch2 2 or 3, whichever is there, and RapidCheck properties as its test cases.

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
namespace Catch::Matchers {
/// What Catch2 3 calls the matcher.
inline auto ContainsSubstring(const std::string& part) {
    return Contains(part);
}
} // namespace Catch::Matchers
#endif

#include <rapidcheck.h>
#include <string>

namespace bakuk::tests {

/// Fails the current test case if RC_PARAMS would have properties pass without trying anything: a
/// misspelt key, no cases, only the smallest ones, or another property's case to reproduce.
void require_sound_parameters(const std::string& name);

/// Fails the current test case unless the property held for at least one case, and then tells the
/// seed and how to see the failure again.
void require_success(const rc::detail::TestResult& result);

/// Runs a property as the current test case. Its identifier is the test case's name, so that
/// RC_PARAMS="reproduce=…" finds it again.
template <typename Property>
void check_property(const std::string& name, Property&& property) {
    require_sound_parameters(name);
    require_success(rc::detail::checkTestable(std::forward<Property>(property),
                                              rc::detail::TestMetadata{name, name}));
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
