// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/values/flat_layout.h"

namespace cutecheck::mixed {
namespace {

// Whether `b` goes on where `a` ends: strides equal to extent*stride, known to both types.
bool continues(const FlatMode& a, const FlatMode& b) {
  if (!a.extent.constant || !a.stride.constant || !b.stride.constant) return false;
  const Int128 end = Int128{*a.extent.constant} * *a.stride.constant;
  return end == *b.stride.constant && (a.path == b.path || end == 0);
}

}  // namespace

Expected<std::vector<FlatMode>> flatExtended(Arithmetic& arithmetic, const MixedLayout& layout) {
  std::vector<FlatMode> modes;
  const std::vector<IntTuple> paths = leaves(layout.stride.type());
  for (size_t i = 0; i < layout.shape.numbers().size(); ++i) {
    FlatMode mode{layout.shape.numbers()[i], layout.stride.numbers()[i], paths[i].path()};
    const bool last = i + 1 == layout.shape.numbers().size();
    // coalesce_r2; and where it continues the one below, coalesce_r1.
    if (mode.extent.is(1) && !last) continue;
    // The last mode goes on beyond its extent; merged with the one before, the sum of both still does.
    if (modes.empty() || !continues(modes.back(), mode)) {
      modes.push_back(mode);
      continue;
    }
    CUTECHECK_TRY(extent, arithmetic.multiply(modes.back().extent, mode.extent));
    modes.back().extent = extent;
  }
  if (modes.empty()) modes.push_back({Number::of(1), Number::of(0), {}});
  return modes;
}

MixedLayout layoutOf(const std::vector<FlatMode>& modes) {
  std::vector<MixedTuple> shapes, strides;
  for (const FlatMode& mode : modes) {
    shapes.push_back(MixedTuple::leaf(mode.extent));
    strides.push_back(MixedTuple::leaf(mode.stride, mode.path));
  }
  if (modes.empty()) return {MixedTuple::leaf(Number::of(1)), MixedTuple::leaf(Number::of(0))};
  if (modes.size() == 1) return {shapes.front(), strides.front()};
  return {MixedTuple::tuple(shapes), MixedTuple::tuple(strides)};
}

}  // namespace cutecheck::mixed
