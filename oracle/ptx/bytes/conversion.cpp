// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cvt: between integers, floats, and pairs of floats.
//
// A result of a signed integer is extended to the whole register, as a load extends it.
#include <algorithm>
#include <cmath>

#include "oracle/ptx/bytes/computed.h"

namespace cutecheck::emulate {

namespace {

__extension__ typedef __int128 Wide;

struct Side {
  Element element = Element::kU32;
  int lanes = 1;
  bool integer = false, isSigned = false;
  int bits = 32;

  bool is(Element one, int count = 1) const { return element == one && lanes == count; }
  bool isPair(Element one) const { return is(one, 2); }
  // A float that registers hold alone.
  bool isPlain() const {
    return lanes == 1 && (element == Element::kF64 || element == Element::kF32 || element == Element::kF16 ||
                          element == Element::kBf16);
  }
};

std::optional<Side> sideOf(const std::string& word) {
  std::string name = word;
  const bool pair = name.ends_with("x2");
  if (pair) name.resize(name.size() - 2);
  const std::optional<Element> element = elementNamed(name);
  if (!element || name[0] == 'b' ? name != "bf16" : false) return std::nullopt;
  Side side{*element, pair ? 2 : 1, !isFloat(*element), name[0] == 's', bitsOf(*element)};
  if (side.integer && (pair || side.bits < 8)) return std::nullopt;
  return side;
}

Wide integerOf(const Side& side, uint64_t bits) {
  return side.isSigned ? Wide{signedOf(bits, side.bits)} : static_cast<Wide>(bits & lowBits(side.bits));
}

uint64_t extended(const Side& side, uint64_t bits) {
  return side.isSigned ? static_cast<uint64_t>(signedOf(bits, side.bits)) : bits & lowBits(side.bits);
}

enum class Whole : uint8_t { kNearest, kZero, kDown, kUp };

double wholeOf(double value, Whole whole) {
  switch (whole) {
    case Whole::kNearest:
      return std::nearbyint(value);
    case Whole::kZero:
      return std::trunc(value);
    case Whole::kDown:
      return std::floor(value);
    case Whole::kUp:
      return std::ceil(value);
  }
  return value;
}

}  // namespace

uint64_t integerFrom(bool isSigned, int bits, double whole) {
  const double above = std::ldexp(1.0, isSigned ? bits - 1 : bits), below = isSigned ? -above : 0;
  if (whole >= above) return lowBits(isSigned ? bits - 1 : bits);
  if (whole <= below) return isSigned ? uint64_t{1} << (bits - 1) : 0;
  return isSigned ? static_cast<uint64_t>(static_cast<int64_t>(whole)) : static_cast<uint64_t>(whole);
}

namespace {

// One element to one.
using One = std::function<std::optional<uint64_t>(uint64_t)>;

One integerToInteger(const Side& to, const Side& from, bool saturates) {
  return [=](uint64_t bits) -> std::optional<uint64_t> {
    Wide value = integerOf(from, bits);
    if (saturates) {
      const Wide above = (Wide{1} << (to.isSigned ? to.bits - 1 : to.bits)) - 1;
      value = std::clamp(value, to.isSigned ? -above - 1 : Wide{0}, above);
    }
    return static_cast<uint64_t>(value);
  };
}

One floatToInteger(const Side& to, const Side& from, Whole whole, bool flushes) {
  return [=](uint64_t bits) -> std::optional<uint64_t> {
    double value = valueOf(from.element, bits);
    if (std::isnan(value)) {
      const bool zero = from.element != Element::kF64 && to.bits != 64;
      return zero ? 0 : uint64_t{1} << (to.bits - 1);
    }
    if (flushes) value = flushed(from.element, value);
    return integerFrom(to.isSigned, to.bits, wholeOf(value, whole));
  };
}

One integerToFloat(const Side& to, const Side& from, const Finish& finish) {
  return [=](uint64_t bits) -> std::optional<uint64_t> {
    const Wide value = integerOf(from, bits);
    if (finish.saturates && value < 0) return 0;
    const auto magnitude = static_cast<uint64_t>(value < 0          ? -value
                                                 : finish.saturates ? std::min(value, Wide{1})
                                                                    : value);
    return bitsOfInteger(to.element, value < 0, magnitude, finish.rounding);
  };
}

struct Between {
  Finish finish;
  std::optional<Whole> whole;
  bool flushesOperand = false, stopsAtLargest = false;
};

// PTX does not say which NaN these conversions give: those of an H200, which keep the sign and the highest bits.
std::optional<uint64_t> keptNan(Element to, Element from, Rounding rounding, uint64_t bits) {
  if (to == Element::kTf32) return rounding == Rounding::kNearestAway ? bits & 0xffffe000U : 0x7fffe000U;
  if (from == Element::kBf16 && to == Element::kF32) return (bits & 0xffffU) << 16;
  if (from != Element::kF64 || (to != Element::kF32 && to != Element::kF16)) return std::nullopt;
  const int fraction = to == Element::kF32 ? 23 : 10, width = to == Element::kF32 ? 32 : 16;
  const uint64_t exponent = lowBits(width - 1) & ~lowBits(fraction), quiet = uint64_t{1} << (fraction - 1);
  return bits >> 63 << (width - 1) | exponent | quiet | (bits >> (52 - fraction) & lowBits(fraction));
}

One floatToFloat(const Side& to, const Side& from, const Between& between) {
  return [=](uint64_t bits) -> std::optional<uint64_t> {
    double value = valueOf(from.element, bits);
    if (std::isnan(value) && !between.finish.saturates && !between.whole)
      if (const auto nan = keptNan(to.element, from.element, between.finish.rounding, bits)) return nan;
    if (between.flushesOperand) value = flushed(from.element, value);
    if (between.whole && std::isfinite(value)) value = std::copysign(wholeOf(value, *between.whole), value);
    const std::optional<uint64_t> made = finished(to.element, between.finish, value);
    if (!made || !between.stopsAtLargest || std::isnan(value)) return made;
    const uint64_t sign = uint64_t{1} << (to.bits - 1);
    return (*made & sign) | std::min(*made & ~sign, largestBits(to.element));
  };
}

// What the words say, and which of the forms of cvt it is; nothing where there is no such form.
class Reader {
 public:
  Reader(const Form& form, const Side& to, const Side& from) : to_(to), from_(from), words_(form, 2) {}

  Expected<One> read(const Form& form) {
    One made;
    if (to_.integer && from_.integer)
      made = integerToInteger(to_, from_, !holdsAll() && words_.take("sat"));
    else if (to_.integer)
      made = toInteger();
    else if (from_.integer)
      made = fromInteger();
    else if (to_.isPlain() && from_.isPlain())
      made = plain();
    else
      made = packed();
    if (!made) return form.unknown("there is no such conversion, or it is not supported");
    if (!words_.allTaken()) return words_.unknown();
    return made;
  }

 private:
  bool hasF32() const { return to_.element == Element::kF32 || from_.element == Element::kF32; }
  // Whether every integer of the operand's type is one of the result's: .sat is then no word of the
  // instruction.
  bool holdsAll() const {
    return to_.isSigned == from_.isSigned ? to_.bits >= from_.bits : to_.isSigned && to_.bits > from_.bits;
  }
  bool takeFlush() { return hasF32() && words_.take("ftz"); }
  std::optional<Whole> takeWhole() {
    const auto found = words_.takeOne({"rni", "rzi", "rmi", "rpi"});
    if (!found) return std::nullopt;
    return static_cast<Whole>(*found);
  }

  One toInteger() {
    if (!from_.isPlain() || (from_.element == Element::kBf16 && to_.bits == 8)) return nullptr;
    const std::optional<Whole> whole = takeWhole();
    if (!whole) return nullptr;
    const bool flushes = takeFlush();
    words_.take("sat");  // what it says holds without it
    return floatToInteger(to_, from_, *whole, flushes);
  }

  One fromInteger() {
    if (!to_.isPlain() || (to_.element == Element::kBf16 && from_.bits == 8)) return nullptr;
    const std::optional<Rounding> rounding = words_.takeRounding();
    if (!rounding) return nullptr;
    Finish finish{*rounding};
    takeFlush();  // no integer is subnormal
    if (to_.element != Element::kBf16) finish.saturates = words_.take("sat");
    return integerToFloat(to_, from_, finish);
  }

  One plain() {
    Between between;
    const bool same = to_.element == from_.element, narrows = to_.bits < from_.bits;
    if ((same && to_.element == Element::kBf16) || (!same && to_.bits == from_.bits)) return nullptr;
    if (same) between.whole = takeWhole();
    if (narrows) {
      const std::optional<Rounding> rounding = words_.takeRounding();
      if (!rounding) return nullptr;
      between.finish.rounding = *rounding;
      const bool near = *rounding == Rounding::kNearest || *rounding == Rounding::kZero;
      if (to_.element == Element::kBf16 && !near) return nullptr;
      if (from_.element == Element::kF32 && near) takeNarrowing(between);
    }
    if (between.finish.rectifies || between.stopsAtLargest) return floatToFloat(to_, from_, between);
    const bool flushes = takeFlush();
    between.flushesOperand = flushes && from_.element == Element::kF32;
    between.finish.flushes = flushes && to_.element == Element::kF32;
    if (to_.element != Element::kBf16) between.finish.saturates = words_.take("sat");
    return floatToFloat(to_, from_, between);
  }

  void takeNarrowing(Between& between) {
    between.finish.rectifies = words_.take("relu");
    between.stopsAtLargest = words_.take("satfinite");
  }

  // tf32, and pairs.
  One packed() {
    Between between;
    const bool small = to_.isPair(Element::kE4M3) || to_.isPair(Element::kE5M2);
    if (to_.is(Element::kTf32) && from_.is(Element::kF32)) {
      const bool away = words_.take("rna");
      const std::optional<Rounding> rounding = words_.takeRounding();
      if (away == rounding.has_value()) return nullptr;
      between.finish.rounding = away ? Rounding::kNearestAway : *rounding;
      if (!away && *rounding != Rounding::kNearest && *rounding != Rounding::kZero) return nullptr;
      takeNarrowing(between);
      if (away && between.finish.rectifies) return nullptr;
    } else if ((to_.isPair(Element::kF16) || to_.isPair(Element::kBf16)) && from_.is(Element::kF32)) {
      const std::optional<Rounding> rounding = words_.takeRounding();
      if (rounding != Rounding::kNearest && rounding != Rounding::kZero) return nullptr;
      between.finish.rounding = *rounding;
      takeNarrowing(between);
    } else if (small && (from_.is(Element::kF32) || from_.isPair(Element::kF16))) {
      if (!words_.take("rn") || !words_.take("satfinite")) return nullptr;
      between.stopsAtLargest = true;
      between.finish.rectifies = words_.take("relu");
    } else if (to_.isPair(Element::kF16) && (from_.isPair(Element::kE4M3) || from_.isPair(Element::kE5M2))) {
      if (!words_.take("rn")) return nullptr;
      between.finish.rectifies = words_.take("relu");
    } else {
      return nullptr;
    }
    return floatToFloat(to_, from_, between);
  }

  Side to_, from_;
  Words words_;
};

// The type that an operand of a cvt is read as: what matters of a literal.
Type typeOf(const Side& side) {
  const char kind = side.integer ? side.isSigned ? 's' : 'u' : side.element == Element::kBf16 ? 'g' : 'f';
  return Type{kind, side.bits, side.lanes};
}

Expected<Act> convert(const Form& form) {
  const std::vector<std::string>& all = form.words();
  if (all.size() < 3) return form.unknown();
  const auto to = sideOf(all[all.size() - 2]), from = sideOf(all.back());
  if (!to || !from) return form.unknown("its types are not supported");
  CUTECHECK_TRY(one, Reader(form, *to, *from).read(form));
  // Two sources: the first becomes the upper half.
  const bool two = to->lanes > from->lanes;
  Operands operands{std::vector<Type>(two ? 2 : 1, typeOf(*from)), 64, kFlushIsOpen};
  return computed(form, operands, [=, to = *to, from = *from](const Values& in) -> std::optional<uint64_t> {
    if (to.lanes == 1) {
      const std::optional<uint64_t> made = one(in[0]);
      return made ? std::optional(extended(to, *made)) : std::nullopt;
    }
    uint64_t made = 0;
    for (int i = 0; i < to.lanes; ++i) {
      const std::optional<uint64_t> half =
          one(two ? in[static_cast<size_t>(1 - i)] : in[0] >> (i * from.bits));
      if (!half) return std::nullopt;
      made |= *half << (i * to.bits);
    }
    return made;
  });
}

}  // namespace

void addConversions(Makers& makers) { makers["cvt"] = convert; }

}  // namespace cutecheck::emulate
