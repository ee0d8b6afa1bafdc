#include "verbs.hpp"
namespace bakuk::harness { Result run(const ExplainOptions&) { throw InputError("explain: not built yet"); } }
