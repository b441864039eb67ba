// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/order/values.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <string_view>
#include <utility>

namespace cutecheck::ptx {

namespace {

using Op = PtxComputation::Op;
using Compares = PtxComputation::Compares;

constexpr std::pair<std::string_view, Op> kOps[] = {
    {"mov", Op::kMov}, {"cvta", Op::kCvta}, {"cvt", Op::kCvt}, {"setp", Op::kSetp}, {"selp", Op::kSelp},
    {"mul", Op::kMul}, {"mad", Op::kMad},   {"not", Op::kNot}, {"cnot", Op::kCnot}, {"neg", Op::kNeg},
    {"abs", Op::kAbs}, {"popc", Op::kPopc}, {"clz", Op::kClz}, {"bfe", Op::kBfe},   {"bfi", Op::kBfi},
    {"add", Op::kAdd}, {"sub", Op::kSub},   {"and", Op::kAnd}, {"or", Op::kOr},     {"xor", Op::kXor},
    {"shl", Op::kShl}, {"shr", Op::kShr},   {"min", Op::kMin}, {"max", Op::kMax},   {"div", Op::kDiv},
    {"rem", Op::kRem}};

// Names without a sign (lo, ls, hi, hs) are unsigned.
constexpr std::pair<std::string_view, Compares> kCompares[] = {
    {"eq", Compares::kEq}, {"ne", Compares::kNe}, {"lt", Compares::kLt}, {"le", Compares::kLe},
    {"gt", Compares::kGt}, {"ge", Compares::kGe}, {"lo", Compares::kLt}, {"ls", Compares::kLe},
    {"hi", Compares::kGt}, {"hs", Compares::kGe}};

uint64_t cut(uint64_t value, unsigned width) {
  return width >= 64 ? value : value & ((uint64_t{1} << width) - 1);
}

int64_t withSign(uint64_t value, unsigned width) {
  const unsigned shift = 64 - std::min(width, 64U);
  return static_cast<int64_t>(value << shift) >> shift;
}

bool isFloat(const std::string& type) {
  return type.starts_with("f") || type.starts_with("bf") || type.starts_with("e") || type == "tf32";
}

// Two in one register, "u16x2".
bool isPacked(const std::string& type) { return type.find('x') != std::string::npos; }

bool holds(Compares compares, uint64_t a, uint64_t b, bool isSigned, unsigned width) {
  const int64_t x = withSign(a, width), y = withSign(b, width);
  switch (compares) {
    case Compares::kEq:
      return a == b;
    case Compares::kNe:
      return a != b;
    case Compares::kLt:
      return isSigned ? x < y : a < b;
    case Compares::kLe:
      return isSigned ? x <= y : a <= b;
    case Compares::kGt:
      return isSigned ? x > y : a > b;
    default:
      return isSigned ? x >= y : a >= b;
  }
}

uint64_t high(const PtxComputation& c, uint64_t a, uint64_t b) {
  if (c.width < 64)
    return c.isSigned ? static_cast<uint64_t>(withSign(a, c.width) * withSign(b, c.width)) >> c.width
                      : a * b >> c.width;
  using Wide = unsigned __int128;
  const Wide product =
      c.isSigned ? static_cast<Wide>(static_cast<__int128>(static_cast<int64_t>(a)) * static_cast<int64_t>(b))
                 : static_cast<Wide>(a) * b;
  return static_cast<uint64_t>(product >> 64);
}

uint64_t times(const PtxComputation& c, uint64_t a, uint64_t b) {
  if (c.high) return high(c, a, b);
  return c.wide && c.isSigned ? static_cast<uint64_t>(withSign(a, c.width) * withSign(b, c.width)) : a * b;
}

PtxValue divided(const PtxComputation& c, uint64_t a, uint64_t b) {
  const bool quotient = c.op == Op::kDiv;
  if (b == 0) return std::nullopt;
  if (!c.isSigned) return quotient ? a / b : a % b;
  const int64_t x = withSign(a, c.width), y = withSign(b, c.width);
  // PTX leaves the remainder of a negative number, or by one, to the machine.
  if (!quotient && (x < 0 || y < 0)) return std::nullopt;
  if (y == -1) return 0 - a;
  return static_cast<uint64_t>(quotient ? x / y : x % y);
}

// A place and a length have 32 bits, and PTX leaves open what one above 255 is (PTX ISA, "bfe", "bfi").
bool isBeyondField(uint64_t at, uint64_t length) { return at > 255 || length > 255; }

// Of sources that are known and cut to their width.
PtxValue arithmetic(const PtxComputation& c, const uint64_t* s, size_t count) {
  const unsigned width = c.width;
  const size_t wanted = c.op == Op::kMad || c.op == Op::kBfe   ? 3
                        : c.op >= Op::kNot && c.op <= Op::kClz ? 1
                                                               : 2;
  if (count != wanted) return std::nullopt;
  const bool less = count > 1 && holds(Compares::kLt, s[0], s[1], c.isSigned, width);
  switch (c.op) {
    case Op::kMul:
      return times(c, s[0], s[1]);
    case Op::kMad:
      return times(c, s[0], s[1]) + s[2];
    case Op::kNot:
      return ~s[0];
    case Op::kCnot:
      return s[0] == 0 ? 1 : 0;
    case Op::kNeg:
      return 0 - s[0];
    case Op::kAbs:
      return withSign(s[0], width) < 0 ? 0 - s[0] : s[0];
    case Op::kPopc:
      return static_cast<uint64_t>(std::popcount(s[0]));
    case Op::kClz:
      return static_cast<uint64_t>(std::countl_zero(s[0])) - (64 - width);
    case Op::kBfe:
      if (c.isSigned || isBeyondField(s[1], s[2])) return std::nullopt;
      return s[2] == 0 || s[1] >= width ? 0 : cut(s[0] >> s[1], static_cast<unsigned>(s[2]));
    case Op::kAdd:
      return s[0] + s[1];
    case Op::kSub:
      return s[0] - s[1];
    case Op::kAnd:
      return s[0] & s[1];
    case Op::kOr:
      return s[0] | s[1];
    case Op::kXor:
      return s[0] ^ s[1];
    case Op::kShl:
      return s[1] >= width ? 0 : s[0] << s[1];
    case Op::kShr:
      if (c.isSigned)
        return static_cast<uint64_t>(withSign(s[0], width) >> std::min<uint64_t>(s[1], width - 1));
      return s[1] >= width ? 0 : s[0] >> s[1];
    case Op::kMin:
      return less ? s[0] : s[1];
    case Op::kMax:
      return less ? s[1] : s[0];
    case Op::kDiv:
    case Op::kRem:
      return divided(c, s[0], s[1]);
    default:
      return std::nullopt;
  }
}

// bfi d, a, b, c, e: the lowest e bits of a stand in b from bit c on; what passes the highest bit is lost.
PtxValue inserted(const PtxComputation& c, const PtxValue* s, size_t count) {
  if (count != 4 || !s[2] || !s[3] || !s[0] || !s[1]) return std::nullopt;
  const uint64_t at = cut(*s[2], 32), bits = cut(*s[3], 32);
  if (isBeyondField(at, bits)) return std::nullopt;
  if (at >= c.width || bits == 0) return cut(*s[1], c.width);
  const uint64_t field = cut(~uint64_t{0}, static_cast<unsigned>(std::min<uint64_t>(bits, 64))) << at;
  return cut((*s[1] & ~field) | ((*s[0] << at) & field), c.width);
}

PtxValue compared(const PtxComputation& c, const PtxValue* s, size_t count) {
  if (count < 2) return std::nullopt;
  const PtxValue third = count > 2 ? s[2] : PtxValue();
  // What the third operand decides alone.
  if (third && c.with == Op::kAnd && *third == 0) return 0;
  if (third && c.with == Op::kOr && *third != 0) return 1;
  if (!s[0] || !s[1] || (count > 2 && !third)) return std::nullopt;
  const bool found = holds(c.compares, cut(*s[0], c.width), cut(*s[1], c.width), c.isSigned, c.width);
  if (count == 2) return found ? 1 : 0;
  const bool other = *third != 0;
  return (c.with == Op::kAnd ? found && other : c.with == Op::kOr ? found || other : found != other) ? 1 : 0;
}

}  // namespace

std::optional<uint64_t> ptxBytes(const std::string& type) {
  static constexpr std::pair<std::string_view, uint64_t> kBytes[] = {
      {"b8", 1},   {"u8", 1},  {"s8", 1},  {"b16", 2}, {"u16", 2},  {"s16", 2},   {"f16", 2},
      {"bf16", 2}, {"b32", 4}, {"u32", 4}, {"s32", 4}, {"f32", 4},  {"f16x2", 4}, {"bf16x2", 4},
      {"b64", 8},  {"u64", 8}, {"s64", 8}, {"f64", 8}, {"b128", 16}};
  for (const auto& [name, bytes] : kBytes)
    if (name == type) return bytes;
  return std::nullopt;
}

unsigned ptxWidth(const std::string& type) {
  if (type == "pred") return 1;
  if (const std::optional<uint64_t> bytes = ptxBytes(type)) return static_cast<unsigned>(*bytes * 8);
  const size_t digits = type.find_first_of("0123456789");
  const unsigned width = digits == std::string::npos
                             ? 0
                             : static_cast<unsigned>(std::strtoul(type.c_str() + digits, nullptr, 10));
  return width == 0 ? 32 : width;
}

PtxComputation computationOf(const PtxInstruction& instruction) {
  PtxComputation made;
  const std::vector<std::string>& words = instruction.words;
  if (words.size() < 2) return made;
  const auto op = std::find_if(std::begin(kOps), std::end(kOps),
                               [&](const auto& one) { return one.first == words.front(); });
  if (op == std::end(kOps)) return made;
  const std::string& type = words.back();
  const bool moves = op->second == Op::kMov || op->second == Op::kSelp;
  if (!moves && (isFloat(type) || isPacked(type))) return made;
  for (const char* word : {"sat", "pack", "cc", "relu", "xorsign"})
    if (instruction.has(word)) return made;
  made.width = ptxWidth(type);
  made.isSigned = type[0] == 's';
  made.wide = instruction.has("wide");
  made.high = instruction.has("hi") && (op->second == Op::kMul || op->second == Op::kMad);
  if (op->second == Op::kCvt) {
    if (words.size() < 3) return made;
    const std::string& to = words[words.size() - 2];
    if (isFloat(to) || isPacked(to)) return made;
    made.toWidth = ptxWidth(to);
    made.toSigned = to[0] == 's';
  }
  if (op->second == Op::kSetp) {
    if (words.size() < 3) return made;
    const auto found = std::find_if(std::begin(kCompares), std::end(kCompares),
                                    [&](const auto& one) { return one.first == words[1]; });
    if (found == std::end(kCompares)) return made;
    made.compares = found->second;
    made.with = words[2] == "and" ? Op::kAnd : words[2] == "or" ? Op::kOr : Op::kXor;
  }
  made.op = op->second;
  return made;
}

PtxValue computed(const PtxComputation& c, const PtxValue* sources, size_t count) {
  if (count == 0 || c.op == Op::kNone) return std::nullopt;
  if (c.op == Op::kSetp) return compared(c, sources, count);
  if (c.op == Op::kBfi) return inserted(c, sources, count);
  if (c.op == Op::kSelp) {
    if (count != 3 || !sources[2]) return std::nullopt;
    const PtxValue& which = *sources[2] != 0 ? sources[0] : sources[1];
    return which ? PtxValue(cut(*which, c.width)) : std::nullopt;
  }
  if (c.op == Op::kMov && sources[0]) return cut(*sources[0], c.width);
  if (c.op == Op::kCvta) return sources[0];
  if (c.op == Op::kCvt && sources[0]) {
    const uint64_t whole = c.isSigned ? static_cast<uint64_t>(withSign(*sources[0], c.width)) : cut(*sources[0], c.width);
    // The sign fills the register, which may be wider (PTX ISA, "Operand Size Exceeding Instruction-Type Size").
    return c.toSigned ? static_cast<uint64_t>(withSign(whole, c.toWidth)) : cut(whole, c.toWidth);
  }
  uint64_t known[3] = {};
  if (count > 3) return std::nullopt;
  for (size_t i = 0; i < count; ++i) {
    if (!sources[i]) {
      // What is masked off does not matter, nor what is taken no times.
      const bool isFactor = (c.op == Op::kMul && count == 2) || (c.op == Op::kMad && i < 2);
      if (isFactor && sources[1 - i] && cut(*sources[1 - i], c.width) == 0) continue;
      if (count == 2 && c.op == Op::kAnd && sources[1 - i] && cut(*sources[1 - i], c.width) == 0) return 0;
      if (count == 2 && c.op == Op::kOr && c.width == 1 && sources[1 - i] && (*sources[1 - i] & 1) != 0)
        return 1;
      return std::nullopt;
    }
    // A shift, a place and a length have 32 bits, whatever they are of.
    const bool isWord = i > 0 && (c.op == Op::kShl || c.op == Op::kShr || c.op == Op::kBfe);
    known[i] = cut(*sources[i], isWord ? 32 : c.op == Op::kMad && i == 2 ? 64 : c.width);
  }
  const PtxValue result = arithmetic(c, known, count);
  if (!result) return std::nullopt;
  return cut(*result, c.wide ? 2 * c.width : c.width);
}

}  // namespace cutecheck::ptx
