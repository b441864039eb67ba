// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/thread_value/tiled_mma.h"

#include "core/composition/composition.h"
#include "core/composition/right_inverse.h"
#include "core/layout/crd2idx.h"
#include "core/layout/flat_modes.h"
#include "core/layout/size.h"
#include "core/notation/compact_layout.h"
#include "core/tiling/logical_divide.h"
#include "core/tiling/tiled_product.h"
#include "core/tiling/zipped_divide.h"

namespace cutecheck {
namespace {

// The two modes of an operand: their extents in the atom, and which of the modes M, N, K they are.
struct Sides {
  const Layout* tv;
  int64_t extent[2];
  size_t mode[2];
};

Sides sidesOf(const TiledMma& mma, MmaOperand operand) {
  const MmaAtom& atom = mma.atom;
  switch (operand) {
    case MmaOperand::kA: return {&atom.a, {atom.m, atom.k}, {0, 2}};
    case MmaOperand::kB: return {&atom.b, {atom.n, atom.k}, {1, 2}};
    case MmaOperand::kC: break;
  }
  return {&atom.c, {atom.m, atom.n}, {0, 1}};
}

Tiler tileOf(int64_t x, int64_t y) {
  return Tiler::tuple({Tiler(Layout::unchecked(x, 1)), Tiler(Layout::unchecked(y, 1))});
}

constexpr int64_t kMostThreads = int64_t{1} << 20;

// The index in `threads` of a thread: a thread may be any number, as the threads of an atom need not be neighbours.
std::optional<int64_t> indexOf(const Layout& threads, int64_t count, int64_t thread) {
  const auto modes = flatModes(threads, "tiled_mma_c3");
  if (!modes.ok()) return std::nullopt;
  for (int64_t i = 0; i < count; ++i)
    if (evaluateModes(*modes, i) == Int128{thread}) return i;
  return std::nullopt;
}

}  // namespace

Expected<TiledMma> makeTiledMma(MmaAtom atom, Layout atomLayoutMnk) {
  return makeTiledMma(std::move(atom), std::move(atomLayoutMnk), Tiler::tuple({Tiler::keep(), Tiler::keep(), Tiler::keep()}));
}

Expected<TiledMma> makeTiledMma(MmaAtom atom, Layout atomLayoutMnk, Tiler permutation) {
  if (!permutation.isTuple() || permutation.modes().size() != 3)
    return makeError(Code::kRank, "tiled_mma_c4", "a permutation must have a tiler for each of M, N and K");
  if (!atomLayoutMnk.shape().isTuple() || atomLayoutMnk.rank() != 3)
    return makeError(Code::kRank, "tiled_mma_c1",
                     "the layout of the atoms must have three modes, M, N and K");
  if (atom.m < 1 || atom.n < 1 || atom.k < 1)
    return makeError(Code::kInvalidExtent, "tiled_mma_c1", "the extents of an atom must be positive");
  for (const Layout* tv : {&atom.a, &atom.b, &atom.c})
    if (!tv->shape().isTuple() || tv->rank() != 2)
      return makeError(Code::kRank, "tiled_mma_c1", "a thread-value layout must have two modes");
  CUTECHECK_TRY(threads, tiledProduct(atom.thrId, Tiler(atomLayoutMnk)));
  return TiledMma{std::move(atom), std::move(atomLayoutMnk), std::move(threads), std::move(permutation)};
}

Expected<Layout> threadFragments(const TiledMma& mma, MmaOperand operand, const Layout& tensor) {
  if (!tensor.shape().isTuple() || tensor.rank() != 2)
    return makeError(Code::kRank, "tiled_mma_c2", "an operand must be a matrix with two modes");
  const Sides sides = sidesOf(mma, operand);
  // A mode that stays is not divided: `_` would make it (1, mode).
  std::vector<Layout> permuted;
  for (size_t i = 0; i < 2; ++i) {
    const Tiler& by = mma.permutation.modes()[sides.mode[i]];
    CUTECHECK_TRY(mode, by.isKeep() ? Expected<Layout>(tensor.mode(i)) : logicalDivide(tensor.mode(i), by));
    permuted.push_back(std::move(mode));
  }
  CUTECHECK_TRY(byAtom, zippedDivide(concat(permuted), tileOf(sides.extent[0], sides.extent[1])));
  CUTECHECK_TRY(values, composition(byAtom.mode(0), *sides.tv));
  const size_t second = sides.mode[1];
  CUTECHECK_TRY(x, size(mma.atomLayoutMnk.mode(sides.mode[0])));
  CUTECHECK_TRY(y, size(mma.atomLayoutMnk.mode(second)));
  CUTECHECK_TRY(rest, logicalDivide(byAtom.mode(1), tileOf(x, y)));
  return concat({concat({values.mode(0), concat({rest.mode(0).mode(0), rest.mode(1).mode(0)})}),
                 concat({values.mode(1), concat({rest.mode(0).mode(1), rest.mode(1).mode(1)})})});
}

Expected<SliceAndOffset> partition(const TiledMma& mma, MmaOperand operand, const Layout& tensor, int64_t thread) {
  CUTECHECK_TRY(all, threadFragments(mma, operand, tensor));
  CUTECHECK_TRY(count, size(mma.threads));
  if (count > kMostThreads)
    return makeError(Code::kLimit, "tiled_mma_c5", "a search over more than 2^20 threads is over the limit");
  const auto index = indexOf(mma.threads, count, thread);
  if (!index)
    return makeError(Code::kOutOfDomain, "tiled_mma_c3",
                     "thread " + std::to_string(thread) + " does not take part in the multiplication");
  const Sides sides = sidesOf(mma, operand);
  CUTECHECK_TRY(logical, size(mma.atom.thrId));
  std::vector<int64_t> atoms;
  int64_t rest = *index / logical;
  for (size_t mode = 0; mode < 3; ++mode) {
    CUTECHECK_TRY(extent, size(mma.atomLayoutMnk.mode(mode)));
    atoms.push_back(rest % extent);
    rest /= extent;
  }
  const IntTuple where = IntTuple::tuple({atoms[sides.mode[0]], atoms[sides.mode[1]]});
  const IntTuple crd = IntTuple::tuple({IntTuple::tuple({*index % logical, where}), IntTuple::underscore()});
  CUTECHECK_TRY(sliced, sliceAndOffset(crd, all));
  return SliceAndOffset{sliced.layout.mode(0), std::move(sliced.offset)};
}

Expected<LayoutTv> layoutTv(const TiledMma& mma, MmaOperand operand) {
  const Sides sides = sidesOf(mma, operand);
  std::vector<IntTuple> tile;
  for (size_t i = 0; i < 2; ++i) {
    const Tiler& by = mma.permutation.modes()[sides.mode[i]];
    CUTECHECK_TRY(atoms, size(mma.atomLayoutMnk.mode(sides.mode[i])));
    const auto extent = narrow(Int128{atoms} * sides.extent[i]);
    if (!extent) return makeError(Code::kOverflow, "tiled_mma_c1", "the extent of a tile leaves 64 bits");
    tile.emplace_back(*extent);
    if (by.isKeep()) continue;
    if (!by.isLayout())
      return makeError(Code::kRank, "tiled_mma_c4",
                       "the permutation of one mode must not be a tuple of tilers");
    CUTECHECK_TRY(permuted, size(by.layout()));
    tile[i] = IntTuple(permuted);
  }
  const IntTuple shape = IntTuple::tuple(std::move(tile));
  CUTECHECK_TRY(dense, compactLayout(shape));
  CUTECHECK_TRY(all, threadFragments(mma, operand, dense));
  CUTECHECK_TRY(number, rightInverse(mma.threads));
  CUTECHECK_TRY(numbered, size(number));
  CUTECHECK_TRY(count, size(mma.threads));
  if (numbered != count)
    return makeError(Code::kNotInjective, "tiled_mma_c6",
                     "the threads must be numbered 0, 1, 2, ... without a gap");
  // (logical thread, M, N, K) -> index; along the mode that the operand does not have all atoms hold the same.
  std::vector<Layout> modes{all.mode(0).mode(0)};
  for (size_t mode = 0; mode < 3; ++mode) {
    CUTECHECK_TRY(extent, size(mma.atomLayoutMnk.mode(mode)));
    if (mode == sides.mode[0] || mode == sides.mode[1]) {
      modes.push_back(all.mode(0).mode(1).mode((mode == sides.mode[0]) ? 0 : 1));
    } else {
      modes.push_back(Layout::unchecked(extent, 0));
    }
  }
  CUTECHECK_TRY(threads, composition(concat(modes), number));
  return LayoutTv{shape, concat({threads, all.mode(1)})};
}

}  // namespace cutecheck
