#include "base/sha256.hpp"

#include <array>
#include <fmt/format.h>
#include <new>
#include <openssl/evp.h>

namespace bakuk::harness {

namespace {

EVP_MD_CTX* as_context(void* pointer) {
    return static_cast<EVP_MD_CTX*>(pointer);
}

void check(int succeeded) {
    if (succeeded != 1) {
        throw std::bad_alloc(); // the only way in which libcrypto can fail here
    }
}

} // namespace

void Sha256::Free::operator()(void* context) const {
    EVP_MD_CTX_free(as_context(context));
}

Sha256::Sha256() : context_(EVP_MD_CTX_new()) {
    check(EVP_DigestInit_ex(as_context(context_.get()), EVP_sha256(), nullptr));
}

void Sha256::update(std::string_view bytes) {
    check(EVP_DigestUpdate(as_context(context_.get()), bytes.data(), bytes.size()));
}

std::string Sha256::hex() {
    std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
    unsigned int length = 0;
    check(EVP_DigestFinal_ex(as_context(context_.get()), digest.data(), &length));
    std::string text;
    for (unsigned int index = 0; index < length; ++index) {
        text += fmt::format("{:02x}", digest[index]);
    }
    return text;
}

std::string sha256(std::string_view bytes) {
    Sha256 hash;
    hash.update(bytes);
    return hash.hex();
}

} // namespace bakuk::harness
