// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Swizzles of elements of another width, and their inverses.
#include <algorithm>

#include "properties/laws/call.h"
#include "properties/laws/swizzling.h"

namespace cutecheck::laws {
namespace {

constexpr int kBits = 10;
constexpr int64_t kOffsets = int64_t{1} << kBits;
constexpr int kRatioBits = 3;

// How many offsets tell of two swizzles what all kOffsets do: the bits beyond both reaches, and those of a
// ratio, move as they are.
int64_t offsetsFor(const Swizzle& s, const Swizzle& other) {
  return int64_t{1} << std::min(kBits, std::max(reach(s), reach(other)) + kRatioBits);
}

bool applies(const Input& in) { return in.number >= 0 && reach(in.swizzle) <= kBits; }

// A width ratio of 1, 2, 4 or 8.
int64_t ratioOf(const Input& in) { return int64_t{1} << in.number % 4; }

Expected<Swizzle> swizzleFrom(Expected<Value> answer) {
  if (!answer.ok()) return std::move(answer).error();
  if (const auto* s = std::get_if<Swizzle>(&*answer)) return *s;
  return makeError(Code::kBadRequest, "", "the answer is no swizzle");
}

// Whether elements of a group of n stay together, and the group of x moves as x does.
Outcome upcastGroups(const Subject& subject, const Input& in) {
  if (!applies(in)) return Outcome::notApplicable();
  const int64_t n = ratioOf(in);
  const auto got = swizzleFrom(subject.call("upcast", {Value(in.swizzle), Value(IntTuple(n))}));
  if (lacks(got)) return Outcome::notApplicable();
  bool together = true;
  for (int64_t x = 0, count = offsetsFor(in.swizzle, {}); x < count; ++x)
    together &= move(in.swizzle, x) / n == move(in.swizzle, x / n * n) / n;
  if (!got.ok())
    return together ? Outcome::fail("refused although groups move whole: " + got.error().str())
                    : Outcome::pass();
  if (!together) return Outcome::fail("accepted although elements of a group part");
  for (int64_t x = 0, count = offsetsFor(in.swizzle, *got); x < count; ++x)
    if (move(*got, x / n) != move(in.swizzle, x) / n)
      return Outcome::differs(x, move(in.swizzle, x) / n, move(*got, x / n));
  return Outcome::pass();
}

Outcome downcastSplits(const Subject& subject, const Input& in) {
  if (!applies(in)) return Outcome::notApplicable();
  const int64_t n = ratioOf(in);
  const auto got = swizzleFrom(subject.call("downcast", {Value(in.swizzle), Value(IntTuple(n))}));
  if (lacks(got)) return Outcome::notApplicable();
  if (!got.ok()) return Outcome::fail("refused: " + got.error().str());
  for (int64_t x = 0, count = offsetsFor(in.swizzle, *got); x < count; ++x)
    for (int64_t part = 0; part < n; ++part)
      if (move(*got, n * x + part) != n * move(in.swizzle, x) + part)
        return Outcome::differs(n * x + part, n * move(in.swizzle, x) + part, move(*got, n * x + part));
  return Outcome::pass();
}

// A swizzle of bytes is one of wider elements: the first byte of element x goes into the element that the
// answer gives.
Outcome recastKeepsBytes(const Subject& subject, const Input& in) {
  if (!applies(in)) return Outcome::notApplicable();
  const int64_t n = ratioOf(in);
  const auto got =
      swizzleFrom(subject.call("recast", {Value(IntTuple(8 * n)), Value(IntTuple(8)), Value(in.swizzle)}));
  if (lacks(got) || !got.ok()) return Outcome::notApplicable();
  for (int64_t x = 0, count = offsetsFor(in.swizzle, *got); x < count; ++x)
    if (move(*got, x) != move(in.swizzle, n * x) / n)
      return Outcome::differs(x, move(in.swizzle, n * x) / n, move(*got, x));
  return Outcome::pass();
}

template <bool kRight>
Outcome isItsOwnInverse(const Subject& subject, const Input& in) {
  if (!applies(in)) return Outcome::notApplicable();
  const auto got = swizzleFrom(subject.call(kRight ? "right_inverse" : "left_inverse", {Value(in.swizzle)}));
  if (lacks(got)) return Outcome::notApplicable();
  if (!got.ok()) return Outcome::fail("refused: " + got.error().str());
  for (int64_t x = 0, count = offsetsFor(in.swizzle, *got); x < count; ++x) {
    const int64_t around = kRight ? move(in.swizzle, move(*got, x)) : move(*got, move(in.swizzle, x));
    if (around != x) return Outcome::differs(x, x, around);
  }
  return Outcome::pass();
}

// 2^reach offsets are permuted among themselves, and no smaller power of two of them: bits below the reach
// leave it.
Outcome sizeIsPermuted(const Subject& subject, const Input& in) {
  if (!applies(in)) return Outcome::notApplicable();
  const auto size = tupleOf(subject.call("swizzle_size", {Value(in.swizzle)}));
  const Outcome outcome = is(size, IntTuple(int64_t{1} << reach(in.swizzle)));
  return outcome.passed() ? is(tupleOf(subject.call("swizzle_cosize", {Value(in.swizzle)})), *size) : outcome;
}

// Groups of 2^M elements move whole, and no larger ones unless nothing moves.
Outcome alignmentIsTheBase(const Subject& subject, const Input& in) {
  if (!applies(in)) return Outcome::notApplicable();
  const auto got = tupleOf(subject.call("max_alignment", {Value(in.swizzle)}));
  if (lacks(got)) return Outcome::notApplicable();
  if (!got.ok() || !got->isInt() || got->value() < 1) return Outcome::fail("not a positive number");
  for (int64_t n = 2; n <= kOffsets; n *= 2) {
    bool whole = true;
    for (int64_t x = 0, count = offsetsFor(in.swizzle, {}); x < count; ++x)
      whole &= move(in.swizzle, x) == move(in.swizzle, x / n * n) + x % n;
    if (whole != (n <= got->value()))
      return Outcome::fail("groups of " + std::to_string(n) + (whole ? " move whole" : " part"));
  }
  return Outcome::pass();
}

constexpr Law kSwizzleElementsLaws[] = {
    {"upcast_of_swizzle_groups", "upcast",
     "S'(x/n) = S(x)/n; refused exactly when elements of one group part.", Arguments::kSwizzleAndNumber,
     upcastGroups, 61},
    {"downcast_of_swizzle_splits", "downcast", "S'(n x + y) = n S(x) + y, and never refused.",
     Arguments::kSwizzleAndNumber, downcastSplits, 61},
    {"recast_of_swizzle_keeps_bytes", "recast",
     "The answer puts element x where the swizzle of bytes puts its first byte.",
     Arguments::kSwizzleAndNumber, recastKeepsBytes, 61},
    {"left_inverse_of_swizzle_inverts", "left_inverse", "I(S(x)) = x.", Arguments::kSwizzleAndNumber,
     isItsOwnInverse<false>, 61},
    {"right_inverse_of_swizzle_inverts", "right_inverse", "S(I(x)) = x.", Arguments::kSwizzleAndNumber,
     isItsOwnInverse<true>, 61},
    {"swizzle_size_is_permuted", "swizzle_size", "2^(B + M + |S|), which swizzle_cosize is too.",
     Arguments::kSwizzleAndNumber, sizeIsPermuted, 61},
    {"max_alignment_of_swizzle_is_largest", "max_alignment",
     "Aligned groups of that many offsets move whole, larger ones part.", Arguments::kSwizzleAndNumber,
     alignmentIsTheBase, 61},
};

}  // namespace

std::span<const Law> swizzleElementLaws() { return kSwizzleElementsLaws; }

}  // namespace cutecheck::laws
