// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cvt: between integers, floats, and pairs of floats.
#include <algorithm>
#include <cmath>

#include "oracle/ptx/bytes/operand.h"

namespace cutecheck::emulate {

namespace {

// An element by the word of a cvt: the usual types, and the small floats with their pairs.
std::optional<std::pair<Element, int>> elementOf(const std::string& word) {
  std::string name = word;
  const bool pair = name.ends_with("x2");
  if (pair) name.resize(name.size() - 2);
  const std::optional<Element> element = elementNamed(name);
  if (!element) return std::nullopt;
  return std::pair(*element, pair ? 2 : 1);
}

double clamped(Element to, double value) {
  const int bits = bitsOf(to);
  const bool isSigned =
      to == Element::kS64 || to == Element::kS32 || to == Element::kS16 || to == Element::kS8;
  if (std::isnan(value)) return 0;
  return std::clamp(value, isSigned ? -std::ldexp(1, bits - 1) : 0,
                    std::ldexp(1, isSigned ? bits - 1 : bits) - 1);
}

Expected<Act> convert(const Form& form) {
  const std::vector<std::string>& words = form.words();
  const auto to = elementOf(words[words.size() - 2]), from = elementOf(words.back());
  if (!to || !from || form.has("rz") || form.has("rm") || form.has("rp") || form.has("rs"))
    return form.unknown();
  CUTECHECK_TRY(targets, registersOf(form, form.operand(0)));
  std::vector<Source> sources;
  for (size_t i = 1; i < form.count(); ++i) {
    CUTECHECK_TRY(one, Source::make(form, form.operand(i)));
    sources.push_back(one);
  }
  if (targets.size() != 1 || !targets[0] || sources.empty()) return form.unknown();
  const size_t target = *targets[0];
  const auto [result, results] = *to;
  const auto [operand, operands] = *from;
  // Two sources: the first becomes the upper half.
  if (static_cast<size_t>(results) != sources.size() * static_cast<size_t>(operands)) return form.unknown();
  std::function<uint64_t(uint64_t)> one;
  const bool relu = form.has("relu");
  if (!isFloat(result) && !isFloat(operand)) {
    if (form.has("sat")) return form.unknown();
    const int bits = bitsOf(operand);
    const bool isSigned = words.back()[0] == 's';
    one = [=](uint64_t value) {
      value &= lowBits(bits);
      const bool negative = isSigned && (value >> (bits - 1) & 1) != 0;
      return (negative ? value | ~lowBits(bits) : value) & lowBits(bitsOf(result));
    };
  } else if (!isFloat(result)) {
    const bool towards = form.has("rzi"), down = form.has("rmi"), up = form.has("rpi");
    one = [=](uint64_t value) {
      const double number = valueOf(operand, value);
      const double whole = towards ? std::trunc(number)
                           : down  ? std::floor(number)
                           : up    ? std::ceil(number)
                                   : std::nearbyint(number);
      return bitsFor(result, clamped(result, whole));
    };
  } else {
    one = [=](uint64_t value) {
      const double number = valueOf(operand, value);
      return bitsFor(result, relu ? std::fmax(number, 0.0) : number);
    };
  }
  const int wide = bitsOf(result), narrow = bitsOf(operand);
  const bool two = sources.size() == 2;
  return Act([=](Machine& machine, Thread& thread) {
    uint64_t all = 0;
    for (int i = 0; i < results; ++i) {
      const uint64_t in = two ? sources[static_cast<size_t>(1 - i)](machine, thread)
                              : sources[0](machine, thread) >> (i * narrow);
      all |= one(in) << (i * wide);
    }
    thread.registers[target] = all;
    return Outcome::kNext;
  });
}

}  // namespace

void addConversions(Makers& makers) { makers["cvt"] = convert; }

}  // namespace cutecheck::emulate
