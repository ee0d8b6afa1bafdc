#include "reports/reports.hpp"

#include "base/files.hpp"
#include "catch.hpp"
#include "sample_reports.hpp"

#include <iostream>

using namespace bakuk;
using namespace bakuk::harness;
using namespace bakuk::tests;

TEST_CASE("html", "[.]") {
    write_file("/tmp/reportstest/f.html", html_report(failing()));
    write_file("/tmp/reportstest/c.html", html_report(conforming()));
    write_file("/tmp/reportstest/f.svg", badge(failing()));
    write_file("/tmp/reportstest/c.svg", badge(conforming()));
}
