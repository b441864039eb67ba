// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/laws/call.h"

namespace cutecheck::laws {
namespace {

// Compact column-major strides, leaf by leaf.
Flat columnMajor(const std::vector<int64_t>& shape) {
  Flat compact{shape, {}};
  int64_t scale = 1;
  for (int64_t extent : shape) {
    compact.stride.push_back(scale);
    scale *= extent;
  }
  return compact;
}

bool applies(const Input& in) {
  const std::optional<Int128> size = sizeOf(in.a.shape());
  return flat(in.a) && size && *size <= (Int128{1} << 62) && in.number >= 0;
}

Outcome inverts(const Subject& subject, const Input& in) {
  if (!applies(in)) return Outcome::notApplicable();
  const Expected<IntTuple> got = subject.idx2crd(IntTuple(in.number), in.a.shape());
  if (!got.ok())
    return got.error().code == Code::kUnknownOperation ? Outcome::notApplicable()
                                                       : Outcome::fail("refused: " + got.error().str());
  if (!congruent(*got, in.a.shape())) return Outcome::fail("the coordinate is not congruent to the shape");
  const Flat compact = columnMajor(flat(in.a)->shape);
  const std::vector<IntTuple> digits = leaves(*got);
  Int128 index = 0;
  for (size_t i = 0; i < digits.size(); ++i) index += Int128{digits[i].value()} * compact.stride[i];
  return index == in.number ? Outcome::pass()
                            : Outcome::fail("expected a coordinate of index " + std::to_string(in.number) +
                                            ", got one of " + text(index));
}

Outcome staysInside(const Subject& subject, const Input& in) {
  if (!applies(in)) return Outcome::notApplicable();
  const Expected<IntTuple> got = subject.idx2crd(IntTuple(in.number), in.a.shape());
  if (!got.ok() || !congruent(*got, in.a.shape())) return Outcome::notApplicable();
  const std::vector<IntTuple> digits = leaves(*got), extents = leaves(in.a.shape());
  for (size_t i = 0; i < digits.size(); ++i) {
    const bool last = i + 1 == digits.size();
    if (digits[i].value() < 0 || (!last && digits[i].value() >= extents[i].value()))
      return Outcome::fail("leaf " + std::to_string(i) + " is outside its extent");
  }
  return Outcome::pass();
}

// With strides each leaf is (index / d) mod s, 0 for an extent 1 whatever its stride.
Outcome dividesByStrides(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  if (!a || in.number < 0) return Outcome::notApplicable();
  const auto got = tupleOf(subject.call("idx2crd", {Value(IntTuple(in.number)), Value(in.a.shape()), Value(in.a.stride())}));
  std::vector<IntTuple> digits;
  for (size_t i = 0; i < a->shape.size(); ++i) {
    if (a->shape[i] > 1 && a->stride[i] == 0) return isRefused(got, {Code::kDivisionByZero});
    digits.emplace_back(a->shape[i] == 1 ? 0 : in.number / a->stride[i] % a->shape[i]);
  }
  return is(got, withLeaves(in.a.shape(), digits));
}

// Of a bijection onto [0, size) the coordinate with strides is the one at which the offset is.
Outcome returnsTheOffset(const Subject& subject, const Input& in) {
  const std::optional<Flat> a = flat(in.a);
  if (!a || sizeOf(*a) > kEnumerated) return Outcome::notApplicable();
  std::vector<bool> seen(static_cast<size_t>(sizeOf(*a)), false);
  for (Int128 i = 0; i < sizeOf(*a); ++i) {
    const Int128 offset = at(*a, i);
    if (offset < 0 || offset >= sizeOf(*a) || seen[static_cast<size_t>(offset)]) return Outcome::notApplicable();
    seen[static_cast<size_t>(offset)] = true;
  }
  const int64_t offset = static_cast<int64_t>((in.number < 0 ? 0 : in.number) % sizeOf(*a));
  const auto got = tupleOf(subject.call("idx2crd", {Value(IntTuple(offset)), Value(in.a.shape()), Value(in.a.stride())}));
  if (lacks(got)) return Outcome::notApplicable();
  if (!got.ok()) return Outcome::fail("refused: " + got.error().str());
  const std::optional<Int128> back = at(in.a, *got);
  return back == Int128{offset} ? Outcome::pass() : Outcome::fail("the coordinate has the offset " + (back ? text(*back) : "none"));
}

constexpr Law kIdx2crdLaws[] = {
    {"idx2crd_inverts", "idx2crd", "The coordinate has the index it was asked for, colexicographically.",
     Arguments::kLayoutAndNumber, inverts},
    {"idx2crd_stays_inside", "idx2crd", "Every leaf but the last, which is not reduced, is below its extent.",
     Arguments::kLayoutAndNumber, staysInside},
    {"idx2crd_divides_by_strides", "idx2crd",
     "With strides each leaf is index / d mod s, 0 where s = 1, refused where d = 0 and s > 1.",
     Arguments::kLayoutAndNumber, dividesByStrides},
    {"idx2crd_returns_the_offset", "idx2crd",
     "Of a bijection, crd2idx of the coordinate with strides is the index.", Arguments::kLayoutAndNumber,
     returnsTheOffset},
};

}  // namespace

std::span<const Law> idx2crdLaws() { return kIdx2crdLaws; }

}  // namespace cutecheck::laws
