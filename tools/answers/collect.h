// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From the paths of a command line to the files to check.
#pragma once

#include <string>
#include <vector>

#include "core/support/expected.h"

namespace cutecheck::cli {

// The regular files under each path, directories searched recursively, in name order, hidden ones
// left out. A link is not followed into a directory, and one that leads nowhere stays, so that whoever reads
// it fails. Fails with kUsage when a path does not exist or a directory cannot be read.
Expected<std::vector<std::string>> collectFiles(const std::vector<std::string>& paths);

// The whole file, or a diagnostic (kUsage, kLimit beyond 64 MiB).
Expected<std::string> readFile(const std::string& path);

}  // namespace cutecheck::cli
