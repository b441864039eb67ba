// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/laws/swizzling.h"

namespace cutecheck::laws {

int64_t move(const Swizzle& s, int64_t x) {
  const int64_t field = (int64_t{1} << s.bits) - 1;
  return s.shift >= 0 ? x ^ (((x >> (s.base + s.shift)) & field) << s.base)
                      : x ^ (((x >> s.base) & field) << (s.base - s.shift));
}

int reach(const Swizzle& s) { return s.bits + s.base + (s.shift < 0 ? -s.shift : s.shift); }

Swizzle swizzleOf(int64_t number) {
  number = (number % 36 + 36) % 36;
  const int bits = static_cast<int>(number % 3), base = static_cast<int>(number / 3 % 3);
  const int shift = bits + static_cast<int>(number / 9 % 2);
  return {bits, base, number / 18 % 2 == 0 ? shift : -shift};
}

std::optional<FlatComposed> flat(const ComposedLayout& a) {
  std::optional<Flat> inner = flatAnswer(a.layout);
  if (!inner || !a.offset.isInt()) return std::nullopt;
  return FlatComposed{a.swizzle, a.offset.value(), std::move(*inner)};
}

std::optional<int64_t> at(const FlatComposed& a, Int128 index) {
  const Int128 x = a.offset + at(a.inner, index);
  if (x < 0 || x > (Int128{1} << 40)) return std::nullopt;
  return move(a.swizzle, static_cast<int64_t>(x));
}

}  // namespace cutecheck::laws
