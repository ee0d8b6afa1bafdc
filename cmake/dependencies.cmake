# Each library is Debian's where it is installed, and is fetched where it is not.
include(FetchContent)
find_package(PkgConfig QUIET)
find_package(Threads REQUIRED)

FetchContent_Declare(
  fmt
  URL https://github.com/fmtlib/fmt/archive/refs/tags/9.1.0.tar.gz
  FIND_PACKAGE_ARGS 9)
FetchContent_Declare(
  CLI11
  URL https://github.com/CLIUtils/CLI11/archive/refs/tags/v2.3.2.tar.gz
  FIND_PACKAGE_ARGS)
FetchContent_Declare(
  nlohmann_json
  URL https://github.com/nlohmann/json/archive/refs/tags/v3.11.2.tar.gz
  FIND_PACKAGE_ARGS 3.10)
set(FMT_INSTALL ON)
FetchContent_MakeAvailable(fmt CLI11 nlohmann_json)

find_package(OpenSSL REQUIRED COMPONENTS Crypto)

# libuv comes with a pkg-config file from Debian and as a CMake project from its sources.
if(PKG_CONFIG_FOUND)
  pkg_check_modules(libuv QUIET IMPORTED_TARGET libuv)
endif()
if(TARGET PkgConfig::libuv)
  add_library(bakuk_libuv ALIAS PkgConfig::libuv)
else()
  FetchContent_Declare(
    libuv URL https://github.com/libuv/libuv/archive/refs/tags/v1.44.2.tar.gz)
  set(LIBUV_BUILD_TESTS OFF)
  FetchContent_MakeAvailable(libuv)
  add_library(bakuk_libuv ALIAS uv_a)
endif()
if(BAKUK_DEVELOPER_MODE)
  FetchContent_Declare(
    Catch2
    URL https://github.com/catchorg/Catch2/archive/refs/tags/v3.4.0.tar.gz
    FIND_PACKAGE_ARGS)
  FetchContent_Declare(
    rapidcheck
    GIT_REPOSITORY https://github.com/emil-e/rapidcheck.git
    GIT_TAG ff6af6fc683159deb51c543b065eba14dfcf329b
    FIND_PACKAGE_ARGS)
  FetchContent_Declare(
    benchmark
    URL https://github.com/google/benchmark/archive/refs/tags/v1.7.1.tar.gz
    FIND_PACKAGE_ARGS)
  set(BENCHMARK_ENABLE_TESTING OFF)
  FetchContent_MakeAvailable(Catch2 rapidcheck benchmark)
endif()
