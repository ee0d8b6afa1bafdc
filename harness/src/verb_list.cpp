#include "verbs.hpp"
namespace bakuk::harness { Result run(const ListOptions&) { throw InputError("list: not built yet"); } }
