#include "verbs.hpp"
namespace bakuk::harness { Result run(const CheckOptions&) { throw InputError("check: not built yet"); } }
