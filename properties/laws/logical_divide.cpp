// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>

#include "properties/laws/division.h"

namespace cutecheck::laws {
namespace {

using Part = Outcome (*)(const Subject& subject, const Layout& got, const Layout& a, const Layout& tiler);

// Applies `part` to mode `side` (0 tile, 1 rest) of every divided mode; kept modes are unchanged.
Outcome walk(const Subject& subject, const Layout& got, const Layout& a, const Tiler& tiler, size_t side,
             Part part) {
  if (tiler.isKeep()) return isUnchanged(got, a);
  if (tiler.isLayout()) {
    if (got.rank() != 2)
      return Outcome::fail("expected (tile, rest), got rank " + std::to_string(got.rank()));
    return part(subject, got.mode(side), a, tiler.layout());
  }
  if (tiler.modes().size() > a.rank())
    return Outcome::fail("accepted a tiler of larger rank than the layout");
  if (got.rank() != a.rank()) return Outcome::fail("the rank changed");
  for (size_t i = 0; i < a.rank(); ++i) {
    const Outcome outcome = i < tiler.modes().size()
                                ? walk(subject, got.mode(i), a.mode(i), tiler.modes()[i], side, part)
                                : isUnchanged(got.mode(i), a.mode(i));
    if (!outcome.passed()) return outcome;
  }
  return Outcome::pass();
}

Outcome tileIsComposition(const Subject& subject, const Input& in) {
  const Expected<Layout> got = subject.logicalDivide(in.a, in.tiler);
  return got.ok() ? walk(subject, *got, in.a, in.tiler, 0, isTile) : Outcome::notApplicable();
}

Outcome restIsComposition(const Subject& subject, const Input& in) {
  const Expected<Layout> got = subject.logicalDivide(in.a, in.tiler);
  return got.ok() ? walk(subject, *got, in.a, in.tiler, 1, isRest) : Outcome::notApplicable();
}

Outcome covers(const Subject& subject, const Input& in) {
  const Expected<Layout> got = subject.logicalDivide(in.a, in.tiler);
  if (!got.ok()) return Outcome::notApplicable();
  const std::optional<Flat> a = flat(in.a), r = flatAnswer(*got);
  if (!a || !r || sizeOf(*a) > kEnumerated || sizeOf(*r) > 4 * kEnumerated) return Outcome::notApplicable();
  // A is in the first tiles as a rule, and the tiles of all may be many more.
  const std::vector<Int128> image = imageOf(*a);
  std::vector<bool> taken(image.size());
  size_t left = image.size();
  for (Int128 i = 0, size = sizeOf(*r); left > 0 && i < size; ++i) {
    const Int128 offset = at(*r, i);
    const auto found = std::lower_bound(image.begin(), image.end(), offset);
    if (found == image.end() || *found != offset) continue;
    auto mark = taken[static_cast<size_t>(found - image.begin())];
    if (!mark) --left;
    mark = true;
  }
  if (left == 0) return Outcome::pass();
  const std::vector<Int128> elements = offsetsOf(*a);
  for (size_t i = 0; i < elements.size(); ++i)
    if (!taken[static_cast<size_t>(std::lower_bound(image.begin(), image.end(), elements[i]) - image.begin())])
      return Outcome::fail("the element " + std::to_string(i) + " of A is in no tile");
  return Outcome::pass();
}

Outcome refusalIsExact(const Subject& subject, const Input& in) {
  const Expected<Layout> got = subject.logicalDivide(in.a, in.tiler);
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

constexpr Law kLogicalDivideLaws[] = {
    {"logical_divide_tile_is_composition", "logical_divide", "The tile of each divided mode is A(T(.)).",
     Arguments::kLayoutAndTiler, tileIsComposition},
    {"logical_divide_rest_is_composition", "logical_divide",
     "The rest of each divided mode is A(C(.)), C the complement of T in size(A).",
     Arguments::kLayoutAndTiler, restIsComposition},
    {"logical_divide_covers", "logical_divide", "Every offset of A is in some tile.",
     Arguments::kLayoutAndTiler, covers},
    {"logical_divide_refusal_is_exact", "logical_divide",
     "A refusal means that some mode has no complement or no composition of the form.",
     Arguments::kLayoutAndTiler, refusalIsExact},
};

}  // namespace

std::span<const Law> logicalDivideLaws() { return kLogicalDivideLaws; }

}  // namespace cutecheck::laws
