#include "verbs.hpp"
namespace bakuk::harness { Result run(const SolveOptions&) { throw InputError("solve: not built yet"); } }
