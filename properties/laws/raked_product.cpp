// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/laws/repetition.h"

namespace cutecheck::laws {
namespace {

Outcome regroups(const Subject& subject, const Input& in) {
  const Expected<Layout> got = subject.rakedProduct(in.a, in.b);
  if (!got.ok()) return Outcome::notApplicable();
  if (repeat(subject, in.a, in.b).truth == Repetition::Truth::kUnknown) return Outcome::notApplicable();
  const auto modes = rakedModes(subject, in.a, in.b);
  if (!modes) return Outcome::fail("accepted although no such product exists");
  if (got->rank() != modes->size())
    return Outcome::fail("expected rank " + std::to_string(modes->size()) + ", got " +
                         std::to_string(got->rank()));
  for (size_t i = 0; i < modes->size(); ++i) {
    const std::optional<Flat> mode = flatAnswer(got->mode(i));
    if (!mode) return Outcome::fail("the result has leaves that are not integers");
    const Flat& expected = (*modes)[i];
    if (sizeOf(*mode) != sizeOf(expected))
      return Outcome::fail("mode " + std::to_string(i) + ": expected size " + text(sizeOf(expected)) +
                           ", got " + text(sizeOf(*mode)));
    Outcome outcome = agree(
        expected.shape, [&](Int128 c) { return at(expected, c); }, [&](Int128 c) { return at(*mode, c); });
    if (outcome.failed()) return Outcome::fail("mode " + std::to_string(i) + " " + outcome.detail);
  }
  return Outcome::pass();
}

Outcome refusalIsExact(const Subject& subject, const Input& in) {
  const Expected<Layout> got = subject.rakedProduct(in.a, in.b);
  if (got.ok() || got.error().code == Code::kUnknownOperation) return Outcome::notApplicable();
  switch (repeat(subject, in.a, in.b).truth) {
    case Repetition::Truth::kUnknown:
      return Outcome::notApplicable();
    case Repetition::Truth::kExists:
      return Outcome::fail("refused although the product exists: " + got.error().str());
    case Repetition::Truth::kNone:
      return Outcome::pass();
  }
  return Outcome::notApplicable();
}

constexpr Law kRakedProductLaws[] = {
    {"raked_product_regroups", "raked_product",
     "Mode i runs through its copies in logical_product first, then through mode i of the block.",
     Arguments::kTwoLayouts, regroups},
    {"raked_product_refusal_is_exact", "raked_product", "It refuses exactly what logical_product refuses.",
     Arguments::kTwoLayouts, refusalIsExact},
};

}  // namespace

std::span<const Law> rakedProductLaws() { return kRakedProductLaws; }

}  // namespace cutecheck::laws
