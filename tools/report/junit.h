// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// JUnit XML, as CI systems read it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cutecheck::cli {

struct JunitFailure {
  std::string type, message, text;
};

struct JunitCase {
  std::string classname, name;
  std::vector<JunitFailure> failures{};
  std::string error{};    // message; empty: none
  std::string skipped{};  // message; empty: it was not; only of a case without a failure
  std::string told{};     // what it said besides
  std::optional<double> seconds{};
};

// The document of one suite, the counts taken from its cases. What XML cannot hold becomes '?'.
std::string junitDocument(std::string_view suite, const std::vector<JunitCase>& cases, double seconds);

}  // namespace cutecheck::cli
