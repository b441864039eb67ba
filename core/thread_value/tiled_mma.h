// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// TiledMma: which elements of A, B and C each thread of a matrix multiplication holds.
//
// The thread-value layouts of the atom map (thread, value) to the column-major index in its tile of A (M x
// K), B (N x K) or C (M x N), threads counted logically; thrId maps the logical thread to its place in the
// warp. The atom is repeated over atomLayoutMnk.
#pragma once

#include "core/layout/slice.h"
#include "core/notation/tiler.h"
#include "core/thread_value/make_layout_tv.h"

namespace cutecheck {

struct MmaAtom {
  int64_t m = 1, n = 1, k = 1;
  Layout thrId;
  Layout a, b, c;
};

enum class MmaOperand : uint8_t { kA, kB, kC };

struct TiledMma {
  MmaAtom atom;
  Layout atomLayoutMnk;  // (M, N, K) -> number of the atom
  Layout threads;        // (logical thread, M, N, K) -> thread
  Tiler permutation;     // of the modes M, N and K of the operands; `_` leaves a mode as it is
};

// Fails with kRank unless atomLayoutMnk has three modes and the thread-value layouts two, with kInvalidExtent for an
// atom of no extent (tiled_mma_c1), and as
// tiled_product fails. Source: docs/reference/spec.md#tiled_mma; CuTe `TiledMMA`.
Expected<TiledMma> makeTiledMma(MmaAtom atom, Layout atomLayoutMnk);

// The same on operands whose modes are first divided by the permutation, a tiler for each of M, N and K (CuTe
// `PermutationMNK`): what stands at index i of a tile is taken from permutation(i). Fails as above, and with
// kRank for another number of tilers (tiled_mma_c4).
Expected<TiledMma> makeTiledMma(MmaAtom atom, Layout atomLayoutMnk, Tiler permutation);

// Returns ((logical thread, (atom in each of the two modes)), (value, (rest of each mode))) of an operand: where each thread
// holds each of its values in the tensor, a matrix of two modes. Fails with kRank for another tensor (tiled_mma_c2), and as
// zipped_divide and composition fail.
Expected<Layout> threadFragments(const TiledMma& mma, MmaOperand operand, const Layout& tensor);

// The slice of one thread: (value, (rest of each mode)), and the offset of the first.
// Fails as above and with kOutOfDomain for a thread that takes no part (tiled_mma_c3), with kLimit for more than 2^20
// threads (tiled_mma_c5).
// Source: CuTe `partition_A`, `partition_B`, `partition_C`.
Expected<SliceAndOffset> partition(const TiledMma& mma, MmaOperand operand, const Layout& tensor, int64_t thread);

// Returns the tile of an operand that all threads hold together, M x K, N x K or M x N, and (thread, value)
// -> column-major index in it: what a copy of the operand needs. A mode of the tile is its permutation, or
// the atom as often as atoms stand along it. Fails as threadFragments, and with kNotInjective unless the
// threads are numbered 0, 1, ... (tiled_mma_c6). Source: CuTe `get_layoutA_TV`, `make_tiled_copy_A` and so
// on.
Expected<LayoutTv> layoutTv(const TiledMma& mma, MmaOperand operand);

}  // namespace cutecheck
