// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The options of `cutecheck smem`.
#pragma once

#include "tools/smem/smem_command.h"

namespace CLI {
class App;
}

namespace cutecheck::cli {

// Declares the own options of `cutecheck smem` on `command`.
void addSmemOptions(CLI::App* command, SmemOptions& options);

}  // namespace cutecheck::cli
