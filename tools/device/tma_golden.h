// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The golden kernels of tensor copies as cases to run: operands, tensor map and result.
#pragma once

#include "tools/device/golden_model.h"

namespace cutecheck::run_ptx {

// `module` is the kernel's text of the cute dialect. Nothing where it has no tensor map.
std::optional<GoldenCase> tmaGoldenCase(const std::string& module, uint64_t seed);

}  // namespace cutecheck::run_ptx
