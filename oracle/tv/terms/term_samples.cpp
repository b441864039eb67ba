// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/terms/term_samples.h"

#include <algorithm>

namespace cutecheck::oracle {

namespace {

using Op = TermNode::Op;
using Values = std::map<std::string, Int128>;
using Value = std::optional<Int128>;  // of a truth value 0 or 1; nothing: not computed

class Evaluation {
 public:
  Evaluation(const Values& values, const TermSamples::Definition& definition)
      : values_(values), definition_(definition) {}

  Value of(const Term& t) {
    if (auto at = seen_.find(t.get()); at != seen_.end()) return at->second;
    const Value value = computed(*t);
    seen_.emplace(t.get(), value);
    kept_.push_back(t);
    return value;
  }

 private:
  Value named(const std::string& name) {
    if (auto at = values_.find(name); at != values_.end()) return at->second;
    const std::optional<Term> meant = definition_ ? definition_(name) : std::nullopt;
    return meant ? of(*meant) : std::nullopt;
  }

  Value computed(const TermNode& t) {
    if (t.op == Op::kInt) return t.value;
    if (t.op == Op::kVariable) return named(t.name);
    if (t.op == Op::kIf) {
      const Value condition = of(t.operands[0]);
      return condition ? of(t.operands[*condition != 0 ? 1 : 2]) : std::nullopt;
    }
    std::vector<Int128> v;
    for (const Term& operand : t.operands) {
      const Value value = of(operand);
      if (!value) return std::nullopt;
      v.push_back(*value);
    }
    const auto is = [](Int128 one) { return one != 0; };
    switch (t.op) {
      case Op::kAdd:
        return checkedAdd(v[0], v[1]);
      case Op::kMul:
        return checkedMul(v[0], v[1]);
      case Op::kNegate:
        return checkedSub(0, v[0]);
      case Op::kDiv:
        return v[1] < 1 ? Value() : floorDiv(v[0], v[1]);
      case Op::kMod:
        return v[1] < 1 ? Value() : floorMod(v[0], v[1]);
      case Op::kEqual:
        return v[0] == v[1] ? 1 : 0;
      case Op::kLessEqual:
        return v[0] <= v[1] ? 1 : 0;
      case Op::kLess:
        return v[0] < v[1] ? 1 : 0;
      case Op::kAnd:
        return std::all_of(v.begin(), v.end(), is) ? 1 : 0;
      case Op::kOr:
        return std::any_of(v.begin(), v.end(), is) ? 1 : 0;
      case Op::kNot:
        return v[0] == 0 ? 1 : 0;
      default:
        return std::nullopt;
    }
  }

  const Values& values_;
  const TermSamples::Definition& definition_;
  std::map<const TermNode*, Value> seen_;
  std::vector<Term> kept_;  // so that no address is used twice
};

// Of each variable the number that it is a multiple of, where a premise x % k == 0 says so.
std::map<std::string, Int128> multiplesIn(const std::vector<Term>& premises) {
  std::map<std::string, Int128> found;
  for (const Term& premise : premises) {
    if (premise->op != Op::kEqual || premise->operands[0]->op != Op::kMod ||
        premise->operands[1]->op != Op::kInt)
      continue;
    const Term &x = premise->operands[0]->operands[0], &k = premise->operands[0]->operands[1];
    if (x->op == Op::kVariable && k->op == Op::kInt && k->value > 0 && premise->operands[1]->value == 0)
      found[x->name] = k->value;
  }
  return found;
}

}  // namespace

TermSamples::TermSamples(const std::vector<Term>& premises, const std::map<std::string, Interval>& bounds) {
  const std::map<std::string, Int128> multiples = multiplesIn(premises);
  const auto take = [&](Values values) {
    for (auto& [name, value] : values) {
      const auto k = multiples.find(name);
      if (k == multiples.end()) continue;
      value -= floorMod(value, k->second);
      if (value < bounds.at(name).low) value += k->second;
    }
    const Definition none;
    Evaluation evaluation(values, none);
    for (const Term& premise : premises)
      if (evaluation.of(premise) != Int128(1)) return;
    if (std::find(samples_.begin(), samples_.end(), values) == samples_.end())
      samples_.push_back(std::move(values));
  };
  for (const int least : {0, 1}) {
    Values values;
    for (const auto& [name, range] : bounds)
      if (!range.empty()) values[name] = std::clamp(Int128(least), range.low, range.high);
    take(values);
    for (const auto& [name, range] : bounds) {
      Values other = values;
      // Ends, and what products of variables leave room for.
      for (const Int128 one : {range.low, range.high, Int128(1) << 16, Int128(1) << 32, Int128(1) << 48}) {
        if (range.empty()) continue;
        other[name] = std::clamp(one, range.low, range.high);
        take(other);
      }
    }
  }
  // Several at an end at once: sums leave what holds each of their parts.
  uint64_t state = 1;
  for (int drawn = 0; drawn < 48 && !bounds.empty(); ++drawn) {
    Values values;
    for (const auto& [name, range] : bounds) {
      state = state * 6364136223846793005U + 1442695040888963407U;
      const uint64_t choice = drawn < 2 ? static_cast<uint64_t>(drawn) : state >> 61;
      const Int128 middle = std::clamp(Int128(static_cast<int64_t>(state >> 33) % 97 - 48), range.low, range.high);
      if (!range.empty())
        values[name] = choice == 0   ? range.low
                       : choice == 1 ? range.high
                       : choice < 5  ? middle
                       : choice & 1  ? range.low
                                     : range.high;
    }
    take(values);
  }
}

bool TermSamples::refute(const Term& condition, const Definition& definition) const {
  return std::any_of(samples_.begin(), samples_.end(), [&](const Values& values) {
    return Evaluation(values, definition).of(condition) == Int128(0);
  });
}

}  // namespace cutecheck::oracle
