// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Where D and an A in tensor memory lie: the organisations of the data path, by M, group and .ws.
#include "lowering/cute_nvgpu/atoms/umma_rows.h"

namespace cutecheck::cute_nvgpu {

namespace {

constexpr int64_t kLanes = 128;
constexpr int64_t kPeer = int64_t{1} << 16;  // behind the 128 x 512 words of one CTA

IntTuple tuple(std::initializer_list<int64_t> numbers) {
  std::vector<IntTuple> all;
  for (const int64_t number : numbers) all.emplace_back(number);
  return IntTuple::tuple(std::move(all));
}
Layout pair(IntTuple m, IntTuple n, IntTuple along, IntTuple across) {
  return Layout::unchecked(IntTuple::tuple({std::move(m), std::move(n)}),
                           IntTuple::tuple({std::move(along), std::move(across)}));
}

}  // namespace

Layout ummaLayoutD(const UmmaAtom& atom) {
  const auto& [m, n, k] = atom.shape;
  const IntTuple rows(m), columns(n), one(int64_t{1}), word(kLanes);
  if (atom.ctas == 2) {
    // Layouts A, of which each CTA has 128 lanes, and B, of which it has 64 lanes of two halves of N.
    if (m == 256) return pair(tuple({128, 2}), columns, tuple({1, kPeer}), word);
    // C: as F. CUTLASS's fragments have it as B; here the PTX ISA goes first, and nobody has measured it.
    if (atom.sparse) return pair(tuple({16, 4, 2}), columns, tuple({1, 32, kPeer}), word);
    return pair(tuple({64, 2}), tuple({n / 2, 2}), tuple({1, kPeer}), tuple({kLanes, 64}));
  }
  if (m == 128) return pair(rows, columns, one, word);                          // D
  if (!atom.ws) return pair(tuple({16, 4}), columns, tuple({1, 32}), word);     // F: 16 lanes of each 32
  if (m == 64) return pair(rows, tuple({n / 2, 2}), one, tuple({kLanes, 64}));  // E
  return pair(rows, tuple({n / 4, 4}), one, tuple({kLanes, 32}));               // G
}

Layout ummaLayoutA(const UmmaAtom& atom) {
  const int64_t m = atom.shape[0], bits = ummaStoredBits(atom, atom.a), depth = ummaHeldDepth(atom);
  const int64_t perWord = 32 / bits, step = 32 * kLanes;
  const IntTuple ks = tuple({perWord, depth / perWord}), strides = tuple({bits, step});
  const IntTuple lane(int64_t{32});
  if (perWord == 1) {
    const IntTuple k(depth), column(step);
    if (atom.ctas == 2) return pair(tuple({m / 2, 2}), k, tuple({32, 32 * kPeer}), column);
    if (m == 64 && !atom.ws) return pair(tuple({16, 4}), k, tuple({32, 32 * 32}), column);
    return pair(IntTuple(m), k, lane, column);
  }
  if (atom.ctas == 2) return pair(tuple({m / 2, 2}), ks, tuple({32, 32 * kPeer}), strides);
  if (m == 64 && !atom.ws) return pair(tuple({16, 4}), ks, tuple({32, 32 * 32}), strides);
  return pair(IntTuple(m), ks, lane, strides);
}

}  // namespace cutecheck::cute_nvgpu
