// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Comparisons and selections of one thread: setp, set, selp, slct, testp.
#include <cmath>

#include "oracle/ptx/bytes/computed.h"

namespace cutecheck::emulate {

namespace {

constexpr int kLess = 1, kEqual = 2, kGreater = 4, kUnordered = 8;
constexpr Type kPredicate{'p', 1, 1};

// Which of less, equal, greater and unordered make a relation true, by its word and the type.
std::optional<int> relationOf(Words& words, const Type& type) {
  struct Relation {
    const char* name;
    int holds;
  };
  constexpr std::array<Relation, 6> common = {{{"eq", kEqual},
                                               {"ne", kLess | kGreater},
                                               {"lt", kLess},
                                               {"le", kLess | kEqual},
                                               {"gt", kGreater},
                                               {"ge", kGreater | kEqual}}};
  for (size_t i = 0; i < common.size(); ++i) {
    const auto& [name, holds] = common[i];
    if (type.kind == 'b' && i >= 2) break;  // bits are equal or not
    if (words.take(name)) return holds;
    if (isFloatType(type) && words.take(std::string(name) + "u")) return holds | kUnordered;
  }
  if (isFloatType(type)) {
    if (words.take("num")) return kLess | kEqual | kGreater;
    if (words.take("nan")) return kUnordered;
  }
  constexpr std::array<Relation, 4> below = {
      {{"lo", kLess}, {"ls", kLess | kEqual}, {"hi", kGreater}, {"hs", kGreater | kEqual}}};
  for (const auto& [name, holds] : below)
    if (type.kind == 'u' && words.take(name)) return holds;
  return std::nullopt;
}

template <typename T>
int order(T a, T b) {
  return a < b ? kLess : a == b ? kEqual : a > b ? kGreater : kUnordered;
}

int compared(const Type& type, bool flushes, uint64_t a, uint64_t b) {
  if (isFloatType(type)) {
    const Element element = type.element();
    double x = valueOf(element, a), y = valueOf(element, b);
    if (flushes) x = flushed(element, x), y = flushed(element, y);
    return order(x, y);
  }
  if (type.kind == 's') return order(signedOf(a, type.bits), signedOf(b, type.bits));
  return order(a & lowBits(type.bits), b & lowBits(type.bits));
}

// A relation of two operands, joined with a predicate where a word says how.
struct Comparison {
  Type type;
  int holds = 0;
  bool flushes = false;
  std::optional<size_t> joint{};  // and, or, xor

  uint64_t joined(bool one, uint64_t other) const {
    if (!joint) return one ? 1 : 0;
    const bool with = (other & 1) != 0;
    return (*joint == 0 ? one && with : *joint == 1 ? one || with : one != with) ? 1 : 0;
  }
  bool of(const Values& in) const { return (holds & compared(type, flushes, in[0], in[1])) != 0; }
};

Expected<Comparison> comparisonOf(const Form& form, size_t types) {
  const std::optional<Type> type = typeNamed(form.last());
  if (!type || type->lanes != 1 || type->kind == 'p' || type->bits == 8) return form.unknown();
  Words words(form, types);
  Comparison made{.type = *type};
  const std::optional<int> holds = relationOf(words, *type);
  if (!holds) return words.unknown();
  made.holds = *holds;
  made.flushes = type->kind == 'f' && type->bits != 64 && words.take("ftz");
  made.joint = words.takeOne({"and", "or", "xor"});
  if (!words.allTaken()) return words.unknown();
  return made;
}

Operands operandsOf(const Comparison& comparison, int bits) {
  Operands made{{comparison.type, comparison.type}, bits};
  if (comparison.joint) {
    made.sources.push_back(kPredicate);
    made.mayBeNegated = 2;
  }
  return made;
}

// setp p[|q], a, b[, c]: q is of the relation's contrary.
Expected<Act> setPredicate(const Form& form) {
  CUTECHECK_TRY(comparison, comparisonOf(form, 1));
  CUTECHECK_TRY(sources, sourcesOfTypes(form, operandsOf(comparison, 1)));
  CUTECHECK_TRY(to, registersOf(form, form.operand(0)));
  // Of 16-bit floats there is no second predicate.
  const bool one = isFloatType(comparison.type) && comparison.type.bits == 16;
  if (to.empty() || to.size() > (one ? 1U : 2U)) return form.unknown();
  Act act = [=](Machine& machine, Thread& thread) {
    Values in{};
    for (size_t i = 0; i < sources.size(); ++i) in[i] = sources[i](machine, thread);
    const bool is = comparison.of(in);
    if (to[0]) thread.registers[*to[0]] = comparison.joined(is, in[2]);
    if (to.size() == 2 && to[1]) thread.registers[*to[1]] = comparison.joined(!is, in[2]);
    return Outcome::kNext;
  };
  act.lanes = [=](Lanes& lanes) {
    static constexpr LaneWords kNone{};
    std::array<LaneWords, 3> rooms;
    std::array<LaneValues, 3> from{kNone.data(), kNone.data(), kNone.data()};
    for (size_t i = 0; i < sources.size(); ++i) from[i] = sources[i].of(lanes, rooms[i]);
    uint64_t* const first = to[0] ? lanes.written(*to[0]) : nullptr;
    uint64_t* const second = to.size() == 2 && to[1] ? lanes.written(*to[1]) : nullptr;
    lanes.each([&](uint32_t lane) {
      const Values in{from[0][lane], from[1][lane], from[2][lane]};
      const bool is = comparison.of(in);
      if (first != nullptr) first[lane] = comparison.joined(is, in[2]);
      if (second != nullptr) second[lane] = comparison.joined(!is, in[2]);
    });
    return LanesOutcome::kDone;
  };
  return act;
}

// set: all bits, or 1.0.
Expected<Act> set(const Form& form) {
  if (form.words().size() < 4) return form.unknown();
  const std::string& result = form.words()[form.words().size() - 2];
  if (result != "u32" && result != "s32" && result != "f32")
    return form.unknown("its result's type is not supported");
  CUTECHECK_TRY(comparison, comparisonOf(form, 2));
  const uint64_t yes = result == "f32" ? 0x3f800000 : lowBits(32);
  return computed(form, operandsOf(comparison, 32), [=](const Values& in) {
    return comparison.joined(comparison.of(in), in[2]) != 0 ? yes : 0;
  });
}

bool isSelected(const Type& type) {
  return type.lanes == 1 && type.kind != 'p' && type.kind != 'g' && type.bits >= 16;
}

Expected<Act> select(const Form& form) {
  const std::optional<Type> type = typeNamed(form.last());
  if (!type || !isSelected(*type) || (type->kind == 'f' && type->bits == 16)) return form.unknown();
  if (const Words words(form, 1); !words.allTaken()) return words.unknown();
  return computed(form, {{*type, *type, kPredicate}, type->bits},
                  [](const Values& v) { return (v[2] & 1) != 0 ? v[0] : v[1]; });
}

// slct d, a, b, c: a where c is not below 0; of NaN b.
Expected<Act> selectBySign(const Form& form) {
  if (form.words().size() < 3) return form.unknown();
  const std::optional<Type> type = typeNamed(form.words()[form.words().size() - 2]),
                            by = typeNamed(form.last());
  if (!type || !by || !isSelected(*type) || (type->kind == 'f' && type->bits == 16)) return form.unknown();
  if (form.last() != "s32" && form.last() != "f32") return form.unknown();
  Words words(form, 2);
  const bool flushes = by->kind == 'f' && words.take("ftz");
  if (!words.allTaken()) return words.unknown();
  return computed(form, {{*type, *type, *by}, type->bits}, [flushes, by = *by](const Values& v) {
    return (compared(by, flushes, v[2], 0) & (kGreater | kEqual)) != 0 ? v[0] : v[1];
  });
}

// testp: what kind of number it is.
Expected<Act> test(const Form& form) {
  const std::optional<Type> type = typeNamed(form.last());
  if (!type || type->kind != 'f' || type->bits == 16 || type->lanes != 1) return form.unknown();
  Words words(form, 1);
  const auto kind = words.takeOne({"finite", "infinite", "number", "notanumber", "normal", "subnormal"});
  if (!kind || !words.allTaken()) return words.unknown();
  return computed(form, {{*type}, 1},
                  [kind = *kind, element = type->element()](const Values& v) -> std::optional<uint64_t> {
                    const double value = valueOf(element, v[0]), least = leastNormal(element),
                                 size = std::fabs(value);
                    const std::array<bool, 6> is = {std::isfinite(value),
                                                    std::isinf(value),
                                                    !std::isnan(value),
                                                    std::isnan(value),
                                                    std::isfinite(value) && (size == 0 || size >= least),  // 0 is normal on an H200
                                                    size > 0 && size < least};
                    return is[kind] ? 1 : 0;
                  });
}

}  // namespace

void addComparisons(Makers& makers) {
  makers["setp"] = setPredicate;
  makers["set"] = set;
  makers["selp"] = select;
  makers["slct"] = selectBySign;
  makers["testp"] = test;
}

}  // namespace cutecheck::emulate
