// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/bytes/reduction.h"

#include <algorithm>
#include <cmath>

namespace cutecheck::emulate {

namespace {

uint64_t extended(Element element, uint64_t bits) {
  const int width = bitsOf(element);
  if (width == 64) return bits;
  const uint64_t mask = (uint64_t{1} << width) - 1;
  const bool isSigned = element == Element::kS32 || element == Element::kS16 || element == Element::kS8;
  bits &= mask;
  return isSigned && (bits >> (width - 1)) != 0 ? bits | ~mask : bits;
}

}  // namespace

std::optional<uint64_t> reduced(const std::string& operation, Element element, uint64_t old, uint64_t value) {
  if (isFloat(element)) {
    const double a = valueOf(element, old), b = valueOf(element, value);
    if (operation == "add") return bitsFor(element, a + b);
    if (operation == "min") return bitsFor(element, std::fmin(a, b));
    if (operation == "max") return bitsFor(element, std::fmax(a, b));
    return std::nullopt;
  }
  const bool isSigned = element == Element::kS64 || element == Element::kS32;
  const uint64_t a = extended(element, old), b = extended(element, value);
  const bool less = isSigned ? static_cast<int64_t>(a) < static_cast<int64_t>(b) : a < b;
  if (operation == "add") return a + b;
  if (operation == "min") return less ? a : b;
  if (operation == "max") return less ? b : a;
  if (operation == "inc") return a >= b ? 0 : a + 1;
  if (operation == "dec") return a == 0 || a > b ? b : a - 1;
  if (operation == "and") return a & b;
  if (operation == "or") return a | b;
  if (operation == "xor") return a ^ b;
  return std::nullopt;
}

bool reducesTensors(const std::string& operation, Element element) {
  const auto isOneOf = [&](std::initializer_list<Element> all) {
    return std::find(all.begin(), all.end(), element) != all.end();
  };
  if (operation == "add")
    return isOneOf(
        {Element::kU32, Element::kS32, Element::kU64, Element::kF16, Element::kBf16, Element::kF32});
  if (operation == "min" || operation == "max")
    return isOneOf(
        {Element::kU32, Element::kS32, Element::kU64, Element::kS64, Element::kF16, Element::kBf16});
  if (operation == "inc" || operation == "dec") return isOneOf({Element::kU32});
  const bool ofBits = operation == "and" || operation == "or" || operation == "xor";
  return ofBits && isOneOf({Element::kU32, Element::kS32, Element::kU64});
}

}  // namespace cutecheck::emulate
