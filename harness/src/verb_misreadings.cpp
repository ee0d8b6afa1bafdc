#include "verbs.hpp"
namespace bakuk::harness { Result run(const MisreadingsOptions&) { throw InputError("misreadings: not built yet"); } }
