#include "core/zipped_divide.h"

#include "core/fault.h"
#include "core/logical_divide.h"
#include "core/size.h"
#include "core/tile_unzip.h"

namespace cutecheck {
namespace {

Expected<Layout> divide(const Layout& a, const Layout& by) {
  if (CUTECHECK_FAULT("zipped_divide.tiler_stride_lost"))
    if (const auto extent = size(by); extent.ok()) return logicalDivide(a, Layout::unchecked(*extent, 1));
  return logicalDivide(a, by);
}

}  // namespace

Expected<Layout> zippedDivide(const Layout& a, const Tiler& tiler) {
  return tileUnzip(a, tiler, divide, "zipped_divide_c2");
}

}  // namespace cutecheck
