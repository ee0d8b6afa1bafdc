#include "catch.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <sstream>
#include <string_view>

namespace bakuk::tests {

namespace {

constexpr std::array known_keys{
    "seed",     "max_success",      "max_size",          "max_discard_ratio",
    "noshrink", "verbose_progress", "verbose_shrinking", "reproduce",
};

} // namespace

void require_sound_parameters(const std::string& name) {
    const char* parameters = std::getenv("RC_PARAMS");
    std::istringstream words(parameters != nullptr ? parameters : "");
    for (std::string word; words >> word;) {
        const std::string key = word.substr(0, word.find('='));
        if (std::ranges::find(known_keys, std::string_view(key)) == known_keys.end()) {
            FAIL("RC_PARAMS has \"" << key << "\", which RapidCheck would pass over in silence");
        }
    }
    const rc::detail::Configuration& configuration = rc::detail::configuration();
    if (configuration.testParams.maxSuccess < 1 || configuration.testParams.maxSize < 1) {
        FAIL("RC_PARAMS lets properties try nothing: max_success or max_size is 0");
    }
    if (!configuration.reproduce.empty() && !configuration.reproduce.contains(name)) {
        FAIL("RC_PARAMS reproduces a case of another property; run only that one, by its name");
    }
}

void require_success(const rc::detail::TestResult& result) {
    if (result.is<rc::detail::SuccessResult>()) {
        REQUIRE(result.get<rc::detail::SuccessResult>().numSuccess > 0);
        return;
    }
    std::ostringstream message;
    rc::detail::printResultMessage(result, message);
    FAIL(message.str() << "\nSeen again with RC_PARAMS=\"seed="
                       << rc::detail::configuration().testParams.seed << '"');
}

} // namespace bakuk::tests
