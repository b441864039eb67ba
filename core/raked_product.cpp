#include "core/raked_product.h"

#include <algorithm>

#include "core/fault.h"
#include "core/padded_product.h"

namespace cutecheck {

Expected<Layout> rakedProduct(const Layout& block, const Layout& tiler) {
  CUTECHECK_TRY(product, paddedProduct(block, tiler));
  const Layout blocks = product.mode(0), copies = product.mode(1);
  const bool blocked = CUTECHECK_FAULT("raked_product.blocked");
  std::vector<Layout> modes;
  for (size_t i = 0; i < std::min(blocks.rank(), copies.rank()); ++i)
    modes.push_back(blocked ? concat({blocks.mode(i), copies.mode(i)}) : concat({copies.mode(i), blocks.mode(i)}));
  return concat(modes);
}

}  // namespace cutecheck
