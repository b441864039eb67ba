// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/validation/instances/draw.h"

namespace cutecheck::run::draw {
namespace {

IntTuple dynamic(Random& random, bool wide, const std::vector<int64_t>& divisors) {
  return IntTuple::dynamic({wide ? 64 : 32, random.pick<int64_t>(divisors)});
}

}  // namespace

IntTuple known(Random& random) { return {random.pick<int64_t>({1, 2, 3, 4, 5, 8, 12, 16})}; }

IntTuple narrow(Random& random) {
  return random.oneIn(2) ? dynamic(random, false, {1, 1, 1, 2, 4, 8}) : known(random);
}

IntTuple extent(Random& random) {
  return random.oneIn(2) ? dynamic(random, random.oneIn(5), {1, 1, 1, 2, 4, 8}) : known(random);
}

IntTuple stride(Random& random) {
  if (random.oneIn(2)) return dynamic(random, random.oneIn(4), {1, 1, 2, 4, 16});
  return {random.pick<int64_t>({0, 1, 1, 2, 3, 4, 8, 16, 64, -1})};
}

IntTuple tree(Random& random, const std::function<IntTuple(Random&)>& leaf, int most, bool nested) {
  if (most > 1 && random.oneIn(5)) return leaf(random);
  std::vector<IntTuple> modes;
  const int64_t rank = random.between(1, most);
  for (int64_t i = 0; i < rank; ++i) {
    if (nested && rank > 1 && random.oneIn(4))
      modes.push_back(IntTuple::tuple({leaf(random), leaf(random)}));
    else
      modes.push_back(leaf(random));
  }
  return IntTuple::tuple(std::move(modes));
}

IntTuple alike(Random& random, const IntTuple& tree, const std::function<IntTuple(Random&)>& leaf) {
  std::vector<IntTuple> values;
  for (size_t i = 0; i < leaves(tree).size(); ++i) values.push_back(leaf(random));
  return withLeaves(tree, values);
}

// One run-time number beside others, or two, so that their product fits.
IntTuple factors(Random& random) {
  const auto open = [&] { return IntTuple::dynamic({32, random.pick<int64_t>({1, 2, 4, 8})}); };
  if (random.oneIn(4)) return IntTuple::tuple({open(), random.oneIn(2) ? open() : IntTuple::tuple({open()})});
  int left = 1;
  return tree(random, [&](Random& r) {
    const IntTuple leaf = narrow(r);
    if (leaf.kind() == IntTuple::Kind::kDynamic && left-- <= 0) return known(r);
    return leaf;
  });
}

IntTuple shape(Random& random, int most, int products, bool nested) {
  int left = products;
  bool wide = false;
  return tree(
      random,
      [&](Random& r) {
        IntTuple leaf = extent(r);
        if (leaf.kind() != IntTuple::Kind::kDynamic) return leaf;
        // Beside a run-time extent of 64 bits there is room for numbers alone.
        const bool isWide = leaf.dynamicLeaf().width == 64;
        if (left == 0 || wide || (isWide && left < products)) return known(r);
        wide |= isWide;
        --left;
        return leaf;
      },
      most, nested);
}

Layout layout(Random& random, int most, bool nested) {
  const IntTuple extents = shape(random, most, 2, nested);
  const std::vector<IntTuple> all = leaves(extents);
  std::vector<IntTuple> strides;
  // One product of two run-time numbers, so that the offsets fit 64 bits.
  bool product = false;
  for (const IntTuple& leaf : all) {
    IntTuple step = stride(random);
    const bool both = leaf.kind() == IntTuple::Kind::kDynamic && step.kind() == IntTuple::Kind::kDynamic;
    const bool wide = both && (leaf.dynamicLeaf().width == 64 || step.dynamicLeaf().width == 64);
    if (both && (product || wide)) step = known(random);
    product |= both && step.kind() == IntTuple::Kind::kDynamic;
    strides.push_back(step);
  }
  return Layout::unchecked(extents, withLeaves(extents, strides));
}

Layout compact(Random& random, int most) {
  std::vector<IntTuple> extents, strides;
  const int64_t rank = random.between(1, most);
  int64_t next = 1;
  const bool lastOpen = random.oneIn(2);
  for (int64_t i = 0; i < rank; ++i) {
    const int64_t n = random.pick<int64_t>({2, 4, 8, 16, 3});
    strides.emplace_back(next);
    const bool last = i + 1 == rank;
    extents.push_back(last && lastOpen ? dynamic(random, false, {1, 2, 8}) : IntTuple(n));
    next *= n;
  }
  if (rank > 1 && random.oneIn(2)) strides.back() = dynamic(random, random.oneIn(4), {1, 2, 4, 16});
  if (rank == 1 && random.oneIn(2)) return Layout::unchecked(extents[0], strides[0]);
  return Layout::unchecked(IntTuple::tuple(extents), IntTuple::tuple(strides));
}

IntTuple coordinate(Random& random, const IntTuple& shape, bool underscores) {
  if (underscores && random.oneIn(2)) return IntTuple::underscore();
  if (shape.isLeaf() || random.oneIn(5)) {
    int64_t size = 1;
    for (const IntTuple& leaf : leaves(shape)) size *= leaf.isInt() ? leaf.value() : 1;
    return random.oneIn(3) ? IntTuple(random.below(size)) : IntTuple::dynamic({32, 1});
  }
  std::vector<IntTuple> modes;
  for (size_t i = 0; i < shape.rank(); ++i) modes.push_back(coordinate(random, shape.mode(i), underscores));
  return IntTuple::tuple(std::move(modes));
}

Tiler tile(Random& random, size_t rank) {
  std::vector<Tiler> modes;
  for (size_t i = 0; i < rank; ++i)
    modes.emplace_back(Layout::unchecked(random.pick<int64_t>({2, 3, 4, 8, 16}), 1));
  return Tiler::tuple(std::move(modes));
}

}  // namespace cutecheck::run::draw
