// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions on tuples by name, the ends of tuples, the orders, and numbers made of leaves.
#include <algorithm>
#include <numeric>

#include "properties/laws/call.h"

namespace cutecheck::laws {
namespace {

Value word(std::string_view name) { return Value(IntTuple::symbolic(ScalarNode::symbol(std::string(name)))); }

std::vector<int64_t> ints(const IntTuple& t) {
  std::vector<int64_t> values;
  for (const IntTuple& leaf : leaves(t)) values.push_back(leaf.value());
  return values;
}

// Leaves small enough that sums and products of pairs of them fit.
bool small(const Input& in) {
  for (const IntTuple& t : {in.a.shape(), in.a.stride()})
    for (const int64_t v : ints(t))
      if (v > (int64_t{1} << 20) || v < -(int64_t{1} << 20)) return false;
  return leaves(in.a.shape()).size() <= 3 && !leaves(in.a.shape()).empty();
}

Outcome first(std::initializer_list<Outcome> outcomes) {
  for (const Outcome& outcome : outcomes)
    if (!outcome.passed()) return outcome;
  return Outcome::pass();
}

template <typename Of>
IntTuple eachMode(const IntTuple& t, Of of) {
  std::vector<IntTuple> modes;
  for (const IntTuple& mode : modesOf(t)) modes.push_back(of(mode));
  return t.isTuple() ? IntTuple::tuple(modes) : modes[0];
}

template <typename Of>
IntTuple eachLeaf(const IntTuple& t, Of of) {
  std::vector<IntTuple> values;
  for (const int64_t v : ints(t)) values.emplace_back(of(v));
  return withLeaves(t, values);
}

int64_t productOf(const IntTuple& t) {
  int64_t result = 1;
  for (const int64_t v : ints(t)) result *= v;
  return result;
}

Outcome transformIsByMode(const Subject& subject, const Input& in) {
  if (!small(in)) return Outcome::notApplicable();
  const Value shape(in.a.shape()), other(in.b.shape());
  const Outcome one = first(
      {is(tupleOf(subject.call("transform", {shape, word("product")})),
          eachMode(in.a.shape(), [](const IntTuple& m) { return IntTuple(productOf(m)); })),
       is(tupleOf(subject.call("transform", {shape, word("wrap")})),
          eachMode(in.a.shape(), [](const IntTuple& m) { return m.isTuple() ? m : IntTuple::tuple({m}); }))});
  if (!one.passed()) return one;
  const auto two = tupleOf(subject.call("transform", {shape, other, word("max")}));
  if (in.a.shape().isLeaf() != in.b.shape().isLeaf() || in.a.rank() != in.b.rank())
    return isRefused(two, {Code::kRank});
  std::vector<IntTuple> expected;
  for (size_t i = 0; i < in.a.rank(); ++i) {
    const auto x = ints(in.a.shape().mode(i)), y = ints(in.b.shape().mode(i));
    if (x.empty() || y.empty()) return Outcome::notApplicable();
    expected.emplace_back(
        std::max(*std::max_element(x.begin(), x.end()), *std::max_element(y.begin(), y.end())));
  }
  return is(two, in.a.shape().isTuple() ? IntTuple::tuple(expected) : expected[0]);
}

Outcome transformLeafIsByLeaf(const Subject& subject, const Input& in) {
  if (!small(in)) return Outcome::notApplicable();
  const Value shape(in.a.shape()), stride(in.a.stride());
  const auto x = ints(in.a.shape()), y = ints(in.a.stride());
  std::vector<IntTuple> products;
  for (size_t i = 0; i < x.size(); ++i) products.emplace_back(x[i] * y[i]);
  return first({is(tupleOf(subject.call("transform_leaf", {stride, word("neg")})),
                   eachLeaf(in.a.stride(), [](int64_t v) { return -v; })),
                is(tupleOf(subject.call("transform_leaf", {stride, word("abs")})),
                   eachLeaf(in.a.stride(), [](int64_t v) { return v < 0 ? -v : v; })),
                is(tupleOf(subject.call("transform_leaf", {shape, stride, word("mul")})),
                   withLeaves(in.a.shape(), products)),
                is(tupleOf(subject.call("transform_leaf", {shape, Value(IntTuple(7)), word("sub")})),
                   in.a.shape().isLeaf() ? IntTuple(x[0] - 7)
                                         : eachLeaf(in.a.shape(), [](int64_t v) { return v - 7; }))});
}

// (x - t0) - t1 - ..., and the modes put one behind the other.
Outcome foldGoesFromTheLeft(const Subject& subject, const Input& in) {
  if (!small(in)) return Outcome::notApplicable();
  const auto x = ints(in.a.stride());
  const Value flat(IntTuple::tuple(leaves(in.a.stride()))), modes(IntTuple::tuple(modesOf(in.a.shape())));
  const int64_t sum = std::accumulate(x.begin(), x.end(), int64_t{0});
  int64_t widest = 0;
  for (const IntTuple& mode : modesOf(in.a.shape())) widest = std::max(widest, productOf(mode));
  return first(
      {is(tupleOf(subject.call("fold", {flat, Value(IntTuple(100)), word("sub")})), IntTuple(100 - sum)),
       is(tupleOf(subject.call("fold_first", {flat, word("sub")})), IntTuple(2 * x[0] - sum)),
       is(tupleOf(subject.call("fold", {modes, Value(IntTuple()), word("append")})),
          IntTuple::tuple(modesOf(in.a.shape()))),
       is(tupleOf(subject.call("transform_apply", {modes, word("product"), word("max")})), IntTuple(widest)),
       isRefused(tupleOf(subject.call("fold_first", {Value(IntTuple()), word("sub")})), {Code::kEmpty})});
}

Outcome findIfIsTheFirst(const Subject& subject, const Input& in) {
  if (!small(in)) return Outcome::notApplicable();
  const IntTuple whole = IntTuple::tuple(modesOf(in.a.shape()));
  const Value t(whole);
  std::vector<IntTuple> ones;
  auto found = static_cast<int64_t>(whole.rank());
  for (size_t i = whole.rank(); i-- > 0;)
    if (whole.mode(i).isInt(1)) {
      found = static_cast<int64_t>(i);
      ones.insert(ones.begin(), whole.mode(i));
    }
  return first({is(tupleOf(subject.call("find_if", {t, word("is_one")})), IntTuple(found)),
                is(tupleOf(subject.call("filter_tuple", {t, word("is_one")})), IntTuple::tuple(ones)),
                is(truthOf(subject.call("any_of", {t, word("is_one")})), !ones.empty()),
                is(truthOf(subject.call("all_of", {t, word("is_one")})), ones.size() == whole.rank()),
                is(truthOf(subject.call("none_of", {t, word("is_one")})), ones.empty())});
}

Outcome endsAreTheEnds(const Subject& subject, const Input& in) {
  if (!small(in)) return Outcome::notApplicable();
  const std::vector<IntTuple> modes = modesOf(in.a.shape());
  const IntTuple x = IntTuple::tuple({7, 9});
  std::vector<IntTuple> atFront = modes, atBack = modes, twice = modes;
  atFront.front() = x;
  atBack.back() = x;
  twice.insert(twice.end(), modes.begin(), modes.end());
  const Value t(IntTuple::tuple(modes));
  return first({is(tupleOf(subject.call("front", {t})), modes.front()),
                is(tupleOf(subject.call("back", {t})), modes.back()),
                is(tupleOf(subject.call("replace_front", {t, Value(x)})), IntTuple::tuple(atFront)),
                is(tupleOf(subject.call("replace_back", {t, Value(x)})), IntTuple::tuple(atBack)),
                is(tupleOf(subject.call("tuple_cat", {t, t})), IntTuple::tuple(twice)),
                is(tupleOf(subject.call("flatten_to_tuple", {Value(in.a.shape())})),
                   IntTuple::tuple(leaves(in.a.shape()))),
                isRefused(tupleOf(subject.call("front", {Value(IntTuple())})), {Code::kRank})});
}

// Of two coordinates: by their leaves from the first, from the last, and all of them.
Outcome ordersAgree(const Subject& subject, const Input& in) {
  const std::optional<Int128> size = sizeOf(in.a.shape());
  if (!size || !small(in) || in.number < 0) return Outcome::notApplicable();
  const IntTuple a = digitsOf(in.a.shape(), in.number % *size),
                 b = digitsOf(in.a.shape(), (Int128{in.number} * 7 + 3) % *size);
  auto x = ints(a), y = ints(b);
  bool below = true, above = true, wholly = true;
  for (size_t i = 0; i < x.size(); ++i) {
    below = below && x[i] <= y[i];
    above = above && x[i] >= y[i];
    wholly = wholly && x[i] > y[i];
  }
  const bool lexLess = x<y, lexGreater = x> y;
  std::reverse(x.begin(), x.end());
  std::reverse(y.begin(), y.end());
  const bool colexLess = x<y, colexGreater = x> y;
  const auto ask = [&](const char* op) { return truthOf(subject.call(op, {Value(a), Value(b)})); };
  return first({is(ask("lex_leq"), !lexGreater), is(ask("lex_gtr"), lexGreater), is(ask("lex_geq"), !lexLess),
                is(ask("colex_leq"), !colexGreater), is(ask("colex_gtr"), colexGreater),
                is(ask("colex_geq"), !colexLess), is(ask("elem_leq"), below), is(ask("elem_geq"), above),
                is(ask("elem_gtr"), wholly)});
}

Outcome numbersAreOfTheLeaves(const Subject& subject, const Input& in) {
  if (!small(in)) return Outcome::notApplicable();
  const auto x = ints(in.a.shape()), y = ints(in.a.stride());
  const Value shape(in.a.shape()), stride(in.a.stride());
  int64_t inner = 0, divisor = 0;
  std::vector<IntTuple> scaled;
  for (size_t i = 0; i < x.size(); ++i) {
    inner += x[i] * y[i];
    divisor = std::gcd(divisor, y[i]);
    scaled.emplace_back(x[i] * y[i]);
  }
  const auto number = [&](const char* op, const Value& t) { return tupleOf(subject.call(op, {t})); };
  return first({is(number("product", shape), IntTuple(productOf(in.a.shape()))),
                is(number("sum", stride), IntTuple(std::accumulate(y.begin(), y.end(), int64_t{0}))),
                is(number("gcd", stride), IntTuple(divisor)),
                is(number("tuple_max", stride), IntTuple(*std::max_element(y.begin(), y.end()))),
                is(number("tuple_min", stride), IntTuple(*std::min_element(y.begin(), y.end()))),
                is(number("signum", stride),
                   eachLeaf(in.a.stride(), [](int64_t v) { return int64_t{v > 0} - int64_t{v < 0}; })),
                is(tupleOf(subject.call("inner_product", {shape, stride})), IntTuple(inner)),
                is(tupleOf(subject.call("elem_scale", {shape, stride})), withLeaves(in.a.shape(), scaled))});
}

int64_t depthOf(const IntTuple& t) {
  if (t.isLeaf()) return 0;
  int64_t deepest = 0;
  for (const IntTuple& mode : t.modes()) deepest = std::max(deepest, depthOf(mode));
  return deepest + 1;
}

Outcome profileIsTheTree(const Subject& subject, const Input& in) {
  const Value layout(in.a);
  const std::vector<IntTuple> shape = leaves(in.a.shape()), stride = leaves(in.a.stride());
  const Layout flat =
      in.a.shape().isLeaf() ? in.a : Layout::unchecked(IntTuple::tuple(shape), IntTuple::tuple(stride));
  return first(
      {is(tupleOf(subject.call("rank", {layout})), IntTuple(static_cast<int64_t>(in.a.shape().rank()))),
       is(tupleOf(subject.call("depth", {layout})), IntTuple(depthOf(in.a.shape()))),
       is(layoutOf(subject.call("flatten", {layout})), flat),
       is(tupleOf(subject.call("repeat_like", {Value(in.a.shape()), Value(IntTuple(5))})),
          withLeaves(in.a.shape(), std::vector<IntTuple>(shape.size(), IntTuple(5))))});
}

// The basis element of each leaf finds it, in the shape itself.
Outcome basisFindsLeaves(const Subject& subject, const Input& in) {
  const auto basis = tupleOf(subject.call("make_basis_like", {Value(in.a.shape())}));
  if (lacks(basis)) return Outcome::notApplicable();
  if (!basis.ok()) return Outcome::fail("refused: " + basis.error().str());
  const auto elements = leaves(*basis), extents = leaves(in.a.shape());
  if (elements.size() != extents.size()) return Outcome::fail("not one element for each leaf");
  for (size_t i = 0; i < elements.size(); ++i) {
    const Outcome outcome =
        first({is(tupleOf(subject.call("basis_get", {Value(elements[i]), Value(in.a.shape())})), extents[i]),
               is(tupleOf(subject.call("basis_value", {Value(elements[i])})), IntTuple(1))});
    if (!outcome.passed()) return outcome;
  }
  return Outcome::pass();
}

constexpr Law kTupleTransformLaws[] = {
    {"transform_is_by_mode", "transform",
     "The function of each mode, and of each pair of modes of tuples of one rank.", Arguments::kTwoLayouts,
     transformIsByMode, 31},
    {"transform_leaf_is_by_leaf", "transform_leaf",
     "The function of each leaf, beside a leaf of the other tuple.", Arguments::kLayout,
     transformLeafIsByLeaf, 5},
    {"fold_goes_from_the_left", "fold", "f(...f(f(x, t0), t1)..., tn), and fold_first from t0.",
     Arguments::kLayout, foldGoesFromTheLeft, 5},
    {"find_if_is_the_first", "find_if",
     "The first mode of which it is true, or the rank; the others count those modes.", Arguments::kLayout,
     findIfIsTheFirst, 5},
    {"front_and_back_are_the_ends", "front", "The first and the last mode, taken, replaced, or joined.",
     Arguments::kLayout, endsAreTheEnds, 5},
    {"orders_agree_with_their_leaves", "lex_leq",
     "Converse and contrary of each order, and every mode for elem_leq.", Arguments::kLayoutAndNumber,
     ordersAgree, 13},
    {"sum_and_the_like_are_of_the_leaves", "sum",
     "Product, sum, extremes, divisor, signs and inner product of the leaves.", Arguments::kLayout,
     numbersAreOfTheLeaves, 5},
    {"rank_and_depth_are_of_the_tree", "rank",
     "Rank and depth of the tree; flatten keeps its leaves, repeat_like the tree.", Arguments::kLayout,
     profileIsTheTree, 5},
    {"basis_finds_each_leaf", "make_basis_like",
     "The basis element of a leaf names it in any tuple of the tree.", Arguments::kLayout, basisFindsLeaves,
     5},
};

}  // namespace

std::span<const Law> tupleTransformLaws() { return kTupleTransformLaws; }

}  // namespace cutecheck::laws
