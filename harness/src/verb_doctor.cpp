#include "verbs.hpp"
namespace bakuk::harness { Result run(const DoctorOptions&) { throw InputError("doctor: not built yet"); } }
