#include "verbs.hpp"
namespace bakuk::harness { Result run(const FactsOptions&) { throw InputError("facts: not built yet"); } }
