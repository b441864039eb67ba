// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The value of a term for one draw of the elements, from the values of its operands.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <utility>

#include "oracle/ptx/bytes/computed.h"
#include "oracle/ptx/terms/term.h"

namespace cutecheck::terms {

namespace {

using emulate::bitsFor;
using emulate::bitsOf;
using emulate::isFloat;
using emulate::valueOf;

bool isSigned(Element type) {
  return type == Element::kS64 || type == Element::kS32 || type == Element::kS16 || type == Element::kS8 ||
         type == Element::kS4;
}

int64_t signedOf(uint64_t bits, int width) {
  if (width == 64) return static_cast<int64_t>(bits);
  const uint64_t sign = uint64_t{1} << (width - 1);
  bits &= (uint64_t{1} << width) - 1;
  return static_cast<int64_t>((bits ^ sign) - sign);
}

// -0 is below +0; of one NaN the other operand.
double extreme(bool least, double a, double b) {
  if (std::isnan(a) || std::isnan(b)) return std::isnan(a) ? b : a;
  const bool below = a < b || (a == b && std::signbit(a));
  return below == least ? a : b;
}

// Of all but f64 rounded to odd.
double floatValue(Op op, Element type, const double* v) {
  const bool wide = type == Element::kF64;
  switch (op) {
    case Op::kAdd:
      return wide ? v[0] + v[1] : emulate::oddSum(v[0], v[1]);
    case Op::kSub:
      return wide ? v[0] - v[1] : emulate::oddSum(v[0], -v[1]);
    case Op::kMul:
      return v[0] * v[1];
    case Op::kFma:
      return wide ? std::fma(v[0], v[1], v[2]) : emulate::oddSum(v[0] * v[1], v[2]);
    case Op::kDiv:
      return wide ? v[0] / v[1] : emulate::oddQuotient(v[0], v[1]);
    case Op::kRcp:
      return wide ? 1 / v[0] : emulate::oddQuotient(1, v[0]);
    case Op::kSqrt:
      return wide ? std::sqrt(v[0]) : emulate::oddRoot(v[0]);
    case Op::kExp2:
      return std::exp2(v[0]);
    case Op::kMin:
    case Op::kMax:
      return extreme(op == Op::kMin, v[0], v[1]);
    case Op::kNeg:
      return -v[0];
    case Op::kAbs:
      return std::fabs(v[0]);
    default:
      return std::nan("");
  }
}

// Sums and products of such are exact in a double where they are such.
bool isWhole(double value) { return std::fabs(value) < 0x1p53 && value == std::trunc(value); }

// Whether the value has been computed from its operands with no more than their real numbers say.
bool isExact(Op op, Element type, std::span<const double> v, double value, double result) {
  const bool isInfinite =
      std::isinf(value) && std::none_of(v.begin(), v.end(), [](double one) { return std::isinf(one); });
  if (value != result || isInfinite || op == Op::kExp2) return false;
  if (type != Element::kF64 || op == Op::kMin || op == Op::kMax || op == Op::kNeg || op == Op::kAbs)
    return true;
  return op != Op::kDiv && op != Op::kRcp && op != Op::kSqrt && isWhole(value) &&
         std::all_of(v.begin(), v.end(), isWhole);
}

uint64_t floatBits(Element type, const emulate::Finish& finish, double value) {
  if (type == Element::kUe8m0 || (!finish.flushes && !finish.rectifies)) return bitsFor(type, value);
  return emulate::finished(type, finish, value).value_or(0);
}

uint64_t integerValue(Op op, Element type, const uint64_t* v) {
  const int width = bitsOf(type);
  const auto wide = [&](uint64_t bits) { return bits & lowBytes(width / 8); };
  const bool less = isSigned(type) ? signedOf(v[0], width) < signedOf(v[1], width) : wide(v[0]) < wide(v[1]);
  switch (op) {
    case Op::kAdd:
      return v[0] + v[1];
    case Op::kSub:
      return v[0] - v[1];
    case Op::kMul:
      return v[0] * v[1];
    case Op::kFma:
      return v[0] * v[1] + v[2];
    case Op::kMin:
      return less ? v[0] : v[1];
    case Op::kMax:
      return less ? v[1] : v[0];
    case Op::kNeg:
      return 0 - v[0];
    case Op::kAbs:
      return isSigned(type) && signedOf(v[0], width) < 0 ? 0 - v[0] : v[0];
    case Op::kAnd:
      return v[0] & v[1];
    case Op::kOr:
      return v[0] | v[1];
    case Op::kXor:
      return v[0] ^ v[1];
    case Op::kNot:
      return ~v[0];
    case Op::kShl:
      return v[1] >= static_cast<uint64_t>(width) ? 0 : v[0] << v[1];
    case Op::kShr: {
      const uint64_t by = std::min<uint64_t>(v[1], static_cast<uint64_t>(width) - 1);
      if (isSigned(type)) return static_cast<uint64_t>(signedOf(v[0], width) >> by);
      return v[1] >= static_cast<uint64_t>(width) ? 0 : wide(v[0]) >> v[1];
    }
    case Op::kInc:
      return wide(v[0]) >= wide(v[1]) ? 0 : v[0] + 1;
    case Op::kDec:
      return wide(v[0]) == 0 || wide(v[0]) > wide(v[1]) ? v[1] : v[0] - 1;
    case Op::kPopc:
      return static_cast<uint64_t>(std::popcount(wide(v[0])));
    default:
      return 0;
  }
}

// What a sparse row has at a position of a chunk: of metadata 2:4 two positions, 1:2 the first or the second.
uint64_t picked(const std::string& flavor, const std::array<uint64_t, 4>& v) {
  const uint64_t said = v[0] & 15, at = v[1];
  if (flavor == "1:2") return (said == 0b0100 && at == 0) || (said == 0b1110 && at == 1) ? v[2] : 0;
  return (said & 3) == at ? v[2] : said >> 2 == at ? v[3] : 0;
}

// `rounded` becomes true where the value is not that of the operand.
uint64_t converted(Element to, Element from, const std::string& flavor, uint64_t bits, bool& rounded) {
  if (flavor.starts_with("bits")) return bits >> std::stoi(flavor.substr(4)) & ((uint64_t{1} << bitsOf(to)) - 1);
  if (!isFloat(from)) {
    if (bitsOf(from) < 8) bits &= (uint64_t{1} << bitsOf(from)) - 1;
    const uint64_t whole = isSigned(from) ? static_cast<uint64_t>(signedOf(bits, bitsOf(from))) : bits;
    const bool negative = isSigned(from) && static_cast<int64_t>(whole) < 0;
    if (isFloat(to)) {
      const double value = valueOf(from, bits);
      const uint64_t made = to == Element::kUe8m0
                                ? bitsFor(to, value)
                                : emulate::bitsOfInteger(to, negative, negative ? 0 - whole : whole,
                                                         emulate::Rounding::kNearest);
      rounded = rounded || !isWhole(value) || valueOf(to, made) != value;
      return made;
    }
    if (flavor != "satfinite") return whole;
    return static_cast<uint64_t>(std::clamp(static_cast<int64_t>(whole), -(int64_t{1} << 31), (int64_t{1} << 31) - 1));
  }
  if (from == Element::kBf16 && to == Element::kF32 && flavor.empty()) return bits << 16;  // of NaN, too
  const bool flushes = flavor.ends_with("ftz"), rectifies = flavor.starts_with("relu");
  const double given = valueOf(from, bits),
               value = flushes && from == Element::kF32 ? emulate::flushed(from, given) : given;
  if (isFloat(to)) {
    uint64_t made =
        to == Element::kTf32
            ? emulate::bitsRounded(to, rectifies && value <= 0 ? 0.0 : value, emulate::Rounding::kNearest)
            : floatBits(to, {.flushes = flushes && to == Element::kF32, .rectifies = rectifies}, value);
    // PTX has these with .satfinite alone.
    if (to == Element::kE5M2 && std::isinf(valueOf(to, made)))
      made = (made & 0x80) | emulate::largestBits(to);
    rounded = rounded || valueOf(to, made) != (rectifies && given <= 0 ? 0.0 : given);
    return made;
  }
  rounded = rounded || value != given;  // or it is none
  const int width = bitsOf(to);
  if (std::isnan(value)) return from != Element::kF64 && width != 64 ? 0 : uint64_t{1} << (width - 1);
  return emulate::integerFrom(isSigned(to), width,
                              flavor.starts_with("rzi")   ? std::trunc(value)
                              : flavor.starts_with("rmi") ? std::floor(value)
                              : flavor.starts_with("rpi") ? std::ceil(value)
                                                          : std::nearbyint(value));
}

}  // namespace

bool isZero(const Term& term) { return isFloat(term.type) && valueOf(term.type, term.value) == 0; }

uint64_t Terms::evaluate(Term& term, std::span<const TermId> args) const {
  const auto value = [&](size_t i) { return all_[args[i]].value; };
  const uint64_t mask = lowBytes(term.bytes);
  if (term.op == Op::kNumber) return term.payload;
  // Of a computed 0 the real numbers do not say the sign.
  if (!isFloat(term.type) && term.op != Op::kConvert)
    for (const TermId arg : args) term.rounded = term.rounded || isZero(all_[arg]);
  if (term.op == Op::kBytes) {
    uint64_t all = 0;
    for (size_t i = 0; i < args.size() / 2; ++i) all |= (value(2 * i) >> (8 * value(2 * i + 1)) & 255) << (8 * i);
    return all;
  }
  if (term.op == Op::kPick) {
    std::array<uint64_t, 4> in{};
    for (size_t i = 0; i < args.size() && i < in.size(); ++i) in[i] = value(i);
    return picked(names_[term.flavor], in) & mask;
  }
  if (term.op == Op::kConvert)
    return converted(term.type, term.from, names_[term.flavor], value(0), term.rounded) & mask;
  if (term.op == Op::kProduct) {
    const std::span<const TermId> left = this->args(args[0]), right = this->args(args[1]);
    const Element a = all_[args[0]].type, b = all_[args[1]].type;
    // As the machine has it: the products one behind the other, and C behind them.
    const double begin = valueOf(term.from, value(2));
    double sum = 0;
    const double scale = valueOf(Element::kF32, value(3));
    for (size_t k = 0; k < left.size(); ++k) {
      const double before = sum,
                   more = scale * valueOf(a, all_[left[k]].value) * valueOf(b, all_[right[k]].value);
      sum += more;
      term.rounded = term.rounded || sum - before != more || sum - more != before ||
                     (term.type == Element::kF64 && !isWhole(more));
    }
    const double products = std::exchange(sum, begin + sum);
    term.rounded = term.rounded || sum - begin != products || sum - products != begin;
    if (!isFloat(term.type)) {
      const bool inRange = names_[term.flavor].find("satfinite") != std::string::npos;
      if (inRange) sum = std::clamp(sum, -2147483648.0, 2147483647.0);
      return static_cast<uint64_t>(static_cast<int64_t>(sum)) & mask;
    }
    const uint64_t made = bitsFor(term.type, sum) & mask;
    term.rounded = term.rounded || valueOf(term.type, made) != sum;
    return made;
  }
  if (!isFloat(term.type)) {
    uint64_t in[3] = {};
    for (size_t i = 0; i < args.size() && i < 3; ++i) in[i] = value(i);
    return integerValue(term.op, term.type, in) & mask;
  }
  double in[3] = {};
  const size_t count = std::min<size_t>(args.size(), 3);
  const bool flushes = term.flavor != 0 && names_[term.flavor].find("ftz") != std::string::npos;
  for (size_t i = 0; i < count; ++i) {
    const double given = valueOf(term.type, value(i));
    in[i] = flushes ? emulate::flushed(term.type, given) : given;
    term.rounded = term.rounded || in[i] != given;
  }
  // Of a NaN, too, they change the sign alone (terms/scalar_steps.cpp says so of what rests on it).
  if ((term.op == Op::kNeg || term.op == Op::kAbs) && std::isnan(in[0])) {
    term.rounded = true;  // no number
    const uint64_t sign = uint64_t{1} << (bitsOf(term.type) - 1);
    return (term.op == Op::kNeg ? value(0) ^ sign : value(0) & ~sign) & mask;
  }
  const double made = floatValue(term.op, term.type, in);
  const uint64_t bits = floatBits(term.type, {.flushes = flushes}, made) & mask;
  term.rounded =
      term.rounded || !isExact(term.op, term.type, std::span(in, count), made, valueOf(term.type, bits));
  return bits;
}

}  // namespace cutecheck::terms
