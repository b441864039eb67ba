// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>

#include "properties/laws/cover.h"
#include "properties/laws/law.h"

namespace cutecheck::laws {
namespace {

Outcome inverts(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  if (!a) return Outcome::notApplicable();
  const Expected<Layout> got = subject.leftInverse(in.a);
  if (!got.ok()) return Outcome::notApplicable();
  const std::optional<Flat> r = flatAnswer(*got);
  if (!r) return Outcome::fail("the result has leaves that are not integers");
  return agree(a->shape, [](Int128 i) { return i; }, [&](Int128 i) { return at(*r, at(*a, i)); });
}

// The form has the quotients of neighbouring strides as extents, modes that continue each other counted as
// one, so they must be whole.
bool quotientsAreWhole(const Flat& a) {
  std::vector<int64_t> strides = filtered(coalesced(a)).stride;
  std::sort(strides.begin(), strides.end());
  for (size_t i = 1; i < strides.size(); ++i)
    if (strides[i] % strides[i - 1] != 0) return false;
  return true;
}

Outcome refusalIsExact(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  if (!a || sizeOf(*a) > kEnumerated) return Outcome::notApplicable();
  const Expected<Layout> got = subject.leftInverse(in.a);
  if (!got.ok() && got.error().code == Code::kUnknownOperation) return Outcome::notApplicable();
  bool negative = false;
  for (size_t i = 0; i < a->shape.size(); ++i) negative |= a->shape[i] > 1 && a->stride[i] < 0;
  const bool exists = !negative && !repeatedOffset(*a) && quotientsAreWhole(*a);
  if (got.ok() == exists) return Outcome::pass();
  return Outcome::fail(got.ok() ? "accepted although no inverse of the form exists"
                                : "refused although the inverse exists: " + got.error().str());
}

constexpr Law kLeftInverseLaws[] = {
    {"left_inverse_inverts", "left_inverse", "R(A(i)) = i on [0, size(A)).", Arguments::kLayout, inverts},
    {"left_inverse_refusal_is_exact", "left_inverse",
     "A layout is refused exactly when it repeats an offset, has a negative stride, or its coalesced form a stride "
     "that is no multiple of the next smaller one.",
     Arguments::kLayout, refusalIsExact},
};

}  // namespace

std::span<const Law> leftInverseLaws() { return kLeftInverseLaws; }

}  // namespace cutecheck::laws
