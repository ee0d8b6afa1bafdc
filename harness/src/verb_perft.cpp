#include "verbs.hpp"
namespace bakuk::harness { Result run(const PerftOptions&) { throw InputError("perft: not built yet"); } }
