// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_llvm/vector_runs.h"

#include <algorithm>
#include <numeric>

#include "lowering/algebra/crd2idx.h"

namespace cutecheck::to_llvm {
namespace {

constexpr int64_t kWidestAccess = 16;

// The elements that follow the first without a gap: the extents of the leading modes that continue
// each other, modes of one element apart.
int64_t contiguous(const mixed::MixedLayout& layout) {
  int64_t length = 1;
  for (size_t i = 0; i < layout.shape.numbers().size(); ++i) {
    const mixed::Number &extent = layout.shape.numbers()[i], &stride = layout.stride.numbers()[i];
    if (extent.is(1)) continue;
    if (!stride.is(length)) break;
    length *= *extent.constant;
  }
  return length;
}

}  // namespace

Expected<std::vector<VectorRun>> vectorRuns(mixed::Arithmetic& arithmetic, const mixed::MixedLayout& layout,
                                            int64_t elementBytes, int64_t alignment) {
  int64_t size = 1;
  for (const mixed::Number& extent : layout.shape.numbers()) size *= *extent.constant;
  // The widest power of two that divides the contiguous part and the base's alignment.
  int64_t width = 1;
  while (width * 2 * elementBytes <= std::min(kWidestAccess, alignment) &&
         contiguous(layout) % (width * 2) == 0)
    width *= 2;
  std::vector<VectorRun> runs;
  for (int64_t first = 0; first < size;) {
    CUTECHECK_TRY(offset,
                  mixed::crd2idx(arithmetic, mixed::MixedTuple::leaf(mixed::Number::of(first)), layout));
    const mixed::Number& at = offset.number();
    const int64_t aligned = std::gcd(at.div * elementBytes, alignment);
    // Where `first` is a multiple of the count, the run ends inside its contiguous part.
    int64_t count = width;
    while (count > 1 && (count * elementBytes > aligned || first % count != 0)) count /= 2;
    runs.push_back({first, count, at, std::max<int64_t>(aligned, 1)});
    first += count;
  }
  return runs;
}

}  // namespace cutecheck::to_llvm
