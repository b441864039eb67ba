// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/slice.h"

#include "lowering/algebra/crd2idx.h"

namespace cutecheck::mixed {
namespace {

std::optional<Diagnostic> collect(const IntTuple& coord, const MixedLayout& layout,
                                  std::vector<MixedLayout>& kept) {
  if (coord.isLeaf()) {
    if (coord.isUnderscore()) kept.push_back(layout);
    return std::nullopt;
  }
  if (!layout.shape.isTuple() || layout.shape.rank() != coord.rank())
    return makeError(Code::kRank, "mixed_slice_c1", "the coordinate is not weakly congruent with the layout");
  for (size_t i = 0; i < coord.rank(); ++i)
    if (auto error = collect(coord.mode(i), modeOf(layout, i), kept)) return error;
  return std::nullopt;
}

}  // namespace

Expected<MixedLayout> slice(const IntTuple& coord, const MixedLayout& layout) {
  if (coord.isUnderscore()) return layout;
  std::vector<MixedLayout> kept;
  if (auto error = collect(coord, layout, kept)) return std::move(*error);
  return concatenated(kept);
}

Expected<MixedComposed> slice(Arithmetic& arithmetic, const MixedTuple& coord,
                              const MixedComposed& composed) {
  CUTECHECK_TRY(kept, slice(coord.type(), composed.layout));
  CUTECHECK_TRY(fixed, crd2idx(arithmetic, coord, composed.layout));
  if (fixed.isTuple() || composed.offset.isTuple())
    return makeError(Code::kBasisStride, "mixed_slice_c2", "a swizzle acts on an integer");
  CUTECHECK_TRY(offset, arithmetic.add(composed.offset.number(), fixed.number()));
  if (offset.constant && *offset.constant < 0)
    return makeError(Code::kOutOfDomain, "mixed_slice_c3",
                     "the offset " + std::to_string(*offset.constant) + " below a swizzle is negative");
  return MixedComposed{composed.swizzle, MixedTuple::leaf(offset), std::move(kept)};
}

}  // namespace cutecheck::mixed
