// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/laws/composition.h"
#include "properties/laws/cover.h"
#include "properties/laws/repetition.h"

namespace cutecheck::laws {
namespace {

Outcome blockKept(const Subject& subject, const Input& in) {
  const Expected<Layout> got = subject.logicalProduct(in.a, in.b);
  if (!got.ok()) return Outcome::notApplicable();
  if (got->rank() != 2)
    return Outcome::fail("expected (block, copies), got rank " + std::to_string(got->rank()));
  return got->mode(0) == in.a ? Outcome::pass() : Outcome::fail("mode 0 is not the block");
}

Outcome copiesAgree(const Subject& subject, const Input& in) {
  const Expected<Layout> got = subject.logicalProduct(in.a, in.b);
  if (!got.ok() || got->rank() != 2) return Outcome::notApplicable();
  const Repetition r = repeat(subject, in.a, in.b);
  if (r.truth == Repetition::Truth::kUnknown) return Outcome::notApplicable();
  if (r.truth == Repetition::Truth::kNone) return Outcome::fail("accepted although no such product exists");
  return isComposition(got->mode(1), r.complement, in.b);
}

Outcome isInjective(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a), b = flat(in.b);
  if (!a || !b || sizeOf(*a) * sizeOf(*b) > 4 * kEnumerated) return Outcome::notApplicable();
  // Offsets below 0 are outside what the complement answers for.
  for (int64_t stride : b->stride)
    if (stride < 0) return Outcome::notApplicable();
  const Expected<Layout> got = subject.logicalProduct(in.a, in.b);
  if (!got.ok() || repeatedOffset(*a) || repeatedOffset(*b)) return Outcome::notApplicable();
  const std::optional<Flat> r = flatAnswer(*got);
  if (!r || sizeOf(*r) != sizeOf(*a) * sizeOf(*b))
    return Outcome::fail("expected size " + text(sizeOf(*a) * sizeOf(*b)));
  const auto repeated = repeatedOffset(*r);
  if (!repeated) return Outcome::pass();
  return Outcome::fail("block and tiler are injective, but the product takes one offset at " +
                       std::to_string(repeated->first) + " and at " + std::to_string(repeated->second));
}

Outcome refusalIsExact(const Subject& subject, const Input& in) {
  const Expected<Layout> got = subject.logicalProduct(in.a, in.b);
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

constexpr Law kLogicalProductLaws[] = {
    {"logical_product_block_kept", "logical_product", "Mode 0 is the block as it was.",
     Arguments::kTwoLayouts, blockKept},
    {"logical_product_copies_agree", "logical_product",
     "Mode 1 is C(B(.)), C the complement of the block in size(A)*cosize(B).", Arguments::kTwoLayouts,
     copiesAgree},
    {"logical_product_is_injective", "logical_product",
     "The product of injective layouts without negative strides is injective.", Arguments::kTwoLayouts,
     isInjective},
    {"logical_product_refusal_is_exact", "logical_product",
     "A refusal means that the block has no complement or the tiler does not compose with it.",
     Arguments::kTwoLayouts, refusalIsExact},
};

}  // namespace

std::span<const Law> logicalProductLaws() { return kLogicalProductLaws; }

}  // namespace cutecheck::laws
