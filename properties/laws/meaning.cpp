// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/laws/meaning.h"

#include <algorithm>

namespace cutecheck::laws {
namespace {

bool isWithin(int64_t value, int64_t largest) { return value <= largest && value >= -largest; }

// Appends the leaves of `t`; false when one is no plain integer in range.
bool appendLeaves(const IntTuple& t, int64_t largest, std::vector<int64_t>& out) {
  if (t.isPlain()) {
    const std::span<const int64_t> ints = t.ints();
    out.insert(out.end(), ints.begin(), ints.end());
    return std::all_of(ints.begin(), ints.end(), [&](int64_t value) { return isWithin(value, largest); });
  }
  if (t.isTuple()) {
    for (const IntTuple& mode : t.modes())
      if (!appendLeaves(mode, largest, out)) return false;
    return true;
  }
  if (!t.isInt() || !isWithin(t.value(), largest)) return false;
  out.push_back(t.value());
  return true;
}

// Adds to `sum` the offset of `crd` in shape:stride.
bool addOffset(const IntTuple& crd, const IntTuple& shape, const IntTuple& stride, Int128& sum) {
  if (crd.isInt() && shape.isInt() && stride.isInt()) {
    if (!isWithin(shape.value(), kLargestLeaf) || !isWithin(stride.value(), kLargestLeaf)) return false;
    sum += Int128{crd.value()} * stride.value();
    return true;
  }
  if (crd.isInt()) {
    const std::optional<Flat> sub = flat(Layout::unchecked(shape, stride));
    if (!sub || (sub->shape.empty() && crd.value() != 0)) return false;
    sum += at(*sub, crd.value());
    return true;
  }
  if (!crd.isTuple() || !shape.isTuple() || crd.rank() != shape.rank()) return false;
  for (size_t i = 0; i < crd.rank(); ++i)
    if (!addOffset(crd.mode(i), shape.mode(i), stride.mode(i), sum)) return false;
  return true;
}

// Almost all quotients fit 64 bits, where the machine divides ten times faster.
void divide(Int128 x, int64_t by, Int128& quotient, Int128& remainder) {
  if (x <= std::numeric_limits<int64_t>::max()) {
    const int64_t narrowed = static_cast<int64_t>(x);
    quotient = narrowed / by;
    remainder = narrowed % by;
    return;
  }
  quotient = x / by;
  remainder = x % by;
}

}  // namespace

std::optional<Flat> flat(const Layout& a, int64_t largest) {
  Flat out;
  if (!appendLeaves(a.shape(), largest, out.shape) || !appendLeaves(a.stride(), largest, out.stride))
    return std::nullopt;
  return out;
}

std::optional<Int128> sizeOf(const IntTuple& shape) {
  std::vector<int64_t> leaves;
  std::span<const int64_t> extents = shape.ints();
  if (!shape.isPlain()) {
    if (!appendLeaves(shape, INT64_MAX, leaves)) return std::nullopt;
    extents = leaves;
  }
  Int128 size = 1;
  for (const int64_t leaf : extents) {
    if (!isWithin(leaf, INT64_MAX)) return std::nullopt;
    size *= leaf;
    if (size > (Int128{1} << 80)) return std::nullopt;
  }
  return size;
}

Int128 sizeOf(const Flat& a) {
  Int128 size = 1;
  for (int64_t leaf : a.shape) size *= leaf;
  return size;
}

Int128 at(const Flat& a, Int128 index) {
  if (index < 0) return -at(a, -index);
  Int128 offset = 0;
  for (size_t i = 0; i < a.shape.size(); ++i) {
    if (i + 1 == a.shape.size()) return offset + index * a.stride[i];
    Int128 digit = 0;
    divide(index, a.shape[i], index, digit);
    offset += digit * a.stride[i];
  }
  return offset;
}

std::vector<Int128> offsetsOf(const Flat& a) {
  std::vector<Int128> offsets;
  offsets.reserve(static_cast<size_t>(sizeOf(a)));
  offsets.push_back(0);
  for (size_t k = 0; k < a.shape.size(); ++k) {
    // What the leaves before it reach, once more for each step of the leaf.
    const size_t before = offsets.size();
    Int128 step = 0;
    for (int64_t x = 1; x < a.shape[k]; ++x) {
      step += a.stride[k];
      for (size_t i = 0; i < before; ++i) offsets.push_back(offsets[i] + step);
    }
  }
  return offsets;
}

std::vector<Int128> imageOf(const Flat& a) {
  std::vector<Int128> image = offsetsOf(a);
  std::sort(image.begin(), image.end());
  image.erase(std::unique(image.begin(), image.end()), image.end());
  return image;
}

std::optional<Int128> at(const Layout& a, const IntTuple& crd) {
  Int128 sum = 0;
  if (!addOffset(crd, a.shape(), a.stride(), sum)) return std::nullopt;
  return sum;
}

Int128 cosizeOf(const Flat& a) {
  Int128 span = 1;
  for (size_t i = 0; i < a.shape.size(); ++i) span += Int128{a.shape[i] - 1} * abs128(a.stride[i]);
  return span;
}

Flat coalesced(const Flat& a) {
  Flat out;
  for (size_t i = 0; i < a.shape.size(); ++i) {
    if (a.shape[i] == 1) continue;
    if (!out.shape.empty() && Int128{out.shape.back()} * out.stride.back() == a.stride[i]) {
      out.shape.back() *= a.shape[i];
    } else {
      out.shape.push_back(a.shape[i]);
      out.stride.push_back(a.stride[i]);
    }
  }
  if (out.shape.empty()) return Flat{{1}, {0}};
  return out;
}

Flat filtered(const Flat& a) {
  Flat out;
  for (size_t i = 0; i < a.shape.size(); ++i) {
    if (a.shape[i] == 1 || a.stride[i] == 0) continue;
    out.shape.push_back(a.shape[i]);
    out.stride.push_back(a.stride[i]);
  }
  return out;
}

Flat joined(const Flat& a, const Flat& b) {
  Flat out = a;
  out.shape.insert(out.shape.end(), b.shape.begin(), b.shape.end());
  out.stride.insert(out.stride.end(), b.stride.begin(), b.stride.end());
  return out;
}

Layout toLayout(const Flat& a) {
  if (a.shape.size() == 1) return Layout::unchecked(IntTuple(a.shape[0]), IntTuple(a.stride[0]));
  return Layout::unchecked(IntTuple::tuple({a.shape.begin(), a.shape.end()}),
                           IntTuple::tuple({a.stride.begin(), a.stride.end()}));
}

std::string text(Int128 value) {
  if (value < 0) return "-" + text(-value);
  std::string digits;
  do {
    digits.push_back(static_cast<char>('0' + static_cast<int>(value % 10)));
    value /= 10;
  } while (value != 0);
  std::reverse(digits.begin(), digits.end());
  return digits;
}

}  // namespace cutecheck::laws
