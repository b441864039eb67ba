#include "core/coalesce.h"

#include "core/fault.h"
#include "core/modes.h"

namespace cutecheck {
namespace {

// A mode whose stride may be a multiple of a basis element.
struct BasisMode {
  int64_t extent;
  IntTuple stride;
};

// coalesce_r1, coalesce_r3, coalesce_r4:
// next.stride == mode.extent * mode.stride, over the same basis element or both zero.
bool continues(const BasisMode& mode, const BasisMode& next) {
  const Int128 end = Int128{mode.stride.value()} * mode.extent;
  if (CUTECHECK_FAULT("coalesce.sign_dropped") && abs128(end) == abs128(next.stride.value())) return true;
  if (end != next.stride.value()) return false;
  return end == 0 || mode.stride.path() == next.stride.path();
}

// The one pass behind every form. `keepExtension` keeps the last leaf, as written, as a mode of its
// own unless it continues the mode before it for every index.
Expected<Layout> merge(const Layout& a, bool keepExtension) {
  if (!a.isStatic()) return makeError(Code::kNotStatic, "coalesce_c3", "coalesce needs a static layout");
  const std::vector<IntTuple> extents = leaves(a.shape());
  const std::vector<IntTuple> strides = leaves(a.stride());
  std::vector<BasisMode> merged;
  for (size_t i = 0; i < extents.size(); ++i) {
    const bool last = i + 1 == extents.size();
    const BasisMode mode{extents[i].value(), strides[i]};
    // coalesce_r2
    if (mode.extent == 1 && !(keepExtension && last)) {
      if (!CUTECHECK_FAULT("coalesce.size1_blocks")) continue;
    } else if (CUTECHECK_FAULT("coalesce.drops_stride0") && mode.stride.isInt(0)) {
      continue;
    }
    if (!merged.empty() && continues(merged.back(), mode)) {
      const auto extent = narrow(Int128{merged.back().extent} * mode.extent);
      if (!extent) return overflow("coalesce_c1", "a merged extent");
      merged.back().extent = *extent;
      continue;
    }
    merged.push_back(mode);
  }
  if (merged.empty()) return Layout();
  if (merged.size() == 1) return Layout::unchecked(merged[0].extent, merged[0].stride);
  std::vector<IntTuple> shape, stride;
  for (BasisMode& m : merged) {
    shape.emplace_back(m.extent);
    stride.push_back(std::move(m.stride));
  }
  return Layout::unchecked(IntTuple::tuple(std::move(shape)), IntTuple::tuple(std::move(stride)));
}

}  // namespace

Expected<Layout> coalesce(const Layout& a) { return merge(a, false); }

Expected<Layout> coalesceExtended(const Layout& a) { return merge(a, !CUTECHECK_FAULT("coalesce.extension_lost")); }

Expected<Layout> coalesce(const Layout& a, const IntTuple& profile) {
  if (profile.isLeaf()) return coalesce(a);
  if (profile.rank() > a.rank())
    return makeError(Code::kRank, "coalesce_c2",
                     "a profile of rank " + std::to_string(profile.rank()) + " does not fit a layout of rank " +
                         std::to_string(a.rank()));
  std::vector<Layout> modes;
  for (size_t i = 0; i < a.rank(); ++i) {
    if (i >= profile.rank()) {
      modes.push_back(a.mode(i));
      continue;
    }
    CUTECHECK_TRY(mode, coalesce(a.mode(i), profile.mode(i)));
    modes.push_back(std::move(mode));
  }
  return concat(modes);
}

}  // namespace cutecheck
