#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace bakuk::harness {

/// SHA-256 over bytes that come in pieces.
class Sha256 {
public:
    Sha256();
    void update(std::string_view bytes);
    /// The digest in lower-case hexadecimal. Requires: it is asked for once, last.
    [[nodiscard]] std::string hex();

private:
    struct Free {
        void operator()(void* context) const;
    };
    std::unique_ptr<void, Free> context_;
};

[[nodiscard]] std::string sha256(std::string_view bytes);

} // namespace bakuk::harness
