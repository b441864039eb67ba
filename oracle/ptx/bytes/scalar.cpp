// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Integers, bits and moves of one thread.
#include <algorithm>
#include <bit>

#include "oracle/ptx/bytes/computed.h"

namespace cutecheck::emulate {

namespace {

using V = const Values&;
using Result = std::optional<uint64_t>;
constexpr Type kWord{'u', 32, 1};

// Twice 64 bits, for products.
__extension__ typedef unsigned __int128 Wide;
__extension__ typedef __int128 SignedWide;

// An integer of `bits`, whatever its sign, in a wider one.
SignedWide wideOf(const Type& type, uint64_t value) {
  return type.kind == 's' ? SignedWide{signedOf(value, type.bits)}
                          : static_cast<SignedWide>(value & lowBits(type.bits));
}

bool isInteger(const Type& type) { return (type.kind == 's' || type.kind == 'u') && type.bits >= 16; }

Operands alike(const Type& type, size_t sources, const char* open = "") {
  return {std::vector<Type>(sources, type), type.bits * type.lanes, open};
}

// mul, mad: the lower half, the upper half, or both.
Expected<Act> multiply(const Form& form, const Type& type) {
  Words words(form, 1);
  const auto part = words.takeOne({"lo", "hi", "wide"});
  if (!part || !words.allTaken()) return words.unknown();
  const bool wide = *part == 2, high = *part == 1, adds = form.words()[0] == "mad";
  if (type.lanes != 1 || (wide && type.bits == 64)) return form.unknown();
  Operands operands = alike(type, 2);
  if (wide) operands.bits *= 2;
  if (adds) operands.sources.push_back({type.kind, operands.bits, 1});
  // The lowest bits are those of a product without signs; of two words of 32 bits a product has 64.
  if (!wide && !high)
    return computed(form, operands, [=](V v) -> Result { return v[0] * v[1] + (adds ? v[2] : 0); });
  if (wide && type.bits == 32 && type.kind == 'u')
    return computed(form, operands, [=](V v) -> Result {
      return (v[0] & lowBits(32)) * (v[1] & lowBits(32)) + (adds ? v[2] : 0);
    });
  return computed(form, operands, [=](V v) -> Result {
    // Of 64 bits without a sign the product has 128.
    const Wide product = static_cast<Wide>(wideOf(type, v[0])) * static_cast<Wide>(wideOf(type, v[1]));
    return static_cast<uint64_t>(high ? product >> type.bits : product) + (adds ? v[2] : 0);
  });
}

// mul24, mad24: of the lowest 24 bits.
Expected<Act> multiply24(const Form& form) {
  Words words(form, 1);
  const auto part = words.takeOne({"lo", "hi"});
  if (!part || !words.allTaken() || (form.last() != "u32" && form.last() != "s32")) return words.unknown();
  const bool adds = form.words()[0] == "mad24", isSigned = form.last() == "s32", high = *part == 1;
  return computed(form, alike({form.last()[0], 32, 1}, adds ? 3 : 2), [=](V v) -> Result {
    const auto of = [&](uint64_t value) {
      return isSigned ? static_cast<uint64_t>(signedOf(value, 24)) : value & lowBits(24);
    };
    const uint64_t product = of(v[0]) * of(v[1]);
    return (high ? product >> 16 : product) + (adds ? v[2] : 0);
  });
}

// An operation of each half of an x2, or of the one value.
template <typename F>
Op perHalf(const Type& type, F f) {
  return [=](V v) -> Result {
    uint64_t all = 0;
    for (int lane = 0; lane < type.lanes; ++lane) {
      const int shift = lane * type.bits;
      const auto one = static_cast<uint64_t>(f(wideOf(type, v[0] >> shift), wideOf(type, v[1] >> shift)));
      all |= (one & lowBits(type.bits)) << shift;
    }
    return all;
  };
}

Expected<Act> sum(const Form& form, const Type& type) {
  const bool minus = form.words()[0] == "sub";
  Words words(form, 1);
  const bool saturates = form.last() == "s32" && words.take("sat");
  if (!words.allTaken()) return words.unknown();
  if (minus && type.lanes != 1) return form.unknown();
  if (type.lanes == 1 && !saturates) {
    if (minus) return computed(form, alike(type, 2), [](V v) -> Result { return v[0] - v[1]; });
    return computed(form, alike(type, 2), [](V v) -> Result { return v[0] + v[1]; });
  }
  return computed(form, alike(type, 2), perHalf(type, [=](SignedWide a, SignedWide b) {
                    const SignedWide result = minus ? a - b : a + b, limit = SignedWide{1} << 31;
                    return saturates ? std::clamp(result, -limit, limit - 1) : result;
                  }));
}

Expected<Act> extreme(const Form& form, const Type& type) {
  Words words(form, 1);
  const bool rectifies = (form.last() == "s32" || form.last() == "s16x2") && words.take("relu");
  if (!words.allTaken()) return words.unknown();
  return computed(form, alike(type, 2),
                  perHalf(type, [=, least = form.words()[0] == "min"](SignedWide a, SignedWide b) {
                    const SignedWide result = least ? std::min(a, b) : std::max(a, b);
                    return rectifies ? std::max(result, SignedWide{0}) : result;
                  }));
}

Expected<Act> quotient(const Form& form, const Type& type) {
  return computed(form, alike(type, 2, "a division by zero: PTX leaves its value open"),
                  [=, rest = form.words()[0] == "rem"](V v) -> Result {
                    const SignedWide a = wideOf(type, v[0]), b = wideOf(type, v[1]);
                    if (b == 0) return std::nullopt;
                    return static_cast<uint64_t>(rest ? a % b : a / b);
                  });
}

// Arithmetic that integers and floats share.
Expected<Act> arithmetic(const Form& form) {
  const std::optional<Type> type = typeNamed(form.last());
  if (!type || form.words().size() < 2) return form.unknown();
  if (isFloatType(*type)) return floatsArithmetic(form, *type);
  const std::string& name = form.words()[0];
  if (!isInteger(*type) || (type->lanes == 2 && type->bits != 16)) return form.unknown();
  if (name == "mul" || name == "mad") return multiply(form, *type);
  if (name == "add" || name == "sub") return sum(form, *type);
  if (name == "min" || name == "max") return extreme(form, *type);
  if (const Words words(form, 1); !words.allTaken()) return words.unknown();
  if (type->lanes != 1) return form.unknown();
  if (name == "div" || name == "rem") return quotient(form, *type);
  if (type->kind != 's') return form.unknown();
  const bool negates = name == "neg";
  if (!negates && name != "abs") return form.unknown();
  return computed(form, alike(*type, 1), [=, type = *type](V v) -> Result {
    return negates || signedOf(v[0], type.bits) < 0 ? 0 - v[0] : v[0];
  });
}

// sad d, a, b, c: c + |a - b|.
Expected<Act> absoluteDifference(const Form& form) {
  const std::optional<Type> type = typeNamed(form.last());
  if (!type || !isInteger(*type) || type->lanes != 1) return form.unknown();
  if (const Words words(form, 1); !words.allTaken()) return words.unknown();
  return computed(form, alike(*type, 3), [type = *type](V v) -> Result {
    const SignedWide a = wideOf(type, v[0]), b = wideOf(type, v[1]);
    return v[2] + static_cast<uint64_t>(a < b ? b - a : a - b);
  });
}

// dp4a, dp2a: sums of products of bytes, and of halves with bytes.
Expected<Act> dotProduct(const Form& form) {
  const auto& words = form.words();
  const bool four = words[0] == "dp4a";
  if (words.size() != (four ? 3U : 4U)) return form.unknown();
  const std::string &a = words[words.size() - 2], &b = words.back();
  const bool known = (a == "u32" || a == "s32") && (b == "u32" || b == "s32");
  if (!known || (!four && words[1] != "lo" && words[1] != "hi")) return form.unknown();
  const bool signedA = a == "s32", signedB = b == "s32";
  const int wide = four ? 8 : 16, first = !four && words[1] == "hi" ? 2 : 0;
  const Type left{a[0], 32, 1}, right{b[0], 32, 1}, third{signedA || signedB ? 's' : 'u', 32, 1};
  return computed(form, {{left, right, third}, 32}, [=](V v) -> Result {
    uint64_t result = v[2];
    for (int i = 0; i < (four ? 4 : 2); ++i) {
      const uint64_t x = v[0] >> (wide * i) & lowBits(wide), y = v[1] >> (8 * (first + i)) & 255;
      result += (signedA ? static_cast<uint64_t>(signedOf(x, wide)) : x) *
                (signedB ? static_cast<uint64_t>(signedOf(y, 8)) : y);
    }
    return result;
  });
}

// and, or, xor, not, cnot.
Expected<Act> logic(const Form& form) {
  const std::optional<Type> type = typeNamed(form.last());
  const std::string& name = form.words()[0];
  if (form.words().size() != 2 || !type || type->lanes != 1) return form.unknown();
  if (type->kind == 'p' ? name == "cnot" : type->kind != 'b' || type->bits == 8) return form.unknown();
  const auto make = [&](size_t sources, auto f) { return computed(form, alike(*type, sources), f); };
  if (name == "and") return make(2, [](V v) -> Result { return v[0] & v[1]; });
  if (name == "or") return make(2, [](V v) -> Result { return v[0] | v[1]; });
  if (name == "xor") return make(2, [](V v) -> Result { return v[0] ^ v[1]; });
  if (name == "not") return make(1, [](V v) -> Result { return ~v[0]; });
  return make(1, [all = lowBits(type->bits)](V v) -> Result { return (v[0] & all) == 0 ? 1 : 0; });
}

// shl, shr: the amount has 32 bits and no sign, and what is more than the width is the width.
Expected<Act> shift(const Form& form) {
  const std::optional<Type> type = typeNamed(form.last());
  const bool left = form.words()[0] == "shl";
  if (form.words().size() != 2 || !type || type->lanes != 1 || type->bits < 16) return form.unknown();
  if (type->kind != 'b' && (left || !isInteger(*type))) return form.unknown();
  if (!left && type->kind != 's')
    return computed(form, {{*type, kWord}, type->bits},
                    [width = static_cast<uint64_t>(type->bits), all = lowBits(type->bits)](V v) -> Result {
                      const uint64_t by = v[1] & lowBits(32);
                      return by >= width ? 0 : (v[0] & all) >> by;
                    });
  return computed(form, {{*type, kWord}, type->bits}, [=, type = *type](V v) -> Result {
    const auto by =
        static_cast<int>(std::min<uint64_t>(v[1] & lowBits(32), static_cast<uint64_t>(type.bits)));
    if (left) return by == 64 ? 0 : v[0] << by;
    return static_cast<uint64_t>(wideOf(type, v[0]) >> by);
  });
}

// Bits of one operand: clz, popc, brev, bfind.
Expected<Act> bits(const Form& form) {
  const std::optional<Type> type = typeNamed(form.last());
  const std::string& name = form.words()[0];
  if (!type || type->lanes != 1 || type->bits < 32) return form.unknown();
  Words words(form, 1);
  const bool find = name == "bfind", amount = find && words.take("shiftamt");
  if (!words.allTaken()) return words.unknown();
  if (find ? !isInteger(*type) : type->kind != 'b') return form.unknown();
  const int width = type->bits;
  const uint64_t all = lowBits(width);
  const auto make = [&](int kept, auto f) { return computed(form, {{*type}, kept}, f); };
  if (name == "clz")
    return make(32, [=](V v) -> Result {
      return static_cast<uint64_t>(std::countl_zero(v[0] & all) - (64 - width));
    });
  if (name == "popc")
    return make(32, [=](V v) -> Result { return static_cast<uint64_t>(std::popcount(v[0] & all)); });
  if (name == "brev")
    return make(width, [=](V v) -> Result {
      uint64_t reversed = 0;
      for (int i = 0; i < width; ++i) reversed |= (v[0] >> i & 1) << (width - 1 - i);
      return reversed;
    });
  // The place of the highest bit that is not that of the sign.
  return make(32, [=, isSigned = type->kind == 's'](V v) -> Result {
    const uint64_t plain = (isSigned && (v[0] >> (width - 1) & 1) != 0 ? ~v[0] : v[0]) & all;
    if (plain == 0) return ~uint64_t{0};
    const int place = 63 - std::countl_zero(plain);
    return static_cast<uint64_t>(amount ? width - 1 - place : place);
  });
}

// fns d, mask, base, offset: the offset-th set bit of the mask from the base, upwards or downwards.
Expected<Act> nthSet(const Form& form) {
  if (form.words().size() != 2 || form.last() != "b32") return form.unknown();
  const Operands operands{
      {{'b', 32, 1}, kWord, {'s', 32, 1}}, 32, "a base above 31, or the least offset: PTX leaves the value open"};
  return computed(form, operands, [](V v) -> Result {
    const uint64_t mask = v[0] & lowBits(32), base = v[1] & lowBits(32);
    const int64_t count = signedOf(v[2], 32);
    if (base > 31 || count == -(int64_t{1} << 31)) return std::nullopt;
    if (count == 0) return (mask >> base & 1) != 0 ? base : lowBits(32);
    int64_t left = count < 0 ? -count : count;
    for (auto at = static_cast<int64_t>(base); at >= 0 && at < 32; at += count < 0 ? -1 : 1)
      if ((mask >> at & 1) != 0 && --left == 0) return static_cast<uint64_t>(at);
    return lowBits(32);
  });
}

// PTX ISA, bfe, bfi: place and length are 0 to 255, and what others are the bits say otherwise than the
// hardware.
constexpr const char* kFieldOpen = "a place or a length above 255: PTX leaves the value open";
bool isBeyondField(uint64_t at, uint64_t length) {
  return (at & lowBits(32)) > 255 || (length & lowBits(32)) > 255;
}

// bfe d, a, pos, len: beyond the highest bit, and beyond the field, the sign.
Expected<Act> extractField(const Form& form) {
  const std::optional<Type> type = typeNamed(form.last());
  if (form.words().size() != 2 || !type || !isInteger(*type) || type->lanes != 1 || type->bits == 16)
    return form.unknown();
  return computed(form, {{*type, kWord, kWord}, type->bits, kFieldOpen}, [type = *type](V v) -> Result {
    if (isBeyondField(v[1], v[2])) return std::nullopt;
    const int at = static_cast<int>(v[1] & 255), length = static_cast<int>(v[2] & 255),
              highest = type.bits - 1;
    const bool negative =
        type.kind == 's' && length != 0 && (v[0] >> std::min(at + length - 1, highest) & 1) != 0;
    const int inside = at > highest ? 0 : std::min(length, highest - at + 1);
    const uint64_t field = inside == 0 ? 0 : v[0] >> at & lowBits(inside);
    return field | (negative ? ~lowBits(inside) : 0);
  });
}

// bfi f, a, b, pos, len: the lowest bits of a in b.
Expected<Act> insertField(const Form& form) {
  const std::optional<Type> type = typeNamed(form.last());
  if (form.words().size() != 2 || !type || type->kind != 'b' || type->lanes != 1 || type->bits < 32)
    return form.unknown();
  return computed(form, {{*type, *type, kWord, kWord}, type->bits, kFieldOpen},
                  [width = type->bits](V v) -> Result {
                    if (isBeyondField(v[2], v[3])) return std::nullopt;
                    const int at = static_cast<int>(v[2] & 255), length = static_cast<int>(v[3] & 255);
                    if (at >= width || length == 0) return v[1];
                    const uint64_t mask = lowBits(length) << at;
                    return (v[1] & ~mask) | (v[0] << at & mask);
                  });
}

// lop3 d, a, b, c, table.
Expected<Act> threeWay(const Form& form) {
  if (form.words().size() != 2 || form.last() != "b32" || form.count() != 5) return form.unknown();
  const ptx::PtxOperand& table = form.operand(4);
  if (table.kind != ptx::PtxOperand::Kind::kNumber || table.number > 255)
    return form.unknown("its table is no number of 0 to 255");
  const Type word{'b', 32, 1};
  return computed(form, {{word, word, word, kWord}, 32}, [](V v) -> Result {
    uint64_t all = 0;
    for (int i = 0; i < 32; ++i) {
      const uint64_t row = (v[0] >> i & 1) << 2 | (v[1] >> i & 1) << 1 | (v[2] >> i & 1);
      all |= (v[3] >> row & 1) << i;
    }
    return all;
  });
}

// prmt of any bytes of two words; the other modes are not supported.
Expected<Act> permute(const Form& form) {
  if (form.words().size() != 2 || form.last() != "b32") return form.unknown();
  const Type word{'b', 32, 1};
  return computed(form, {{word, word, word}, 32}, [](V v) -> Result {
    const uint64_t bytes = (v[0] & lowBits(32)) | v[1] << 32;
    uint64_t all = 0;
    for (int i = 0; i < 4; ++i) {
      const uint64_t selected = v[2] >> (4 * i) & 15, byte = bytes >> (8 * (selected & 7)) & 255;
      all |= ((selected & 8) != 0 ? (byte >> 7 != 0 ? 255 : 0) : byte) << (8 * i);
    }
    return all;
  });
}

// shf: two words are shifted as one; of the left the upper one is kept, of the right the lower.
Expected<Act> funnelShift(const Form& form) {
  Words words(form, 1);
  const auto way = words.takeOne({"l", "r"}), mode = words.takeOne({"wrap", "clamp"});
  if (!way || !mode || !words.allTaken() || form.last() != "b32") return words.unknown();
  const Type word{'b', 32, 1};
  return computed(form, {{word, word, kWord}, 32}, [left = *way == 0, wraps = *mode == 0](V v) -> Result {
    const uint64_t both = (v[0] & lowBits(32)) | v[1] << 32, amount = v[2] & lowBits(32);
    const uint64_t by = wraps ? amount & 31 : std::min<uint64_t>(amount, 32);
    return left ? both << by >> 32 : both >> by;
  });
}

// One value, or one into parts, or parts into one.
Expected<Act> move(const Form& form) {
  const std::optional<Type> type = typeNamed(form.last());
  if (!type || form.words().size() != 2 || form.count() != 2 || type->lanes != 1 || type->kind == 'g' ||
      type->bits == 8 || (type->kind == 'f' && type->bits == 16))
    return form.unknown();
  const bool one = form.operand(0).kind != ptx::PtxOperand::Kind::kList &&
                   form.operand(1).kind != ptx::PtxOperand::Kind::kList;
  if (one) return computed(form, alike(*type, 1), [](V v) -> Result { return v[0]; });
  CUTECHECK_TRY(to, registersOf(form, form.operand(0)));
  CUTECHECK_TRY(from, sourcesOf(form, form.operand(1)));
  if (type->kind != 'b' || (to.size() != 1 && from.size() != 1)) return form.unknown();
  const size_t parts = std::max(to.size(), from.size());
  if ((parts != 2 && parts != 4) || to.empty() || from.empty() || type->bits / static_cast<int>(parts) < 8)
    return form.unknown();
  const int width = type->bits, fromBits = width / static_cast<int>(from.size()),
            toBits = width / static_cast<int>(to.size());
  const auto isNegated = [](const ptx::PtxOperand& operand) {
    return operand.negated || operand.kind == ptx::PtxOperand::Kind::kAddress;
  };
  for (size_t i = 0; i < 2; ++i)
    if (isNegated(form.operand(i)) ||
        std::any_of(form.operand(i).parts.begin(), form.operand(i).parts.end(), isNegated))
      return form.unknown();
  Act act = [=](Machine& machine, Thread& thread) {
    uint64_t all = 0;
    for (size_t i = 0; i < from.size(); ++i)
      all |= (from[i](machine, thread) & lowBits(fromBits)) << (static_cast<int>(i) * fromBits);
    for (size_t i = 0; i < to.size(); ++i)
      if (to[i]) thread.registers[*to[i]] = all >> (static_cast<int>(i) * toBits) & lowBits(toBits);
    return Outcome::kNext;
  };
  act.lanes = [=](Lanes& lanes) {
    LaneWords all{}, room;
    for (size_t i = 0; i < from.size(); ++i) {
      const LaneValues part = from[i].of(lanes, room);
      for (size_t lane = 0; lane < kWarpLanes; ++lane)
        all[lane] |= (part[lane] & lowBits(fromBits)) << (static_cast<int>(i) * fromBits);
    }
    for (size_t i = 0; i < to.size(); ++i) {
      if (!to[i]) continue;
      uint64_t* const row = lanes.written(*to[i]);
      lanes.each(
          [&](uint32_t lane) { row[lane] = all[lane] >> (static_cast<int>(i) * toBits) & lowBits(toBits); });
    }
    return LanesOutcome::kDone;
  };
  return act;
}

}  // namespace

void addScalars(Makers& makers) {
  for (const char* name :
       {"add", "sub", "mul", "mad", "div", "rem", "min", "max", "neg", "abs", "fma", "rcp", "sqrt"})
    makers[name] = arithmetic;
  for (const char* name : {"mul24", "mad24"}) makers[name] = multiply24;
  for (const char* name : {"dp4a", "dp2a"}) makers[name] = dotProduct;
  for (const char* name : {"and", "or", "xor", "not", "cnot"}) makers[name] = logic;
  for (const char* name : {"shl", "shr"}) makers[name] = shift;
  for (const char* name : {"clz", "popc", "brev", "bfind"}) makers[name] = bits;
  makers["sad"] = absoluteDifference;
  makers["fns"] = nthSet;
  makers["bfe"] = extractField;
  makers["bfi"] = insertField;
  makers["lop3"] = threeWay;
  makers["prmt"] = permute;
  makers["shf"] = funnelShift;
  makers["mov"] = move;
  addFloats(makers);
  addComparisons(makers);
}

}  // namespace cutecheck::emulate
