// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/laws/law.h"

namespace cutecheck::laws {
namespace {

Outcome keepsImage(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  if (!a || sizeOf(*a) > kEnumerated) return Outcome::notApplicable();
  const Expected<Layout> got = subject.filter(in.a);
  if (!got.ok())
    return got.error().code == Code::kUnknownOperation ? Outcome::notApplicable()
                                                       : Outcome::fail("refused: " + got.error().str());
  const std::optional<Flat> r = flatAnswer(*got);
  if (!r) return Outcome::fail("the result has leaves that are not integers");
  if (sizeOf(*r) > sizeOf(*a)) return Outcome::fail("the result is larger than A");
  return imageOf(*a) == imageOf(*r) ? Outcome::pass() : Outcome::fail("the image changed");
}

Outcome hasNoZeroStride(const Subject& subject, const Input& in) {
  const Expected<Layout> got = subject.filter(in.a);
  if (!got.ok() || !flat(in.a)) return Outcome::notApplicable();
  const std::optional<Flat> r = flatAnswer(*got);
  if (!r) return Outcome::fail("the result has leaves that are not integers");
  Int128 expected = 1;
  for (int64_t extent : filtered(*flat(in.a)).shape) expected *= extent;
  if (sizeOf(*r) != expected)
    return Outcome::fail("expected size " + text(expected) + ", got " + text(sizeOf(*r)));
  for (size_t i = 0; i < r->shape.size(); ++i)
    if (r->shape[i] > 1 && r->stride[i] == 0) return Outcome::fail("a mode of stride 0 is left");
  return Outcome::pass();
}

constexpr Law kFilterLaws[] = {
    {"filter_keeps_image", "filter", "filter(A) takes exactly the offsets that A takes.", Arguments::kLayout,
     keepsImage},
    {"filter_has_no_zero_stride", "filter", "Modes of stride 0 count once, and no other mode is lost.",
     Arguments::kLayout, hasNoZeroStride},
};

}  // namespace

std::span<const Law> filterLaws() { return kFilterLaws; }

}  // namespace cutecheck::laws
