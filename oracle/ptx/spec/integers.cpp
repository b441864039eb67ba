// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/spec/spec.h"

namespace cutecheck::terms {

namespace {

using Kind = Expression::Kind;

Diagnostic wrong(const char* rule, const std::string& message) { return makeError(Code::kUsage, rule, message); }

}  // namespace

std::string statedDivisor(const Expression& e) {
  if ((e.kind == Kind::kSymbol || e.kind == Kind::kDynamic) && e.value != 1) {
    const std::string name = e.kind == Kind::kSymbol ? e.name : "?", by = std::to_string(e.value);
    return name + "{div=" + by + "}: a divisor is a premise of its own; write requires " + name + " % " + by +
           " == 0";
  }
  for (const Expression& child : e.children)
    if (std::string why = statedDivisor(child); !why.empty()) return why;
  return "";
}

Expected<int64_t> integerOf(const Expression& e, const Sizes& sizes) {
  if (e.kind == Kind::kInt) return e.value;
  if (e.kind == Kind::kTuple && e.children.size() == 1) return integerOf(e.children[0], sizes);
  if (e.kind == Kind::kSymbol) {
    if (const std::string why = statedDivisor(e); !why.empty()) return wrong("spec_c4", why);
    const auto found = sizes.find(e.name);
    if (found != sizes.end()) return found->second;
    return wrong("spec_c2", "nothing defines " + e.name + "; give it under `sizes`");
  }
  int64_t made = 0;
  bool over = false;
  if (e.kind == Kind::kUnary) {
    CUTECHECK_TRY(one, integerOf(e.children[0], sizes));
    over = __builtin_sub_overflow(int64_t{0}, one, &made);
  } else if (e.kind == Kind::kBinary) {
    CUTECHECK_TRY(a, integerOf(e.children[0], sizes));
    CUTECHECK_TRY(b, integerOf(e.children[1], sizes));
    if (e.op == '+') over = __builtin_add_overflow(a, b, &made);
    if (e.op == '-') over = __builtin_sub_overflow(a, b, &made);
    if (e.op == '*') over = __builtin_mul_overflow(a, b, &made);
    if (e.op == '/' || e.op == '%') {
      if (b <= 0) return wrong("spec_c3", "a divisor is not above 0");
      const int64_t rest = (a % b + b) % b;
      made = e.op == '%' ? rest : (a - rest) / b;
    }
  } else {
    return wrong("spec_c3", "expected an integer: a number, a size, or + - * / % of them");
  }
  if (over) return wrong("spec_c3", "a number leaves 64 bits");
  return made;
}

Expected<bool> holds(const Expression& e, const Sizes& sizes) {
  if (e.kind != Kind::kRelation) return wrong("spec_c1", "expected a comparison, as in M % 8 == 0");
  CUTECHECK_TRY(a, integerOf(e.children[0], sizes));
  CUTECHECK_TRY(b, integerOf(e.children[1], sizes));
  return holds(e.relation, a, b);
}

bool holds(Relation relation, int64_t a, int64_t b) {
  switch (relation) {
    case Relation::kEqual:
    case Relation::kIdentical:
      return a == b;
    case Relation::kNotEqual:
      return a != b;
    case Relation::kLessEqual:
      return a <= b;
    case Relation::kLess:
      return a < b;
    case Relation::kGreaterEqual:
      return a >= b;
    case Relation::kGreater:
      return a > b;
  }
  return false;
}

int64_t SpecTensor::extent(size_t mode) const {
  int64_t all = 1;
  for (const auto& [extent, stride] : modes[mode]) all *= extent;
  return all;
}

int64_t SpecTensor::cosize() const {
  int64_t last = 0;
  for (const auto& mode : modes)
    for (const auto& [extent, stride] : mode) last += (extent - 1) * stride;
  return last + 1;
}

std::optional<int64_t> SpecTensor::offsetOf(const std::vector<int64_t>& coordinate) const {
  if (coordinate.size() != modes.size()) return std::nullopt;
  int64_t offset = 0;
  for (size_t m = 0; m < modes.size(); ++m) {
    int64_t rest = coordinate[m];
    if (rest < 0 || rest >= extent(m)) return std::nullopt;
    for (const auto& [extent, stride] : modes[m]) {
      offset += rest % extent * stride;
      rest /= extent;
    }
  }
  return offset;
}

}  // namespace cutecheck::terms
