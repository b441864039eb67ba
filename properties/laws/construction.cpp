// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Layouts from their parts, and what a layout is as a list of offsets.
#include "properties/laws/call.h"

namespace cutecheck::laws {
namespace {

constexpr Int128 kMostElements = 1024;

Outcome makeLayoutPairs(const Subject& subject, const Input& in) {
  const Outcome paired =
      is(layoutOf(subject.call("make_layout", {Value(in.a.shape()), Value(in.a.stride())})), in.a);
  if (!paired.passed()) return paired;
  // Beside strides of another tree it is refused.
  const auto other =
      layoutOf(subject.call("make_layout", {Value(in.a.shape()), Value(IntTuple::tuple({in.a.stride()}))}));
  return isRefused(other, {Code::kNotCongruent});
}

// Each stride is the product of the extents before it, 0 beside an extent 1: counted leaf by leaf.
IntTuple columnMajor(const IntTuple& shape) {
  std::vector<IntTuple> strides;
  int64_t before = 1;
  for (const IntTuple& leaf : leaves(shape)) {
    strides.emplace_back(leaf.isInt(1) ? 0 : before);
    before *= leaf.value();
  }
  return withLeaves(shape, strides);
}

bool countable(const Input& in) {
  const std::optional<Int128> size = sizeOf(in.a.shape());
  return size && *size <= (Int128{1} << 40);
}

Outcome shapeIsColumnMajor(const Subject& subject, const Input& in) {
  if (!countable(in)) return Outcome::notApplicable();
  const Layout expected = Layout::unchecked(in.a.shape(), columnMajor(in.a.shape()));
  for (const char* op : {"make_layout", "make_layout_left"}) {
    const Outcome outcome = is(layoutOf(subject.call(op, {Value(in.a.shape())})), expected);
    if (!outcome.passed()) return outcome;
  }
  return is(tupleOf(subject.call("compact_col_major", {Value(in.a.shape())})), expected.stride());
}

// Leaf k of the tree has stride 1 along its own path; the offset of a coordinate is the coordinate.
IntTuple basisOf(const IntTuple& shape, std::vector<uint32_t>& path) {
  if (shape.isLeaf()) return IntTuple(1).withPath(path);
  std::vector<IntTuple> modes;
  for (size_t i = 0; i < shape.rank(); ++i) {
    path.push_back(static_cast<uint32_t>(i));
    modes.push_back(basisOf(shape.mode(i), path));
    path.pop_back();
  }
  return IntTuple::tuple(std::move(modes));
}

Outcome identityIsTheCoordinate(const Subject& subject, const Input& in) {
  std::vector<uint32_t> path;
  const Layout expected = Layout::unchecked(in.a.shape(), basisOf(in.a.shape(), path));
  const Outcome outcome = is(layoutOf(subject.call("make_identity_layout", {Value(in.a.shape())})), expected);
  if (!outcome.passed() || !countable(in)) return outcome;
  const IntTuple last = digitsOf(in.a.shape(), *sizeOf(in.a.shape()) - 1);
  const auto offset = subject.crd2idx(last, expected);
  return lacks(offset) || in.a.shape().isLeaf() || leaves(in.a.shape()).empty() ? outcome : is(offset, last);
}

Outcome imageAgrees(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  if (!a || sizeOf(*a) > kMostElements) return Outcome::notApplicable();
  const Expected<Value> got = subject.call("image", {Value(in.a)});
  if (lacks(got)) return Outcome::notApplicable();
  if (!got.ok()) return Outcome::fail("refused: " + got.error().str());
  const auto* image = std::get_if<Image>(&*got);
  if (!image || static_cast<Int128>(image->offsets.size()) != sizeOf(*a))
    return Outcome::fail("not one offset for a coordinate");
  for (Int128 i = 0; i < sizeOf(*a); ++i)
    if (image->offsets[static_cast<size_t>(i)] != at(*a, i))
      return Outcome::differs(i, at(*a, i), image->offsets[static_cast<size_t>(i)]);
  return Outcome::pass();
}

bool anyUnderscore(const IntTuple& t) {
  if (t.isUnderscore()) return true;
  for (const IntTuple& mode : t.modes())
    if (anyUnderscore(mode)) return true;
  return false;
}

Outcome hasNoneLooksEverywhere(const Subject& subject, const Input& in) {
  return is(truthOf(subject.call("has_none", {Value(in.coordinate)})), anyUnderscore(in.coordinate));
}

Outcome partsAreGiven(const Subject& subject, const Input& in) {
  for (const Value& a : {Value(in.a), Value(ComposedLayout{Swizzle{1, 0, 2}, 3, in.a})}) {
    const Outcome shape = is(tupleOf(subject.call("shape", {a})), in.a.shape());
    if (!shape.passed()) return shape;
    const Outcome stride = is(tupleOf(subject.call("stride", {a})), in.a.stride());
    if (!stride.passed()) return stride;
  }
  return Outcome::pass();
}

// Leaf by leaf, and refused beside another tree.
Outcome tuplesAddUp(const Subject& subject, const Input& in) {
  const std::vector<IntTuple> x = leaves(in.a.shape()), y = leaves(in.a.stride());
  std::vector<IntTuple> sums, differences;
  for (size_t i = 0; i < x.size(); ++i) {
    sums.emplace_back(x[i].value() + y[i].value());
    differences.emplace_back(x[i].value() - y[i].value());
  }
  const Value a(in.a.shape()), b(in.a.stride());
  const Outcome sum = is(tupleOf(subject.call("tuple_add", {a, b})), withLeaves(in.a.shape(), sums));
  if (!sum.passed()) return sum;
  const Outcome difference = is(tupleOf(subject.call("tuple_sub", {a, b})), withLeaves(in.a.shape(), differences));
  if (!difference.passed()) return difference;
  return isRefused(tupleOf(subject.call("tuple_add", {a, Value(IntTuple::tuple({in.a.shape()}))})), {Code::kNotCongruent});
}

// What two names of one operation answer.
Outcome sameAs(const Expected<Layout>& got, const Expected<Layout>& expected) {
  if (lacks(got) || lacks(expected)) return Outcome::notApplicable();
  if (expected.ok()) return is(got, *expected);
  return got.ok() ? Outcome::fail("accepted what is refused under the other name") : Outcome::pass();
}

Outcome unzipIsZippedDivide(const Subject& subject, const Input& in) {
  return sameAs(layoutOf(subject.call("hier_unzip_divide", {Value(in.a), Value(in.tiler)})),
                subject.zippedDivide(in.a, in.tiler));
}

Outcome unzipIsZippedProduct(const Subject& subject, const Input& in) {
  return sameAs(layoutOf(subject.call("hier_unzip_product", {Value(in.a), Value(in.tiler)})),
                layoutOf(subject.call("zipped_product", {Value(in.a), Value(in.tiler)})));
}

// filter_zeros keeps the tree, of layouts and of tuples beside tuples.
Outcome filterZerosKeepsTheTree(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  if (!a) return Outcome::notApplicable();
  std::vector<IntTuple> shape, stride;
  for (size_t i = 0; i < a->shape.size(); ++i) {
    shape.emplace_back(a->stride[i] == 0 ? 1 : a->shape[i]);
    stride.emplace_back(a->stride[i]);
  }
  const IntTuple expected = withLeaves(in.a.shape(), shape);
  const Layout whole = Layout::unchecked(expected, withLeaves(in.a.stride(), stride));
  const Outcome outcome = is(layoutOf(subject.call("filter_zeros", {Value(in.a)})), whole);
  if (!outcome.passed()) return outcome;
  const Outcome tuples =
      is(tupleOf(subject.call("filter_zeros", {Value(in.a.stride()), Value(in.a.shape())})), expected);
  if (!tuples.passed()) return tuples;
  // One 0 beside a mode is beside each of its leaves; another number keeps them.
  std::vector<IntTuple> guide, modes;
  for (size_t i = 0; i < in.a.rank(); ++i) {
    const IntTuple mode = in.a.shape().mode(i);
    guide.emplace_back(static_cast<int64_t>(i % 2));
    modes.push_back(i % 2 == 1 ? mode
                               : withLeaves(mode, std::vector<IntTuple>(leaves(mode).size(), IntTuple(1))));
  }
  return is(tupleOf(subject.call("filter_zeros", {Value(IntTuple::tuple(guide)),
                                                  Value(IntTuple::tuple(modesOf(in.a.shape())))})),
            IntTuple::tuple(modes));
}

// Equal as they are written, which is more than being one function.
Outcome equalIsAsWritten(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  if (!a) return Outcome::notApplicable();
  const auto ask = [&](const Layout& x, const Layout& y) {
    return truthOf(subject.call("equal", {Value(x), Value(y)}));
  };
  const Layout one = toLayout(coalesced(*a)),
               wrapped = Layout::unchecked(IntTuple::tuple({in.a.shape()}), IntTuple::tuple({in.a.stride()}));
  for (const Layout& other : {in.a, in.b, one, wrapped}) {
    const bool same = other.shape() == in.a.shape() && other.stride() == in.a.stride();
    const Outcome outcome = is(ask(in.a, other), same);
    if (!outcome.passed()) return outcome;
  }
  return Outcome::pass();
}

constexpr Law kConstructionLaws[] = {
    {"make_layout_pairs_trees", "make_layout",
     "Shape and stride as given, refused unless they have one tree.", Arguments::kLayout, makeLayoutPairs},
    {"make_layout_is_column_major", "make_layout", "A shape alone counts its leaves from the left.",
     Arguments::kLayout, shapeIsColumnMajor},
    {"make_identity_layout_is_the_coordinate", "make_identity_layout",
     "The offset of a coordinate is the coordinate.", Arguments::kLayout, identityIsTheCoordinate},
    {"image_agrees", "image", "The offsets of all coordinates in order.", Arguments::kLayout, imageAgrees},
    {"has_none_looks_everywhere", "has_none", "Whether `_` stands anywhere in the coordinate.",
     Arguments::kLayoutAndCoordinate, hasNoneLooksEverywhere},
    {"shape_and_stride_are_the_parts", "shape", "Shape and stride as written, of the layout inside for a composed one.",
     Arguments::kLayout, partsAreGiven},
    {"tuple_add_is_leaf_by_leaf", "tuple_add", "Sums, and of tuple_sub differences, of the leaves; one tree or a refusal.",
     Arguments::kLayout, tuplesAddUp},
    {"hier_unzip_divide_is_zipped_divide", "hier_unzip_divide", "Another name of zipped_divide.",
     Arguments::kLayoutAndTiler, unzipIsZippedDivide, 5},
    {"hier_unzip_product_is_zipped_product", "hier_unzip_product", "Another name of zipped_product.",
     Arguments::kLayoutAndTiler, unzipIsZippedProduct, 5},
    {"filter_zeros_keeps_the_tree", "filter_zeros",
     "Leaves beside a 0 become 1, the tree and all else stays.", Arguments::kLayout, filterZerosKeepsTheTree},
    {"equal_is_as_written", "equal", "One shape tree and one stride tree; the same function is not enough.",
     Arguments::kTwoLayouts, equalIsAsWritten, 7},
};

}  // namespace

std::span<const Law> constructionLaws() { return kConstructionLaws; }

}  // namespace cutecheck::laws
