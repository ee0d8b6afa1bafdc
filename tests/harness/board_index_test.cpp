#include "census/board_index.hpp"

#include "catch.hpp"

using namespace bakuk;
using namespace bakuk::harness;

TEST_CASE("a stratum's boards are counted like combinations", "[census]") {
    // So many stones and five walls between six holes: C(stones + 5, 5).
    CHECK(boards_in_stratum(0) == 1);
    CHECK(boards_in_stratum(1) == 6);
    CHECK(boards_in_stratum(2) == 21);
    CHECK(boards_in_stratum(12) == 6188);
    CHECK(boards_in_stratum(36) == 749398);
}

TEST_CASE("the boards of two stones stand in lexicographic order", "[census]") {
    CHECK(board_in_stratum(2, 0) == Board({0, 0, 0, 0, 0, 2}));
    CHECK(board_in_stratum(2, 1) == Board({0, 0, 0, 0, 1, 1}));
    CHECK(board_in_stratum(2, 2) == Board({0, 0, 0, 0, 2, 0}));
    CHECK(board_in_stratum(2, 3) == Board({0, 0, 0, 1, 0, 1}));
    CHECK(board_in_stratum(2, 19) == Board({1, 1, 0, 0, 0, 0}));
    CHECK(board_in_stratum(2, 20) == Board({2, 0, 0, 0, 0, 0}));
}

TEST_CASE("every board of a stratum has its place, the next board the next", "[census]") {
    for (int stones = 0; stones <= 36; ++stones) {
        const std::size_t count = boards_in_stratum(stones);
        Board board({0, 0, 0, 0, 0, stones});
        for (std::size_t rank = 0; rank < count; ++rank) {
            // REQUIRE would be slow four million times.
            if (board.stones() != stones || rank_in_stratum(board) != rank ||
                board_in_stratum(stones, rank) != board) {
                FAIL("stones " << stones << ", rank " << rank);
            }
            if (rank + 1 < count) {
                const Board following = next_in_stratum(board);
                if (!(board < following)) {
                    FAIL("stones " << stones << ", the board after rank " << rank);
                }
                board = following;
            }
        }
        CHECK(board == Board({stones, 0, 0, 0, 0, 0}));
    }
}

TEST_CASE("strata of even stones follow each other", "[census]") {
    CHECK(first_of_stratum(0) == 0);
    CHECK(first_of_stratum(2) == 1);
    CHECK(first_of_stratum(4) == 22);
    CHECK(first_of_stratum(38) == 2822260);
    CHECK(board_index(Board{}) == 0);
    CHECK(board_index(Board({0, 0, 0, 0, 0, 4})) == 22);
    CHECK(board_index(Board({36, 0, 0, 0, 0, 0})) == 2822259);
    for (const std::size_t index : {0U, 1U, 21U, 22U, 1000000U, 2822259U}) {
        CHECK(board_index(board_at(index)) == index);
    }
}
