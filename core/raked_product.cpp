#include "core/raked_product.h"

#include <algorithm>

#include "core/fault.h"
#include "core/logical_product.h"

namespace cutecheck {
namespace {

// `a` with modes 1:0 appended up to `rank`, its modes as a tuple.
Layout padded(const Layout& a, size_t rank) {
  std::vector<Layout> modes;
  for (size_t i = 0; i < rank; ++i) modes.push_back(i < a.rank() ? a.mode(i) : Layout());
  return concat(modes);
}

}  // namespace

Expected<Layout> rakedProduct(const Layout& block, const Layout& tiler) {
  const size_t rank = std::max(block.rank(), tiler.rank());
  CUTECHECK_TRY(product, logicalProduct(padded(block, rank), padded(tiler, rank)));
  std::vector<Layout> modes;
  for (size_t i = 0; i < rank; ++i) {
    const Layout& a = product.mode(0).mode(i);
    const Layout& b = product.mode(1).mode(i);
    modes.push_back(CUTECHECK_FAULT("raked_product.blocked") ? concat({a, b}) : concat({b, a}));
  }
  return concat(modes);
}

}  // namespace cutecheck
