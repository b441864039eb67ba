// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Running a golden kernel on a GPU, and comparing each byte of what it wrote with the host's.
#pragma once

#include "tools/device/cuda_driver.h"
#include "tools/device/golden_model.h"

namespace cutecheck::run_ptx {

// The case of a golden kernel by its name, or by its module where that has a tensor map; nothing where the
// host has no model of it.
std::optional<GoldenCase> goldenCaseOf(const std::string& name, const std::string& module, uint64_t seed);

// The first byte that differs, in words; empty where none does, nor any of the 256 around the result. Fails
// as the driver does, after which it takes no more work.
Expected<std::string> runGolden(CudaDriver& driver, const std::string& ptx, const GoldenCase& one);

}  // namespace cutecheck::run_ptx
