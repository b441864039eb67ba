// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/generators/enumerate.h"

namespace cutecheck::generators {
namespace {

// The trees with `count` leaves, as tuples of zeros.
std::vector<IntTuple> treesOf(size_t count, bool nested) {
  const IntTuple leaf(0);
  const IntTuple plain = count == 1 ? leaf : IntTuple::tuple(std::vector<IntTuple>(count, leaf));
  std::vector<IntTuple> trees = {plain};
  if (!nested) return trees;
  if (count == 1) trees.push_back(IntTuple::tuple({leaf}));
  if (count == 2) trees.push_back(IntTuple::tuple({plain}));
  if (count == 3) {
    const IntTuple pair = IntTuple::tuple({leaf, leaf});
    trees.push_back(IntTuple::tuple({pair, leaf}));
    trees.push_back(IntTuple::tuple({leaf, pair}));
    trees.push_back(IntTuple::tuple({IntTuple::tuple({leaf, IntTuple::tuple({leaf})}), leaf}));
  }
  return trees;
}

}  // namespace

int64_t forEachLayout(const Bounds& bounds, const std::function<bool(const Layout&)>& visit) {
  int64_t visited = 0;
  const size_t choices = static_cast<size_t>(bounds.maxExtent) * bounds.strides.size();
  for (size_t rank = 1; rank <= bounds.maxRank; ++rank) {
    const std::vector<IntTuple> trees = treesOf(rank, bounds.trees);
    std::vector<size_t> digits(rank, 0);
    bool more = true;
    while (more) {
      std::vector<IntTuple> shape, stride;
      for (size_t digit : digits) {
        shape.emplace_back(static_cast<int64_t>(digit / bounds.strides.size()) + 1);
        stride.emplace_back(bounds.strides[digit % bounds.strides.size()]);
      }
      for (const IntTuple& tree : trees) {
        ++visited;
        if (!visit(Layout::unchecked(withLeaves(tree, shape), withLeaves(tree, stride)))) return visited;
      }
      size_t k = 0;
      while (k < rank && ++digits[k] == choices) digits[k++] = 0;
      more = k < rank;
    }
  }
  return visited;
}

std::vector<Layout> layoutsWithin(const Bounds& bounds) {
  std::vector<Layout> all;
  forEachLayout(bounds, [&](const Layout& a) {
    all.push_back(a);
    return true;
  });
  return all;
}

}  // namespace cutecheck::generators
