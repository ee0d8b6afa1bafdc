#include "reports/escaping.hpp"

#include "catch.hpp"

#include <algorithm>
#include <string>

using namespace bakuk::harness;
using namespace std::string_literals;

TEST_CASE("what can be seen stays as it is", "[reports]") {
    CHECK(printable("play 6,6,6,6,6,6/0,0/1 c") == "play 6,6,6,6,6,6/0,0/1 c");
    CHECK(printable("\xc3\xa4 \xe2\x82\xac \xf0\x9f\x98\x80") ==
          "\xc3\xa4 \xe2\x82\xac \xf0\x9f\x98\x80");
}

TEST_CASE("control characters become their number", "[reports]") {
    CHECK(printable("a\r\n\t\0\x1b[31m\x7f"s) == "a\\x0d\\x0a\\x09\\x00\\x1b[31m\\x7f");
    CHECK(printable_lines("a\nb\r") == "a\nb\\x0d");
    CHECK(printable("\xc2\x9b") == "\\u{009b}"); // begins an escape sequence in some terminals
}

TEST_CASE("invalid UTF-8 becomes its bytes", "[reports]") {
    CHECK(printable("\xff") == "\\xff");
    CHECK(printable("\xc0\x80") == "\\xc0\\x80");                   // too long for what it says
    CHECK(printable("\xed\xa0\x80") == "\\xed\\xa0\\x80");          // half a surrogate pair
    CHECK(printable("\xf4\x90\x80\x80") == "\\xf4\\x90\\x80\\x80"); // beyond Unicode
    CHECK(printable("\xe2\x82") == "\\xe2\\x82");                   // cut off
    CHECK(printable("\xe2\x82z") == "\\xe2\\x82z");
}

TEST_CASE("characters that turn or hide text become their number", "[reports]") {
    CHECK(printable("a\xe2\x80\xae"
                    "b") == "a\\u{202e}b");
    CHECK(printable("\xe2\x80\xa8") == "\\u{2028}");
    CHECK(printable("\xef\xbb\xbf") == "\\u{feff}");
    CHECK(printable("\xef\xbf\xbf") == "\\u{ffff}"); // no character of XML
}

TEST_CASE("a long text is cut and says how long it was", "[reports]") {
    const std::string cut = printable(std::string(100'000, 'x'), 10);
    CHECK(cut == "xxxxxxxxxx... (100000 bytes)");
}

TEST_CASE("markup escapes what ends an element, an attribute or a section", "[reports]") {
    CHECK(markup("]]></a> & \"b\" 'c'") == "]]&gt;&lt;/a&gt; &amp; &quot;b&quot; &#39;c&#39;");
}

TEST_CASE("a quoted text is one string of JSON", "[reports]") {
    CHECK(quoted("say \"a\\b\"\n") == R"("say \"a\\b\"\\x0a")");
}

TEST_CASE("Markdown's characters stand for themselves", "[reports]") {
    CHECK(markdown("*a*|<b>") == R"(\*a\*\|\<b\>)");
}

PROPERTY("printable text is ASCII or valid, on one line, and stays itself", "[reports]",
         const std::string& text) {
    const std::string once = printable(text);
    RC_ASSERT(printable(once) == once);
    RC_ASSERT(std::none_of(once.begin(), once.end(), [](char c) {
        return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
    }));
}
