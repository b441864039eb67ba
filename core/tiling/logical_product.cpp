// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/logical_product.h"

#include "core/composition/complement.h"
#include "core/composition/composition.h"
#include "core/layout/flat_modes.h"
#include "core/layout/size.h"
#include "core/tiling/logical_divide.h"

namespace cutecheck {

Expected<Layout> logicalProduct(const Layout& block, const Layout& tiler) {
  CUTECHECK_TRY(blockSize, size(block));
  CUTECHECK_TRY(tilerCosize, cosize(tiler));
  // logical_product_r1, logical_product_r2, logical_product_r3
  const auto extent = narrow(Int128{blockSize} * tilerCosize);
  if (!extent) return overflow("logical_product_c2", "size(block) * cosize(tiler)");
  CUTECHECK_TRY(rest, complement(block, *extent));
  CUTECHECK_TRY(copies, composition(rest, tiler));
  return concat({block, copies});
}

Expected<Layout> logicalProduct(const Layout& block, const Tiler& tiler) {
  if (tiler.isKeep()) return block;
  if (tiler.isLayout()) return logicalProduct(block, tiler.layout());
  if (tiler.modes().size() > block.rank())
    return makeError(Code::kRank, "logical_product_c3",
                     "a tiler of rank " + std::to_string(tiler.modes().size()) + " does not fit a block of rank " +
                         std::to_string(block.rank()));
  std::vector<Layout> modes;
  for (size_t i = 0; i < block.rank(); ++i) {
    if (i >= tiler.modes().size()) {
      modes.push_back(block.mode(i));
      continue;
    }
    CUTECHECK_TRY(mode, logicalProduct(block.mode(i), tiler.modes()[i]));
    modes.push_back(std::move(mode));
  }
  return concat(modes);
}

}  // namespace cutecheck
