// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How the kernels of tcgen05.mma spell atoms and the views of tensor memory, and which columns they use.
#pragma once

#include <string>

#include "lowering/cute_nvgpu/atoms/umma_rows.h"

namespace cutecheck::cli {

// "!cute_nvgpu.sm100.mma<128x64x16, ...>", as it prints.
std::string ummaType(const cute_nvgpu::UmmaAtom& atom);
// "m128n64k16_f16_f16_f32_k_k_ss", with the variant behind.
std::string ummaName(const cute_nvgpu::UmmaAtom& atom);

// The layouts of views of tensor memory, of one block: elements, 65536 columns from a lane to the next.
std::string viewOfD(const cute_nvgpu::UmmaAtom& atom);
std::string viewOfA(const cute_nvgpu::UmmaAtom& atom);

// The columns of tensor memory, one part behind the other: D, an A in tensor memory, the metadata of a sparse
// A, the scale factors of A and of B.
struct UmmaColumns {
  int64_t d = 0, a = 0, metadata = 0, scaleA = 0, scaleB = 0;
  int64_t factors(bool ofB) const { return d + a + metadata + (ofB ? scaleA : 0); }
  int64_t all() const { return factors(true) + scaleB; }
};
UmmaColumns columnsOf(const cute_nvgpu::UmmaAtom& atom);

}  // namespace cutecheck::cli
