// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/bytes/machine/numbers.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <vector>

namespace cutecheck::emulate {

namespace {

// What formats have beside their bits: fraction, bias, and whether the largest exponent is infinity and NaN.
struct Format {
  std::string_view name;
  Element element;
  int bits;
  bool floating = false, isSigned = false;
  int fraction = 0, bias = 0;
  bool infinite = false;
};

constexpr std::array<Format, 23> kFormats = {{
    {"f64", Element::kF64, 64, true, true, 52, 1023, true},
    {"f32", Element::kF32, 32, true, true, 23, 127, true},
    {"tf32", Element::kTf32, 32, true, true, 10, 127, true},
    {"f16", Element::kF16, 16, true, true, 10, 15, true},
    {"bf16", Element::kBf16, 16, true, true, 7, 127, true},
    {"e4m3", Element::kE4M3, 8, true, true, 3, 7, false},
    {"e5m2", Element::kE5M2, 8, true, true, 2, 15, true},
    {"e2m3", Element::kE2M3, 6, true, true, 3, 1, false},
    {"e3m2", Element::kE3M2, 6, true, true, 2, 3, false},
    {"e2m1", Element::kE2M1, 4, true, true, 1, 1, false},
    {"ue8m0", Element::kUe8m0, 8, true, false, 0, 127, false},
    {"ue4m3", Element::kUe4m3, 8, true, false, 3, 7, false},
    {"s64", Element::kS64, 64, false, true},
    {"u64", Element::kU64, 64},
    {"s32", Element::kS32, 32, false, true},
    {"u32", Element::kU32, 32},
    {"s16", Element::kS16, 16, false, true},
    {"u16", Element::kU16, 16},
    {"s8", Element::kS8, 8, false, true},
    {"u8", Element::kU8, 8},
    {"s4", Element::kS4, 4, false, true},
    {"u4", Element::kU4, 4},
    {"b1", Element::kB1, 1},
}};

const Format& formatOf(Element element) { return kFormats[static_cast<size_t>(element)]; }

uint64_t lowBits(int count) { return count >= 64 ? ~uint64_t{0} : (uint64_t{1} << count) - 1; }

// Exponent and fraction without a sign; the largest exponents of e4m3 and ue4m3 hold numbers and one NaN.
double magnitudeOf(const Format& format, uint64_t bits) {
  const auto fraction = static_cast<double>(bits & lowBits(format.fraction));
  const auto exponent = static_cast<int>(bits >> format.fraction);
  const int top = (1 << (format.bits - format.fraction - (format.isSigned ? 1 : 0))) - 1;
  if (format.infinite && exponent == top)
    return fraction == 0 ? std::numeric_limits<double>::infinity() : std::numeric_limits<double>::quiet_NaN();
  if (!format.infinite && format.bits == 8 && bits == lowBits(7)) return std::nan("");
  if (exponent == 0) return std::ldexp(fraction, 1 - format.bias - format.fraction);
  return std::ldexp(fraction + std::ldexp(1, format.fraction), exponent - format.bias - format.fraction);
}

uint64_t largestOf(const Format& format) {
  const int width = format.bits - (format.isSigned ? 1 : 0);
  if (format.element == Element::kTf32) return 0x7f7fe000;
  if (format.infinite) return (lowBits(width) & ~lowBits(format.fraction)) - 1;
  return format.bits == 8 ? lowBits(7) - 1 : lowBits(width);
}

// Whether a magnitude goes to the next step, which is `rest` of a step away from what is below it.
bool goesUp(Rounding rounding, bool negative, bool odd, double rest) {
  switch (rounding) {
    case Rounding::kNearest:
      return rest > 0.5 || (rest == 0.5 && odd);
    case Rounding::kNearestAway:
      return rest >= 0.5;
    case Rounding::kZero:
      return false;
    case Rounding::kDown:
      return negative && rest > 0;
    case Rounding::kUp:
      return !negative && rest > 0;
  }
  return false;
}

// tf32 has the bits of an f32 whose last 13 are 0.
int unusedBits(const Format& format) { return format.element == Element::kTf32 ? 13 : 0; }

uint64_t roundedBits(const Format& format, double value, Rounding rounding) {
  const bool negative = std::signbit(value);
  const uint64_t sign = format.isSigned && negative ? uint64_t{1} << (format.bits - 1) : 0;
  const int unused = unusedBits(format);
  const int width = format.bits - (format.isSigned ? 1 : 0) - unused;
  const uint64_t top = lowBits(width) & ~lowBits(format.fraction);  // the largest exponent
  const uint64_t largest = largestOf(format) >> unused;
  if (std::isnan(value)) return canonicalNan(format.element);
  const double magnitude = std::fabs(value);
  if (magnitude == 0) return sign;
  if (std::isinf(magnitude)) return sign | (format.infinite ? top : largest) << unused;
  // magnitude = significand * 2^(exponent - 52); below 2^-1022, where a double has no first bit, steps are
  // larger.
  const uint64_t word = std::bit_cast<uint64_t>(magnitude), hidden = uint64_t{1} << 52;
  const int field52 = static_cast<int>(word >> 52), exponent = std::max(field52, 1) - 1023;
  const uint64_t significand = (word & (hidden - 1)) | (field52 != 0 ? hidden : 0);
  const int unit = std::max(exponent, 1 - format.bias) - format.fraction;
  const int shift = std::min(unit + 52 - exponent, 60);  // of 60 bits nothing is left but a rest below a half
  uint64_t steps = significand >> shift;
  const uint64_t rest = significand & lowBits(shift), half = uint64_t{1} << (shift - 1);
  const double part = rest == 0 ? 0 : rest < half ? 0.25 : rest == half ? 0.5 : 0.75;
  if (goesUp(rounding, negative, (steps & 1) != 0, part)) ++steps;
  // Where the fraction overflows, the carry is the next exponent: bits of floats count upwards.
  const auto field = static_cast<uint64_t>(unit + format.fraction + format.bias);
  const uint64_t bits = ((field - 1) << format.fraction) + steps;
  if (bits <= largest) return sign | bits << unused;
  const bool stops = rounding == Rounding::kZero || rounding == (negative ? Rounding::kUp : Rounding::kDown);
  return sign | (format.infinite && !stops ? top : largest) << unused;
}

}  // namespace

std::optional<Element> elementNamed(std::string_view name) {
  for (const Format& format : kFormats)
    if (format.name == name) return format.element;
  if (name == "b8") return Element::kU8;
  if (name == "b16") return Element::kU16;
  if (name == "b32") return Element::kU32;
  if (name == "b64") return Element::kU64;
  return std::nullopt;
}

int bitsOf(Element element) { return formatOf(element).bits; }
bool isFloat(Element element) { return formatOf(element).floating; }

namespace {

double computedValue(Element element, uint64_t bits) {
  const Format& format = formatOf(element);
  bits &= lowBits(format.bits);
  if (element == Element::kF64) return std::bit_cast<double>(bits);
  if (element == Element::kF32) return static_cast<double>(std::bit_cast<float>(static_cast<uint32_t>(bits)));
  // The lowest bits of tf32 are not read.
  if (element == Element::kTf32)
    return static_cast<double>(std::bit_cast<float>(static_cast<uint32_t>(bits) & 0xffffe000U));
  if (element == Element::kUe8m0)
    return bits == 255 ? std::nan("") : std::ldexp(1.0, static_cast<int>(bits) - 127);
  if (format.floating) {
    const bool negative = format.isSigned && (bits >> (format.bits - 1) & 1) != 0;
    const double magnitude = magnitudeOf(format, bits & lowBits(format.bits - (format.isSigned ? 1 : 0)));
    return negative ? -magnitude : magnitude;
  }
  if (format.isSigned && (bits >> (format.bits - 1) & 1) != 0)
    return static_cast<double>(static_cast<int64_t>(bits | ~lowBits(format.bits)));
  return static_cast<double>(bits);
}

// The values of a format of at most 16 bits, by their bits.
const std::vector<double>& valuesOf(Element element) {
  static const std::array<std::vector<double>, kFormats.size()> all = [] {
    std::array<std::vector<double>, kFormats.size()> made;
    for (const Format& format : kFormats)
      for (uint64_t bits = 0; format.bits <= 16 && bits < uint64_t{1} << format.bits; ++bits)
        made[static_cast<size_t>(format.element)].push_back(computedValue(format.element, bits));
    return made;
  }();
  return all[static_cast<size_t>(element)];
}

}  // namespace

double valueOfAny(Element element, uint64_t bits) {
  const std::vector<double>& values = valuesOf(element);
  return values.empty() ? computedValue(element, bits) : values[bits & (values.size() - 1)];
}

uint64_t bitsFor(Element element, double value) {
  const Format& format = formatOf(element);
  if (format.floating && element != Element::kUe8m0 && std::isnan(value)) return canonicalNan(element);
  if (element == Element::kF64) return std::bit_cast<uint64_t>(value);
  if (element == Element::kF32 || element == Element::kTf32)
    return std::bit_cast<uint32_t>(static_cast<float>(value));
  if (element == Element::kUe8m0 && std::isnan(value)) return lowBits(8);
  if (element == Element::kUe8m0)
    return value <= 0 ? 0 : static_cast<uint64_t>(std::clamp(std::ilogb(value) + 127, 0, 254));
  if (format.floating) return roundedBits(format, value, Rounding::kNearest);
  return static_cast<uint64_t>(static_cast<int64_t>(value)) & lowBits(format.bits);
}

uint64_t bitsRounded(Element element, double value, Rounding rounding) {
  if (std::isnan(value)) return canonicalNan(element);
  if (element == Element::kF64) return std::bit_cast<uint64_t>(value);
  return roundedBits(formatOf(element), value, rounding);
}

uint64_t bitsOfInteger(Element element, bool negative, uint64_t magnitude, Rounding rounding) {
  if (magnitude == 0) return 0;
  const int shift = std::max(0, 11 - std::countl_zero(magnitude));  // a double keeps 53 bits
  uint64_t kept = magnitude >> shift;
  const uint64_t behind = magnitude & lowBits(shift);
  if (element == Element::kF64) {
    const double rest = std::ldexp(static_cast<double>(behind), -shift);
    if (goesUp(rounding, negative, (kept & 1) != 0, rest)) ++kept;
  } else if (behind != 0) {
    kept |= 1;
  }
  const double value = std::ldexp(static_cast<double>(kept), shift);
  return bitsRounded(element, negative ? -value : value, rounding);
}

uint64_t canonicalNan(Element element) {
  const Format& format = formatOf(element);
  if (element == Element::kF64) return 0x7ff8000000000000;
  if (element == Element::kUe4m3) return 0x7f;
  if (element == Element::kTf32) return 0x7fffe000;  // its lowest bits are not there
  return lowBits(format.bits - (format.isSigned ? 1 : 0));
}

uint64_t largestBits(Element element) { return largestOf(formatOf(element)); }
double leastNormal(Element element) { return std::ldexp(1.0, 1 - formatOf(element).bias); }

}  // namespace cutecheck::emulate
