// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/coalesce.h"

#include "core/layout/flat_modes.h"

namespace cutecheck {
namespace {

// A mode whose stride may be a multiple of a basis element.
struct BasisMode {
  int64_t extent;
  int64_t stride;
  const std::vector<uint32_t>* path;  // null for the plain integers
};
using BasisModes = ShortVector<BasisMode, IntTuple::kPlainLeaves>;

// coalesce_r1, coalesce_r3, coalesce_r4:
// next.stride == mode.extent * mode.stride, over the same basis element or both zero.
bool continues(const BasisMode& mode, const BasisMode& next) {
  const Int128 end = Int128{mode.stride} * mode.extent;
  if (end != next.stride) return false;
  return end == 0 || (mode.path && next.path ? *mode.path == *next.path : mode.path == next.path);
}

// The one pass behind every form: adds a leaf to the modes merged so far. `kept` is for the last leaf where
// it is a mode of its own unless it continues the mode before it for every index. False when an extent leaves
// int64_t.
bool merge(BasisModes& merged, const BasisMode& mode, bool kept) {
  // coalesce_r2
  if (mode.extent == 1 && !kept) {
    return true;
  }
  if (merged.empty() || !continues(merged.back(), mode)) {
    merged.push_back(mode);
    return true;
  }
  const auto extent = narrow(Int128{merged.back().extent} * mode.extent);
  if (extent) merged.back().extent = *extent;
  return extent.has_value();
}

// The layout of these modes, as fromModes.
Layout fromBasisModes(const BasisModes& modes) {
  ModeList numbers;
  std::vector<IntTuple> shape, stride;
  bool basis = false;
  for (const BasisMode& m : modes) {
    numbers.push_back({m.extent, m.stride});
    basis |= m.path != nullptr;
  }
  if (!basis) return fromModes(numbers);
  for (const BasisMode& m : modes) {
    shape.emplace_back(m.extent);
    stride.push_back(m.path ? IntTuple(m.stride).withPath(*m.path) : IntTuple(m.stride));
  }
  if (modes.size() == 1) return Layout::unchecked(shape[0], stride[0]);
  return Layout::unchecked(IntTuple::tuple(std::move(shape)), IntTuple::tuple(std::move(stride)));
}

Expected<Layout> coalesced(const Layout& a, bool keepExtension) {
  if (!a.isStatic()) return makeError(Code::kNotStatic, "coalesce_c3", "coalesce needs a static layout");
  BasisModes merged;
  bool fits = true;
  if (a.shape().isPlain() && a.stride().isPlain()) {
    const auto extents = a.shape().ints(), strides = a.stride().ints();
    for (size_t i = 0; i < extents.size() && fits; ++i)
      fits = merge(merged, {extents[i], strides[i], nullptr}, keepExtension && i + 1 == extents.size());
    return fits ? Expected<Layout>(fromBasisModes(merged)) : overflow("coalesce_c1", "a merged extent");
  }
  const std::vector<IntTuple> extents = leaves(a.shape()), strides = leaves(a.stride());
  for (size_t i = 0; i < extents.size() && fits; ++i) {
    const auto* path = strides[i].path().empty() ? nullptr : &strides[i].path();
    fits = merge(merged, {extents[i].value(), strides[i].value(), path},
                 keepExtension && i + 1 == extents.size());
  }
  if (!fits) return overflow("coalesce_c1", "a merged extent");
  return fromBasisModes(merged);
}

}  // namespace

Expected<Layout> coalesce(const Layout& a) { return coalesced(a, false); }

Expected<Layout> coalesceExtended(const Layout& a) { return coalesced(a, true); }

Expected<Layout> coalesce(const Layout& a, const IntTuple& profile) {
  if (profile.isLeaf()) return coalesce(a);
  if (profile.rank() > a.rank())
    return makeError(Code::kRank, "coalesce_c2",
                     "a profile of rank " + std::to_string(profile.rank()) +
                         " does not fit a layout of rank " + std::to_string(a.rank()));
  LayoutBuilder modes;
  for (size_t i = 0; i < a.rank(); ++i) {
    if (i >= profile.rank()) {
      modes.push(a.mode(i));
      continue;
    }
    CUTECHECK_TRY(mode, coalesce(a.mode(i), profile.mode(i)));
    modes.push(mode);
  }
  return std::move(modes).finish();
}

}  // namespace cutecheck
