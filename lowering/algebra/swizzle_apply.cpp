// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Every operand is at least 0 and below 2^63, so bits and numbers are the same thing, and a logical shift is
// a division.
#include "lowering/algebra/swizzle_apply.h"

#include <algorithm>

#include "lowering/algebra/crd2idx.h"

namespace cutecheck::mixed {
namespace {

// 2^k - 1 for the least k with v below it.
Int128 allBitsUpTo(Int128 v) {
  Int128 bits = 1;
  while (bits <= v) bits *= 2;
  return bits - 1;
}

}  // namespace

MixedComposed MixedComposed::of(const ComposedLayout& type, const std::vector<Handle>& handles) {
  if (handles.empty())
    return {type.swizzle, MixedTuple::of(type.offset, Role::kStride), MixedLayout::of(type.layout)};
  const auto split = handles.end() - static_cast<std::ptrdiff_t>(countDynamic(type.offset));
  return {type.swizzle, MixedTuple::of(type.offset, Role::kStride, {split, handles.end()}),
          MixedLayout::of(type.layout, {handles.begin(), split})};
}

ComposedLayout MixedComposed::type() const {
  return {swizzle, offset.type(), Layout::unchecked(layout.shape.type(), layout.stride.type())};
}

Expected<Number> swizzleApply(Arithmetic& arithmetic, const Swizzle& swizzle, const Number& x) {
  if (x.constant && *x.constant < 0)
    return makeError(Code::kOutOfDomain, "mixed_swizzle_apply_c1",
                     "a swizzle meets the negative number " + std::to_string(*x.constant));
  if (swizzle.bits == 0) return x;
  const int distance = swizzle.shift < 0 ? -swizzle.shift : swizzle.shift;
  const int low = swizzle.base, high = swizzle.base + distance;
  const int source = swizzle.shift < 0 ? low : high, target = swizzle.shift < 0 ? high : low;
  const int64_t field = (int64_t{1} << swizzle.bits) - 1;
  const int64_t mask = field << source;
  if (x.constant) {
    const int64_t bits = *x.constant & mask;
    return Number::of(*x.constant ^ (swizzle.shift < 0 ? bits << distance : bits >> distance));
  }
  // swizzle_apply_r4:
  // What the width has no room for is zero, and so is what a multiple of more than the source bits has below.
  const int64_t present = x.width == 32 ? mask & std::numeric_limits<int32_t>::max() : mask;
  if (present == 0 || x.div % (int64_t{1} << (source + swizzle.bits)) == 0) return x;
  CUTECHECK_TRY(bits,
                arithmetic.bitAnd(x, present, {0, std::min<Int128>(present, allBitsUpTo(x.range.high))}));
  CUTECHECK_TRY(moved, swizzle.shift < 0 ? arithmetic.shiftLeft(bits, distance)
                                         : arithmetic.shiftRight(bits, distance));
  const Int128 most =
      allBitsUpTo(std::max<Int128>(x.range.high, swizzle.shift < 0 ? Int128{field} << target : 0));
  return arithmetic.bitXor(x, moved, {0, most});
}

Expected<MixedTuple> crd2idx(Arithmetic& arithmetic, const MixedTuple& crd, const MixedComposed& composed) {
  CUTECHECK_TRY(inner, crd2idx(arithmetic, crd, composed.layout));
  if (inner.isTuple() || composed.offset.isTuple())
    return makeError(Code::kBasisStride, "mixed_swizzle_apply_c2", "a swizzle acts on an integer");
  CUTECHECK_TRY(sum, arithmetic.add(composed.offset.number(), inner.number()));
  CUTECHECK_TRY(swizzled, swizzleApply(arithmetic, composed.swizzle, sum));
  return MixedTuple::leaf(swizzled);
}

}  // namespace cutecheck::mixed
