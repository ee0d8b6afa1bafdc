#include "bakuk/list.hpp"

#include "catch.hpp"

using bakuk::List;

TEST_CASE("a list keeps its values in the order in which they came", "[list]") {
    List<int, 3> list;
    CHECK(list.empty());
    list.push_back(5);
    list.push_back(3);
    CHECK(list.size() == 2);
    CHECK(list[0] == 5);
    CHECK(list.back() == 3);
    CHECK(list == List<int, 3>{5, 3});
    CHECK_FALSE(list == List<int, 3>{3, 5});
    CHECK(list.contains(3));
    CHECK_FALSE(list.contains(4));
}
