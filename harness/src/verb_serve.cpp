#include "verbs.hpp"
namespace bakuk::harness { Result run(const ServeOptions&) { throw InputError("serve: not built yet"); } }
