#include "core/zipped_divide.h"

#include "core/fault.h"
#include "core/logical_divide.h"
#include "core/size.h"

namespace cutecheck {
namespace {

// A divided (sub)layout: what goes into the tile mode and what into the rest mode.
struct Split {
  Layout tile, rest;
};

Expected<Split> split(const Layout& a, const Tiler& tiler) {
  if (tiler.isKeep()) return Split{Layout(), a};
  if (tiler.isLayout()) {
    Layout by = tiler.layout();
    if (CUTECHECK_FAULT("zipped_divide.tiler_stride_lost"))
      if (const auto extent = size(by); extent.ok()) by = Layout::unchecked(*extent, 1);
    CUTECHECK_TRY(divided, logicalDivide(a, by));
    return Split{divided.mode(0), divided.mode(1)};
  }
  if (tiler.modes().size() > a.rank())
    return makeError(Code::kRank, "zipped_divide_c2",
                     "a tiler of rank " + std::to_string(tiler.modes().size()) + " does not fit a layout of rank " +
                         std::to_string(a.rank()));
  std::vector<Layout> tiles, rests;
  for (size_t i = 0; i < a.rank(); ++i) {
    if (i >= tiler.modes().size()) {
      rests.push_back(a.mode(i));
      continue;
    }
    CUTECHECK_TRY(mode, split(a.mode(i), tiler.modes()[i]));
    tiles.push_back(std::move(mode.tile));
    rests.push_back(std::move(mode.rest));
  }
  return Split{concat(tiles), concat(rests)};
}

}  // namespace

Expected<Layout> zippedDivide(const Layout& a, const Tiler& tiler) {
  CUTECHECK_TRY(parts, split(a, tiler));
  return concat({parts.tile, parts.rest});
}

}  // namespace cutecheck
