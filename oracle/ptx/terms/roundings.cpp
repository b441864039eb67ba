// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/terms/roundings.h"

#include <algorithm>
#include <cmath>
#include <unordered_set>
#include <vector>

namespace cutecheck::terms {

namespace {

constexpr double kLeastNormal = 0x1p-126;  // of f32 and bf16

// What a result below the least normal number may lose.
double leastOf(Element type) {
  return type == Element::kF32 || type == Element::kBf16 || type == Element::kF64 ? kLeastNormal : 0x1p-6;
}

}  // namespace

// A number has the type of who reads it.
double Roundings::valueOf(TermId id, Element type) const {
  const Term& term = terms_.at(id);
  return emulate::valueOf(term.op == Op::kNumber ? type : term.type, term.value);
}

bool Roundings::hasInfinity(std::span<const TermId> args, Element type) const {
  return std::any_of(args.begin(), args.end(), [&](TermId arg) {
    const Term& one = terms_.at(arg);
    return (one.op == Op::kNumber || one.type == type) && std::isinf(emulate::valueOf(type, one.value));
  });
}

bool Roundings::staysReal(TermId root) const {
  std::vector<TermId> next = {root};
  std::unordered_set<TermId> seen;
  while (!next.empty()) {
    const TermId id = next.back();
    next.pop_back();
    const Term& term = terms_.at(id);
    if (!seen.insert(id).second || term.op == Op::kNumber) continue;
    const std::span<const TermId> args = terms_.args(id);
    const double value = isFloat(term.type) ? emulate::valueOf(term.type, term.value) : 0;
    if (std::isnan(value) || (std::isinf(value) && !hasInfinity(args, term.type))) return false;
    next.insert(next.end(), args.begin(), args.end());
  }
  return true;
}

// Of one operation, from the errors of its operands.
double Roundings::stepOf(TermId id) const {
  const Term& term = terms_.at(id);
  const std::span<const TermId> args = terms_.args(id);
  if (!term.rounded || term.op == Op::kTuple) return 0;
  const auto of = [&](size_t i) { return errors_.at(args[i]); };
  if (!isFloat(term.type)) {
    for (size_t i = 0; i < args.size(); ++i)
      if (of(i) > 0 || terms_.at(args[i]).op == Op::kTuple) return HUGE_VAL;
    return 0;
  }
  const double value = std::fabs(emulate::valueOf(term.type, term.value));
  if (std::isinf(value) && hasInfinity(args, term.type)) return 0;
  if (!std::isfinite(value)) return HUGE_VAL;
  const double step = emulate::valueOf(term.type, emulate::bitsFor(term.type, 1) + 1) - 1;
  const double own = value * std::max(8 * step, 0x1p-20) + leastOf(term.type);
  if (term.op == Op::kProduct) return productOf(term, args) + own;
  const Element from = term.op == Op::kConvert ? term.from : term.type;
  const auto size = [&](size_t i) { return std::fabs(valueOf(args[i], from)); };
  // An operand that is flushed is lost, whatever it is multiplied by.
  if (isFloat(from) && terms_.flavor(id).find("ftz") != std::string::npos)
    for (size_t i = 0; i < args.size(); ++i)
      if (size(i) > 0 && size(i) < kLeastNormal) return HUGE_VAL;
  switch (term.op) {
    case Op::kNeg:
    case Op::kAbs:
      return of(0);
    case Op::kMin:
    case Op::kMax:
      return std::max(of(0), of(1));
    case Op::kAdd:
    case Op::kSub:
      return of(0) + of(1) + own;
    case Op::kMul:
      return size(0) * of(1) + size(1) * of(0) + of(0) * of(1) + own;
    case Op::kFma:
      return size(0) * of(1) + size(1) * of(0) + of(0) * of(1) + of(2) + own;
    case Op::kDiv:
      return size(1) > 2 * of(1) ? (of(0) + value * of(1)) / (size(1) - of(1)) + own : HUGE_VAL;
    case Op::kRcp:
      return size(0) > 2 * of(0) ? value * of(0) / (size(0) - of(0)) + own : HUGE_VAL;
    case Op::kSqrt:
      return size(0) > 2 * of(0) ? of(0) / std::sqrt(size(0) - of(0)) + own : of(0) > 0 ? HUGE_VAL : own;
    case Op::kExp2:
      return value * std::expm1(of(0)) + own;
    case Op::kConvert:
      if (!isFloat(from)) return of(0) > 0 ? HUGE_VAL : own;
      // What ends at the largest number lies as far from its operand as it does.
      return of(0) + std::max(own, std::fabs(value - size(0)));
    default:
      return HUGE_VAL;
  }
}

// Of a sum of tensor cores: each product counts, for they may cancel.
double Roundings::productOf(const Term& term, std::span<const TermId> args) const {
  const std::span<const TermId> left = terms_.args(args[0]), right = terms_.args(args[1]);
  const Element ofLeft = terms_.at(args[0]).type, ofRight = terms_.at(args[1]).type;
  if (!isFloat(ofLeft) || !isFloat(ofRight) || left.size() != right.size() || errors_.at(args[3]) > 0)
    return HUGE_VAL;
  const double scale = std::fabs(valueOf(args[3], Element::kF32));
  double error = errors_.at(args[2]), most = std::fabs(valueOf(args[2], term.from));
  for (size_t k = 0; k < left.size(); ++k) {
    const double a = std::fabs(valueOf(left[k], ofLeft)), b = std::fabs(valueOf(right[k], ofRight));
    const double errorOfA = errors_.at(left[k]), errorOfB = errors_.at(right[k]);
    most += scale * a * b;
    error += scale * (a * errorOfB + b * errorOfA + errorOfA * errorOfB);
  }
  return error + most * 0x1p-10;
}

double Roundings::errorOf(TermId root) {
  std::vector<TermId> next = {root};
  while (!next.empty()) {
    const TermId id = next.back();
    const std::span<const TermId> args = terms_.args(id);
    const size_t before = next.size();
    for (const TermId arg : args)
      if (!errors_.contains(arg)) next.push_back(arg);
    if (next.size() != before) continue;
    errors_[id] = stepOf(id);
    next.pop_back();
  }
  return errors_.at(root);
}

}  // namespace cutecheck::terms
