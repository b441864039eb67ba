// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/recast/recast.h"

#include <bit>
#include <numeric>

#include "core/recast/downcast.h"
#include "core/recast/upcast.h"

namespace cutecheck {
namespace {

// log2 of n, or why n does not do for a swizzle that moves bits.
Expected<int> bitsOf(int64_t n) {
  if (n < 1)
    return makeError(Code::kOutOfDomain, "upcast_c2", "the number of elements of a group must be at least 1");
  if (!std::has_single_bit(static_cast<uint64_t>(n)))
    return makeError(Code::kNotDivisible, "recast_c2", "a swizzle can be recast by powers of two only");
  return std::countr_zero(static_cast<uint64_t>(n));
}

template <typename T>
Expected<T> recastAny(const T& a, int64_t newBits, int64_t oldBits) {
  if (newBits < 1 || oldBits < 1)
    return makeError(Code::kOutOfDomain, "recast_c1", "the width of an element must be at least 1 bit");
  const int64_t common = std::gcd(newBits, oldBits);
  CUTECHECK_TRY(parts, downcast(a, oldBits / common));
  return upcast(parts, newBits / common);
}

Expected<int64_t> offsetOf(const ComposedLayout& a) {
  if (!a.offset.isInt())
    return makeError(Code::kNotStatic, "upcast_c4",
                     "the offset of the composed layout is not a static integer");
  return a.offset.value();
}

}  // namespace

Expected<Layout> recast(const Layout& a, int64_t newBits, int64_t oldBits) { return recastAny(a, newBits, oldBits); }

Expected<Swizzle> upcast(const Swizzle& s, int64_t n) {
  if (s.bits == 0 && n >= 1) return s;
  CUTECHECK_TRY(inside, bitsOf(n));
  if (s.base >= inside) return Swizzle{s.bits, s.base - inside, s.shift};
  // The field loses its lowest bits. Upwards that cuts off sources that still move the number of the group.
  const int left = s.base + s.bits - inside;
  if (s.shift < 0 && s.base - s.shift + s.bits > inside)
    return makeError(
        Code::kNotDivisible, "recast_c3",
        "the swizzle moves bits from inside a group of " + std::to_string(n) + " to the number of the group");
  if (left <= 0 || s.shift < 0) return Swizzle{};
  return Swizzle{left, 0, s.shift};
}

Expected<Swizzle> downcast(const Swizzle& s, int64_t n) {
  if (s.bits == 0 && n >= 1) return s;
  CUTECHECK_TRY(inside, bitsOf(n));
  return Swizzle::make(s.bits, int64_t{s.base} + inside, s.shift);
}

Expected<Swizzle> recast(const Swizzle& s, int64_t newBits, int64_t oldBits) { return recastAny(s, newBits, oldBits); }

Expected<ComposedLayout> upcast(const ComposedLayout& a, int64_t n) {
  CUTECHECK_TRY(swizzle, upcast(a.swizzle, n));
  CUTECHECK_TRY(grouped, upcastGrouped(a.layout, n));
  CUTECHECK_TRY(offset, offsetOf(a));
  const auto first = static_cast<int64_t>(floorDiv(offset, n));
  if (floorMod(offset, n) + grouped.reach >= n)
    return makeError(Code::kNotDivisible, "recast_c4",
                     "the offset " + std::to_string(offset) + " moves elements past the end of a group of " +
                         std::to_string(n));
  return ComposedLayout{swizzle, first, std::move(grouped.layout)};
}

Expected<ComposedLayout> downcast(const ComposedLayout& a, int64_t n) {
  CUTECHECK_TRY(swizzle, downcast(a.swizzle, n));
  CUTECHECK_TRY(layout, downcast(a.layout, n));
  CUTECHECK_TRY(offset, offsetOf(a));
  const auto first = narrow(Int128{offset} * n);
  if (!first) return makeError(Code::kOverflow, "recast_c5", "the offset in parts leaves int64_t");
  return ComposedLayout{swizzle, *first, std::move(layout)};
}

Expected<ComposedLayout> recast(const ComposedLayout& a, int64_t newBits, int64_t oldBits) {
  return recastAny(a, newBits, oldBits);
}

}  // namespace cutecheck
