// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Dense layouts in a given order, and what the offsets of a layout span and repeat.
#include "properties/laws/call.h"
#include "properties/laws/cover.h"

#include <algorithm>

namespace cutecheck::laws {
namespace {

constexpr Int128 kEnumeratedPoints = kEnumerated;

// Whether the leaves of stride other than 0, and extent above 1, fill [0, n) without gap or overlap: sorted,
// each stride is the product of the extents before it.
Outcome isDense(const Flat& a) {
  const Flat kept = filtered(a);
  std::vector<std::pair<int64_t, int64_t>> modes;
  for (size_t i = 0; i < kept.shape.size(); ++i) modes.emplace_back(kept.stride[i], kept.shape[i]);
  std::sort(modes.begin(), modes.end());
  Int128 covered = 1;
  for (const auto& [stride, extent] : modes) {
    if (stride != covered)
      return Outcome::fail("stride " + std::to_string(stride) + " where " + text(covered) + " is next");
    covered *= extent;
  }
  return Outcome::pass();
}

// Whether of two leaves with extent above 1 and a stride the one with the smaller key has the smaller stride,
// and of equal keys the left one.
Outcome growsWith(const Flat& a, const std::vector<int64_t>& keys) {
  for (size_t i = 0; i < a.shape.size(); ++i)
    for (size_t j = i + 1; j < a.shape.size(); ++j) {
      if (a.shape[i] == 1 || a.shape[j] == 1 || a.stride[i] == 0 || a.stride[j] == 0) continue;
      if ((keys[j] < keys[i]) != (a.stride[j] < a.stride[i]))
        return Outcome::fail("leaves " + std::to_string(i) + " and " + std::to_string(j) +
                             " are out of order");
    }
  return Outcome::pass();
}

// Dense, of the shape of `a`, and in the order of the keys.
Outcome isArranged(const Expected<Layout>& got, const Layout& a, const std::vector<int64_t>& keys) {
  if (!got.ok())
    return lacks(got) ? Outcome::notApplicable() : Outcome::fail("refused: " + got.error().str());
  const std::optional<Flat> flatGot = flatAnswer(*got);
  if (!flatGot || got->shape() != a.shape()) return Outcome::fail("not a layout of the shape");
  const Outcome outcome = isDense(*flatGot);
  return outcome.passed() ? growsWith(*flatGot, keys) : outcome;
}

Outcome zerosAre(const Layout& got, const std::vector<bool>& zero) {
  const std::vector<IntTuple> extents = leaves(got.shape()), strides = leaves(got.stride());
  for (size_t i = 0; i < extents.size(); ++i)
    if (extents[i].value() > 1 && (strides[i].value() == 0) != zero[i])
      return Outcome::fail("leaf " + std::to_string(i) + (zero[i] ? " lost its stride 0" : " has no stride"));
  return Outcome::pass();
}

std::vector<bool> zerosOf(const Flat& a) {
  std::vector<bool> zero;
  for (const int64_t stride : a.stride) zero.push_back(stride == 0);
  return zero;
}

Outcome ordered(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  if (!a || sizeOf(*a) > kLargestLeaf) return Outcome::notApplicable();
  const auto got = layoutOf(subject.call("make_ordered_layout", {Value(in.a.shape()), Value(in.a.stride())}));
  const Outcome outcome = isArranged(got, in.a, a->stride);
  return outcome.passed() ? zerosAre(*got, std::vector<bool>(a->stride.size(), false)) : outcome;
}

Outcome right(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  if (!a || sizeOf(*a) > kLargestLeaf) return Outcome::notApplicable();
  std::vector<int64_t> keys;
  for (size_t i = a->shape.size(); i > 0; --i) keys.push_back(static_cast<int64_t>(i));
  const auto got = layoutOf(subject.call("make_layout_right", {Value(in.a.shape())}));
  const Outcome outcome = isArranged(got, in.a, keys);
  return outcome.passed() ? zerosAre(*got, std::vector<bool>(a->stride.size(), false)) : outcome;
}

// From a first stride on every stride is that many times what it is from 1; by mode, each mode is dense by
// itself.
Outcome compactFrom(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  if (!a || in.number < 1 || in.number > 1000 || sizeOf(*a) > kLargestLeaf) return Outcome::notApplicable();
  constexpr const char* kOps[] = {"compact_col_major", "compact_row_major"};
  const Cases chosen = casesOf(in, std::ssize(kOps));
  for (const char* op : std::span(kOps + chosen.begin, kOps + chosen.end)) {
    const bool left = op[8] == 'c';
    // The strides of a run of leaves, from `first` on.
    const auto dense = [&](const IntTuple& shape, int64_t first) {
      std::vector<IntTuple> strides = leaves(shape);
      const std::vector<IntTuple> extents = strides;
      for (size_t k = 0; k < extents.size(); ++k) {
        const size_t i = left ? k : extents.size() - 1 - k;
        strides[i] = IntTuple(extents[i].isInt(1) ? 0 : first);
        first *= extents[i].value();
      }
      return withLeaves(shape, strides);
    };
    const IntTuple& shape = in.a.shape();
    const Outcome whole =
        is(tupleOf(subject.call(op, {Value(shape), Value(IntTuple(in.number))})), dense(shape, in.number));
    if (!whole.passed() || shape.isLeaf()) {
      if (!whole.passed()) return whole;
      continue;
    }
    std::vector<IntTuple> current, expected;
    for (size_t i = 0; i < shape.rank(); ++i) {
      current.emplace_back(in.number + static_cast<int64_t>(i));
      expected.push_back(dense(shape.mode(i), in.number + static_cast<int64_t>(i)));
    }
    const Outcome byMode = is(tupleOf(subject.call(op, {Value(shape), Value(IntTuple::tuple(current))})),
                              IntTuple::tuple(expected));
    if (!byMode.passed()) return byMode;
    current.emplace_back(1);
    const Outcome refused =
        isRefused(tupleOf(subject.call(op, {Value(shape), Value(IntTuple::tuple(current))})), {Code::kRank});
    if (!refused.passed()) return refused;
  }
  return Outcome::pass();
}

// The exclusive products of the leaves from a first number on, extents 1 as well.
Outcome prefixProducts(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  if (!a || in.number < 1 || in.number > 1000 || sizeOf(*a) > kLargestLeaf) return Outcome::notApplicable();
  std::vector<IntTuple> products;
  int64_t before = in.number;
  for (const int64_t extent : a->shape) {
    products.emplace_back(before);
    before *= extent;
  }
  return is(tupleOf(subject.call("prefix_product", {Value(in.a.shape()), Value(IntTuple(in.number))})),
            withLeaves(in.a.shape(), products));
}

Outcome like(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  if (!a || sizeOf(*a) > kLargestLeaf) return Outcome::notApplicable();
  const auto got = layoutOf(subject.call("make_layout_like", {Value(in.a)}));
  const Outcome outcome = isArranged(got, in.a, a->stride);
  return outcome.passed() ? zerosAre(*got, zerosOf(*a)) : outcome;
}

// As like, with the leaves of mode 0 before all others, from the left.
Outcome fragment(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  if (!a || sizeOf(*a) > kLargestLeaf) return Outcome::notApplicable();
  std::vector<int64_t> keys = a->stride;
  const size_t first = in.a.rank() == 0 ? 0 : leaves(in.a.mode(0).shape()).size();
  for (size_t i = 0; i < first; ++i) keys[i] = -kLargestLeaf * 2;
  const auto got = layoutOf(subject.call("make_fragment_like", {Value(in.a)}));
  const Outcome outcome = isArranged(got, in.a, keys);
  return outcome.passed() ? zerosAre(*got, zerosOf(*a)) : outcome;
}

Outcome coshapeSpans(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  if (!a || !narrow(cosizeOf(*a))) return Outcome::notApplicable();
  return is(tupleOf(subject.call("coshape", {Value(in.a)})), IntTuple(*narrow(cosizeOf(*a))));
}

Outcome coprofileIsTheTree(const Subject& subject, const Input& in) {
  if (!flat(in.a)) return Outcome::notApplicable();
  return is(tupleOf(subject.call("coprofile", {Value(in.a)})), IntTuple(0));
}

Outcome nullspaceVanishes(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  const auto got = layoutOf(subject.call("nullspace", {Value(in.a)}));
  if (!a || !got.ok()) return Outcome::notApplicable();
  const std::optional<Flat> n = flatAnswer(*got);
  if (!n || sizeOf(*n) > sizeOf(*a)) return Outcome::fail("larger than the layout");
  for (const Int128 i : points(n->shape)) {
    const Int128 index = at(*n, i);
    if (index < 0 || index >= sizeOf(*a)) return Outcome::fail("at " + text(i) + ": outside the domain");
    if (at(*a, index) != 0) return Outcome::differs(i, 0, at(*a, index));
  }
  return Outcome::pass();
}

Outcome nullspaceIsAll(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  if (!a || sizeOf(*a) > kEnumeratedPoints) return Outcome::notApplicable();
  const auto got = layoutOf(subject.call("nullspace", {Value(in.a)}));
  if (lacks(got)) return Outcome::notApplicable();
  if (!got.ok()) return Outcome::fail("refused: " + got.error().str());
  Int128 expected = 1;
  for (size_t i = 0; i < a->shape.size(); ++i)
    if (a->stride[i] == 0) expected *= a->shape[i];
  const std::optional<Flat> n = flatAnswer(*got);
  if (!n || sizeOf(*n) != expected) return Outcome::fail("expected size " + text(expected));
  if (const auto twice = repeatedOffset(*n))
    return Outcome::fail("one index twice, at " + std::to_string(twice->first) + " and " +
                         std::to_string(twice->second));
  return Outcome::pass();
}

Outcome withShapeReads(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  const auto got = layoutOf(subject.call("with_shape", {Value(in.a), Value(in.b.shape())}));
  if (!a || !got.ok() || *sizeOf(in.b.shape()) > kEnumeratedPoints) return Outcome::notApplicable();
  if (!refines(got->shape(), in.b.shape())) return Outcome::fail("not a refinement of the shape");
  const std::optional<Flat> r = flatAnswer(*got);
  if (!r) return Outcome::fail("the result has leaves that are not integers");
  return agree(r->shape, [&](Int128 i) { return at(*a, i); }, [&](Int128 i) { return at(*r, i); });
}

Outcome domainOffsetIsTheOffset(const Subject& subject, const Input& in) {
  if (in.coordinate.hasUnderscore() || !flat(in.a)) return Outcome::notApplicable();
  const std::optional<Int128> expected = at(in.a, in.coordinate);
  const auto got = movedOf(subject.call("domain_offset", {Value(in.coordinate), Value(in.a)}));
  if (!expected || !got.ok()) return Outcome::notApplicable();
  const Outcome outcome = is(Expected<Layout>(got->layout), in.a);
  return outcome.passed() ? is(Expected<IntTuple>(got->offset), IntTuple(static_cast<int64_t>(*expected)))
                          : outcome;
}

constexpr Law kOrderedLayoutLaws[] = {
    {"make_ordered_layout_is_dense", "make_ordered_layout",
     "A bijection onto [0, size), its strides in the order.", Arguments::kLayout, ordered},
    {"make_layout_right_is_dense", "make_layout_right", "A bijection onto [0, size), the last leaf fastest.",
     Arguments::kLayout, right},
    {"compact_strides_start_at_the_first", "compact_col_major",
     "Dense from the first stride on, by mode where it is a tuple; and compact_row_major so from the right.",
     Arguments::kLayoutAndNumber, compactFrom, 7},
    {"prefix_product_is_exclusive", "prefix_product", "The first number times the leaves to the left.",
     Arguments::kLayoutAndNumber, prefixProducts, 7},
    {"make_layout_like_keeps_order", "make_layout_like",
     "Dense but for strides 0, its strides in the order of A's.", Arguments::kLayout, like},
    {"make_fragment_like_keeps_order", "make_fragment_like",
     "As make_layout_like, the leaves of mode 0 first.", Arguments::kLayout, fragment},
    {"coshape_spans", "coshape", "For integer strides 1 + sum (s-1)*|d|.", Arguments::kLayout, coshapeSpans},
    {"coprofile_is_the_tree", "coprofile", "For integer strides the offsets are integers.",
     Arguments::kLayout, coprofileIsTheTree},
    {"nullspace_vanishes", "nullspace", "A(N(i)) = 0, N(i) inside the domain.", Arguments::kLayout,
     nullspaceVanishes},
    {"nullspace_is_all", "nullspace", "N is injective and as large as the modes of stride 0.",
     Arguments::kLayout, nullspaceIsAll},
    {"with_shape_reads", "with_shape", "R(i) = A(i) under the other shape.", Arguments::kTwoLayouts,
     withShapeReads, 7},
    {"domain_offset_is_the_offset", "domain_offset",
     "The layout as it was, and its offset at the coordinate.", Arguments::kLayoutAndCoordinate,
     domainOffsetIsTheOffset},
};

}  // namespace

std::span<const Law> orderedLayoutLaws() { return kOrderedLayoutLaws; }

}  // namespace cutecheck::laws
