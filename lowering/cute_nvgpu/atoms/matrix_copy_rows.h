// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ldmatrix, stmatrix and cp.async: which atoms there are, and which bit of memory or of a register belongs to
// a thread's value.
//
//   TV layouts   (thread, bit of the thread) to a bit of the 8 by 8 matrices, one after the other, row by row
//
// Source: PTX ISA 9.0, "ldmatrix", "stmatrix" and "cp.async"; the layouts as in
// corpus/layouts/copy_atoms.layouts.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/support/expected.h"

namespace cutecheck::cute_nvgpu {

// Of 8 by 8 elements of 16 bits.
struct MatrixCopyAtom {
  int64_t matrices = 1;  // 1, 2 or 4
  bool transposed = false;
  bool operator==(const MatrixCopyAtom&) const = default;
};
struct MatrixCopyLayouts {
  const char *memory, *registers;
};
inline constexpr int64_t kMatrixRowBits = 128;  // what a thread names in shared memory

// Fails with kBadRequest (matrix_copy_c1) for another number of matrices.
Expected<MatrixCopyLayouts> matrixCopyLayouts(const MatrixCopyAtom& atom);
std::vector<MatrixCopyAtom> matrixCopyAtoms();

// How cp.async caches: at every level, or past the first.
enum class AsyncCache { kAlways, kGlobal };
std::string_view spelled(AsyncCache cache);      // "always", "global"
std::string_view ptxModifier(AsyncCache cache);  // "ca", "cg"

struct AsyncCopyAtom {
  AsyncCache cache = AsyncCache::kAlways;
  int64_t bits = 0;  // one thread's
  bool operator==(const AsyncCopyAtom&) const = default;
};
// Fails with kBadRequest (async_copy_c1), naming the sizes that there are.
Expected<AsyncCopyAtom> checked(const AsyncCopyAtom& atom);
std::vector<AsyncCopyAtom> asyncCopyAtoms();

}  // namespace cutecheck::cute_nvgpu
