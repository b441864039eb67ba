// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/tiling/logical_product.h"

#include <algorithm>

#include "lowering/algebra/complement.h"
#include "lowering/algebra/composition.h"
#include "lowering/algebra/cosize.h"
#include "lowering/algebra/size.h"

namespace cutecheck::mixed {
namespace {

// As a tuple, also of one mode: a mode of the product may be a tuple where the operand's is a leaf.
MixedLayout padded(const MixedLayout& layout, size_t rank) {
  std::vector<MixedLayout> modes;
  for (size_t i = 0; i < layout.shape.rank(); ++i) modes.push_back(modeOf(layout, i));
  const MixedLayout unit{MixedTuple::leaf(Number::of(1)), MixedTuple::leaf(Number::of(0))};
  modes.resize(std::max(rank, modes.size()), unit);
  return concatenated(modes);
}

Expected<MixedLayout> paired(Arithmetic& arithmetic, const MixedLayout& a, const MixedLayout& b,
                             bool blockFirst) {
  const size_t rank = std::max(a.shape.rank(), b.shape.rank());
  CUTECHECK_TRY(product, logicalProduct(arithmetic, padded(a, rank), padded(b, rank)));
  const MixedLayout block = modeOf(product, 0), copies = modeOf(product, 1);
  std::vector<MixedLayout> modes;
  for (size_t i = 0; i < rank; ++i)
    modes.push_back(blockFirst ? concatenated({modeOf(block, i), modeOf(copies, i)})
                               : concatenated({modeOf(copies, i), modeOf(block, i)}));
  return concatenated(modes);
}

}  // namespace

Expected<MixedLayout> logicalProduct(Arithmetic& arithmetic, const MixedLayout& a, const MixedLayout& b) {
  CUTECHECK_TRY(elements, size(arithmetic, a.shape));
  CUTECHECK_TRY(reached, cosize(arithmetic, b));
  CUTECHECK_TRY(room, arithmetic.multiply(elements, reached));
  CUTECHECK_TRY(rest, complement(arithmetic, a, room));
  CUTECHECK_TRY(copies, composition(arithmetic, rest, b));
  return concatenated({a, copies});
}

Expected<MixedLayout> tiledProduct(Arithmetic& arithmetic, const MixedLayout& a, const MixedLayout& b) {
  CUTECHECK_TRY(product, logicalProduct(arithmetic, a, b));
  std::vector<MixedLayout> modes = {modeOf(product, 0)};
  appendSpread(modes, modeOf(product, 1));
  return concatenated(modes);
}

Expected<MixedLayout> flatProduct(Arithmetic& arithmetic, const MixedLayout& a, const MixedLayout& b) {
  CUTECHECK_TRY(product, logicalProduct(arithmetic, a, b));
  std::vector<MixedLayout> modes;
  appendSpread(modes, modeOf(product, 0));
  appendSpread(modes, modeOf(product, 1));
  return concatenated(modes);
}

Expected<MixedLayout> blockedProduct(Arithmetic& arithmetic, const MixedLayout& a, const MixedLayout& b) {
  return paired(arithmetic, a, b, true);
}

Expected<MixedLayout> rakedProduct(Arithmetic& arithmetic, const MixedLayout& a, const MixedLayout& b) {
  return paired(arithmetic, a, b, false);
}

}  // namespace cutecheck::mixed
