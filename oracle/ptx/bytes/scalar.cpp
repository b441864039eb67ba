// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arithmetic, logic, comparisons and selections of one thread.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "oracle/ptx/bytes/operand.h"

namespace cutecheck::emulate {

namespace {

constexpr size_t kMostOperands = 4;
using Values = std::array<uint64_t, kMostOperands>;
using Op = std::function<uint64_t(const Values&)>;

int64_t signedOf(uint64_t value, int bits) {
  const uint64_t sign = uint64_t{1} << (bits - 1);
  value &= lowBits(bits);
  return static_cast<int64_t>((value ^ sign) - sign);
}

// An act that computes its first operand from the others; `bits` of the result are kept.
Expected<Act> computed(const Form& form, int bits, Op op) {
  if (form.count() < 2 || form.count() > kMostOperands + 1) return form.unknown();
  CUTECHECK_TRY(to, registersOf(form, form.operand(0)));
  std::vector<Source> sources;
  for (size_t i = 1; i < form.count(); ++i) {
    CUTECHECK_TRY(one, Source::make(form, form.operand(i)));
    sources.push_back(one);
  }
  if (to.size() != 1 || !to[0]) return form.unknown();
  const size_t target = *to[0];
  return Act([target, sources, op = std::move(op), mask = lowBits(bits)](Machine& machine, Thread& thread) {
    Values values{};
    for (size_t i = 0; i < sources.size(); ++i) values[i] = sources[i](machine, thread);
    thread.registers[target] = op(values) & mask;
    return Outcome::kNext;
  });
}

// Twice 64 bits, for products.
__extension__ typedef unsigned __int128 Wide;
__extension__ typedef __int128 SignedWide;

using Numbers = std::array<double, kMostOperands>;

// Each half of an x2, or the one value, of floats.
template <typename F>
Op ofFloats(Type type, F&& f) {
  return [type, f](const Values& in) {
    uint64_t all = 0;
    for (int lane = 0; lane < type.lanes; ++lane) {
      Numbers values{};
      for (size_t i = 0; i < in.size(); ++i) values[i] = valueOf(type.element(), in[i] >> (lane * type.bits));
      all |= bitsFor(type.element(), f(values)) << (lane * type.bits);
    }
    return all;
  };
}

bool isFloatType(const Type& type) { return type.kind == 'f' || type.kind == 'g'; }

Expected<Act> arithmeticOfFloats(const Form& form, const Type& type) {
  const std::string& name = form.words()[0];
  const int bits = type.bits * type.lanes;
  if (form.has("sat") || form.has("rz") || form.has("rm") || form.has("rp") || form.has("NaN"))
    return form.unknown();
  const auto make = [&](auto f) { return computed(form, bits, ofFloats(type, f)); };
  if (name == "add") return make([](const Numbers& v) { return v[0] + v[1]; });
  if (name == "sub") return make([](const Numbers& v) { return v[0] - v[1]; });
  if (name == "mul") return make([](const Numbers& v) { return v[0] * v[1]; });
  if (name == "div") return make([](const Numbers& v) { return v[0] / v[1]; });
  if (name == "min") return make([](const Numbers& v) { return std::fmin(v[0], v[1]); });
  if (name == "max") return make([](const Numbers& v) { return std::fmax(v[0], v[1]); });
  if (name == "neg") return make([](const Numbers& v) { return -v[0]; });
  if (name == "abs") return make([](const Numbers& v) { return std::fabs(v[0]); });
  if (name == "rcp") return make([](const Numbers& v) { return 1 / v[0]; });
  if (name == "sqrt") return make([](const Numbers& v) { return std::sqrt(v[0]); });
  if ((name == "fma" || name == "mad") && type.bits == 32)
    return make([](const Numbers& v) {
      return double{std::fma(static_cast<float>(v[0]), static_cast<float>(v[1]), static_cast<float>(v[2]))};
    });
  if (name == "fma" || name == "mad")
    return make([](const Numbers& v) { return std::fma(v[0], v[1], v[2]); });
  return form.unknown();
}

Expected<Act> multiply(const Form& form, const Type& type) {
  const int bits = type.bits;
  const bool isSigned = type.kind == 's', wide = form.has("wide"), high = form.has("hi");
  const bool adds = form.words()[0] == "mad";
  if (!wide && !high && !form.has("lo")) return form.unknown();
  const int kept = wide ? 2 * bits : bits;
  return computed(form, kept, [=](const Values& v) {
    const Wide product =
        isSigned ? static_cast<Wide>(static_cast<SignedWide>(signedOf(v[0], bits)) * signedOf(v[1], bits))
                 : static_cast<Wide>(v[0] & lowBits(bits)) * (v[1] & lowBits(bits));
    const auto part = static_cast<uint64_t>(high ? product >> bits : product);
    return part + (adds ? v[2] : 0);
  });
}

Expected<Act> arithmetic(const Form& form) {
  const std::optional<Type> type = typeNamed(form.last());
  if (!type || type->kind == 'p') return form.unknown();
  if (isFloatType(*type)) return arithmeticOfFloats(form, *type);
  if (type->lanes != 1 || form.has("sat") || form.has("cc") || form.words()[0] == "fma")
    return form.unknown();
  const std::string& name = form.words()[0];
  const int bits = type->bits;
  const bool isSigned = type->kind == 's';
  const auto make = [&](auto f) { return computed(form, bits, f); };
  using V = const Values&;
  if (name == "mul" || name == "mad") return multiply(form, *type);
  if (name == "add") return make([](V v) { return v[0] + v[1]; });
  if (name == "sub") return make([](V v) { return v[0] - v[1]; });
  if (name == "neg") return make([](V v) { return 0 - v[0]; });
  const auto two = [&](auto f) {
    return make([=](V v) {
      if (isSigned) return static_cast<uint64_t>(f(signedOf(v[0], bits), signedOf(v[1], bits)));
      return static_cast<uint64_t>(f(v[0] & lowBits(bits), v[1] & lowBits(bits)));
    });
  };
  if (name == "div") return two([](auto a, auto b) { return b == 0 ? ~decltype(a){0} : a / b; });
  if (name == "rem") return two([](auto a, auto b) { return b == 0 ? a : a % b; });
  if (name == "min") return two([](auto a, auto b) { return a < b ? a : b; });
  if (name == "max") return two([](auto a, auto b) { return a < b ? b : a; });
  if (name == "abs") return make([=](V v) { return signedOf(v[0], bits) < 0 ? 0 - v[0] : v[0]; });
  return form.unknown();
}

Expected<Act> logic(const Form& form) {
  const std::optional<Type> type = typeNamed(form.last());
  if (!type || type->lanes != 1) return form.unknown();
  const std::string& name = form.words()[0];
  const int bits = type->bits;
  const bool isSigned = type->kind == 's';
  const auto make = [&](auto f) { return computed(form, bits, f); };
  using V = const Values&;
  if (name == "and") return make([](V v) { return v[0] & v[1]; });
  if (name == "or") return make([](V v) { return v[0] | v[1]; });
  if (name == "xor") return make([](V v) { return v[0] ^ v[1]; });
  if (name == "not") return make([](V v) { return ~v[0]; });
  if (name == "shl") return make([=](V v) { return v[1] >= static_cast<uint64_t>(bits) ? 0 : v[0] << v[1]; });
  if (name == "shr")
    return make([=](V v) -> uint64_t {
      const uint64_t by = std::min<uint64_t>(v[1] & lowBits(32), static_cast<uint64_t>(bits));
      if (!isSigned) return by == static_cast<uint64_t>(bits) ? 0 : (v[0] & lowBits(bits)) >> by;
      return static_cast<uint64_t>(signedOf(v[0], bits) >>
                                   std::min<uint64_t>(by, static_cast<uint64_t>(bits) - 1));
    });
  if (name == "clz")
    return make(
        [=](V v) { return static_cast<uint64_t>(std::countl_zero(v[0] & lowBits(bits)) - (64 - bits)); });
  if (name == "popc")
    return make([=](V v) { return static_cast<uint64_t>(std::popcount(v[0] & lowBits(bits))); });
  if (name == "bfe")
    return make([=](V v) {
      const auto at = static_cast<int>(v[1] & 255), length = static_cast<int>(v[2] & 255);
      if (length == 0 || at >= bits) return uint64_t{0};
      const uint64_t field = (v[0] & lowBits(bits)) >> at & lowBits(length);
      return isSigned && at + length <= bits ? static_cast<uint64_t>(signedOf(field, length)) : field;
    });
  if (name == "bfi")
    return make([=](V v) {
      const auto at = static_cast<int>(v[2] & 255), length = static_cast<int>(v[3] & 255);
      if (length == 0 || at >= bits) return v[1];
      const uint64_t mask = lowBits(length) << at;
      return (v[1] & ~mask) | (v[0] << at & mask);
    });
  if (name == "lop3")
    return make([](V v) {
      uint64_t all = 0;
      for (int i = 0; i < 32; ++i) {
        const uint64_t row = (v[0] >> i & 1) << 2 | (v[1] >> i & 1) << 1 | (v[2] >> i & 1);
        all |= (v[3] >> row & 1) << i;
      }
      return all;
    });
  if (name == "prmt" && form.words().size() == 2)
    return make([](V v) {
      const uint64_t bytes = (v[0] & lowBits(32)) | v[1] << 32;
      uint64_t all = 0;
      for (int i = 0; i < 4; ++i) {
        const uint64_t selected = v[2] >> (4 * i) & 15, byte = bytes >> (8 * (selected & 7)) & 255;
        all |= ((selected & 8) != 0 ? (byte >> 7 != 0 ? 255 : 0) : byte) << (8 * i);
      }
      return all;
    });
  if (name == "shf" && form.has("wrap"))
    return make([left = form.has("l")](V v) {
      const uint64_t both = (v[0] & lowBits(32)) | v[1] << 32, by = v[2] & 31;
      return left ? both << by >> 32 : both >> by;
    });
  return form.unknown();
}

Expected<Act> compare(const Form& form) {
  const std::optional<Type> type = typeNamed(form.last());
  if (!type || type->lanes != 1 || form.words().size() != 3) return form.unknown();
  const std::string& name = form.words()[1];
  static const std::map<std::string, int, std::less<>> relations = {
      {"eq", 2}, {"ne", 5}, {"lt", 1}, {"le", 3}, {"gt", 4},
      {"ge", 6}, {"lo", 1}, {"ls", 3}, {"hi", 4}, {"hs", 6}};
  std::string plain = name;
  const bool orUnordered = isFloatType(*type) && name.size() == 3 && name.back() == 'u';
  if (orUnordered) plain.pop_back();
  const auto found = relations.find(plain);
  if (found == relations.end()) return form.unknown();
  return computed(form, 1, [type = *type, relation = found->second, orUnordered](const Values& v) {
    const auto answer = [&](auto a, auto b) {
      const int is = a < b ? 1 : a == b ? 2 : 4;
      return static_cast<uint64_t>((relation & is) != 0);
    };
    if (isFloatType(type)) {
      const double a = valueOf(type.element(), v[0]), b = valueOf(type.element(), v[1]);
      return std::isnan(a) || std::isnan(b) ? uint64_t{orUnordered ? 1U : 0U} : answer(a, b);
    }
    if (type.kind == 's') return answer(signedOf(v[0], type.bits), signedOf(v[1], type.bits));
    return answer(v[0] & lowBits(type.bits), v[1] & lowBits(type.bits));
  });
}

Expected<Act> select(const Form& form) {
  const std::optional<Type> type = typeNamed(form.last());
  if (!type) return form.unknown();
  return computed(form, type->bits * type->lanes, [](const Values& v) { return v[2] != 0 ? v[0] : v[1]; });
}

// One value, or one into parts, or parts into one.
Expected<Act> move(const Form& form) {
  const std::optional<Type> type = typeNamed(form.last());
  if (!type || form.count() != 2) return form.unknown();
  CUTECHECK_TRY(to, registersOf(form, form.operand(0)));
  CUTECHECK_TRY(from, sourcesOf(form, form.operand(1)));
  if (to.size() != 1 && from.size() != 1) return form.unknown();
  const int bits = type->bits * type->lanes, from1 = bits / static_cast<int>(from.size()),
            to1 = bits / static_cast<int>(to.size());
  return Act([=](Machine& machine, Thread& thread) {
    uint64_t all = 0;
    for (size_t i = 0; i < from.size(); ++i)
      all |= (from[i](machine, thread) & lowBits(from1)) << (static_cast<int>(i) * from1);
    for (size_t i = 0; i < to.size(); ++i)
      if (to[i]) thread.registers[*to[i]] = all >> (static_cast<int>(i) * to1) & lowBits(to1);
    return Outcome::kNext;
  });
}

}  // namespace

void addScalars(Makers& makers) {
  for (const char* name :
       {"add", "sub", "mul", "mad", "div", "rem", "min", "max", "neg", "abs", "fma", "rcp", "sqrt"})
    makers[name] = arithmetic;
  for (const char* name :
       {"and", "or", "xor", "not", "shl", "shr", "clz", "popc", "bfe", "bfi", "lop3", "prmt", "shf"})
    makers[name] = logic;
  makers["setp"] = compare;
  makers["selp"] = select;
  makers["mov"] = move;
}

}  // namespace cutecheck::emulate
