// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The value of a term for one draw of the elements, from the values of its operands.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

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

double floatValue(Op op, Element type, const double* v) {
  switch (op) {
    case Op::kAdd:
      return v[0] + v[1];
    case Op::kSub:
      return v[0] - v[1];
    case Op::kMul:
      return v[0] * v[1];
    case Op::kFma:
      return type == Element::kF32
                 ? static_cast<double>(std::fma(static_cast<float>(v[0]), static_cast<float>(v[1]),
                                                static_cast<float>(v[2])))
                 : std::fma(v[0], v[1], v[2]);
    case Op::kDiv:
      return v[0] / v[1];
    case Op::kRcp:
      return 1 / v[0];
    case Op::kSqrt:
      return std::sqrt(v[0]);
    case Op::kExp2:
      return std::exp2(v[0]);
    case Op::kMin:
      return extreme(true, v[0], v[1]);
    case Op::kMax:
      return extreme(false, v[0], v[1]);
    case Op::kNeg:
      return -v[0];
    case Op::kAbs:
      return std::fabs(v[0]);
    default:
      return std::nan("");
  }
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

uint64_t converted(Element to, Element from, const std::string& flavor, uint64_t bits) {
  if (flavor.starts_with("bits")) return bits >> std::stoi(flavor.substr(4)) & ((uint64_t{1} << bitsOf(to)) - 1);
  if (!isFloat(to) && !isFloat(from)) {
    if (bitsOf(from) < 8) bits &= (uint64_t{1} << bitsOf(from)) - 1;
    const uint64_t whole = isSigned(from) ? static_cast<uint64_t>(signedOf(bits, bitsOf(from))) : bits;
    if (flavor != "satfinite") return whole;
    return static_cast<uint64_t>(std::clamp(static_cast<int64_t>(whole), -(int64_t{1} << 31), (int64_t{1} << 31) - 1));
  }
  if (from == Element::kBf16 && to == Element::kF32 && flavor.empty()) return bits << 16;  // of NaN, too
  const double value = valueOf(from, bits);
  if (isFloat(to)) {
    const double kept = flavor == "relu" && value <= 0 ? 0.0 : value;
    return to == Element::kTf32 ? emulate::bitsRounded(to, kept, emulate::Rounding::kNearest)
                                : bitsFor(to, kept);
  }
  const double whole = flavor == "rzi"   ? std::trunc(value)
                       : flavor == "rmi" ? std::floor(value)
                       : flavor == "rpi" ? std::ceil(value)
                                         : std::nearbyint(value);
  const int width = bitsOf(to);
  if (std::isnan(whole)) return 0;
  const double least = isSigned(to) ? -std::ldexp(1, width - 1) : 0,
               most = std::ldexp(1, isSigned(to) ? width - 1 : width) - 1;
  return bitsFor(to, std::clamp(whole, least, most));
}

}  // namespace

uint64_t Terms::evaluate(const Term& term, std::span<const TermId> args) const {
  const auto value = [&](size_t i) { return all_[args[i]].value; };
  const uint64_t mask = lowBytes(term.bytes);
  if (term.op == Op::kNumber) return term.payload;
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
  if (term.op == Op::kConvert) return converted(term.type, term.from, names_[term.flavor], value(0)) & mask;
  if (term.op == Op::kProduct) {
    const std::span<const TermId> left = this->args(args[0]), right = this->args(args[1]);
    const Element a = all_[args[0]].type, b = all_[args[1]].type;
    double sum = valueOf(term.from, value(2));
    const double scale = valueOf(Element::kF32, value(3));
    for (size_t k = 0; k < left.size(); ++k)
      sum += scale * valueOf(a, all_[left[k]].value) * valueOf(b, all_[right[k]].value);
    if (!isFloat(term.type)) {
      const bool inRange = names_[term.flavor].find("satfinite") != std::string::npos;
      if (inRange) sum = std::clamp(sum, -2147483648.0, 2147483647.0);
      return static_cast<uint64_t>(static_cast<int64_t>(sum)) & mask;
    }
    return bitsFor(term.type, sum) & mask;
  }
  if (!isFloat(term.type)) {
    uint64_t in[3] = {};
    for (size_t i = 0; i < args.size() && i < 3; ++i) in[i] = value(i);
    return integerValue(term.op, term.type, in) & mask;
  }
  double in[3] = {};
  for (size_t i = 0; i < args.size() && i < 3; ++i) in[i] = valueOf(term.type, value(i));
  return bitsFor(term.type, floatValue(term.op, term.type, in)) & mask;
}

}  // namespace cutecheck::terms
