// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck kernel: its parts, each with its options, on a file of PTX. A part is a row here and a file of
// tools/kernel.
#pragma once

#include <functional>

#include "tools/kernel/kernel_options.h"

namespace CLI {
class App;
}

namespace cutecheck::cli {

using KernelCommand = ExitStatus (*)(const KernelOptions&, Console&);
// Adds `cutecheck kernel NAME`, with what it does and --json.
using AddKernelPart = std::function<CLI::App*(const char* name, const char* what, KernelCommand command)>;

void addKernelParts(KernelOptions& options, const AddKernelPart& add);

}  // namespace cutecheck::cli
