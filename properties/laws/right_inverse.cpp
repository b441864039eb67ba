// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>

#include "properties/laws/law.h"

namespace cutecheck::laws {
namespace {

Outcome inverts(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  if (!a) return Outcome::notApplicable();
  const Expected<Layout> got = subject.rightInverse(in.a);
  if (!got.ok()) return Outcome::notApplicable();
  const std::optional<Flat> r = flatAnswer(*got);
  if (!r) return Outcome::fail("the result has leaves that are not integers");
  const Int128 size = sizeOf(*a);
  for (Int128 i : points(r->shape)) {
    const Int128 index = at(*r, i);
    if (index < 0 || index >= size)
      return Outcome::fail("R(" + text(i) + ") = " + text(index) + " is no coordinate of A");
    if (at(*a, index) != i) return Outcome::differs(i, i, at(*a, index));
  }
  return Outcome::pass();
}

// The longest [0,n) that modes of the coalesced layout reach one after another; where two modes
// have the stride wanted next, both ways are tried.
Int128 longest(const Flat& c, Int128 reached) {
  Int128 best = reached;
  for (size_t i = 0; i < c.shape.size(); ++i)
    if (c.stride[i] == reached && c.shape[i] > 1) best = std::max(best, longest(c, reached * c.shape[i]));
  return best;
}

Outcome isLongest(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  if (!a || sizeOf(*a) > (Int128{1} << 62)) return Outcome::notApplicable();
  const Expected<Layout> got = subject.rightInverse(in.a);
  if (!got.ok())
    return got.error().code == Code::kUnknownOperation ? Outcome::notApplicable()
                                                       : Outcome::fail("refused: " + got.error().str());
  const std::optional<Flat> r = flatAnswer(*got);
  if (!r) return Outcome::fail("the result has leaves that are not integers");
  const Int128 expected = longest(coalesced(*a), 1);
  return sizeOf(*r) == expected
             ? Outcome::pass()
             : Outcome::fail("expected size " + text(expected) + ", got " + text(sizeOf(*r)));
}

constexpr Law kRightInverseLaws[] = {
    {"right_inverse_inverts", "right_inverse", "A(R(i)) = i on [0, size(R)), and R stays inside A.",
     Arguments::kLayout, inverts},
    {"right_inverse_is_longest", "right_inverse",
     "R is as long as whole modes of the coalesced layout allow, and never refused.", Arguments::kLayout,
     isLongest},
};

}  // namespace

std::span<const Law> rightInverseLaws() { return kRightInverseLaws; }

}  // namespace cutecheck::laws
