// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/claim_adversary/builder.h"

#include <algorithm>

namespace cutecheck::adversary {

namespace {

using Kind = Term::Kind;

Term times(Term a, Term b) {
  if (a.is(Kind::kNumber) && a.value == 1) return b;
  if (b.is(Kind::kNumber) && b.value == 1) return a;
  if (a.is(Kind::kNumber) && b.is(Kind::kNumber)) return Term::number(a.value * b.value);
  return Term::binary('*', std::move(a), std::move(b));
}

Term onBasis(Term value, uint32_t index) {
  Term t;
  t.kind = Kind::kBasis;
  t.path = {index};
  t.parts.push_back(std::move(value));
  return t;
}

}  // namespace

Term Builder::symbol() {
  if (random_.chance(4)) {
    Term t;
    t.kind = Kind::kDynamic;
    t.value = random_.chance(60) ? 1 : int64_t{1} << random_.below(5);
    return t;
  }
  static const std::vector<int64_t> kDivisors = {2, 4, 8, 3, 16};
  return Term::symbol(random_.pick(names_), random_.chance(7) ? random_.pick(kDivisors) : 1);
}

Term Builder::small() {
  static const std::vector<int64_t> kNumbers = {1, 2, 2, 3, 4, 4, 6, 8};
  return Term::number(random_.pick(kNumbers));
}

Term Builder::integer(int depth, bool calls) {
  const size_t kind = random_.below(depth <= 0 ? 10 : 24);
  if (kind < 6) return symbol();
  if (kind < 10) return random_.chance(85) ? small() : Term::number(random_.between(-4, 130));
  if (kind < 17 || !calls) {
    static const std::vector<char> kOps = {'+', '+', '-', '*', '*', '/', '%'};
    const char op = random_.pick(kOps);
    Term left = integer(depth - 1, calls);
    if ((op == '/' || op == '%') && random_.chance(60)) return Term::binary(op, std::move(left), small());
    return Term::binary(op, std::move(left), integer(depth - 1, calls));
  }
  if (kind == 17) return Term::negate(symbol());
  return integerCall(random_.pick(integerNames()), depth - 1);
}

// 1, and not written so.
Term Builder::hiddenOne() {
  Term s = symbol();
  if (random_.chance(40)) return Term::binary('/', s, s);
  Term rest = random_.chance(50) ? Term::binary('-', s, s) : Term::binary('%', std::move(s), Term::number(1));
  return Term::binary('+', std::move(rest), Term::number(1));
}

Term Builder::extent() {
  const size_t kind = random_.below(20);
  if (kind < 6) return small();
  if (kind < 14) return symbol();
  if (kind < 16) return times(small(), symbol());
  if (kind < 18) return Term::binary('*', symbol(), symbol());
  if (kind == 18)
    return Term::binary(random_.chance(50) ? '/' : '%', symbol(), Term::number(random_.between(2, 8)));
  return random_.chance(40) ? hiddenOne() : integer(2, random_.chance(50));
}

Term Builder::stride() {
  const size_t kind = random_.below(20);
  if (kind < 7) return small();
  if (kind < 9) return Term::number(0);
  if (kind < 15) return symbol();
  if (kind < 17) return times(small(), symbol());
  if (kind == 17) return Term::number(random_.between(-3, -1));
  return integer(1, kind == 18);
}

// A leaf of a profile: whatever its number is, it must have one.
Term Builder::leaf() { return random_.chance(80) ? Term::number(1) : Term::binary('/', small(), symbol()); }

Term Builder::shape(size_t rank) {
  if (rank == 1 && random_.chance(60)) return extent();
  std::vector<Term> modes;
  for (size_t i = 0; i < rank; ++i)
    modes.push_back(random_.chance(8) ? Term::tuple({extent(), extent()}) : extent());
  return Term::tuple(std::move(modes));
}

Term Builder::literal(size_t rank) {
  if (random_.chance(55)) return tidy(rank);
  std::function<Term(const Term&)> strides = [&](const Term& s) -> Term {
    if (!s.is(Kind::kTuple)) return stride();
    std::vector<Term> modes;
    for (const Term& part : s.parts) modes.push_back(strides(part));
    return Term::tuple(std::move(modes));
  };
  Term s = shape(rank);
  Term d = strides(s);
  // A little of the basis, in all leaves alike.
  if (random_.chance(3) && s.is(Kind::kTuple)) {
    uint32_t index = 0;
    for (Term& part : d.parts)
      if (!part.is(Kind::kTuple)) part = onBasis(small(), index++ % 2);
  }
  return Term::layout(std::move(s), std::move(d));
}

Term Builder::tidy(size_t rank) {
  std::vector<Term> extents, strides(rank);
  for (size_t i = 0; i < rank; ++i)
    extents.push_back(random_.chance(75) ? (random_.chance(50) ? small() : symbol()) : extent());
  std::vector<size_t> order(rank);
  for (size_t i = 0; i < rank; ++i) order[i] = i;
  if (random_.chance(45)) std::reverse(order.begin(), order.end());
  if (random_.chance(20)) std::swap(order[0], order[random_.below(rank)]);
  Term next = random_.chance(65) ? Term::number(1) : random_.chance(75) ? small() : symbol();
  for (size_t i : order) {
    strides[i] = next;
    next = times(next, extents[i]);
    if (random_.chance(15)) next = times(Term::number(2), next);
    if (random_.chance(10)) strides[i] = Term::number(0);
  }
  if (rank == 1 && random_.chance(70)) return Term::layout(extents[0], strides[0]);
  if (rank == 3 && random_.chance(25)) {
    const bool front = random_.chance(50);
    const auto nested = [&](const std::vector<Term>& v) {
      return front ? Term::tuple({Term::tuple({v[0], v[1]}), v[2]})
                   : Term::tuple({v[0], Term::tuple({v[1], v[2]})});
    };
    return Term::layout(nested(extents), nested(strides));
  }
  return Term::layout(Term::tuple(std::move(extents)), Term::tuple(std::move(strides)));
}

Term Builder::numbers(size_t rank) {
  static const std::vector<int64_t> kExtents = {1, 2, 2, 3, 4, 4, 5, 8, 16};
  static const std::vector<int64_t> kStrides = {0,  1,  1,  2,  2,  3,   4,   4,   5,   6,   8,  12,
                                                16, 31, 32, 33, 64, 124, 126, 127, 128, 256, -1, -2};
  std::vector<Term> extents, strides;
  int64_t next = 1;
  const bool compact = random_.chance(50);
  for (size_t i = 0; i < rank; ++i) {
    const int64_t extent = random_.pick(kExtents);
    extents.push_back(Term::number(extent));
    strides.push_back(Term::number(compact && random_.chance(85) ? next : random_.pick(kStrides)));
    next *= extent;
  }
  if (rank == 1 && random_.chance(70)) return Term::layout(extents[0], strides[0]);
  if (random_.chance(30)) {
    std::reverse(extents.begin(), extents.end());
    std::reverse(strides.begin(), strides.end());
  }
  return Term::layout(Term::tuple(std::move(extents)), Term::tuple(std::move(strides)));
}

Term Builder::swizzle() {
  const int64_t bits = random_.between(0, 3), base = random_.between(0, 4);
  const int64_t shift = bits + random_.between(0, 2);
  return Term::swizzle(bits, base, random_.chance(20) ? -shift : shift);
}

Term Builder::layout(int depth) {
  const size_t kind = random_.below(20);
  if (depth <= 0 || kind < 12) return random_.chance(80) ? literal() : numbers(1 + random_.below(3));
  if (kind < 17) return layoutCall(random_.pick(layoutNames()), depth - 1);
  if (kind == 17) return Term::compose(literal(), tiler(2));
  if (kind == 18) return shape(1 + random_.below(2));
  Term inner = literal();
  if (random_.chance(50)) inner = Term::compose(random_.chance(60) ? small() : symbol(), std::move(inner));
  return Term::compose(swizzle(), std::move(inner));
}

Term Builder::tiler(size_t rank) {
  if (random_.chance(25)) return random_.chance(50) ? tidy(1) : small();
  std::vector<Term> modes;
  for (size_t i = 0; i < rank; ++i) {
    const size_t kind = random_.below(10);
    modes.push_back(kind < 5    ? small()
                    : kind < 7  ? symbol()
                    : kind == 7 ? tidy(1)
                    : kind == 8 ? Term::keep()
                                : extent());
  }
  return Term::tiler(std::move(modes));
}

Term Builder::coordinate(size_t rank, bool keeps) {
  std::vector<Term> modes;
  for (size_t i = 0; i < rank; ++i) {
    const size_t kind = random_.below(10);
    modes.push_back(keeps && kind < 4 ? Term::keep()
                    : kind < 7        ? Term::number(random_.between(random_.chance(15) ? -2 : 0, 3))
                    : kind < 9        ? symbol()
                                      : integer(1, false));
  }
  return rank == 1 && random_.chance(60) ? modes[0] : Term::tuple(std::move(modes));
}

Term Builder::integerCall(const std::string& name, int depth) {
  if (name == "size" || name == "cosize" || name == "rank" || name == "depth" || name == "max_alignment")
    return Term::call(name, {name == "max_alignment" && random_.chance(60) ? numbers(1 + random_.below(3))
                                                                           : layout(depth)});
  if (name == "crd2idx") {
    const size_t rank = 1 + random_.below(3);
    if (random_.chance(15)) {
      Term shape = Term::tuple({extent(), extent()});
      return Term::call(name, {Term::call("idx2crd", {integer(1, true), shape}), tidy(2)});
    }
    return Term::call(name,
                      {random_.chance(30) ? integer(1, false) : coordinate(rank, false),
                       random_.chance(75)   ? literal(rank)
                       : random_.chance(50) ? shape(rank)
                                            : Term::call("flatten", {shape(rank)})});
  }
  if (name == "max_common_vector") return Term::call(name, {layout(depth), layout(depth)});
  if (name == "inner_product") {
    const size_t rank = 1 + random_.below(3);
    std::vector<Term> a, b;
    for (size_t i = 0; i < rank; ++i) a.push_back(integer(1, false)), b.push_back(integer(1, depth > 0));
    Term left = Term::tuple(a), right = Term::tuple(b);
    for (Term* side : {&left, &right}) {
      if (random_.chance(12)) *side = Term::call("ceil_div", {*side, small()});
      if (random_.chance(5)) *side = integer(1, false);
    }
    return Term::call(name, {std::move(left), std::move(right)});
  }
  if (name == "product" || name == "sum" || name == "tuple_max" || name == "tuple_min") {
    std::vector<Term> parts;
    for (size_t i = 0; i < 1 + random_.below(3); ++i) parts.push_back(integer(depth, depth > 0));
    return Term::call(name, {Term::tuple(std::move(parts))});
  }
  if (name == "gcd" || name == "max" || name == "min") {
    std::vector<Term> parts;
    for (size_t i = 0; i < 2 + random_.below(2); ++i)
      parts.push_back(random_.chance(65) ? (random_.chance(70) ? symbol() : small())
                                         : integer(depth, depth > 0));
    return Term::call(name, std::move(parts));
  }
  std::vector<Term> parts = {random_.chance(70) ? extent() : integer(depth, depth > 0),
                             random_.chance(70)   ? small()
                             : random_.chance(60) ? symbol()
                                                  : integer(depth, depth > 0)};
  if (name.starts_with("shape_div") && random_.chance(50)) {
    static const std::vector<std::string> kRoundings = {"exact", "ceil", "floor"};
    parts.push_back(Term::symbol(random_.pick(kRoundings)));
  }
  return Term::call(name, std::move(parts));
}

Term Builder::coordinateCall(const std::string& name) {
  const size_t rank = 1 + random_.below(3);
  std::vector<Term> shape, stride;
  for (size_t i = 0; i < rank; ++i) shape.push_back(extent()), stride.push_back(extent());
  if (name == "idx2crd") {
    if (random_.chance(25))
      return Term::call(name, {integer(1, true), Term::tuple(shape), Term::tuple(stride)});
    return Term::call(name, {integer(1, true), Term::tuple(std::move(shape))});
  }
  if (random_.chance(40)) return Term::call(name, {integer(1, false), Term::tuple(std::move(shape))});
  return Term::call(name, {coordinate(rank, false), Term::tuple(stride), Term::tuple(shape)});
}

Term Builder::layoutCall(const std::string& name, int depth) {
  const auto isOneOf = [&](std::initializer_list<const char*> all) {
    return std::any_of(all.begin(), all.end(), [&](const char* n) { return name == n; });
  };
  const size_t rank = 1 + random_.below(3);
  const auto operand = [&](size_t r) {
    return depth > 0 && random_.chance(35) ? layout(depth - 1)
           : random_.chance(70)            ? tidy(r)
           : random_.chance(70)            ? literal(r)
                                           : numbers(r);
  };
  const auto index = [&] {
    return Term::number(random_.chance(85) ? random_.between(0, static_cast<int64_t>(rank) - 1)
                                           : random_.between(-3, 3));
  };
  if (isOneOf({"coalesce", "filter"})) {
    if (random_.chance(75)) return Term::call(name, {operand(rank)});
    return Term::call(name, {operand(2), Term::tuple({leaf(), leaf()})});
  }
  if (isOneOf({"right_inverse", "left_inverse", "nullspace", "coalesce_extended", "filter_zeros", "flatten",
               "make_layout_like"}))
    return Term::call(name, {operand(rank)});
  if (name == "complement") {
    if (random_.chance(20)) return Term::call(name, {operand(rank)});
    return Term::call(name, {operand(rank), random_.chance(50) ? extent() : integer(1, true)});
  }
  if (isOneOf({"composition", "logical_divide", "logical_product", "zipped_divide", "tiled_divide",
               "flat_divide", "hier_unzip_divide", "zipped_product", "tiled_product", "flat_product",
               "hier_unzip_product"})) {
    Term by = random_.chance(50)   ? tiler(1 + random_.below(rank))
              : random_.chance(70) ? tidy(1 + random_.below(2))
                                   : operand(rank);
    if (name == "composition" && random_.chance(10)) by = Term::compose(swizzle(), operand(1));
    return Term::call(name, {operand(rank), std::move(by)});
  }
  if (name == "stencil_divide") {
    std::vector<Term> windows;
    for (size_t i = 0; i < 1 + random_.below(rank); ++i)
      windows.push_back(random_.chance(15) ? Term::keep()
                                           : Term::layout(small(), Term::number(random_.between(1, 2))));
    return Term::call(name, {tidy(rank), Term::tiler(std::move(windows))});
  }
  if (isOneOf({"blocked_product", "raked_product", "make_layout_tv", "max_common_layout"}))
    return Term::call(name, {operand(rank), operand(1 + random_.below(rank))});
  if (isOneOf({"append", "prepend"})) {
    std::vector<Term> parts = {operand(rank)};
    if (random_.chance(75)) parts.push_back(operand(1));
    if (parts.size() == 2 && random_.chance(30))
      parts.push_back(Term::number(static_cast<int64_t>(rank) + random_.between(0, 2)));
    return Term::call(name, std::move(parts));
  }
  if (name == "concat") {
    std::vector<Term> parts;
    for (size_t i = 0; i < 1 + random_.below(3); ++i) parts.push_back(operand(1 + random_.below(2)));
    return Term::call(name, std::move(parts));
  }
  if (name == "get") return Term::call(name, {operand(rank), index()});
  if (name == "select") {
    std::vector<Term> parts = {operand(rank)};
    for (size_t i = 0; i < 1 + random_.below(3); ++i) parts.push_back(index());
    return Term::call(name, std::move(parts));
  }
  if (isOneOf({"take", "group_modes"})) {
    std::vector<Term> parts = {operand(rank), index()};
    if (random_.chance(75)) parts.push_back(Term::number(static_cast<int64_t>(rank) - random_.between(0, 1)));
    return Term::call(name, std::move(parts));
  }
  if (name == "replace") return Term::call(name, {operand(rank), index(), operand(1)});
  if (name == "unflatten") {
    if (random_.chance(50))
      return Term::call(name, {operand(3), Term::tuple({leaf(), Term::tuple({leaf(), leaf()})})});
    return Term::call(name, {operand(2), Term::tuple({leaf(), leaf()})});
  }
  if (name == "make_layout") {
    Term written = literal(rank);
    if (random_.chance(70)) return Term::call(name, {written.parts[0], written.parts[1]});
    return Term::call(name, {written.parts[0]});
  }
  if (isOneOf({"make_layout_left", "make_layout_right"})) {
    if (random_.chance(25))
      return Term::call(
          name,
          {Term::call("ceil_div", {Term::tuple({extent(), extent()}), Term::tuple({small(), small()})})});
    return Term::call(name, {shape(rank)});
  }
  if (name == "make_ordered_layout") {
    std::vector<Term> order, extents;
    for (size_t i = 0; i < rank; ++i)
      order.push_back(Term::number(random_.between(0, 3))), extents.push_back(extent());
    return Term::call(name, {Term::tuple(std::move(extents)), Term::tuple(std::move(order))});
  }
  if (name == "with_shape")
    return Term::call(name,
                      {operand(rank), random_.chance(50) ? shape(2) : Term::tuple({small(), symbol()})});
  if (name == "tile_to_shape") {
    Term block = tidy(2);
    std::vector<Term> parts, extents;
    for (size_t i = 0; i < 2; ++i) {
      const Term own = block.parts[0].is(Kind::kTuple) && block.parts[0].parts.size() > i
                           ? block.parts[0].parts[i]
                           : Term::number(1);
      extents.push_back(own.is(Kind::kTuple) ? extent()
                                             : times(own, random_.chance(50) ? small() : symbol()));
    }
    parts = {std::move(block), Term::tuple(std::move(extents))};
    if (random_.chance(40)) parts.push_back(Term::tuple({Term::number(1), Term::number(0)}));
    return Term::call(name, std::move(parts));
  }
  static const std::vector<int64_t> kWidths = {1, 2, 2, 4, 4, 8, 16};
  if (isOneOf({"upcast", "downcast"}))
    return Term::call(name,
                      {operand(rank), random_.chance(90) ? Term::number(random_.pick(kWidths)) : symbol()});
  if (isOneOf({"recast", "recast_layout"}))
    return Term::call(
        name, {Term::number(random_.pick(kWidths)), Term::number(random_.pick(kWidths)), operand(rank)});
  if (isOneOf({"slice", "slice_and_offset", "dice", "domain_offset"})) {
    Term a = random_.chance(85) ? operand(rank) : shape(rank);
    if (random_.chance(12)) a = Term::compose(swizzle(), std::move(a));
    return Term::call(name, {coordinate(rank, name != "domain_offset"), std::move(a)});
  }
  if (name == "local_tile") {
    const size_t r = 1 + random_.below(2);
    std::vector<Term> modes;
    for (size_t i = 0; i < r; ++i) modes.push_back(random_.chance(75) ? small() : symbol());
    if (random_.chance(15) && r == 2)
      return Term::call(name, {tidy(2), Term::tiler({modes[0], modes[1], small()}),
                               Term::tuple({coordinate(1, true), coordinate(1, true), Term::number(0)}),
                               Term::tuple({Term::number(1), Term::number(1), Term::keep()})});
    return Term::call(name, {operand(r), Term::tiler(std::move(modes)), coordinate(r, true)});
  }
  if (name == "local_partition") {
    const size_t r = 1 + random_.below(2);
    Term threads = r == 1               ? Term::layout(Term::number(4), Term::number(1))
                   : random_.chance(50) ? Term::layout(Term::tuple({Term::number(4), Term::number(2)}),
                                                       Term::tuple({Term::number(1), Term::number(4)}))
                                        : Term::layout(Term::tuple({Term::number(2), Term::number(4)}),
                                                       Term::tuple({Term::number(4), Term::number(1)}));
    std::vector<Term> parts = {operand(r), std::move(threads),
                               random_.chance(60) ? Term::number(random_.between(0, 7)) : integer(1, true)};
    if (random_.chance(15) && r == 2) parts.push_back(Term::tuple({Term::number(1), Term::keep()}));
    return Term::call(name, std::move(parts));
  }
  const auto one = [] {
    return Term::layout(Term::tuple({Term::number(1), Term::number(1)}),
                        Term::tuple({Term::number(0), Term::number(0)}));
  };
  const auto pair = [](int64_t a, int64_t b) { return Term::tuple({Term::number(a), Term::number(b)}); };
  const auto triple = [](int64_t a, int64_t b, int64_t c) {
    return Term::tuple({Term::number(a), Term::number(b), Term::number(c)});
  };
  if (isOneOf({"partition_a", "partition_b", "partition_c"}))
    return Term::call(name, {tidy(2), triple(2, 2, 4), Term::layout(Term::number(4), Term::number(1)),
                             Term::layout(pair(4, random_.between(1, 2)), pair(1, random_.between(0, 4))),
                             Term::layout(triple(2, 2, 1), triple(1, 2, 0)),
                             random_.chance(70) ? Term::number(random_.between(0, 15)) : symbol()});
  if (isOneOf({"partition_s", "partition_d"}))
    return Term::call(name, {tidy(2), one(), one(), one(), Term::layout(pair(4, 4), pair(1, 4)), pair(4, 4),
                             random_.chance(70) ? Term::number(random_.between(0, 3)) : symbol()});
  return Term::call("retile", {Term::layout(triple(4, 2, 2), triple(1, 4, 8)), one(),
                               Term::layout(pair(4, 4), pair(1, 4)), pair(4, 4)});
}

Term Builder::predicateCall(const std::string& name, int depth) {
  const auto operand = [&] {
    return random_.chance(25)                ? numbers(1 + random_.below(3))
           : depth > 0 && random_.chance(40) ? layout(depth)
                                             : literal();
  };
  if (name == "injective" || name == "fits32") return Term::call(name, {operand()});
  if (name == "covers" || name == "bijective" || name == "within") {
    Term l = operand();
    Term bound =
        random_.chance(60) ? Term::call(name == "within" ? "cosize" : "size", {l}) : integer(1, true);
    return Term::call(name, {std::move(l), std::move(bound)});
  }
  if (name == "partition")
    return Term::call(name, {random_.chance(50) ? layoutCall("make_layout_tv", 0) : operand(), shape(2)});
  if (name == "aligned") {
    static const std::vector<int64_t> kBytes = {2, 4, 8, 16, 32};
    return Term::call(
        name, {operand(), random_.chance(85) ? Term::number(random_.pick(kBytes)) : symbol(), small()});
  }
  if (name == "composable")
    return Term::call(name, {operand(), random_.chance(60) ? tidy(1 + random_.below(2)) : tiler(2)});
  if (name == "vectorizable") {
    static const std::vector<int64_t> kCounts = {1, 2, 2, 4, 8};
    Term l = random_.chance(60) ? tidy() : operand();
    Term other = random_.chance(50) ? l : random_.chance(50) ? tidy() : operand();
    return Term::call(name, {std::move(l), std::move(other),
                             random_.chance(85) ? Term::number(random_.pick(kCounts)) : symbol()});
  }
  if (name == "conflict_free") {
    static const std::vector<int64_t> kElements = {1, 1, 2, 4, 8};
    static const std::vector<int64_t> kAccess = {8, 8, 16, 32, 64, 128};
    static const std::vector<int64_t> kStrides = {0,  1,  1,  2,  3,  4,  4,   8,   16,  20,  24,  32,
                                                  36, 40, 60, 62, 64, 68, 124, 124, 126, 128, 132, 136};
    static const std::vector<int64_t> kExtents = {2, 2, 4, 4, 8, 8, 16};
    std::vector<Term> extents, strides;
    for (size_t i = 0; i < 2 + random_.below(2); ++i) {
      extents.push_back(Term::number(random_.pick(kExtents)));
      strides.push_back(random_.chance(92)   ? Term::number(random_.pick(kStrides))
                        : random_.chance(50) ? times(Term::number(4), symbol())
                                             : symbol());
    }
    int64_t elements = random_.pick(kElements);
    Term bits = Term::number(random_.pick(kAccess));
    if (random_.chance(40)) {
      // A phase of whole words without a conflict, and others that begin elsewhere, perhaps inside a word.
      static const std::vector<int64_t> kApart = {4, 36, 124, 124, 132, 132, 252};
      static const std::vector<int64_t> kBegins = {1, 1, 2, 3, 4, 128, 256};
      extents = {Term::number(4), Term::number(8), Term::number(2)};
      strides = {Term::number(1), Term::number(random_.pick(kApart)), Term::number(random_.pick(kBegins))};
      elements = 1;
      bits = Term::number(8);
    }
    if (random_.chance(8)) extents.back() = symbol();
    Term l = Term::layout(Term::tuple(std::move(extents)), Term::tuple(std::move(strides)));
    if (random_.chance(25)) {
      if (random_.chance(40)) l = Term::compose(random_.chance(50) ? small() : symbol(), std::move(l));
      l = Term::compose(swizzle(), std::move(l));
    }
    Term access =
        random_.chance(85) ? std::move(bits) : Term::symbol(random_.chance(50) ? "ldmatrix" : "stmatrix");
    return Term::call(name, {std::move(l), Term::number(elements), std::move(access)});
  }
  if (name == "congruent" || name == "weakly_congruent" || name == "evenly_divides") {
    if (random_.chance(50)) return Term::call(name, {shape(2), shape(2)});
    if (random_.chance(50)) return Term::call(name, {operand(), Term::tuple({small(), small()})});
  }
  return Term::call(name, {operand(), operand()});
}

}  // namespace cutecheck::adversary
