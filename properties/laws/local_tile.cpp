// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tiles and partitions of a layout, blocks repeated to a shape, and what two layouts read alike.
#include "properties/laws/call.h"

#include <algorithm>

namespace cutecheck::laws {
namespace {

constexpr int64_t kPlaces = 12;     // tiles looked at
constexpr int64_t kThreads = 64;    // threads looked at, all of a tile
constexpr Int128 kElements = 1024;  // of a tile or partition

// offset + layout(i) = whole(fixed index) for all i, `whole` given as the values expected.
Outcome reads(const SliceAnswer& got, Int128 size, const std::function<Int128(Int128)>& expected) {
  const std::optional<Flat> layout = flatAnswer(got.layout);
  if (!layout || !got.offset.isInt()) return Outcome::fail("the answer has leaves that are not integers");
  if (sizeOf(*layout) != size) return Outcome::fail("expected size " + text(size) + ", got " + text(sizeOf(*layout)));
  for (Int128 i = 0; i < size; ++i) {
    const Int128 value = got.offset.value() + at(*layout, i);
    if (value != expected(i)) return Outcome::differs(i, expected(i), value);
  }
  return Outcome::pass();
}

// Tile k of the grid, by its number.
Outcome tileIsInTheGrid(const Subject& subject, const Input& in) {
  const Expected<Layout> zipped = subject.zippedDivide(in.a, in.tiler);
  if (lacks(zipped) || (zipped.ok() && zipped->rank() != 2)) return Outcome::notApplicable();
  if (!zipped.ok()) {
    const auto got = movedOf(subject.call("local_tile", {Value(in.a), Value(in.tiler), Value(IntTuple(0))}));
    return got.ok() ? Outcome::fail("accepted what zipped_divide refuses") : Outcome::pass();
  }
  const std::optional<Flat> tile = flatAnswer(zipped->mode(0)), rest = flatAnswer(zipped->mode(1));
  if (!tile || !rest || sizeOf(*tile) > kElements) return Outcome::notApplicable();
  const Cases places = casesOf(in, static_cast<int64_t>(std::min<Int128>(sizeOf(*rest), kPlaces)));
  for (Int128 k = places.begin; k < places.end; ++k) {
    const auto got =
        movedOf(subject.call("local_tile", {Value(in.a), Value(in.tiler), Value(IntTuple(static_cast<int64_t>(k)))}));
    if (lacks(got)) return Outcome::notApplicable();
    if (!got.ok()) return Outcome::fail("refused: " + got.error().str());
    const Outcome outcome = reads(*got, sizeOf(*tile), [&](Int128 i) { return at(*tile, i) + at(*rest, k); });
    if (!outcome.passed()) return outcome;
  }
  return Outcome::pass();
}

// The modes of the tile as a tuple, so that a leaf is one mode as well.
Layout asModes(const Layout& tile) { return tile.shape().isTuple() ? tile : concat({tile}); }

// Thread n stands at the coordinate c of the tile with tile(c) = n and reads that place of each tile.
Outcome partitionFollowsThreads(const Subject& subject, const Input& in) {
  const Layout tile = asModes(in.b);
  const std::optional<Flat> threads = flat(tile), a = flat(in.a);
  if (!threads || !a || sizeOf(*threads) > kThreads || sizeOf(*a) > kElements) return Outcome::notApplicable();
  std::vector<Int128> place(static_cast<size_t>(sizeOf(*threads)), -1);  // thread -> index in the tile
  bool bijective = true;
  for (Int128 i = 0; i < sizeOf(*threads); ++i) {
    const Int128 thread = at(*threads, i);
    if (thread < 0 || thread >= sizeOf(*threads) || place[static_cast<size_t>(thread)] >= 0) {
      bijective = false;
      break;
    }
    place[static_cast<size_t>(thread)] = i;
  }
  const auto ask = [&](int64_t thread) {
    return movedOf(subject.call("local_partition", {Value(in.a), Value(in.b), Value(IntTuple(thread))}));
  };
  if (!bijective) return isRefused(ask(0), {Code::kNotInjective});
  std::vector<Tiler> tilers;
  for (const Layout& mode : modesOf(tile)) {
    const auto extent = static_cast<int64_t>(*sizeOf(mode.shape()));
    tilers.emplace_back(Layout::unchecked(extent, extent == 1 ? 0 : 1));
  }
  const Expected<Layout> zipped = subject.zippedDivide(in.a, Tiler::tuple(tilers));
  if (lacks(zipped) || lacks(ask(0)) || (zipped.ok() && zipped->rank() != 2)) return Outcome::notApplicable();
  if (!zipped.ok()) return ask(0).ok() ? Outcome::fail("accepted what zipped_divide refuses") : Outcome::pass();
  const std::optional<Flat> inside = flatAnswer(zipped->mode(0)), rest = flatAnswer(zipped->mode(1));
  if (!inside || !rest) return Outcome::notApplicable();
  const Cases asked = casesOf(in, static_cast<int64_t>(place.size()));
  for (int64_t thread = asked.begin; thread < asked.end; ++thread) {
    const auto got = ask(thread);
    if (!got.ok()) return Outcome::fail("thread " + std::to_string(thread) + " refused: " + got.error().str());
    const Int128 base = at(*inside, place[static_cast<size_t>(thread)]);
    const Outcome outcome = reads(*got, sizeOf(*rest), [&](Int128 i) { return base + at(*rest, i); });
    if (!outcome.passed()) return Outcome::fail("thread " + std::to_string(thread) + " " + outcome.detail);
  }
  return isRefused(ask(static_cast<int64_t>(place.size())), {Code::kOutOfDomain});
}

// The shape that is b's extents times the block's, mode by mode, in the order of b's strides. Mode i is the block's and then
// its copies: those of logical_product by the dense layout of the counts in that order.
Outcome tilesToShape(const Subject& subject, const Input& in) {
  const size_t rank = std::max(in.a.rank(), in.b.rank());
  std::vector<IntTuple> shape, counts, order;
  std::vector<Layout> block = modesOf(in.a);
  block.resize(rank);
  for (size_t i = 0; i < rank; ++i) {
    const Int128 count = i < in.b.rank() ? *sizeOf(in.b.shape().mode(i)) : 1;
    const Int128 extent = *sizeOf(block[i].shape());
    if (count > 64 || extent > 4096) return Outcome::notApplicable();
    counts.emplace_back(static_cast<int64_t>(count));
    shape.emplace_back(static_cast<int64_t>(count * extent));
    order.push_back(i < in.b.rank() && in.b.stride().mode(i).isInt() ? in.b.stride().mode(i) : IntTuple(0));
  }
  // Strides by counting, without asking the subject: the product of the counts that come before.
  std::vector<IntTuple> strides;
  for (size_t i = 0; i < rank; ++i) {
    int64_t before = 1;
    for (size_t j = 0; j < rank; ++j)
      if (j != i && (order[j].value() < order[i].value() || (order[j] == order[i] && j < i))) before *= counts[j].value();
    strides.emplace_back(counts[i].isInt(1) ? 0 : before);
  }
  const Layout tiler = Layout::unchecked(IntTuple::tuple(counts), IntTuple::tuple(strides));
  const Expected<Layout> product = subject.logicalProduct(concat(block), tiler);
  const auto got = layoutOf(subject.call(
      "tile_to_shape", {Value(in.a), Value(IntTuple::tuple(shape)), Value(IntTuple::tuple(order))}));
  if (lacks(product) || lacks(got)) return Outcome::notApplicable();
  if (!product.ok()) return got.ok() ? Outcome::fail("accepted what logical_product refuses") : Outcome::pass();
  if (product->rank() != 2 || product->mode(1).rank() != rank) return Outcome::notApplicable();
  std::vector<Layout> modes;
  for (size_t i = 0; i < rank; ++i) modes.push_back(concat({block[i], product->mode(1).mode(i)}));
  return is(got, concat(modes));
}

Outcome tilesToShapeDivides(const Subject& subject, const Input& in) {
  if (in.a.rank() == 0) return Outcome::notApplicable();
  std::vector<IntTuple> shape;
  for (const Layout& mode : modesOf(in.a)) shape.emplace_back(static_cast<int64_t>(*sizeOf(mode.shape())));
  const bool divides = shape[0].isInt(1);
  shape[0] = IntTuple(shape[0].value() * 2 + 1);
  if (divides) return Outcome::notApplicable();
  return isRefused(layoutOf(subject.call("tile_to_shape", {Value(in.a), Value(IntTuple::tuple(shape))})),
                   {Code::kNotDivisible});
}

Outcome commonReadsBoth(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a), b = flat(in.b);
  const auto got = layoutOf(subject.call("max_common_layout", {Value(in.a), Value(in.b)}));
  if (!a || !b || !got.ok()) return Outcome::notApplicable();
  const std::optional<Flat> r = flatAnswer(*got);
  if (!r || sizeOf(*r) > sizeOf(*b)) return Outcome::fail("larger than the layouts");
  for (const Int128 i : points(r->shape)) {
    const Int128 c = at(*r, i);
    if (c < 0 || c >= sizeOf(*a) || c >= sizeOf(*b)) return Outcome::fail("at " + text(i) + ": outside a domain");
    if (at(*a, c) != i) return Outcome::differs(i, i, at(*a, c));
    if (at(*b, c) != i) return Outcome::differs(i, i, at(*b, c));
  }
  return Outcome::pass();
}

// No longer beginning of the right inverse of b, of whole modes and a part of one, reads both.
Outcome commonIsLongest(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  const Expected<Layout> inverse = subject.rightInverse(in.b);
  const auto got = layoutOf(subject.call("max_common_layout", {Value(in.a), Value(in.b)}));
  if (!a || !inverse.ok() || lacks(got)) return Outcome::notApplicable();
  const std::optional<Flat> r = flatAnswer(*inverse);
  if (!r || sizeOf(*r) > kEnumerated) return Outcome::notApplicable();
  if (!got.ok()) return Outcome::fail("refused: " + got.error().str());
  Int128 agreeing = 0;
  while (agreeing < sizeOf(*r) && at(*r, agreeing) < sizeOf(*a) && at(*a, at(*r, agreeing)) == agreeing) ++agreeing;
  Int128 longest = 1;
  for (const int64_t extent : r->shape) {
    const Int128 part = std::min<Int128>(extent, agreeing / longest);
    longest *= std::max<Int128>(part, 1);
    if (part < extent) break;
  }
  const std::optional<Flat> common = flatAnswer(*got);
  if (!common || sizeOf(*common) != longest) return Outcome::fail("expected size " + text(longest));
  return is(tupleOf(subject.call("max_common_vector", {Value(in.a), Value(in.b)})), IntTuple(static_cast<int64_t>(longest)));
}

constexpr Law kLocalTileLaws[] = {
    {"local_tile_is_in_the_grid", "local_tile", "Offset and layout read the tile at that place of the grid.",
     Arguments::kLayoutAndTiler, tileIsInTheGrid, 5},
    {"local_partition_follows_threads", "local_partition", "Thread tile(c) reads place c of every tile.",
     Arguments::kTwoLayouts, partitionFollowsThreads, 7},
    {"tile_to_shape_repeats", "tile_to_shape", "Each mode is the block's, then its copies in the order given.",
     Arguments::kTwoLayouts, tilesToShape, 7},
    {"tile_to_shape_refuses_remainders", "tile_to_shape", "A block that does not divide the shape is refused.",
     Arguments::kLayout, tilesToShapeDivides},
    {"max_common_layout_reads_both", "max_common_layout", "a(R(i)) = b(R(i)) = i, inside both domains.",
     Arguments::kTwoLayouts, commonReadsBoth, 7},
    {"max_common_layout_is_longest", "max_common_layout", "No longer beginning of right_inverse(b) reads both.",
     Arguments::kTwoLayouts, commonIsLongest, 7},
};

}  // namespace

std::span<const Law> localTileLaws() { return kLocalTileLaws; }

}  // namespace cutecheck::laws
