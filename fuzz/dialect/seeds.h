// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The modules that campaigns start from: functions of the .mlir files of the project, one at a time.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace cutecheck::fuzz {

// The functions of one file, each with the type aliases above it, without comments; the parts that `// -----`
// separates stand for themselves.
std::vector<std::string> functionsOf(std::string_view file);

// The functions of every .mlir file at or below `paths`, in the order of the files' names; empty where a path
// cannot be read.
std::vector<std::string> seedsBelow(const std::vector<std::string>& paths);

}  // namespace cutecheck::fuzz
