#include "verbs.hpp"
namespace bakuk::harness { Result run(const ClausesOptions&) { throw InputError("clauses: not built yet"); } }
