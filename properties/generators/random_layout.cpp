// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/generators/random_layout.h"

#include <algorithm>
#include <numeric>

namespace cutecheck::generators {
namespace {

int64_t product(const std::vector<int64_t>& extents) {
  return std::accumulate(extents.begin(), extents.end(), int64_t{1}, std::multiplies<>());
}

// Strides of a dense layout whose modes are ordered at random; `padding` leaves gaps.
std::vector<int64_t> permutedStrides(Random& random, const std::vector<int64_t>& extents, int64_t padding) {
  std::vector<size_t> order(extents.size());
  std::iota(order.begin(), order.end(), size_t{0});
  random.shuffle(order);
  std::vector<int64_t> strides(extents.size());
  int64_t next = 1;
  for (size_t mode : order) {
    strides[mode] = next;
    next = next * extents[mode] + (padding > 0 ? random.below(padding + 1) : 0);
  }
  return strides;
}

std::vector<int64_t> compactStrides(const std::vector<int64_t>& extents) {
  std::vector<int64_t> strides;
  int64_t next = 1;
  for (int64_t extent : extents) {
    strides.push_back(next);
    next *= extent;
  }
  return strides;
}

std::vector<int64_t> randomStrides(Random& random, const std::vector<int64_t>& extents, bool negative) {
  std::vector<int64_t> strides;
  switch (random.below(6)) {
    case 0:
      strides = compactStrides(extents);
      break;
    case 1:
      strides = permutedStrides(random, extents, 0);
      break;
    case 2:
      strides = permutedStrides(random, extents, 5);
      break;
    case 3:  // multiples of one number, some repeated: often not injective
      for (size_t i = 0, base = static_cast<size_t>(random.between(1, 7)); i < extents.size(); ++i)
        strides.push_back(static_cast<int64_t>(base) * random.between(1, 6));
      break;
    default:
      for (size_t i = 0; i < extents.size(); ++i) strides.push_back(random.between(0, 13));
  }
  for (int64_t& stride : strides) {
    if (random.oneIn(10)) stride = 0;
    if (negative && random.oneIn(8)) stride = -stride;
  }
  return strides;
}

// A tree with `count` leaves, as nested tuples of zeros.
IntTuple randomTree(Random& random, size_t count, int depth) {
  if (count == 1 && (depth == 0 || !random.oneIn(6))) return IntTuple(0);
  std::vector<IntTuple> modes;
  while (count > 0) {
    const size_t run = depth > 0 && random.oneIn(3)
                           ? static_cast<size_t>(random.between(1, static_cast<int64_t>(count)))
                           : 1;
    modes.push_back(run > 1 || (depth > 0 && random.oneIn(12)) ? randomTree(random, run, depth - 1)
                                                               : IntTuple(0));
    count -= run;
  }
  return IntTuple::tuple(std::move(modes));
}

}  // namespace

Layout nest(Random& random, const std::vector<int64_t>& shape, const std::vector<int64_t>& stride) {
  const IntTuple tree = randomTree(random, shape.size(), random.oneIn(2) ? 2 : 0);
  return Layout::unchecked(withLeaves(tree, {shape.begin(), shape.end()}),
                           withLeaves(tree, {stride.begin(), stride.end()}));
}

namespace {

Layout assemble(Random& random, const LayoutStyle& style, const std::vector<int64_t>& shape,
                const std::vector<int64_t>& stride) {
  if (style.nested) return nest(random, shape, stride);
  if (shape.size() == 1) return Layout::unchecked(IntTuple(shape[0]), IntTuple(stride[0]));
  return Layout::unchecked(IntTuple::tuple({shape.begin(), shape.end()}),
                           IntTuple::tuple({stride.begin(), stride.end()}));
}

}  // namespace

Layout randomLayout(Random& random, const LayoutStyle& style) {
  std::vector<int64_t> shape;
  const int64_t modes = random.between(1, style.maxModes);
  for (int64_t i = 0; i < modes; ++i) shape.push_back(random.between(1, style.maxExtent));
  return assemble(random, style, shape, randomStrides(random, shape, style.negative));
}

Layout randomRightOperand(Random& random, const Layout& left, const LayoutStyle& style) {
  // What a stride may meet without breaking a mode: products of the first extents, and their parts.
  std::vector<int64_t> good = {1};
  for (const IntTuple& extent : leaves(left.shape())) {
    const int64_t last = good.back();
    if (extent.value() % 2 == 0) good.push_back(last * 2);
    if (extent.value() % 3 == 0) good.push_back(last * 3);
    good.push_back(last * extent.value());
  }
  std::vector<int64_t> shape, stride;
  const int64_t modes = random.between(1, std::min(style.maxModes, 3));
  int64_t next = random.pick(good);
  for (int64_t i = 0; i < modes; ++i) {
    shape.push_back(random.between(1, style.maxExtent));
    stride.push_back(random.oneIn(8) ? 0 : next);
    if (style.negative && random.oneIn(10)) stride.back() = -stride.back();
    next = random.oneIn(2) ? next * shape.back() : random.pick(good);
  }
  if (random.oneIn(3)) {
    std::reverse(shape.begin(), shape.end());
    std::reverse(stride.begin(), stride.end());
  }
  return assemble(random, style, shape, stride);
}

Layout randomLargeLayout(Random& random) {
  const int64_t target = int64_t{1} << random.between(15, 40);
  std::vector<int64_t> shape;
  while (product(shape) < target && shape.size() < 6) {
    const int64_t room = (int64_t{1} << 40) / product(shape);
    const int64_t extent = random.between(1, 7) << random.below(14);
    shape.push_back(std::max<int64_t>(1, std::min(extent, room)));
  }
  std::vector<int64_t> stride =
      random.oneIn(3) ? compactStrides(shape) : permutedStrides(random, shape, random.below(9));
  // Padding multiplies up; beyond 2^41 the laws do not look.
  if (*std::max_element(stride.begin(), stride.end()) > int64_t{1} << 41) stride = compactStrides(shape);
  for (int64_t& d : stride) {
    if (random.oneIn(12)) d = 0;
    if (random.oneIn(12)) d = -d;
  }
  return nest(random, shape, stride);
}

Tiler randomTiler(Random& random, const Layout& a) {
  const auto leafTiler = [&](const Layout& mode) -> Tiler {
    if (random.oneIn(8)) return Tiler::keep();
    if (random.oneIn(2)) return Layout::unchecked(IntTuple(random.between(1, 6)), IntTuple(1));
    return random.oneIn(2) ? randomRightOperand(random, mode, {2, 4, false, false})
                           : randomLayout(random, {2, 4, random.oneIn(4), false});
  };
  if (random.oneIn(3)) return leafTiler(a);
  std::vector<Tiler> modes;
  const int64_t reach = random.oneIn(12) ? static_cast<int64_t>(a.rank()) + 1
                                         : random.between(1, static_cast<int64_t>(a.rank()));
  for (int64_t i = 0; i < reach; ++i) {
    const bool fits = i < static_cast<int64_t>(a.rank());
    const Layout mode = fits ? a.mode(static_cast<size_t>(i)) : Layout();
    modes.push_back(mode.shape().isTuple() && random.oneIn(3) ? randomTiler(random, mode) : leafTiler(mode));
  }
  return Tiler::tuple(std::move(modes));
}

IntTuple randomCoordinate(Random& random, const IntTuple& shape, bool underscores) {
  if (underscores && random.oneIn(3)) return IntTuple::underscore();
  if (shape.isTuple() && !random.oneIn(5)) {
    std::vector<IntTuple> modes;
    for (const IntTuple& mode : shape.modes()) modes.push_back(randomCoordinate(random, mode, underscores));
    if (random.oneIn(25)) modes.push_back(IntTuple(0));
    return IntTuple::tuple(std::move(modes));
  }
  int64_t size = 1;
  for (const IntTuple& extent : leaves(shape)) size *= extent.value();
  return IntTuple(random.below(random.oneIn(6) ? 3 * size : size));
}

}  // namespace cutecheck::generators
