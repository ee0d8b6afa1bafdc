#include "misreadings/misreading.hpp"
#include "protocol/serving.hpp"
#include "verbs.hpp"

#include <unistd.h>

namespace bakuk::harness {

Result run(const ServeOptions& options) {
    const std::unique_ptr<Answerer> answerer = options.as.empty()
                                                   ? reference_answerer(options.rulings)
                                                   : misread_answerer(options.as, options.rulings);
    serve(STDIN_FILENO, STDOUT_FILENO, *answerer);
    return Result::good;
}

} // namespace bakuk::harness
