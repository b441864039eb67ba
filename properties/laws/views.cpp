// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A layout seen from its offsets, from the places of its tiles, and from one of its modes.
#include <algorithm>
#include <numeric>

#include "properties/laws/call.h"

namespace cutecheck::laws {
namespace {

constexpr Int128 kMostElements = 512;

bool isInside(const IntTuple& crd, const IntTuple& shape) {
  if (shape.isLeaf()) return crd.isInt() && crd.value() >= 0 && crd.value() < shape.value();
  if (!crd.isTuple() || crd.rank() != shape.rank()) return false;
  for (size_t i = 0; i < shape.rank(); ++i)
    if (!isInside(crd.mode(i), shape.mode(i))) return false;
  return true;
}

Outcome coordinateHasTheOffset(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  if (!a || sizeOf(*a) > kMostElements) return Outcome::notApplicable();
  const Value layout(in.a), offset(IntTuple(in.number));
  const auto got = tupleOf(subject.call("get_hier_coord", {layout, offset}));
  const std::vector<Int128> offsets = offsetsOf(*a);
  const bool exists = std::find(offsets.begin(), offsets.end(), in.number) != offsets.end();
  if (!exists) return isRefused(got, {Code::kOutOfDomain});
  if (lacks(got)) return Outcome::notApplicable();
  if (!got.ok()) return Outcome::fail("refused although a coordinate has it: " + got.error().str());
  if (!isInside(*got, in.a.shape()) || at(in.a, *got) != Int128{in.number})
    return Outcome::fail("no coordinate inside with that offset");
  const auto line = tupleOf(subject.call("get_1d_coord", {layout, offset}));
  if (lacks(line)) return Outcome::notApplicable();
  if (!line.ok() || !line->isInt() || line->value() < 0 || line->value() >= sizeOf(*a) ||
      at(*a, line->value()) != in.number)
    return Outcome::fail("get_1d_coord is no linear index with that offset");
  const auto byMode = tupleOf(subject.call("get_flat_coord", {layout, offset}));
  if (lacks(byMode)) return Outcome::notApplicable();
  if (!byMode.ok() || byMode->isTuple() != in.a.shape().isTuple() || at(in.a, *byMode) != Int128{in.number})
    return Outcome::fail("get_flat_coord is no number for each mode with that offset");
  for (const IntTuple& mode : modesOf(*byMode))
    if (!mode.isInt()) return Outcome::fail("get_flat_coord is no number for each mode");
  return Outcome::pass();
}

// The least digits below gcd(s_k, what is left) of each leaf, and nothing else, in ascending order.
Outcome distributesWholeModesFirst(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  if (!a || sizeOf(*a) > (Int128{1} << 40)) return Outcome::notApplicable();
  const int64_t count = in.number;
  const auto got = layoutOf(subject.call("domain_distribute", {Value(in.a), Value(IntTuple(count))}));
  if (count < 1) return isRefused(got, {Code::kOutOfDomain});
  if (lacks(got)) return Outcome::notApplicable();
  const std::optional<Flat> r = got.ok() ? flatAnswer(*got) : std::nullopt;
  if (!r) return Outcome::fail("no layout of integers");
  if (count % static_cast<int64_t>(sizeOf(*r)) != 0)
    return Outcome::fail("its size does not divide the count");
  Flat expected;
  int64_t left = count, before = 1;
  for (const int64_t extent : a->shape) {
    expected.shape.push_back(std::gcd(extent, left));
    expected.stride.push_back(before);
    left /= expected.shape.back();
    before *= extent;
  }
  return is(got, toLayout(coalesced(expected)));
}

// Place p of every tile: what zipped_divide has at (p, .).
Outcome outerPartitionIsOnePlace(const Subject& subject, const Input& in) {
  const Expected<Layout> zipped = subject.zippedDivide(in.a, in.tiler);
  if (!zipped.ok() || zipped->rank() != 2) return Outcome::notApplicable();
  const std::optional<Flat> z = flatAnswer(*zipped);
  if (!z || sizeOf(*z) > kMostElements) return Outcome::notApplicable();
  const auto places = static_cast<int64_t>(*sizeOf(zipped->mode(0).shape()));
  const Cases asked = casesOf(in, places);
  for (int64_t p = asked.begin; p < asked.end; ++p) {
    const auto got =
        movedOf(subject.call("outer_partition", {Value(in.a), Value(in.tiler), Value(IntTuple(p))}));
    if (lacks(got)) return Outcome::notApplicable();
    if (!got.ok()) return Outcome::fail("refused: " + got.error().str());
    const std::optional<Flat> r = flatAnswer(got->layout);
    if (!r || !got->offset.isInt() || sizeOf(*r) * places != sizeOf(*z))
      return Outcome::fail("not one element of each tile");
    for (Int128 i = 0; i < sizeOf(*r); ++i)
      if (got->offset.value() + at(*r, i) != at(*z, p + places * i))
        return Outcome::differs(i, at(*z, p + places * i), got->offset.value() + at(*r, i));
  }
  return Outcome::pass();
}

Outcome maskIsTheImage(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  if (!a || sizeOf(*a) > kMostElements || !in.a.shape().isTuple() || in.number < 0 || in.a.rank() == 0)
    return Outcome::notApplicable();
  const size_t mode = static_cast<size_t>(in.number) % in.a.rank();
  std::vector<IntTuple> crd;
  for (const IntTuple& extent : modesOf(in.a.shape()))
    crd.emplace_back(in.number % static_cast<int64_t>(*sizeOf(extent)));
  const auto got =
      tupleOf(subject.call("make_layout_image_mask", {Value(in.a), Value(IntTuple::tuple(crd)),
                                                      Value(IntTuple(static_cast<int64_t>(mode)))}));
  int64_t mask = 0;
  const Int128 extent = *sizeOf(in.a.shape().mode(mode));
  for (Int128 x = 0; x < extent; ++x) {
    crd[mode] = IntTuple(static_cast<int64_t>(x));
    const std::optional<Int128> bit = at(in.a, IntTuple::tuple(crd));
    if (!bit || *bit < 0 || *bit > 62) return isRefused(got, {Code::kOverflow});
    mask |= int64_t{1} << static_cast<int>(*bit);
  }
  return is(got, IntTuple(mask));
}

bool keepsAMode(const Tiler& tiler) {
  if (!tiler.isTuple()) return tiler.isKeep();
  return std::any_of(tiler.modes().begin(), tiler.modes().end(), keepsAMode);
}

Outcome unzipOfLogicalIsZipped(const Subject& subject, const Input& in) {
  if (keepsAMode(in.tiler)) return Outcome::notApplicable();
  const Expected<Layout> logical = subject.logicalDivide(in.a, in.tiler),
                         zipped = subject.zippedDivide(in.a, in.tiler);
  if (!logical.ok() || !zipped.ok()) return Outcome::notApplicable();
  return is(layoutOf(subject.call("tile_unzip", {Value(*logical), Value(in.tiler)})), *zipped);
}

// As many tiles as zipped_divide makes of a dense layout of the shape.
Outcome ceilDivCountsTheRest(const Subject& subject, const Input& in) {
  if (!in.tiler.isLayout() && !in.tiler.isTuple()) return Outcome::notApplicable();
  if (in.a.shape().isLeaf() && in.tiler.isTuple()) return Outcome::notApplicable();
  const auto dense = layoutOf(subject.call("make_layout", {Value(in.a.shape())}));
  if (!dense.ok()) return Outcome::notApplicable();
  const Expected<Layout> zipped = subject.zippedDivide(*dense, in.tiler);
  if (!zipped.ok() || zipped->rank() != 2) return Outcome::notApplicable();
  const auto got = tupleOf(subject.call("ceil_div", {Value(in.a.shape()), Value(in.tiler)}));
  if (lacks(got)) return Outcome::notApplicable();
  if (!got.ok()) return Outcome::fail("refused: " + got.error().str());
  const std::optional<Int128> have = sizeOf(*got), expected = sizeOf(zipped->mode(1).shape());
  if (have && expected && *have == *expected) return Outcome::pass();
  return Outcome::fail("expected " + text(expected.value_or(-1)) + " tiles, got " + text(have.value_or(-1)));
}

// Threads run through one mode of the data, values through the others: each finds its address in the tile.
Outcome cotiledFollowsAddresses(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  if (!a || sizeOf(*a) > kMostElements || in.number < 0 || in.a.rank() == 0) return Outcome::notApplicable();
  const Expected<Layout> inverse = subject.leftInverse(in.a);
  if (!inverse.ok()) return Outcome::notApplicable();
  std::vector<Layout> modes = modesOf(in.a);
  const auto k = static_cast<std::ptrdiff_t>(static_cast<size_t>(in.number) % modes.size());
  const Layout thread = modes[static_cast<size_t>(k)];
  modes.erase(modes.begin() + k);
  const Layout value = layoutOfModes(modes), atom = concat({thread, value});
  const Expected<Value> got = subject.call("make_cotiled_copy", {Value(atom), Value(in.a)});
  if (lacks(got)) return Outcome::notApplicable();
  if (!got.ok()) return Outcome::fail("refused: " + got.error().str());
  const auto* pair = std::get_if<Pair>(&*got);
  const auto* tilers = pair ? std::get_if<Layout>(&pair->first) : nullptr;
  const auto* tv = pair ? std::get_if<Layout>(&pair->second) : nullptr;
  const std::optional<Flat> t = tv ? flatAnswer(*tv) : std::nullopt, wanted = flat(atom);
  if (!tilers || !t || tilers->rank() != in.a.rank() || sizeOf(*t) != sizeOf(*wanted))
    return Outcome::fail("no tiler for each mode, or not as many elements");
  const Cases elements = casesOf(in, static_cast<int64_t>(sizeOf(*wanted)));
  for (Int128 i = elements.begin; i < elements.end; ++i) {
    Int128 index = at(*t, i);
    std::vector<IntTuple> crd;
    for (const Layout& tiler : modesOf(*tilers)) {
      const std::optional<Flat> by = flatAnswer(tiler);
      if (!by || index < 0) return Outcome::fail("a tiler that is no layout of integers");
      crd.emplace_back(static_cast<int64_t>(at(*by, index % sizeOf(*by))));
      index /= sizeOf(*by);
    }
    const std::optional<Int128> have = at(in.a, in.a.shape().isTuple() ? IntTuple::tuple(crd) : crd[0]);
    if (index != 0 || !have || *have != at(*wanted, i))
      return Outcome::differs(i, at(*wanted, i), have.value_or(-1));
  }
  // One address behind the data.
  const Layout beyond = concat({Layout::unchecked(2, static_cast<int64_t>(cosizeOf(*a))), Layout()});
  return isRefused(subject.call("make_cotiled_copy", {Value(beyond), Value(in.a)}),
                   {Code::kOutOfDomain, Code::kNotComposable});
}

constexpr Law kViewsLaws[] = {
    {"get_hier_coord_has_the_offset", "get_hier_coord",
     "A coordinate inside with that offset, as a tree, by mode and as one index; refused exactly when there "
     "is none.",
     Arguments::kLayoutAndNumber, coordinateHasTheOffset, 11},
    {"domain_distribute_takes_whole_modes_first", "domain_distribute",
     "Of each leaf as many as divide it and what is left of the count, coalesced.",
     Arguments::kLayoutAndNumber, distributesWholeModesFirst, 13},
    {"outer_partition_is_one_place", "outer_partition", "One place of every tile of zipped_divide.",
     Arguments::kLayoutAndTiler, outerPartitionIsOnePlace, 11},
    {"image_mask_is_the_image", "make_layout_image_mask",
     "A bit for each offset along the mode, and no other bit.", Arguments::kLayoutAndNumber, maskIsTheImage,
     17},
    {"tile_unzip_of_logical_is_zipped", "tile_unzip",
     "tile_unzip(logical_divide(A, T), T) is zipped_divide(A, T).", Arguments::kLayoutAndTiler,
     unzipOfLogicalIsZipped, 11},
    {"ceil_div_by_a_layout_counts_the_rest", "ceil_div",
     "As many tiles as zipped_divide has, strides and all.", Arguments::kLayoutAndTiler, ceilDivCountsTheRest,
     11},
    {"cotiled_copy_follows_the_addresses", "make_cotiled_copy",
     "data(tile(layout(t, v))) is the address of value v of thread t; one that the data lacks is refused.",
     Arguments::kLayoutAndNumber, cotiledFollowsAddresses, 13},
};

}  // namespace

std::span<const Law> viewLaws() { return kViewsLaws; }

}  // namespace cutecheck::laws
