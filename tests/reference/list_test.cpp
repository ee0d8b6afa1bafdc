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

TEST_CASE("a list may be full and has no value twice that it did not get twice", "[list]") {
    List<int, 2> list{7, 7};
    CHECK(list.size() == 2);
    CHECK(list == List<int, 2>{7, 7});
    CHECK_FALSE(list == List<int, 2>{7});
    CHECK_FALSE(List<int, 2>{} == List<int, 2>{0});
}

TEST_CASE("a list is gone through from its first value to its last", "[list]") {
    int number = 0;
    for (const int value : List<int, 4>{4, 3, 2}) {
        number = number * 10 + value;
    }
    CHECK(number == 432);
}
