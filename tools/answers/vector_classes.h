// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The classes in which the answers of corpus/vectors differ from pycute's, each with its count, its shortest
// example, and what enumeration says of that: the table of docs/reference/spec.md#differences-from-pycute, which the
// tests write anew and compare.
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace cutecheck::cli {

// What every coordinate says of one row: where pycute's answer and the right one differ, or why neither can
// be. "–" where the answers are no layouts.
std::string enumerated(const nlohmann::json& row);

// The lines of the table below its head: a class in each, the largest first, the total last.
std::vector<std::string> classTable(const std::vector<nlohmann::json>& rows);

}  // namespace cutecheck::cli
