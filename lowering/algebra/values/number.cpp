// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/values/number.h"

#include <algorithm>
#include <cassert>

namespace cutecheck::mixed {
namespace {

constexpr Int128 kMin64 = std::numeric_limits<int64_t>::min(), kMax64 = std::numeric_limits<int64_t>::max();
constexpr Int128 kMin32 = std::numeric_limits<int32_t>::min(), kMax32 = std::numeric_limits<int32_t>::max();
// Past every sum of products of two 64-bit numbers that a type of 2^16 leaves can ask for.
constexpr Int128 kLargest = Int128{1} << 126;

Int128 saturated(std::optional<Int128> v, bool negative) {
  if (!v) return negative ? -kLargest : kLargest;
  return std::clamp(*v, -kLargest, kLargest);
}

Int128 product(Int128 a, Int128 b) { return saturated(checkedMul(a, b), (a < 0) != (b < 0)); }

}  // namespace

bool Range::fits32() const {
  return low >= kMin32 && high <= kMax32;
}

Range add(const Range& a, const Range& b) {
  return {saturated(checkedAdd(a.low, b.low), a.low < 0), saturated(checkedAdd(a.high, b.high), a.high < 0)};
}

// range_r2, range_r3
Range multiply(const Range& a, const Range& b) {
  const Int128 corners[] = {product(a.low, b.low), product(a.low, b.high), product(a.high, b.low),
                            product(a.high, b.high)};
  return {*std::min_element(corners, corners + 4), *std::max_element(corners, corners + 4)};
}

Number Number::of(int64_t value) {
  Number n;
  n.constant = value;
  n.range = {value, value};
  n.width = n.range.fits32() ? 32 : 64;
  n.div = value == std::numeric_limits<int64_t>::min() ? 1 : (value < 0 ? -value : value);
  return n;
}

Number Number::of(const IntTuple& leaf, Role role, Handle handle) {
  if (leaf.isUnderscore()) return of(0);
  if (leaf.kind() == IntTuple::Kind::kInt) return of(leaf.value());
  assert(leaf.kind() == IntTuple::Kind::kDynamic && "types hold static and dynamic leaves only");
  const DynamicLeaf dynamic = leaf.dynamicLeaf();
  Number n;
  n.width = dynamic.width;
  n.div = dynamic.div;
  n.handle = handle;
  n.range = dynamic.width == 32 ? Range{kMin32, kMax32} : Range{kMin64, kMax64};
  if (role == Role::kExtent) n.range.low = 1;
  if (role == Role::kCoordinate) n.range.low = 0;
  return n;
}

IntTuple Number::type() const {
  if (constant) return IntTuple(*constant);
  return IntTuple::dynamic({width, div == 0 ? 1 : div});
}

}  // namespace cutecheck::mixed
