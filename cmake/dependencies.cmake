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

# libuv and md4c come with pkg-config files from Debian and as CMake projects from their sources.
if(PKG_CONFIG_FOUND)
  pkg_check_modules(libuv QUIET IMPORTED_TARGET libuv)
  pkg_check_modules(md4c_html QUIET IMPORTED_TARGET md4c-html)
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
if(TARGET PkgConfig::md4c_html)
  add_library(bakuk_md4c ALIAS PkgConfig::md4c_html)
else()
  FetchContent_Declare(
    md4c URL https://github.com/mity/md4c/archive/refs/tags/release-0.4.8.tar.gz)
  set(BUILD_MD2HTML_EXECUTABLE OFF)
  FetchContent_MakeAvailable(md4c)
  target_include_directories(md4c-html PUBLIC $<BUILD_INTERFACE:${md4c_SOURCE_DIR}/src>)
  add_library(bakuk_md4c ALIAS md4c-html)
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
