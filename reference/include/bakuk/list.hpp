#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <initializer_list>

namespace bakuk {

/// Values in order, never more than `Most`: what a turn tells is bounded, so it needs no heap.
/// Requires: no more than `Most` values are put in (a broken invariant, asserted).
template <typename Value, std::size_t Most>
class List {
public:
    constexpr List() = default;

    constexpr List(std::initializer_list<Value> values) {
        for (const Value& value : values) {
            push_back(value);
        }
    }

    constexpr void push_back(const Value& value) {
        assert(count_ < Most);
        values_[count_] = value;
        ++count_;
    }

    [[nodiscard]] constexpr std::size_t size() const { return count_; }
    [[nodiscard]] constexpr bool empty() const { return count_ == 0; }
    [[nodiscard]] constexpr const Value* begin() const { return values_.data(); }
    [[nodiscard]] constexpr const Value* end() const { return values_.data() + count_; }
    [[nodiscard]] constexpr const Value& back() const {
        assert(count_ > 0);
        return values_[count_ - 1];
    }
    [[nodiscard]] constexpr const Value& operator[](std::size_t index) const {
        assert(index < count_);
        return values_[index];
    }
    [[nodiscard]] constexpr bool contains(const Value& value) const {
        return std::find(begin(), end(), value) != end();
    }

    friend constexpr bool operator==(const List& left, const List& right) {
        return std::equal(left.begin(), left.end(), right.begin(), right.end());
    }

private:
    std::array<Value, Most> values_{};
    std::size_t count_ = 0;
};

} // namespace bakuk
