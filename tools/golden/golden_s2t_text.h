// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How kernels spell copies from shared to tensor memory: the atom, rows of 16 bytes, and the lanes written.
#pragma once

#include <string>

#include "lowering/cute_nvgpu/atoms/s2t_rows.h"
#include "tools/golden/golden_kernel.h"
#include "tools/golden/golden_tmem_kernel.h"

namespace cutecheck::cli {

// "!cute_nvgpu.atom.s2t_copy<f32, 32 DP, 128 bit, num_cta = 1, warpx4>".
std::string s2tType(const cute_nvgpu::S2tCopyAtom& atom, const std::string& element);
// Layouts of words: rows of 16 bytes in groups of eight; the second half of longer rows behind the first of
// all.
std::string s2tInShared(int64_t rows, int64_t pieces);
// The same words row by row.
BlockTile s2tInGlobal(int64_t rows, int64_t pieces);
// What is written, as a view of tensor memory from `pointer` on, elements of `bits`.
KernelView s2tWritten(KernelText& kernel, const cute_nvgpu::S2tCopyAtom& atom, const std::string& element,
                      int64_t bits, const std::string& pointer = "%tensor");
// The call of the atom `value`.
std::string s2tCall(const std::string& value, const std::string& type, const KernelView& rows,
                    const KernelView& lanes);

}  // namespace cutecheck::cli
