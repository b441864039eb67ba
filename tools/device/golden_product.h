// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What mma.sync and wgmma compute, by the names of their kernels.
//
//   mma_sync/m16n8k16_f16_f16_f32[_satfinite|_xor_popc|_and_popc]
//   wgmma/m64n8k16_f16_f16_f32_k_mn_ss[_neg_ab][_satfinite][_sp0][_sw32]
//   wgmma_descriptors/m64n64k64_f16_f16_f32_k_number
//
// Of a sparse A each chunk of 4 elements of K (of tf32: 2) holds half, chosen at random. The words of
// metadata are laid out here from the PTX ISA's figures ("Sparse matrix storage", "Matrix fragments for
// sparse wgmma.mma_async.sp"), apart from the layouts of lowering/cute_nvgpu; the threads that are not
// selected hold noise.
#pragma once

#include <optional>
#include <string>

#include "tools/device/golden_model.h"

namespace cutecheck::run_ptx {

// Nothing for a name of another form.
std::optional<GoldenCase> productCase(const std::string& name, uint64_t seed);

}  // namespace cutecheck::run_ptx
