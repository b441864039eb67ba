// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Floating point of one thread, correctly rounded.
//
// Results of formats of at most 32 bits are computed in doubles and rounded to odd there: the last bit of the
// double says whether anything is behind it, so that the second rounding, of any direction, sees the exact
// result. Every product of two such numbers is exact in a double. f64 is that of the host, to the nearest
// only.
#include <bit>
#include <cmath>

#include "oracle/ptx/bytes/computed.h"

namespace cutecheck::emulate {

namespace {

// `sum`, nearest to an exact result that differs by something with the sign of `rest`.
double toOdd(double sum, double rest) {
  if (rest == 0 || !std::isfinite(sum) || !std::isfinite(rest)) return sum;
  const auto bits = std::bit_cast<uint64_t>(sum);
  if ((bits & 1) != 0) return sum;
  return std::bit_cast<double>(std::signbit(rest) == std::signbit(sum) ? bits + 1 : bits - 1);
}

}  // namespace

double oddSum(double a, double b, Rounding rounding) {
  const double sum = a + b;
  // A sum of 0 from numbers that are not both -0, or both +0, is -0 where results are rounded down.
  if (sum == 0) return std::signbit(a) != std::signbit(b) && rounding == Rounding::kDown ? -0.0 : sum;
  const double part = sum - a;
  return toOdd(sum, (a - (sum - part)) + (b - part));
}

double oddQuotient(double a, double b) {
  const double quotient = a / b;
  if (!std::isfinite(quotient) || quotient == 0 || std::isinf(b)) return quotient;
  const double rest = std::fma(-quotient, b, a);
  return toOdd(quotient, std::signbit(b) ? -rest : rest);
}

double oddRoot(double a) {
  const double root = std::sqrt(a);
  if (!std::isfinite(root) || root == 0) return root;
  return toOdd(root, std::fma(-root, root, a));
}

namespace {

using Numbers = std::array<double, 3>;
using Compute = double (*)(const Numbers&, Rounding);

// Of f64, where a double has no room for rounding to odd.
struct Kernel {
  size_t sources;
  Compute odd, plain;
};

const std::map<std::string, Kernel, std::less<>>& kernels() {
  static const std::map<std::string, Kernel, std::less<>> all = {
      {"add",
       {2, [](const Numbers& v, Rounding r) { return oddSum(v[0], v[1], r); },
        [](const Numbers& v, Rounding) { return v[0] + v[1]; }}},
      {"sub",
       {2, [](const Numbers& v, Rounding r) { return oddSum(v[0], -v[1], r); },
        [](const Numbers& v, Rounding) { return v[0] - v[1]; }}},
      {"mul",
       {2, [](const Numbers& v, Rounding) { return v[0] * v[1]; },
        [](const Numbers& v, Rounding) { return v[0] * v[1]; }}},
      {"fma",
       {3, [](const Numbers& v, Rounding r) { return oddSum(v[0] * v[1], v[2], r); },
        [](const Numbers& v, Rounding) { return std::fma(v[0], v[1], v[2]); }}},
      {"div",
       {2, [](const Numbers& v, Rounding) { return oddQuotient(v[0], v[1]); },
        [](const Numbers& v, Rounding) { return v[0] / v[1]; }}},
      {"rcp",
       {1, [](const Numbers& v, Rounding) { return oddQuotient(1, v[0]); },
        [](const Numbers& v, Rounding) { return 1 / v[0]; }}},
      {"sqrt",
       {1, [](const Numbers& v, Rounding) { return oddRoot(v[0]); },
        [](const Numbers& v, Rounding) { return std::sqrt(v[0]); }}},
  };
  return all;
}

// `f` of each half of an x2, or of the one value.
template <typename F>
Op perLane(const Type& type, F f) {
  return [type, f](const Values& in) -> std::optional<uint64_t> {
    uint64_t all = 0;
    for (int lane = 0; lane < type.lanes; ++lane) {
      Values own{};
      for (size_t i = 0; i < in.size(); ++i) own[i] = in[i] >> (lane * type.bits) & lowBits(type.bits);
      const std::optional<uint64_t> one = f(own);
      if (!one) return std::nullopt;
      all |= (*one & lowBits(type.bits)) << (lane * type.bits);
    }
    return all;
  };
}

Operands operandsOf(const Type& type, size_t sources) {
  return {std::vector<Type>(sources, type), type.bits * type.lanes, kFlushIsOpen};
}

// add, sub, mul, fma, mad, div, rcp, sqrt.
Expected<Act> rounded(const Form& form, const Type& type) {
  const std::string name = form.words()[0] == "mad" ? "fma" : form.words()[0];
  const bool half = type.bits == 16, single = type.kind == 'f' && type.bits == 32;
  const bool f16 = type.kind == 'f' && half, pair = single && type.lanes == 2;
  const bool simple = name == "add" || name == "sub" || name == "mul";
  Words words(form, 1);
  Finish finish;
  const std::optional<Rounding> rounding = words.takeRounding();
  if (!rounding && !simple) return form.unknown("without a rounding it is not supported");
  finish.rounding = rounding.value_or(Rounding::kNearest);
  // Of f16, bf16 and f64 the nearest alone: f16 and bf16 have no other, f64 has no room for it here.
  if (!single && finish.rounding != Rounding::kNearest) return form.unknown("its rounding is not supported");
  if (single || f16) finish.flushes = words.take("ftz");
  if ((single && !pair && (simple || name == "fma")) || f16) finish.saturates = words.take("sat");
  if (name == "fma" && half && !finish.saturates) finish.rectifies = words.take("relu");
  if (!words.allTaken()) return words.unknown();
  if ((half || pair) && !simple && (name != "fma" || form.words()[0] == "mad")) return form.unknown();
  const Kernel& kernel = kernels().at(name);
  const Element element = type.element();
  const Compute compute = element == Element::kF64 ? kernel.plain : kernel.odd;
  return computed(form, operandsOf(type, kernel.sources), perLane(type, [=](const Values& in) {
                    Numbers numbers{};
                    for (size_t i = 0; i < numbers.size(); ++i) {
                      numbers[i] = valueOf(element, in[i]);
                      if (finish.flushes) numbers[i] = flushed(element, numbers[i]);
                    }
                    return finished(element, finish, compute(numbers, finish.rounding));
                  }));
}

uint64_t flushedBits(Element element, uint64_t bits) {
  const double value = valueOf(element, bits);
  return std::fabs(value) < leastNormal(element) ? bits & uint64_t{1} << (bitsOf(element) - 1) : bits;
}

// neg, abs: of the bit of the sign.
Expected<Act> ofSign(const Form& form, const Type& type) {
  Words words(form, 1);
  const bool flushes = type.kind == 'f' && type.bits != 64 && words.take("ftz");
  if (!words.allTaken()) return words.unknown();
  if (type.bits == 32 && type.lanes == 2) return form.unknown();
  const bool negates = form.words()[0] == "neg";
  const uint64_t sign = uint64_t{1} << (type.bits - 1);
  const Element element = type.element();
  return computed(form, operandsOf(type, 1), perLane(type, [=](const Values& in) -> std::optional<uint64_t> {
                    const uint64_t bits = flushes ? flushedBits(element, in[0]) : in[0];
                    return negates ? bits ^ sign : bits & ~sign;
                  }));
}

// min, max: -0 is below +0; of one NaN the other operand, of two the canonical one, and with .NaN of any.
Expected<Act> extreme(const Form& form, const Type& type) {
  Words words(form, 1);
  const bool flushes = type.kind == 'f' && type.bits != 64 && words.take("ftz");
  const bool nan = type.bits != 64 && words.take("NaN");
  if (!words.allTaken()) return words.unknown();
  if (type.bits == 32 && type.lanes == 2) return form.unknown();
  const bool least = form.words()[0] == "min";
  const Element element = type.element();
  return computed(form, operandsOf(type, 2), perLane(type, [=](const Values& in) -> std::optional<uint64_t> {
                    const uint64_t a = flushes ? flushedBits(element, in[0]) : in[0],
                                   b = flushes ? flushedBits(element, in[1]) : in[1];
                    const double x = valueOf(element, a), y = valueOf(element, b);
                    if (std::isnan(x) || std::isnan(y)) {
                      if (nan || (std::isnan(x) && std::isnan(y))) return canonicalNan(element);
                      return std::isnan(x) ? b : a;
                    }
                    const bool below = x < y || (x == y && std::signbit(x));
                    return below == least ? a : b;
                  }));
}

// copysign d, a, b: the sign of a, the rest of b.
Expected<Act> copySign(const Form& form) {
  const std::optional<Type> type = typeNamed(form.last());
  if (!type || type->kind != 'f' || type->bits == 16 || type->lanes != 1) return form.unknown();
  if (const Words words(form, 1); !words.allTaken()) return words.unknown();
  const uint64_t sign = uint64_t{1} << (type->bits - 1);
  return computed(form, operandsOf(*type, 2),
                  [sign](const Values& v) { return (v[0] & sign) | (v[1] & ~sign); });
}

// ex2.approx: PTX bounds its error and leaves its last bits open, so that only who asks for no more may run
// it.
Expected<Act> powerOfTwo(const Form& form) {
  const std::optional<Type> type = typeNamed(form.last());
  Words words(form, 1);
  if (!type || type->kind != 'f' || type->bits != 32 || type->lanes != 1 || !words.take("approx"))
    return form.unknown();
  Finish finish;
  finish.flushes = words.take("ftz");
  if (!words.allTaken()) return words.unknown();
  CUTECHECK_TRY(act, computed(form, operandsOf(*type, 1), [=](const Values& in) {
                  const double value = valueOf(Element::kF32, in[0]);
                  return finished(Element::kF32, finish,
                                  std::exp2(finish.flushes ? flushed(Element::kF32, value) : value));
                }));
  return Act([act = std::move(act)](Machine& machine, Thread& thread) {
    if (machine.launch().approximates) return act(machine, thread);
    return machine.fail(thread, "emulate_c1",
                        "PTX leaves its last bits open: cutecheck kernel prove takes it as a function");
  });
}

}  // namespace

Expected<Act> floatsArithmetic(const Form& form, const Type& type) {
  const std::string& name = form.words()[0];
  if (name == "neg" || name == "abs") return ofSign(form, type);
  if (name == "min" || name == "max") return extreme(form, type);
  if (name == "rem" || type.bits == 8) return form.unknown();
  return rounded(form, type);
}

void addFloats(Makers& makers) {
  makers["copysign"] = copySign;
  makers["ex2"] = powerOfTwo;
}

}  // namespace cutecheck::emulate
