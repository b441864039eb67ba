// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// wgmma: which atoms there are, and which element of A and D each thread of the warpgroup holds.
//
//   D = A B + D; D in registers, B in shared memory, A in either
//   TV layouts   (thread, value) to an index of the tile, counted with M fastest
//   sparse       of each chunk of 4 elements of K (of tf32: 2) A holds half, in order; which, metadata says
//
// Source: PTX ISA 9.0, "wgmma.mma_async", "wgmma.mma_async.sp", "Register Fragments and Shared Memory Matrix
// Layouts"; the layouts as CuTe's mma_traits_sm90_gmma.hpp and mma_traits_sm90_gmma_sparse.hpp write them.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/notation/layout.h"
#include "core/support/expected.h"

namespace cutecheck::cute_nvgpu {

inline constexpr int64_t kWarpgroup = 128;
inline constexpr int64_t kWgmmaRows = 64;  // M of every atom

enum class Major { kK, kMN };
std::string_view spelled(Major major);  // "k", "mn"

// What stands behind the types of an atom.
struct WgmmaVariant {
  bool negatedA = false, negatedB = false;  // of floats: the product of -A, of -B
  bool saturates = false;                   // integers of 8 bits: D is clamped to 32 bits
  // Sparse: which threads of each four give metadata, 0 the first two and 1 the others; of 8-bit elements all
  // do, and it is 0. Nothing: A is dense.
  static constexpr int64_t kDense = -1;
  int64_t selector = kDense;
  bool sparse() const { return selector != kDense; }
  bool operator==(const WgmmaVariant&) const = default;
};

struct WgmmaAtom {
  std::array<int64_t, 3> shape = {};  // M, N, K; of a sparse A, K counts what it leaves out too
  Major majorA = Major::kK, majorB = Major::kK;
  std::string a, b, d;      // elements as in mma_sync_rows.h
  bool registersA = false;  // A in registers, "rs"; else "ss"
  WgmmaVariant variant{};
  bool operator==(const WgmmaAtom&) const = default;
};

// Fails with kBadRequest, by field: wgmma_c1 for A's elements, wgmma_c2 for B's beside them, wgmma_c3 for
// D's, wgmma_c4 for M and K, wgmma_c5 for N, wgmma_c6 for the majors, wgmma_c7 for A in registers, wgmma_c8
// for what is negated, wgmma_c9 for what saturates, wgmma_c10 for what is sparse.
Expected<WgmmaAtom> checked(const WgmmaAtom& atom);

// Elements of K that A holds: half of them where it is sparse.
int64_t heldDepth(const WgmmaAtom& atom);

// Of A in registers, as many elements as it holds: elements of `bits` bits; of D: N columns.
Layout wgmmaLayoutA(int64_t bits);
Layout wgmmaLayoutD(int64_t n);

// (thread, element) to the element m + 64 k of A that a bit of metadata is about, of A with elements of
// `bits` bits: of the threads that give metadata, two or all of each four. A thread's word holds 32 /
// elements bits for each, so 4 for a chunk: the positions of what A holds of it.
Layout wgmmaLayoutMetadata(int64_t bits);

// A choice of legal atoms: every pair of types with N of 8 and 32 and A in registers and in shared memory,
// and for each type of A other N, the majors, and each variant.
std::vector<WgmmaAtom> wgmmaAtoms();

// Every pair of types that the table has, with its accumulators: k-major, N of 8, dense, both in shared
// memory.
std::vector<WgmmaAtom> wgmmaTypes();

}  // namespace cutecheck::cute_nvgpu
