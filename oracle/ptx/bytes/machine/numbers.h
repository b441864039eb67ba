// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The numbers that instructions compute with: an element's bits as a value, and a value as bits.
//
// Every format but f64 and the integers of 64 bits is exact in a double, so sums and products are computed in
// doubles and rounded once. Sources: PTX ISA 9.0, "Alternate floating point data formats".
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>

namespace cutecheck::emulate {

enum class Element : uint8_t {
  kF64,
  kF32,
  kTf32,
  kF16,
  kBf16,
  kE4M3,
  kE5M2,
  kE2M3,
  kE3M2,
  kE2M1,
  kUe8m0,
  kUe4m3,
  kS64,
  kU64,
  kS32,
  kU32,
  kS16,
  kU16,
  kS8,
  kU8,
  kS4,
  kU4,
  kB1,
};

// "f16", "ue8m0", ..., with "b8" to "b64" as unsigned integers; nothing for another name.
std::optional<Element> elementNamed(std::string_view name);

int bitsOf(Element element);
bool isFloat(Element element);
double valueOfAny(Element element, uint64_t bits);
inline double valueOf(Element element, uint64_t bits) {
  if (element == Element::kF32) return static_cast<double>(std::bit_cast<float>(static_cast<uint32_t>(bits)));
  return valueOfAny(element, bits);
}
// Floats: the nearest, ties to even; beyond the largest infinity, or the largest of formats without one; of NaN the
// canonical one. Integers: the lowest bits.
uint64_t bitsFor(Element element, double value);
inline uint64_t bitsOfF32(double value) {
  return value != value ? 0x7fffffffU : std::bit_cast<uint32_t>(static_cast<float>(value));
}

// To the nearest, ties to even; towards zero; down; up; to the nearest, ties away from zero.
enum class Rounding : uint8_t { kNearest, kZero, kDown, kUp, kNearestAway };
// The bits of a float other than ue8m0. `value` is exact or, of formats of at most 32 bits, rounded to odd: its last
// bit is set where something is behind it.
uint64_t bitsRounded(Element element, double value, Rounding rounding);
// The bits of an integer as a float.
uint64_t bitsOfInteger(Element element, bool negative, uint64_t magnitude, Rounding rounding);

// Of formats with infinities, and of e4m3.
uint64_t canonicalNan(Element element);
// The bits of the largest number, and the least normal number.
uint64_t largestBits(Element element);
double leastNormal(Element element);

}  // namespace cutecheck::emulate
