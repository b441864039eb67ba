// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/filter_zeros.h"

namespace cutecheck::mixed {
namespace {

MixedLayout withOnes(const MixedLayout& layout, const std::vector<bool>& ones) {
  std::vector<Number> extents = layout.shape.numbers();
  for (size_t i = 0; i < extents.size(); ++i)
    if (ones[i]) extents[i] = Number::of(1);
  return {MixedTuple::withNumbers(layout.shape.type(), extents), layout.stride};
}

}  // namespace

MixedLayout filterZeros(const MixedLayout& layout) {
  std::vector<bool> ones;
  for (const Number& stride : layout.stride.numbers()) ones.push_back(stride.is(0));
  return withOnes(layout, ones);
}

Expected<MixedLayout> filterZeros(const MixedLayout& layout, const IntTuple& profile) {
  if (!congruent(layout.shape.type(), profile))
    return makeError(Code::kNotCongruent, "mixed_filter_zeros_c2", "the profile has another tree");
  std::vector<bool> ones;
  for (const IntTuple& leaf : leaves(profile)) {
    if (!leaf.isInt())
      return makeError(Code::kUndecided, "mixed_filter_zeros_c1", "a run-time leaf decides what is filtered");
    ones.push_back(leaf.isInt(0));
  }
  return withOnes(layout, ones);
}

}  // namespace cutecheck::mixed
