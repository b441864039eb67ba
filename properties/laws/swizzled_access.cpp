// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tiles, partitions and vectors of swizzled layouts: those of the layout inside, moved by the swizzle.
#include <algorithm>

#include "properties/laws/call.h"
#include "properties/laws/swizzling.h"

namespace cutecheck::laws {
namespace {

constexpr Int128 kMostElements = 512;
constexpr int64_t kPlaces = 6;
constexpr int64_t kOuters = 5;

const ComposedLayout kOuter[kOuters] = {{{1, 0, 2}, 4, Layout()},
                                 {{2, 0, -2}, 3, Layout()},
                                 {{3, 3, 3}, 0, Layout()},
                                 {{2, 2, 2}, 12, Layout()},
                                 {{0, 0, 0}, 5, Layout()}};

// What an answer of layout or composed layout, and offset, reads at each index; nothing for another kind.
std::optional<std::vector<int64_t>> readings(const Value& answer) {
  const auto* pair = std::get_if<Pair>(&answer);
  const auto* offset = pair ? std::get_if<IntTuple>(&pair->second) : nullptr;
  if (!offset || !offset->isInt()) return std::nullopt;
  ComposedLayout a{{}, 0, Layout()};
  if (const auto* plain = std::get_if<Layout>(&pair->first)) a.layout = *plain;
  if (const auto* composed = std::get_if<ComposedLayout>(&pair->first)) a = *composed;
  const std::optional<Int128> size = sizeOf(a.layout.shape());
  if (!size || *size > kMostElements) return std::nullopt;
  const std::optional<FlatComposed> leaves = flat(a);
  if (!leaves) return std::nullopt;
  std::vector<int64_t> all;
  for (const Int128 inner : offsetsOf(leaves->inner)) {
    const Int128 x = leaves->offset + inner;
    if (a.swizzle.bits > 0 && x < 0) return std::nullopt;
    all.push_back(offset->value() +
                  (a.swizzle.bits == 0 ? static_cast<int64_t>(x) : move(a.swizzle, static_cast<int64_t>(x))));
  }
  return all;
}

bool nonNegative(const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  return a && sizeOf(*a) <= kMostElements &&
         std::all_of(a->stride.begin(), a->stride.end(), [](int64_t stride) { return stride >= 0; });
}

// The composed layouts, or the one that the input names.
std::span<const ComposedLayout> outers(const Input& in) {
  const Cases cases = casesOf(in, kOuters);
  return {kOuter + cases.begin, kOuter + cases.end};
}

// `op` of each composed layout reads S(n + x) where `op` of the layout inside reads x.
Outcome movesReadings(const Subject& subject, const Input& in, const char* op,
                      const std::vector<Value>& rest) {
  std::vector<Value> args{Value(in.a)};
  args.insert(args.end(), rest.begin(), rest.end());
  const Expected<Value> plain = subject.call(op, args);
  if (lacks(plain)) return Outcome::notApplicable();
  for (const ComposedLayout& outer : outers(in)) {
    args[0] = Value(ComposedLayout{outer.swizzle, outer.offset, in.a});
    const Expected<Value> got = subject.call(op, args);
    if (!plain.ok()) {
      if (got.ok()) return Outcome::fail("accepted what is refused for the layout inside");
      continue;
    }
    if (!got.ok()) return Outcome::fail("refused: " + got.error().str());
    const auto inner = readings(*plain), have = readings(*got);
    if (!inner || std::any_of(inner->begin(), inner->end(), [](int64_t x) { return x < 0; }))
      return Outcome::notApplicable();
    if (!have || have->size() != inner->size()) return Outcome::fail("not the elements of the layout inside");
    for (size_t i = 0; i < inner->size(); ++i) {
      const int64_t expected = move(outer.swizzle, outer.offset.value() + (*inner)[i]);
      if ((*have)[i] != expected) return Outcome::differs(static_cast<Int128>(i), expected, (*have)[i]);
    }
  }
  return Outcome::pass();
}

Outcome tilesMove(const Subject& subject, const Input& in) {
  if (!nonNegative(in)) return Outcome::notApplicable();
  Outcome last = Outcome::notApplicable();
  const Cases places = casesOf(in, kPlaces, kOuters);
  for (int64_t place = places.begin; place < places.end; ++place) {
    last = movesReadings(subject, in, "local_tile", {Value(in.tiler), Value(IntTuple(place))});
    if (!last.passed()) return last;
  }
  return last;
}

Outcome partitionsMove(const Subject& subject, const Input& in) {
  if (!nonNegative(in)) return Outcome::notApplicable();
  Outcome last = Outcome::notApplicable();
  const Cases threads = casesOf(in, kPlaces, kOuters);
  for (int64_t thread = threads.begin; thread < threads.end; ++thread) {
    last = movesReadings(subject, in, "local_partition", {Value(in.b), Value(IntTuple(thread))});
    if (!last.passed()) return last;
  }
  return last;
}

// The vector of the layout inside, as far as the swizzle moves its elements as one from any multiple of its
// size.
Outcome vectorsReadBoth(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a), b = flat(in.b);
  const auto plain = layoutOf(subject.call("max_common_layout", {Value(in.a), Value(in.b)}));
  if (!a || !b || !plain.ok() || !flatAnswer(*plain)) return Outcome::notApplicable();
  for (const ComposedLayout& outer : outers(in)) {
    int64_t together = outer.swizzle.bits == 0 ? INT64_MAX : int64_t{1} << outer.swizzle.base;
    while (outer.swizzle.bits > 0 && outer.offset.value() % together != 0) together /= 2;
    // Whole modes of the vector, and a part of the next.
    const Flat modes = *flatAnswer(*plain);
    int64_t expected = 1;
    for (const int64_t extent : modes.shape) {
      const int64_t part = std::min(extent, together / expected);
      expected *= part;
      if (part < extent) break;
    }
    const Value right(ComposedLayout{outer.swizzle, outer.offset, in.b});
    const Outcome count =
        is(tupleOf(subject.call("max_common_vector", {Value(in.a), right})), IntTuple(expected));
    if (!count.passed()) return count;
    const auto got = layoutOf(subject.call("max_common_layout", {Value(in.a), right}));
    const auto r = got.ok() ? flatAnswer(*got) : std::nullopt;
    if (!r || sizeOf(*r) != expected) return Outcome::fail("the layout is not as long as the vector");
    for (Int128 i = 0; i < std::min<Int128>(expected, kMostElements); ++i) {
      const Int128 there = at(*b, at(*r, i));
      const int64_t n = outer.offset.value();
      if (at(*a, at(*r, i)) != i) return Outcome::differs(i, i, at(*a, at(*r, i)));
      const int64_t moved = move(outer.swizzle, n + static_cast<int64_t>(there)) - move(outer.swizzle, n);
      if (moved != i) return Outcome::differs(i, i, moved);
    }
  }
  return Outcome::pass();
}

// The largest n that max_alignment allows for the layout inside and that divides the offset and 2^M.
Outcome alignmentDivides(const Subject& subject, const Input& in) {
  if (!nonNegative(in)) return Outcome::notApplicable();
  const Int128 size = *sizeOf(in.a.shape());
  // Whether groups of n elements of the layout inside are whole: upcast by n divides its size by n.
  const auto whole = [&](int64_t n) {
    const auto groups = layoutOf(subject.call("upcast", {Value(in.a), Value(IntTuple(n))}));
    return groups.ok() && size % n == 0 && sizeOf(groups->shape()) == size / n;
  };
  for (const ComposedLayout& outer : outers(in)) {
    const auto got =
        tupleOf(subject.call("max_alignment", {Value(ComposedLayout{outer.swizzle, outer.offset, in.a})}));
    if (lacks(got)) return Outcome::notApplicable();
    if (!got.ok() || !got->isInt() || got->value() < 1) return Outcome::fail("not a positive number");
    const int64_t n = got->value();
    if (outer.offset.value() % n != 0 ||
        (outer.swizzle.bits > 0 && (int64_t{1} << outer.swizzle.base) % n != 0))
      return Outcome::fail(std::to_string(n) + " does not divide the offset and the base of " +
                           std::to_string(outer.swizzle.base));
    if (!whole(n)) return Outcome::fail("groups of " + std::to_string(n) + " are not whole");
    // No power of two beyond it is allowed by all three.
    const int64_t twice = 2 * n;
    if (whole(twice) && outer.offset.value() % twice == 0 &&
        (outer.swizzle.bits == 0 || (int64_t{1} << outer.swizzle.base) % twice == 0))
      return Outcome::fail("groups of " + std::to_string(twice) + " are whole as well");
  }
  return Outcome::pass();
}

constexpr Law kSwizzledAccessLaws[] = {
    {"local_tile_of_swizzled_moves", "local_tile",
     "Reads S(n + x) where the tile of the layout inside reads x.", Arguments::kLayoutAndTiler, tilesMove,
     29},
    {"local_partition_of_swizzled_moves", "local_partition",
     "Reads S(n + x) where the thread of the layout inside reads x.", Arguments::kTwoLayouts, partitionsMove,
     41},
    {"max_common_vector_of_swizzled_reads_both", "max_common_vector",
     "The vector of the layout inside, cut to what the swizzle moves as one.", Arguments::kTwoLayouts,
     vectorsReadBoth, 31},
    {"max_alignment_of_swizzled_divides", "max_alignment",
     "Divides the offset and 2^M, and groups of it are whole; no multiple by 2 is.", Arguments::kLayout,
     alignmentDivides},
};

}  // namespace

std::span<const Law> swizzledAccessLaws() { return kSwizzledAccessLaws; }

}  // namespace cutecheck::laws
