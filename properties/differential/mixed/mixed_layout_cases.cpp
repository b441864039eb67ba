// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/differential/mixed/mixed_layout_cases.h"

#include <functional>

#include "core/composition/left_inverse.h"
#include "core/composition/right_inverse.h"
#include "core/layout/filter.h"
#include "core/layout/size.h"
#include "core/notation/print.h"
#include "core/recast/recast.h"
#include "core/tiling/blocked_product.h"
#include "core/tiling/flat_divide.h"
#include "core/tiling/flat_product.h"
#include "core/tiling/local_partition.h"
#include "core/tiling/local_tile.h"
#include "core/tiling/logical_product.h"
#include "core/tiling/raked_product.h"
#include "core/tiling/tile_to_shape.h"
#include "core/tiling/tiled_divide.h"
#include "core/tiling/tiled_product.h"
#include "core/tuple/ceil_div.h"
#include "core/tuple/shape_div.h"
#include "lowering/algebra/cosize.h"
#include "lowering/algebra/filter_zeros.h"
#include "lowering/algebra/recast_layout.h"
#include "lowering/algebra/right_inverse.h"
#include "lowering/algebra/shape_div.h"
#include "lowering/algebra/tiling/local_partition.h"
#include "lowering/algebra/tiling/logical_product.h"
#include "lowering/algebra/tiling/tile_to_shape.h"
#include "lowering/algebra/tiling/tiled_divide.h"
#include "properties/generators/random_layout.h"

namespace cutecheck::run {
namespace {

using generators::Random;
using mixed::Arithmetic;
using mixed::MixedLayout;
using mixed::MixedTuple;
using mixed::Role;

struct Case {
  Layout a, b;
  Tiler tiler;
  IntTuple coordinate;
  int64_t index = 0, oldBits = 8, newBits = 8;
  std::vector<int64_t> order;
};

struct Operation {
  const char* name;
  std::function<Case(Random&)> make;
  std::function<Expected<std::string>(Arithmetic&, const Case&)> engine, reference;
};

std::string text(const MixedLayout& l) {
  return toString(Layout::unchecked(l.shape.type(), l.stride.type()));
}
std::string text(const Layout& l) { return toString(l); }
std::string text(const mixed::Part& p) { return text(p.layout) + "," + toString(p.offset.type()); }
std::string text(const SliceAndOffset& s) { return toString(s.layout) + "," + toString(s.offset); }
std::string text(const mixed::Number& n) { return std::to_string(*n.constant); }
std::string text(const MixedTuple& t) { return toString(t.type()); }
std::string text(const IntTuple& t) { return toString(t); }
std::string text(int64_t n) { return std::to_string(n); }

template <typename T>
Expected<std::string> textOf(const Expected<T>& answer) {
  if (!answer) return answer.error();
  return text(*answer);
}

Case any(Random& random) {
  Case c;
  c.a = generators::randomLayout(random, {4, 6, random.oneIn(4), true});
  c.b = random.oneIn(2) ? generators::randomRightOperand(random, c.a) : generators::randomLayout(random);
  c.tiler = generators::randomTiler(random, c.a);
  c.oldBits = random.between(1, 16);
  c.newBits = random.oneIn(2) ? c.oldBits * random.between(1, 4) : random.between(1, 16);
  return c;
}

// A block whose complement exists, and copies that fit.
Case blocks(Random& random) {
  Case c = any(random);
  if (random.oneIn(4)) return c;
  c.a = generators::randomLayout(random, {2, 5, false, false});
  c.b = generators::randomLayout(random, {2, 4, random.oneIn(4), true});
  return c;
}

// Threads that are mostly numbered one to one, and a coordinate of tiles.
Case parts(Random& random) {
  Case c = any(random);
  std::vector<IntTuple> extents, strides;
  int64_t next = 1;
  for (size_t i = 0; i < c.a.rank(); ++i) {
    extents.emplace_back(random.between(1, 4));
    strides.emplace_back(random.oneIn(8) ? random.between(0, 9) : next);
    next *= extents.back().value();
  }
  if (random.oneIn(2)) {
    next = 1;
    for (size_t i = extents.size(); i-- > 0; next *= extents[i].value()) strides[i] = IntTuple(next);
  }
  c.b = Layout::unchecked(IntTuple::tuple(extents), IntTuple::tuple(strides));
  c.index = random.between(0, next + 1);
  std::vector<IntTuple> coordinate;
  for (size_t i = 0; i < c.a.rank(); ++i)
    coordinate.push_back(random.oneIn(3) ? IntTuple::underscore() : IntTuple(random.between(0, 1)));
  c.coordinate = IntTuple::tuple(std::move(coordinate));
  return c;
}

// A shape that the block mostly divides.
Case shapes(Random& random) {
  Case c = blocks(random);
  if (c.a.shape().isLeaf())
    c.a = Layout::unchecked(IntTuple::tuple({c.a.shape()}), IntTuple::tuple({c.a.stride()}));
  std::vector<IntTuple> extents;
  for (size_t i = 0; i < c.a.rank(); ++i) {
    const auto part = size(c.a.shape().mode(i));
    extents.emplace_back(random.oneIn(10) ? random.between(1, 20) : *part * random.between(1, 4));
    c.order.push_back(static_cast<int64_t>(i));
  }
  for (size_t i = c.order.size(); i > 1; --i)
    std::swap(c.order[i - 1], c.order[static_cast<size_t>(random.between(0, static_cast<int64_t>(i) - 1))]);
  c.coordinate = IntTuple::tuple(std::move(extents));
  return c;
}

// Two shapes, the second a leaf, congruent with the first, or a stranger; `a` and `b` hold them.
Case shapePairs(Random& random) {
  Case c = any(random);
  const auto pick = [&](const IntTuple&) { return IntTuple(random.oneIn(2) ? random.between(1, 4) : 12); };
  std::vector<IntTuple> divisors;
  for (const IntTuple& leaf : leaves(c.a.shape())) divisors.push_back(pick(leaf));
  const IntTuple shape = random.oneIn(3)   ? pick(c.a.shape())
                         : random.oneIn(2) ? withLeaves(c.a.shape(), divisors)
                                           : c.b.shape();
  c.b = Layout::unchecked(shape, shape);
  return c;
}

MixedLayout mixedOf(const Layout& l) { return MixedLayout::of(l); }

template <typename Engine, typename Reference>
Operation unary(const char* name, Engine engine, Reference reference) {
  return {name, any, [engine](Arithmetic& m, const Case& c) { return textOf(engine(m, mixedOf(c.a))); },
          [reference](Arithmetic&, const Case& c) { return textOf(reference(c.a)); }};
}
template <typename Engine, typename Reference>
Operation divides(const char* name, Engine engine, Reference reference) {
  return {name, any,
          [engine](Arithmetic& m, const Case& c) { return textOf(engine(m, mixedOf(c.a), c.tiler)); },
          [reference](Arithmetic&, const Case& c) { return textOf(reference(c.a, c.tiler)); }};
}
template <typename Engine, typename Reference>
Operation multiplies(const char* name, Engine engine, Reference reference) {
  return {name, blocks,
          [engine](Arithmetic& m, const Case& c) { return textOf(engine(m, mixedOf(c.a), mixedOf(c.b))); },
          [reference](Arithmetic&, const Case& c) { return textOf(reference(c.a, c.b)); }};
}

std::vector<Operation> operations() {
  const auto orderOf = [](const Case& c) {
    return IntTuple::tuple(std::vector<IntTuple>(c.order.begin(), c.order.end()));
  };
  return {
      divides("tiled_divide", mixed::tiledDivide, tiledDivide),
      divides("flat_divide", mixed::flatDivide, flatDivide),
      unary("right_inverse", mixed::rightInverse, [](const Layout& a) { return rightInverse(a); }),
      unary("left_inverse", mixed::leftInverse, [](const Layout& a) { return leftInverse(a); }),
      unary("cosize", mixed::cosize, [](const Layout& a) { return cosize(a); }),
      unary(
          "filter_zeros", [](Arithmetic&, const MixedLayout& a) { return Expected(mixed::filterZeros(a)); },
          [](const Layout& a) { return Expected(filterZeros(a)); }),
      {"recast_layout", any,
       [](Arithmetic& m, const Case& c) {
         return textOf(mixed::recastLayout(m, mixedOf(c.a), c.newBits, c.oldBits));
       },
       [](Arithmetic&, const Case& c) { return textOf(recast(c.a, c.newBits, c.oldBits)); }},
      multiplies("logical_product", mixed::logicalProduct,
                 [](const Layout& a, const Layout& b) { return logicalProduct(a, b); }),
      multiplies("tiled_product", mixed::tiledProduct,
                 [](const Layout& a, const Layout& b) { return tiledProduct(a, Tiler(b)); }),
      multiplies("flat_product", mixed::flatProduct,
                 [](const Layout& a, const Layout& b) { return flatProduct(a, Tiler(b)); }),
      multiplies("blocked_product", mixed::blockedProduct, blockedProduct),
      multiplies("raked_product", mixed::rakedProduct, rakedProduct),
      {"tile_to_shape", shapes,
       [](Arithmetic& m, const Case& c) {
         return textOf(
             mixed::tileToShape(m, mixedOf(c.a), MixedTuple::of(c.coordinate, Role::kExtent), c.order));
       },
       [orderOf](Arithmetic&, const Case& c) { return textOf(tileToShape(c.a, c.coordinate, orderOf(c))); }},
      {"shape_div", shapePairs,
       [](Arithmetic& m, const Case& c) {
         return textOf(mixed::shapeDiv(m, mixedOf(c.a).shape, mixedOf(c.b).shape));
       },
       [](Arithmetic&, const Case& c) { return textOf(shapeDiv(c.a.shape(), c.b.shape())); }},
      {"ceil_div", shapePairs,
       [](Arithmetic& m, const Case& c) {
         return textOf(mixed::ceilDiv(m, mixedOf(c.a).shape, mixedOf(c.b).shape));
       },
       [](Arithmetic&, const Case& c) { return textOf(ceilDiv(c.a.shape(), c.b.shape())); }},
      {"local_tile", parts,
       [](Arithmetic& m, const Case& c) {
         return textOf(
             mixed::localTile(m, mixedOf(c.a), c.tiler, MixedTuple::of(c.coordinate, Role::kCoordinate)));
       },
       [](Arithmetic&, const Case& c) { return textOf(localTile(c.a, c.tiler, c.coordinate)); }},
      {"local_partition", parts,
       [](Arithmetic& m, const Case& c) {
         return textOf(mixed::localPartition(m, mixedOf(c.a), c.b, mixed::Number::of(c.index)));
       },
       [](Arithmetic&, const Case& c) { return textOf(localPartition(c.a, c.b, c.index)); }},
  };
}

LayoutReport compare(const Operation& operation, uint64_t seed, int64_t cases) {
  Random random(seed + static_cast<uint64_t>(operation.name[0]));
  LayoutReport count;
  for (int64_t i = 0; i < cases; ++i) {
    const Case c = operation.make(random);
    mixed::FoldingBuilder builder;
    Arithmetic arithmetic(builder);
    const Expected<std::string> got = operation.engine(arithmetic, c),
                                want = operation.reference(arithmetic, c);
    const std::string mine = got ? *got : "refused", theirs = want ? *want : "refused";
    if (!got && got.error().rule == "mixed_crd2idx_c2" && want) {
      ++count.outside;
    } else if (mine == theirs) {
      ++(got ? count.agreed : count.refused);
    } else if (++count.wrong == 1) {
      count.first = toString(c.a) + " and " + toString(c.b) + ", " + toString(c.tiler) + ", " +
                    toString(c.coordinate) + ", " + std::to_string(c.index) + ", " +
                    std::to_string(c.newBits) + " of " + std::to_string(c.oldBits) +
                    " bits: " + (got ? *got : got.error().str()) + ", reference " +
                    (want ? *want : want.error().str());
    }
  }
  return count;
}

}  // namespace

std::vector<std::string> layoutOperations() {
  std::vector<std::string> names;
  for (const Operation& operation : operations()) names.emplace_back(operation.name);
  return names;
}

LayoutReport compareLayouts(const std::string& name, uint64_t seed, int64_t cases) {
  for (const Operation& operation : operations())
    if (operation.name == name) return compare(operation, seed, cases);
  return {};
}

std::vector<AnsweredLayout> answeredLayouts(const std::string& name, uint64_t seed, size_t cases) {
  std::vector<AnsweredLayout> result;
  for (const Operation& operation : operations()) {
    if (operation.name != name) continue;
    Random random(seed + static_cast<uint64_t>(operation.name[0]));
    for (size_t tries = 0; result.size() < cases && tries < 1000 * cases; ++tries) {
      const Case c = operation.make(random);
      mixed::FoldingBuilder builder;
      Arithmetic arithmetic(builder);
      const Expected<std::string> got = operation.engine(arithmetic, c),
                                  want = operation.reference(arithmetic, c);
      if (!got || !want || *got != *want) continue;
      const IntTuple order = IntTuple::tuple(std::vector<IntTuple>(c.order.begin(), c.order.end()));
      result.push_back({toString(c.a), toString(c.b), toString(c.tiler), toString(c.coordinate),
                        toString(order), c.index, c.oldBits, c.newBits, *got});
    }
  }
  return result;
}

LayoutReport compareBlockedWithRaked(uint64_t seed, int64_t cases) {
  return compare(multiplies("blocked for raked", mixed::blockedProduct, rakedProduct), seed, cases);
}

}  // namespace cutecheck::run
