# Writes INPUT, a text file, into OUTPUT as the bytes of an array, which has no limit of length as
# a string has.
cmake_minimum_required(VERSION 3.25)
file(READ ${INPUT} text HEX)
string(LENGTH "${text}" digits)
math(EXPR bytes "${digits} / 2")
string(REGEX REPLACE "(..)" "0x\\1," array "${text}")
string(REPEAT "." 80 sixteen_bytes)
string(REGEX REPLACE "(${sixteen_bytes})" "\\1\n" array "${array}")
file(
  WRITE ${OUTPUT}.new
  "#include \"specification/text.hpp\"

namespace bakuk::harness {
namespace {

constexpr unsigned char bytes[] = {
${array}
};

} // namespace

std::string_view specification_text() {
    return {reinterpret_cast<const char*>(bytes), ${bytes}};
}

} // namespace bakuk::harness
")
file(RENAME ${OUTPUT}.new ${OUTPUT})
