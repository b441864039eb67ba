// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/laws/law.h"

namespace cutecheck::laws {
namespace {

// Bit by bit, so that no mask can be wrong in the same way.
int64_t swizzled(const Swizzle& s, int64_t x) {
  int64_t y = x;
  for (int bit = 0; bit < s.bits; ++bit) {
    const int low = s.base + bit;
    const int high = low + (s.shift < 0 ? -s.shift : s.shift);
    const int source = s.shift < 0 ? low : high;
    const int target = s.shift < 0 ? high : low;
    if ((x >> source) & 1) y ^= int64_t{1} << target;
  }
  return y;
}

Outcome agrees(const Subject& subject, const Input& in) {
  const Expected<int64_t> got = subject.swizzleApply(in.swizzle, in.number);
  if (!got.ok() && got.error().code == Code::kUnknownOperation) return Outcome::notApplicable();
  if (in.number < 0) return got.ok() ? Outcome::fail("accepted a negative offset") : Outcome::pass();
  if (!got.ok()) return Outcome::fail("refused: " + got.error().str());
  const int64_t expected = swizzled(in.swizzle, in.number);
  return *got == expected
             ? Outcome::pass()
             : Outcome::fail("expected " + std::to_string(expected) + ", got " + std::to_string(*got));
}

Outcome isInvolution(const Subject& subject, const Input& in) {
  const Expected<int64_t> once = subject.swizzleApply(in.swizzle, in.number);
  if (!once.ok()) return Outcome::notApplicable();
  const Expected<int64_t> twice = subject.swizzleApply(in.swizzle, *once);
  if (!twice.ok()) return Outcome::fail("refused its own result: " + twice.error().str());
  return *twice == in.number ? Outcome::pass()
                             : Outcome::fail("applied twice it gives " + std::to_string(*twice));
}

constexpr Law kSwizzleApplyLaws[] = {
    {"swizzle_apply_agrees", "swizzle_apply",
     "Each source bit is xored into its target bit, nothing else changes.", Arguments::kSwizzleAndNumber,
     agrees},
    {"swizzle_apply_is_involution", "swizzle_apply", "Applied twice it changes nothing.",
     Arguments::kSwizzleAndNumber, isInvolution},
};

}  // namespace

std::span<const Law> swizzleApplyLaws() { return kSwizzleApplyLaws; }

}  // namespace cutecheck::laws
