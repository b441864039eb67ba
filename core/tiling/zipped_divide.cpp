// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/zipped_divide.h"

#include "core/layout/size.h"
#include "core/tiling/logical_divide.h"
#include "core/tiling/tile_unzip.h"

namespace cutecheck {
namespace {

Expected<Layout> divide(const Layout& a, const Layout& by) {
  return logicalDivide(a, by);
}

}  // namespace

Expected<Layout> zippedDivide(const Layout& a, const Tiler& tiler) {
  return tileUnzip(a, tiler, divide, "zipped_divide_c2");
}

}  // namespace cutecheck
