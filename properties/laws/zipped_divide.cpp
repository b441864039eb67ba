// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/laws/division.h"

namespace cutecheck::laws {
namespace {

Outcome walk(const Subject& subject, const Layout& tile, const Layout& rest, const Layout& a,
             const Tiler& tiler) {
  if (tiler.isLayout()) {
    const Outcome outcome = isTile(subject, tile, a, tiler.layout());
    return outcome.passed() ? isRest(subject, rest, a, tiler.layout()) : outcome;
  }
  if (tiler.isKeep()) {
    const std::optional<Flat> r = flatAnswer(tile);
    if (!r || sizeOf(*r) != 1) return Outcome::fail("the tile under _ is not of size 1");
    return isUnchanged(rest, a);
  }
  const size_t tiled = tiler.modes().size();
  if (tiled > a.rank()) return Outcome::fail("accepted a tiler of larger rank than the layout");
  if (tile.rank() != tiled || rest.rank() != a.rank())
    return Outcome::fail("expected " + std::to_string(tiled) + " tiles and " + std::to_string(a.rank()) +
                         " rests, got " + std::to_string(tile.rank()) + " and " +
                         std::to_string(rest.rank()));
  for (size_t i = 0; i < a.rank(); ++i) {
    const Outcome outcome = i < tiled ? walk(subject, tile.mode(i), rest.mode(i), a.mode(i), tiler.modes()[i])
                                      : isUnchanged(rest.mode(i), a.mode(i));
    if (!outcome.passed()) return outcome;
  }
  return Outcome::pass();
}

Outcome gathersTiles(const Subject& subject, const Input& in) {
  const Expected<Layout> got = subject.zippedDivide(in.a, in.tiler);
  if (!got.ok() || in.tiler.isKeep()) return Outcome::notApplicable();
  if (got->rank() != 2)
    return Outcome::fail("expected (tiles, rests), got rank " + std::to_string(got->rank()));
  return walk(subject, got->mode(0), got->mode(1), in.a, in.tiler);
}

Outcome refusalIsExact(const Subject& subject, const Input& in) {
  const Expected<Layout> got = subject.zippedDivide(in.a, in.tiler);
  if (got.ok() || got.error().code == Code::kUnknownOperation) return Outcome::notApplicable();
  switch (dividesByMode(subject, in.a, in.tiler)) {
    case Division::Truth::kUnknown:
      return Outcome::notApplicable();
    case Division::Truth::kExists:
      return Outcome::fail("refused although the division exists: " + got.error().str());
    case Division::Truth::kNone:
      return Outcome::pass();
  }
  return Outcome::notApplicable();
}

constexpr Law kZippedDivideLaws[] = {
    {"zipped_divide_gathers_tiles", "zipped_divide",
     "Mode 0 holds the tile of each mode, mode 1 the rests, then the modes that the tiler does not reach.",
     Arguments::kLayoutAndTiler, gathersTiles},
    {"zipped_divide_refusal_is_exact", "zipped_divide", "It refuses exactly what logical_divide refuses.",
     Arguments::kLayoutAndTiler, refusalIsExact},
};

}  // namespace

std::span<const Law> zippedDivideLaws() { return kZippedDivideLaws; }

}  // namespace cutecheck::laws
