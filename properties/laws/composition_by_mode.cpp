// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/laws/composition.h"
#include "properties/laws/fit.h"

namespace cutecheck::laws {
namespace {

Outcome isByMode(const Layout& got, const Layout& a, const Tiler& tiler) {
  if (tiler.isKeep()) return isUnchanged(got, a);
  if (tiler.isLayout()) {
    const std::optional<Flat> left = flat(a);
    return left ? isComposition(got, *left, tiler.layout()) : Outcome::notApplicable();
  }
  if (got.rank() != tiler.modes().size())
    return Outcome::fail("expected rank " + std::to_string(tiler.modes().size()) + ", got " +
                         std::to_string(got.rank()));
  for (size_t i = 0; i < got.rank(); ++i)
    if (Outcome outcome = isByMode(got.mode(i), a.mode(i), tiler.modes()[i]); !outcome.passed())
      return outcome;
  return Outcome::pass();
}

enum class Truth : uint8_t { kExists, kRank, kNone, kUnknown };

Truth exists(const Layout& a, const Tiler& tiler) {
  if (tiler.isKeep()) return Truth::kExists;
  if (tiler.isLayout()) {
    const std::optional<Flat> left = flat(a), right = flat(tiler.layout());
    if (!left || !right || sizeOf(*right) > kEnumerated) return Truth::kUnknown;
    return compositionMisfit(*left, *right) ? Truth::kNone : Truth::kExists;
  }
  if (tiler.modes().size() > a.rank()) return Truth::kRank;
  for (size_t i = 0; i < tiler.modes().size(); ++i)
    if (const Truth part = exists(a.mode(i), tiler.modes()[i]); part != Truth::kExists) return part;
  return Truth::kExists;
}

Outcome agrees(const Subject& subject, const Input& in) {
  const Expected<Layout> got = subject.composition(in.a, in.tiler);
  if (!got.ok()) return Outcome::notApplicable();
  if (exists(in.a, in.tiler) == Truth::kRank)
    return Outcome::fail("accepted a tiler of larger rank than the layout");
  return isByMode(*got, in.a, in.tiler);
}

Outcome refusalIsExact(const Subject& subject, const Input& in) {
  const Expected<Layout> got = subject.composition(in.a, in.tiler);
  if (got.ok() || got.error().code == Code::kUnknownOperation) return Outcome::notApplicable();
  switch (exists(in.a, in.tiler)) {
    case Truth::kUnknown:
      return Outcome::notApplicable();
    case Truth::kExists:
      return Outcome::fail("refused although every mode composes: " + got.error().str());
    case Truth::kRank:
    case Truth::kNone:
      return Outcome::pass();
  }
  return Outcome::notApplicable();
}

constexpr Law kCompositionByModeLaws[] = {
    {"composition_by_mode_agrees", "composition",
     "Mode i of the result is composition of mode i with tiler i, a mode under _ is kept, the others are "
     "dropped.",
     Arguments::kLayoutAndTiler, agrees},
    {"composition_by_mode_refusal_is_exact", "composition",
     "A refusal means that a mode does not compose, or that the tiler has too many modes.",
     Arguments::kLayoutAndTiler, refusalIsExact},
};

}  // namespace

std::span<const Law> compositionByModeLaws() { return kCompositionByModeLaws; }

}  // namespace cutecheck::laws
