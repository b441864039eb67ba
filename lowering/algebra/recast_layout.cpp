// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/recast_layout.h"

#include <bit>
#include <numeric>

#include "lowering/algebra/promised.h"

namespace cutecheck::mixed {
namespace {

struct Leaves {
  std::vector<Number> extents, strides;
};

std::optional<size_t> firstOf(const std::vector<Number>& numbers, int64_t value) {
  for (size_t i = 0; i < numbers.size(); ++i)
    if (numbers[i].is(value)) return i;
  return std::nullopt;
}

// The first leaf of stride 1 (else of extent 1) is n times longer, the others' strides are.
std::optional<Diagnostic> cut(Arithmetic& arithmetic, Leaves& all, int64_t n) {
  if (n == 1) return std::nullopt;
  std::optional<size_t> longer = firstOf(all.strides, 1);
  const bool fresh = !longer;
  if (fresh) longer = firstOf(all.extents, 1);
  if (!longer)
    return makeError(Code::kNotDivisible, "mixed_recast_layout_c2", "no leaf has stride 1 to be cut");
  for (size_t i = 0; i < all.extents.size(); ++i) {
    Number& number = i == *longer ? all.extents[i] : all.strides[i];
    const auto product = arithmetic.multiply(number, Number::of(n));
    if (!product) return product.error();
    number = *product;
  }
  if (fresh) all.strides[*longer] = Number::of(1);
  return std::nullopt;
}

Diagnostic torn() {
  return makeError(Code::kNotDivisible, "mixed_recast_layout_c2", "elements of one group are torn apart");
}

// Groups of n, the first element `start` elements into one. Within a group leaf k runs through step[k]
// elements, and together they must not leave it.
std::optional<Diagnostic> gather(Arithmetic& arithmetic, Leaves& all, int64_t n, int64_t start) {
  Int128 reach = start;
  for (size_t i = 0; i < all.extents.size(); ++i) {
    Number &extent = all.extents[i], &stride = all.strides[i];
    if (extent.is(1)) {
      stride = Number::of(0);
      continue;
    }
    if (stride.div % n == 0) {  // 0 too
      if (stride.is(0)) continue;
      const auto quotient = arithmetic.divide(stride, Number::of(n));
      if (!quotient) return quotient.error();
      stride = *quotient;
      continue;
    }
    if (!stride.constant && arithmetic.takesPromises()) {
      stride = promisedNumber(stride, stride, Role::kStride);
      continue;
    }
    if (!stride.constant)
      return makeError(Code::kUndecided, "mixed_recast_layout_c3",
                       "a run-time stride decides what a group holds");
    const int64_t d = *stride.constant;
    if (d < 0) return torn();
    if (extent.constant && Int128{*extent.constant - 1} * d < n) {
      reach += Int128{*extent.constant - 1} * d;
      extent = Number::of(1);
      stride = Number::of(0);
    } else if (n % d == 0) {
      reach += n - d;
      const auto groups = arithmetic.ceilDivide(extent, Number::of(n / d));
      if (!groups) return groups.error();
      extent = *groups;
      stride = Number::of(extent.is(1) ? 0 : 1);
    } else {
      return torn();
    }
  }
  if (reach >= n) return torn();
  return std::nullopt;
}

bool isPowerOf2(int64_t n) { return (n & (n - 1)) == 0; }

Expected<MixedLayout> recastFrom(Arithmetic& arithmetic, const MixedLayout& layout, int64_t newBits,
                                 int64_t oldBits, int64_t start) {
  if (newBits < 1 || oldBits < 1)
    return makeError(Code::kUsage, "mixed_recast_layout_c1", "a width is below 1");
  if (layout.stride.type().hasBasis())
    return makeError(Code::kBasisStride, "mixed_recast_layout_c2", "a stride has a basis");
  const int64_t common = std::gcd(newBits, oldBits);
  Leaves all{layout.shape.numbers(), layout.stride.numbers()};
  for (size_t i = 0; i < all.extents.size(); ++i)
    if (all.extents[i].is(1)) all.strides[i] = Number::of(0);
  if (auto error = cut(arithmetic, all, oldBits / common)) return std::move(*error);
  if (auto error = gather(arithmetic, all, newBits / common, start)) return std::move(*error);
  return MixedLayout{MixedTuple::withNumbers(layout.shape.type(), all.extents),
                     MixedTuple::withNumbers(layout.stride.type(), all.strides)};
}

}  // namespace

Expected<MixedLayout> recastLayout(Arithmetic& arithmetic, const MixedLayout& layout, int64_t newBits,
                                   int64_t oldBits) {
  return recastFrom(arithmetic, layout, newBits, oldBits, 0);
}

Expected<Swizzle> recastSwizzle(const Swizzle& s, int64_t newBits, int64_t oldBits) {
  if (s.bits == 0) return s;
  const int64_t common = std::gcd(newBits, oldBits), parts = oldBits / common, group = newBits / common;
  if (!isPowerOf2(parts) || !isPowerOf2(group))
    return makeError(Code::kNotDivisible, "mixed_recast_layout_c4",
                     "under a swizzle elements are cut and taken together by powers of two");
  const int up = std::countr_zero(static_cast<uint64_t>(parts)),
            down = std::countr_zero(static_cast<uint64_t>(group));
  const int base = s.base + up - down;
  if (base >= 0) return Swizzle{s.bits, base, s.shift};
  // Some of the field lies inside a group: of the targets nothing is lost, sources would be missed above.
  if (s.shift < 0 && base - s.shift + s.bits > 0)
    return makeError(Code::kNotDivisible, "mixed_recast_layout_c5",
                     "the swizzle moves bits from inside a group to its number");
  if (s.shift < 0 || s.bits + base <= 0) return Swizzle{};
  return Swizzle{s.bits + base, 0, s.shift};
}

Expected<MixedComposed> recastLayout(Arithmetic& arithmetic, const MixedComposed& composed, int64_t newBits,
                                     int64_t oldBits) {
  if (newBits < 1 || oldBits < 1)
    return makeError(Code::kUsage, "mixed_recast_layout_c1", "a width is below 1");
  const int64_t common = std::gcd(newBits, oldBits), group = newBits / common;
  CUTECHECK_TRY(swizzle, recastSwizzle(composed.swizzle, newBits, oldBits));
  CUTECHECK_TRY(parts, arithmetic.multiply(composed.offset.number(), Number::of(oldBits / common)));
  if (!parts.constant && parts.div % group != 0)
    return makeError(Code::kUndecided, "mixed_recast_layout_c3",
                     "a run-time offset decides what a group holds");
  if (parts.constant && *parts.constant < 0) return torn();
  const int64_t start = parts.constant ? *parts.constant % group : 0;
  CUTECHECK_TRY(layout, recastFrom(arithmetic, composed.layout, newBits, oldBits, start));
  CUTECHECK_TRY(offset, arithmetic.divide(parts, Number::of(group)));
  return MixedComposed{swizzle, MixedTuple::leaf(offset), std::move(layout)};
}

}  // namespace cutecheck::mixed
