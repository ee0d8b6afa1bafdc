#include "verbs.hpp"
namespace bakuk::harness { Result run(const CensusOptions&) { throw InputError("census: not built yet"); } }
