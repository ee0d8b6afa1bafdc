#include "verbs.hpp"
namespace bakuk::harness { Result run(const RulingsOptions&) { throw InputError("rulings: not built yet"); } }
