// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/nvgpu/operand_address.h"

#include <cstdio>

namespace cutecheck::oracle {

namespace {

// The formula is written once, over what it computes with.
struct OnNumbers {
  using Value = uint64_t;
  Value number(uint64_t n) const { return n; }
  Value add(Value a, Value b) const { return a + b; }
  Value subtract(Value a, Value b) const { return a - b; }
  Value multiply(Value a, Value b) const { return a * b; }
  Value bitXor(Value a, Value b) const { return a ^ b; }
  Value bitAnd(Value a, Value b) const { return a & b; }
  Value left(Value a, Value by) const { return by < 64 ? a << by : 0; }
  Value right(Value a, Value by) const { return by < 64 ? a >> by : 0; }
  Value ifEqual(Value a, Value b, Value yes, Value no) const { return a == b ? yes : no; }
};

struct InSmtlib {
  using Value = std::string;
  static Value call(const char* op, const Value& a, const Value& b) {
    return "(" + std::string(op) + " " + a + " " + b + ")";
  }
  Value number(uint64_t n) const {
    char text[24];
    std::snprintf(text, sizeof text, "#x%016llx", static_cast<unsigned long long>(n));
    return text;
  }
  Value add(const Value& a, const Value& b) const { return call("bvadd", a, b); }
  Value subtract(const Value& a, const Value& b) const { return call("bvsub", a, b); }
  Value multiply(const Value& a, const Value& b) const { return call("bvmul", a, b); }
  Value bitXor(const Value& a, const Value& b) const { return call("bvxor", a, b); }
  Value bitAnd(const Value& a, const Value& b) const { return call("bvand", a, b); }
  Value left(const Value& a, const Value& by) const { return call("bvshl", a, by); }
  Value right(const Value& a, const Value& by) const { return call("bvlshr", a, by); }
  Value ifEqual(const Value& a, const Value& b, const Value& yes, const Value& no) const {
    return "(ite (= " + a + " " + b + ") " + yes + " " + no + ")";
  }
};

template <typename Math>
typename Math::Value addressOf(const Math& m, const typename Math::Value& word, const OperandShape& shape,
                               const typename Math::Value& mn, const typename Math::Value& k) {
  using Value = typename Math::Value;
  const auto n = [&](uint64_t value) { return m.number(value); };
  const auto field = [&](uint64_t from, uint64_t bits) {
    return m.bitAnd(m.right(word, n(from)), n((uint64_t{1} << bits) - 1));
  };
  const auto distance = [&](uint64_t from) { return m.left(field(from, 14), n(4)); };
  const Value start = distance(0), lbo = distance(16), sbo = distance(32);
  const bool sm100 = shape.arch == OperandArch::kSm100;
  const Value code = sm100 ? field(61, 3) : field(62, 2);
  // Bits of the swizzle: codes 3, 2, 1 of SM90 and 6, 4, 2 of SM100 swizzle rows of 32, 64 and 128 bytes.
  const Value spans = sm100 ? m.right(m.subtract(n(8), code), n(1)) : m.subtract(n(4), code);
  const Value plainBits = m.ifEqual(code, n(0), n(0), spans);
  // Code 1 of SM100: rows of 128 bytes, of which pieces of 32 are exchanged, in groups of four.
  const auto ofWideAtoms = [&](const Value& yes, const Value& no) {
    return sm100 ? m.ifEqual(code, n(1), yes, no) : no;
  };
  const Value bits = ofWideAtoms(n(2), plainBits);
  const Value rowLog = ofWideAtoms(n(7), m.add(n(4), plainBits));
  const Value groupLog = ofWideAtoms(n(2), n(3)), atomLog = ofWideAtoms(n(5), n(4));
  // `along` runs inside a row of the pattern, in bytes; `across` from row to row, eight of them in a group.
  const Value along = m.multiply(shape.mnMajor ? mn : k, n(shape.elementBytes));
  const Value& across = shape.mnMajor ? k : mn;
  const Value inRow = m.bitAnd(along, m.subtract(m.left(n(1), rowLog), n(1)));
  const Value rows = m.right(along, rowLog);
  const Value inGroup = m.left(m.bitAnd(across, m.subtract(m.left(n(1), groupLog), n(1))), rowLog);
  const Value groups = m.right(across, groupLog);
  // Without a swizzle mn-major exchanges the distances; with one a k-major row holds all of k, and LBO is not
  // read.
  const Value rowStep = shape.mnMajor ? m.ifEqual(code, n(0), sbo, lbo) : lbo;
  const Value groupStep = shape.mnMajor ? m.ifEqual(code, n(0), lbo, sbo) : sbo;
  const Value linear = m.add(m.add(start, m.add(inRow, m.multiply(rows, rowStep))),
                             m.add(inGroup, m.multiply(groups, groupStep)));
  const Value pattern = m.subtract(linear, m.left(field(49, 3), n(7)));
  const Value mask = m.subtract(m.left(n(1), bits), n(1));
  return m.bitXor(linear, m.left(m.bitAnd(m.right(pattern, n(7)), mask), atomLog));
}

}  // namespace

bool isOperandWord(uint64_t word, OperandArch arch) {
  constexpr uint64_t kBetween = uint64_t{3} << 14 | uint64_t{3} << 30;
  if ((word & kBetween) != 0) return false;
  if (arch == OperandArch::kSm90) return (word >> 46 & 7) == 0 && (word >> 52 & 1023) == 0;
  const uint64_t code = word >> 61;
  return (word >> 46 & 7) == 1 && (word >> 53 & 255) == 0 && (code % 2 == 0 || code == 1);
}

uint64_t operandAddress(uint64_t word, const OperandShape& shape, uint64_t mn, uint64_t k) {
  return addressOf(OnNumbers{}, word, shape, mn, k);
}

std::string operandAddressInSmtlib(const std::string& word, const OperandShape& shape, const std::string& mn,
                                   const std::string& k) {
  return addressOf(InSmtlib{}, word, shape, mn, k);
}

}  // namespace cutecheck::oracle
