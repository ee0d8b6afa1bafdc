// Catch2 3 brings its main in a library; Catch2 2 wants it made here.
#if !__has_include(<catch2/catch_all.hpp>)
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
#endif
