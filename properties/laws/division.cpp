// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/laws/division.h"

#include "properties/laws/cover.h"
#include "properties/laws/fit.h"

namespace cutecheck::laws {

Division divide(const Subject& subject, const Layout& a, const Layout& tiler) {
  Division d;
  const std::optional<Flat> left = flat(a), tile = flat(tiler);
  if (!left || !tile || sizeOf(*left) > kEnumerated || sizeOf(*tile) > kEnumerated) return d;
  d.left = *left;
  d.tile = *tile;
  const Cover found = complementOf(subject, tiler, d.tile, sizeOf(d.left));
  if (!found.decided) return d;
  if (!found.rest) {
    d.truth = Division::Truth::kNone;
    return d;
  }
  d.rest = *found.rest;
  const Flat both = joined(d.tile, d.rest);
  if (sizeOf(both) > 4 * kEnumerated) return d;
  d.truth = compositionMisfit(d.left, both) ? Division::Truth::kNone : Division::Truth::kExists;
  return d;
}

Division::Truth dividesByMode(const Subject& subject, const Layout& a, const Tiler& tiler) {
  using Truth = Division::Truth;
  if (tiler.isKeep()) return Truth::kExists;
  if (tiler.isLayout()) return divide(subject, a, tiler.layout()).truth;
  if (tiler.modes().size() > a.rank()) return Truth::kNone;
  Truth all = Truth::kExists;
  for (size_t i = 0; i < tiler.modes().size(); ++i) {
    const Truth part = dividesByMode(subject, a.mode(i), tiler.modes()[i]);
    if (part == Truth::kNone) return Truth::kNone;
    if (part == Truth::kUnknown) all = Truth::kUnknown;
  }
  return all;
}

Outcome isTile(const Subject&, const Layout& tile, const Layout& a, const Layout& tiler) {
  const std::optional<Flat> left = flat(a);
  return left ? isComposition(tile, *left, tiler) : Outcome::notApplicable();
}

Outcome isRest(const Subject& subject, const Layout& rest, const Layout& a, const Layout& tiler) {
  const Division d = divide(subject, a, tiler);
  if (d.truth == Division::Truth::kUnknown) return Outcome::notApplicable();
  if (d.truth == Division::Truth::kNone) return Outcome::fail("accepted although no such division exists");
  return isComposition(rest, d.left, d.rest);
}

}  // namespace cutecheck::laws
