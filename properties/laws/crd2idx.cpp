// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/laws/law.h"

namespace cutecheck::laws {
namespace {

Outcome agrees(const Subject& subject, const Input& in) {
  if (in.coordinate.hasUnderscore() || !flat(in.a)) return Outcome::notApplicable();
  const std::optional<Int128> expected = at(in.a, in.coordinate);
  const Expected<IntTuple> got = subject.crd2idx(in.coordinate, in.a);
  if (!expected || !got.ok()) return Outcome::notApplicable();
  if (!got->isInt()) return Outcome::fail("expected an integer");
  if (got->value() != *expected)
    return Outcome::fail("expected " + text(*expected) + ", got " + text(got->value()));
  return Outcome::pass();
}

Outcome refusalIsExact(const Subject& subject, const Input& in) {
  if (in.coordinate.hasUnderscore() || !flat(in.a)) return Outcome::notApplicable();
  const std::optional<Int128> expected = at(in.a, in.coordinate);
  const Expected<IntTuple> got = subject.crd2idx(in.coordinate, in.a);
  if (!got.ok() && got.error().code == Code::kUnknownOperation) return Outcome::notApplicable();
  if (!expected)
    return got.ok() ? Outcome::fail("accepted a coordinate that does not pair") : Outcome::pass();
  if (!narrow(*expected))
    return got.ok() ? Outcome::fail("expected a refusal, the offset leaves int64_t") : Outcome::pass();
  return got.ok() ? Outcome::pass() : Outcome::fail("refused: " + got.error().str());
}

constexpr Law kCrd2idxLaws[] = {
    {"crd2idx_agrees", "crd2idx", "The offset is the sum of coordinate times stride, without wrapping.",
     Arguments::kLayoutAndCoordinate, agrees},
    {"crd2idx_refusal_is_exact", "crd2idx",
     "A coordinate is refused exactly when it does not pair with the shape or its offset leaves int64_t.",
     Arguments::kLayoutAndCoordinate, refusalIsExact},
};

}  // namespace

std::span<const Law> crd2idxLaws() { return kCrd2idxLaws; }

}  // namespace cutecheck::laws
