#include "reports/reports.hpp"

#include "catch.hpp"
#include "sample_reports.hpp"

#include <iostream>

using namespace bakuk;
using namespace bakuk::harness;
using namespace bakuk::tests;

TEST_CASE("show", "[.]") {
    std::cout << text_report(failing(), {.colour = false, .columns = 100}) << "\n=====\n"
              << text_report(conforming(), {});
    std::cout << json_report(failing()) << junit_report(failing()) << tap_report(failing())
              << statement(failing()) << badge(failing());
}
