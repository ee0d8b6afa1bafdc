#include "verbs.hpp"
namespace bakuk::harness { Result run(const ShowOptions&) { throw InputError("show: not built yet"); } }
