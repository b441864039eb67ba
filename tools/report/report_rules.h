// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What CI systems want of JUnit XML and code scanning of SARIF 2.1.0: each returns what breaks it.
#pragma once

#include <string>
#include <vector>

namespace cutecheck::cli {

// The elements and attributes that the usual schemas of JUnit XML name, each where it may be, the required
// ones there, and counts that are those of the cases. Source: the schemas of Jenkins' xUnit plugin and of
// Ant's junitreport.
std::vector<std::string> junitFaults(const std::string& text);

// The members that SARIF 2.1.0 requires (sections 3.13, 3.14, 3.18, 3.19, 3.20, 3.27, 3.28, 3.30), of the
// right types, with rule indices that lead to their rules.
std::vector<std::string> sarifFaults(const std::string& text);

}  // namespace cutecheck::cli
