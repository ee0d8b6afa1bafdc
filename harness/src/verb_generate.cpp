#include "verbs.hpp"
namespace bakuk::harness { Result run(const GenerateOptions&) { throw InputError("generate: not built yet"); } }
