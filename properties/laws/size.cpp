// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <algorithm>

#include "properties/laws/law.h"

namespace cutecheck::laws {
namespace {

// The answer when it fits, a refusal when it does not.
Outcome isNumber(const Expected<int64_t>& got, Int128 expected) {
  if (!got.ok() && got.error().code == Code::kUnknownOperation) return Outcome::notApplicable();
  if (!narrow(expected))
    return got.ok() ? Outcome::fail("expected a refusal, " + text(expected) + " leaves int64_t")
                    : Outcome::pass();
  if (!got.ok()) return Outcome::fail("refused: " + got.error().str());
  return *got == expected ? Outcome::pass()
                          : Outcome::fail("expected " + text(expected) + ", got " + text(*got));
}

Outcome isProduct(const Subject& subject, const Input& in) {
  const std::optional<Int128> expected = sizeOf(in.a.shape());
  return expected ? isNumber(subject.size(in.a), *expected) : Outcome::notApplicable();
}

// The widest difference of two offsets is taken between corners, so corners are enough.
Outcome spans(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  if (!a) return Outcome::notApplicable();
  Int128 least = 0, most = 0;
  for (Int128 c : points(a->shape)) {
    least = std::min(least, at(*a, c));
    most = std::max(most, at(*a, c));
  }
  return isNumber(subject.cosize(in.a), most - least + 1);
}

constexpr Law kSizeLaws[] = {
    {"size_is_product", "size",
     "size is the product of the leaves of the shape, or a refusal beyond int64_t.", Arguments::kLayout,
     isProduct},
    {"cosize_spans", "cosize", "cosize - 1 is the widest difference of two offsets.", Arguments::kLayout,
     spans},
};

}  // namespace

std::span<const Law> sizeLaws() { return kSizeLaws; }

}  // namespace cutecheck::laws
