// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the kernels of tensor memory do, by their names: "tmem_load/16x64b_x2[_pack]" copies 128 rows of so
// many bits; "tmem_cp/64x128b_warpx4[_pair]" copies rows to lanes, in each block.
#pragma once

#include <optional>
#include <string>

#include "tools/device/golden_model.h"

namespace cutecheck::run_ptx {

// Nothing for a name of another form.
std::optional<GoldenCase> tensorMemoryCase(const std::string& name, uint64_t seed);

}  // namespace cutecheck::run_ptx
