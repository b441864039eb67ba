// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What tcgen05.mma computes, by the names of its kernels.
//
//   umma/m128n64k16_f16_f16_f32_k_k_ss[_pair][_mxf4_32][_ws][_sp0][_shift16][_satfinite][_scale3][_sw0][_cp]
//
// c and d are tensor memory, 128 lanes row by row, of a pair of blocks one behind the other: the
// accumulator's columns, those of an A in tensor memory ("ts"), four of a sparse A's metadata, and four each
// of scale factors for 128 rows of A and of B. The accumulator is written; the rest comes back as it was, but
// for factors that the kernel copies from shared memory ("cp"). Where each element lies is written here from
// the PTX ISA's figures ("Data Path Layout Organization", "Scale Factor" layouts, "Sparse Matrices"), apart
// from the layouts of lowering/cute_nvgpu. Small floats lie 16 in 16 bytes, the low ones packed; of the 4-bit
// kinds two in a byte. Scale factors are 1, 2 and 4, so that every sum is exact.
//
// Of a pair of 128 rows the halves of N have B's scale factors in 64 lanes each, as CUTLASS's tmem_sf_frg of
// a data path of 2 by 2.
//
// Of sparse products every cell is a word, with zeros above a D of 16 bits. Where metadata of 64 rows lie
// that have lanes apart from one another (M of 64, of a pair 128) no public layout says: row by row, as those
// of 128.
#pragma once

#include <optional>
#include <string>

#include "tools/device/golden_model.h"

namespace cutecheck::run_ptx {

// Nothing for a name of another form.
std::optional<GoldenCase> ummaCase(const std::string& name, uint64_t seed);

}  // namespace cutecheck::run_ptx
