#include "protocol/answerer.hpp"

#include "vectors/format.hpp"

#include <fmt/format.h>

namespace bakuk::harness {

namespace {

class Reference : public Answerer {
public:
    explicit Reference(const Rulings& rulings) : rulings_(rulings) {}

    [[nodiscard]] std::string hello() const override {
        return hello_reply("bakuk-reference", rulings_);
    }

    [[nodiscard]] std::string reply(const Request& request) override {
        return reference_reply(request, rulings_);
    }

private:
    Rulings rulings_;
};

} // namespace

std::string hello_reply(std::string_view name, const Rulings& rulings) {
    const std::string differing = to_text(rulings);
    return fmt::format("hello 1 {} {} moves,end,games two,three{}{}", name, specification_version,
                       differing.empty() ? "" : " ", differing);
}

std::unique_ptr<Answerer> reference_answerer(const Rulings& rulings) {
    return std::make_unique<Reference>(rulings);
}

} // namespace bakuk::harness
