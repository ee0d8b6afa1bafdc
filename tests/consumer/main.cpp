#include <bakuk/rules.hpp>
#include <bakuk/text.hpp>
#include <cstdio>
#include <string>

// The first move of a game: six stones from b fall into c, d, e, f, a and b itself.
int main() {
    using namespace bakuk;
    const auto result = play(start(Players::two), Hole::b);
    const Turn* turn = std::get_if<Turn>(&result);
    const std::string after = turn != nullptr ? to_text(turn->after) : "refused";
    std::puts(after.c_str());
    return after == "7,1,7,7,7,7/0,0/2" ? 0 : 1;
}
