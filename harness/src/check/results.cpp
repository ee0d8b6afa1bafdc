#include "check/results.hpp"

namespace bakuk::harness {

std::string to_text(Ending ending) {
    switch (ending) {
    case Ending::passed:
        return "passed";
    case Ending::failed:
        return "failed";
    case Ending::wrongly_rejected:
        return "wrongly-rejected";
    case Ending::wrongly_accepted:
        return "wrongly-accepted";
    case Ending::adapter_error:
        return "adapter-error";
    case Ending::protocol_error:
        return "protocol-error";
    case Ending::crashed:
        return "crashed";
    case Ending::timed_out:
        return "timed-out";
    case Ending::skipped:
        return "skipped";
    case Ending::failed_as_expected:
        return "failed-as-expected";
    case Ending::passed_unexpectedly:
        return "passed-unexpectedly";
    }
    return "";
}

bool is_of_every_position(const TestResult& test) {
    return test.id == to_text(test.request);
}

bool is_failure(Ending ending) {
    return ending != Ending::passed && ending != Ending::skipped &&
           ending != Ending::failed_as_expected;
}

bool is_breakage(Ending ending) {
    return ending == Ending::protocol_error || ending == Ending::crashed ||
           ending == Ending::timed_out;
}

} // namespace bakuk::harness
