// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The forms that only regroup: each has the modes, and so the leaves and the image, of its logical form.
#include "properties/laws/call.h"

#include <algorithm>

namespace cutecheck::laws {
namespace {

// The modes of a part; a part of rank 1 keeps its tuple.
void spread(const Layout& part, std::vector<Layout>& modes) {
  if (part.rank() == 1) {
    modes.push_back(part);
    return;
  }
  for (const Layout& mode : modesOf(part)) modes.push_back(mode);
}

// What `op` makes of (tiles, rests): both parts spread, or the second only.
Outcome regroups(const Expected<Layout>& got, const Expected<Layout>& zipped, bool both) {
  if (lacks(got) || lacks(zipped)) return Outcome::notApplicable();
  if (!zipped.ok()) return got.ok() ? Outcome::fail("accepted what the zipped form refuses") : Outcome::pass();
  if (zipped->rank() != 2) return Outcome::notApplicable();
  std::vector<Layout> modes;
  if (both) {
    spread(zipped->mode(0), modes);
  } else {
    modes.push_back(zipped->mode(0));
  }
  spread(zipped->mode(1), modes);
  return is(got, concat(modes));
}

Outcome tiledDivide(const Subject& subject, const Input& in) {
  return regroups(layoutOf(subject.call("tiled_divide", {Value(in.a), Value(in.tiler)})),
                  subject.zippedDivide(in.a, in.tiler), false);
}

Outcome flatDivide(const Subject& subject, const Input& in) {
  return regroups(layoutOf(subject.call("flat_divide", {Value(in.a), Value(in.tiler)})),
                  subject.zippedDivide(in.a, in.tiler), true);
}

Expected<Layout> zippedProduct(const Subject& subject, const Input& in) {
  return layoutOf(subject.call("zipped_product", {Value(in.a), Value(in.tiler)}));
}

Outcome tiledProduct(const Subject& subject, const Input& in) {
  return regroups(layoutOf(subject.call("tiled_product", {Value(in.a), Value(in.tiler)})), zippedProduct(subject, in),
                  false);
}

Outcome flatProduct(const Subject& subject, const Input& in) {
  return regroups(layoutOf(subject.call("flat_product", {Value(in.a), Value(in.tiler)})), zippedProduct(subject, in),
                  true);
}

Expected<Layout> refusal() { return makeError(Code::kRank, "", "a tiler of larger rank than the block"); }

// logical_product mode by mode, from its form with a layout; `_` and modes beyond the tiler are kept.
Expected<Layout> byMode(const Subject& subject, const Layout& a, const Tiler& tiler) {
  if (tiler.isKeep()) return a;
  if (tiler.isLayout()) return subject.logicalProduct(a, tiler.layout());
  std::vector<Layout> modes = modesOf(a);
  if (tiler.modes().size() > modes.size()) return refusal();
  for (size_t i = 0; i < tiler.modes().size(); ++i) {
    CUTECHECK_TRY(mode, byMode(subject, modes[i], tiler.modes()[i]));
    modes[i] = std::move(mode);
  }
  return concat(modes);
}

// (blocks, copies) from the same; under `_` the block is 1:0.
Expected<Layout> gathered(const Subject& subject, const Layout& a, const Tiler& tiler) {
  if (tiler.isKeep()) return concat({Layout(), a});
  if (tiler.isLayout()) return subject.logicalProduct(a, tiler.layout());
  const std::vector<Layout> modes = modesOf(a);
  if (tiler.modes().size() > modes.size()) return refusal();
  std::vector<Layout> blocks, copies;
  for (size_t i = 0; i < modes.size(); ++i) {
    if (i >= tiler.modes().size()) {
      copies.push_back(modes[i]);
      continue;
    }
    CUTECHECK_TRY(pair, gathered(subject, modes[i], tiler.modes()[i]));
    if (pair.rank() != 2) return makeError(Code::kBadRequest, "", "a product that is no pair");
    blocks.push_back(pair.mode(0));
    copies.push_back(pair.mode(1));
  }
  return concat({concat(blocks), concat(copies)});
}

// Equal answers, or both refused.
Outcome isSame(const Expected<Layout>& got, const Expected<Layout>& expected) {
  if (lacks(got) || lacks(expected)) return Outcome::notApplicable();
  if (expected.ok()) return is(got, *expected);
  return got.ok() ? Outcome::fail("accepted what its parts refuse") : Outcome::pass();
}

Outcome logicalProductByMode(const Subject& subject, const Input& in) {
  return isSame(layoutOf(subject.call("logical_product", {Value(in.a), Value(in.tiler)})),
                byMode(subject, in.a, in.tiler));
}

Outcome zippedProductGathers(const Subject& subject, const Input& in) {
  return isSame(zippedProduct(subject, in), gathered(subject, in.a, in.tiler));
}

Layout padded(const Layout& a, size_t rank) {
  std::vector<Layout> modes = modesOf(a);
  modes.resize(rank);
  return concat(modes);
}

// Mode i of the block before its copies, after both operands were brought to one rank.
Outcome blockedProduct(const Subject& subject, const Input& in) {
  const size_t rank = std::max(in.a.rank(), in.b.rank());
  const Expected<Layout> product = subject.logicalProduct(padded(in.a, rank), padded(in.b, rank));
  const auto got = layoutOf(subject.call("blocked_product", {Value(in.a), Value(in.b)}));
  if (!product.ok()) return isSame(got, product);
  if (product->rank() != 2 || product->mode(0).rank() != rank || product->mode(1).rank() != rank)
    return Outcome::notApplicable();
  std::vector<Layout> modes;
  for (size_t i = 0; i < rank; ++i) modes.push_back(concat({product->mode(0).mode(i), product->mode(1).mode(i)}));
  return is(got, concat(modes));
}

// The raked form has the same modes, each pair the other way round.
Outcome rakedHasTheLeavesOfBlocked(const Subject& subject, const Input& in) {
  const auto blocked = layoutOf(subject.call("blocked_product", {Value(in.a), Value(in.b)}));
  const Expected<Layout> raked = subject.rakedProduct(in.a, in.b);
  if (lacks(blocked) || lacks(raked)) return Outcome::notApplicable();
  if (!blocked.ok()) return raked.ok() ? Outcome::fail("accepted what blocked_product refuses") : Outcome::pass();
  std::vector<Layout> modes;
  for (const Layout& mode : modesOf(*blocked)) {
    if (mode.rank() != 2) return Outcome::fail("a mode that is no pair");
    modes.push_back(concat({mode.mode(1), mode.mode(0)}));
  }
  return is(raked, concat(modes));
}

// What a slice leaves out is what dice keeps: together all modes under the coordinate, in their order.
void split(const IntTuple& crd, const IntTuple& t, std::vector<IntTuple>& kept) {
  if (crd.isTuple()) {
    for (size_t i = 0; i < crd.rank(); ++i) split(crd.mode(i), t.mode(i), kept);
  } else if (!crd.isUnderscore()) {
    kept.push_back(t);
  }
}

Outcome diceKeepsTheRest(const Subject& subject, const Input& in) {
  const auto got = tupleOf(subject.call("dice", {Value(in.coordinate), Value(in.a.shape())}));
  // A coordinate that pairs is one that the layout can be evaluated at, its underscores filled.
  std::vector<IntTuple> filled = leaves(in.coordinate);
  for (IntTuple& leaf : filled)
    if (leaf.isUnderscore()) leaf = IntTuple(0);
  const IntTuple plain = withLeaves(in.coordinate, filled);
  if (!at(Layout::unchecked(in.a.shape(), in.a.shape()), plain)) return isRefused(got, {Code::kRank});
  if (in.coordinate.isLeaf() && !in.coordinate.isUnderscore()) return is(got, in.a.shape());
  std::vector<IntTuple> kept;
  split(in.coordinate, in.a.shape(), kept);
  return is(got, IntTuple::tuple(kept));
}

constexpr Law kRegroupingLaws[] = {
    {"tiled_divide_regroups", "tiled_divide", "zipped_divide with the rests spread out.", Arguments::kLayoutAndTiler,
     tiledDivide, 5},
    {"flat_divide_regroups", "flat_divide", "zipped_divide with tiles and rests spread out.",
     Arguments::kLayoutAndTiler, flatDivide, 5},
    {"tiled_product_regroups", "tiled_product", "zipped_product with the copies spread out.",
     Arguments::kLayoutAndTiler, tiledProduct, 5},
    {"flat_product_regroups", "flat_product", "zipped_product with blocks and copies spread out.",
     Arguments::kLayoutAndTiler, flatProduct, 5},
    {"zipped_product_gathers_blocks", "zipped_product", "The blocks of all modes, then their copies.",
     Arguments::kLayoutAndTiler, zippedProductGathers, 5},
    {"logical_product_by_mode_agrees", "logical_product", "A tuple of tilers multiplies mode by mode.",
     Arguments::kLayoutAndTiler, logicalProductByMode, 5},
    {"blocked_product_regroups", "blocked_product", "Mode i of the block, then its copies.", Arguments::kTwoLayouts,
     blockedProduct, 7},
    {"raked_product_has_the_leaves_of_blocked", "raked_product", "blocked_product with each pair the other way round.",
     Arguments::kTwoLayouts, rakedHasTheLeavesOfBlocked, 7},
    {"dice_keeps_the_rest", "dice", "The modes beside integers, what slice leaves out.",
     Arguments::kLayoutAndCoordinate, diceKeepsTheRest},
};

}  // namespace

std::span<const Law> regroupingLaws() { return kRegroupingLaws; }

}  // namespace cutecheck::laws
