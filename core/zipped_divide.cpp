#include "core/zipped_divide.h"

#include "core/logical_divide.h"
#include "core/size.h"
#include "core/tile_unzip.h"

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
