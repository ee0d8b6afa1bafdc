#pragma once

#include "protocol/protocol.hpp"

#include <memory>
#include <string>
#include <string_view>

namespace bakuk::harness {

/// Something that answers the four questions of the protocol: the reference, or a misreading.
/// It may keep a state between requests, as a persistent process can.
class Answerer {
public:
    virtual ~Answerer() = default;

    /// The reply to `hello 1`, without its LF.
    [[nodiscard]] virtual std::string hello() const = 0;

    /// The reply to a request, without its LF.
    [[nodiscard]] virtual std::string reply(const Request& request) = 0;
};

/// The reply to `hello 1` of something that answers everything the protocol asks, without its LF.
[[nodiscard]] std::string hello_reply(std::string_view name, const Rulings& rulings);

/// The reference under these rulings.
[[nodiscard]] std::unique_ptr<Answerer> reference_answerer(const Rulings& rulings);

} // namespace bakuk::harness
