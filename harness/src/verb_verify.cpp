#include "verbs.hpp"
namespace bakuk::harness { Result run(const VerifyOptions&) { throw InputError("verify: not built yet"); } }
