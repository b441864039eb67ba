// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/spec/resolved.h"

#include <algorithm>
#include <array>

namespace cutecheck::terms {

namespace {
using Kind = Expression::Kind;
}  // namespace

Scope::Scope(const Sizes& sizes) {
  for (const auto& [name, number] : sizes) {
    names.push_back(name);
    numbers.push_back(number);
  }
}

bool Scope::has(const std::string& name) const {
  return std::find(names.begin(), names.end(), name) != names.end();
}

Sizes Scope::sizes() const {
  Sizes made;
  for (size_t i = 0; i < names.size(); ++i) made.emplace(names[i], numbers[i]);
  return made;
}

Resolved::Resolved(const Expression& e, const Scope& scope) : source_(&e) { read(e, scope, 0); }

void Resolved::read(const Expression& e, const Scope& scope, size_t depth) {
  known_ = known_ && depth < kDeepest;
  if (!known_) return;
  if (e.kind == Kind::kTuple && e.children.size() == 1) return read(e.children[0], scope, depth);
  if (e.kind == Kind::kInt) return steps_.push_back({Do::kNumber, e.value});
  if (e.kind == Kind::kSymbol) {
    const auto found = std::find(scope.names.begin(), scope.names.end(), e.name);
    known_ = found != scope.names.end() && e.value == 1;
    return steps_.push_back({Do::kName, found - scope.names.begin()});
  }
  if (e.kind == Kind::kUnary) {
    read(e.children[0], scope, depth);
    return steps_.push_back({Do::kNegate});
  }
  const std::string_view operators = "+-*/%";
  const size_t which = e.kind == Kind::kBinary ? operators.find(e.op) : std::string_view::npos;
  if (which == std::string_view::npos) {
    known_ = false;
    return;
  }
  read(e.children[0], scope, depth);
  read(e.children[1], scope, depth + 1);
  steps_.push_back({static_cast<Do>(static_cast<size_t>(Do::kAdd) + which)});
}

// False where an expression has no number.
bool Resolved::compute(const Scope& scope, int64_t& into) const {
  std::array<int64_t, kDeepest + 1> held{};
  size_t count = 0;
  for (const Step& step : steps_) {
    if (step.what == Do::kNumber || step.what == Do::kName) {
      held[count++] = step.what == Do::kNumber ? step.value : scope.numbers[static_cast<size_t>(step.value)];
      continue;
    }
    const int64_t b = held[count - 1];
    if (step.what == Do::kNegate) {
      if (__builtin_sub_overflow(int64_t{0}, b, &held[count - 1])) return false;
      continue;
    }
    int64_t& a = held[--count - 1];
    bool over = false;
    if (step.what == Do::kAdd) over = __builtin_add_overflow(a, b, &a);
    if (step.what == Do::kSub) over = __builtin_sub_overflow(a, b, &a);
    if (step.what == Do::kMul) over = __builtin_mul_overflow(a, b, &a);
    if (step.what == Do::kDiv || step.what == Do::kMod) {
      if (b <= 0) return false;
      const int64_t rest = a % b, down = rest < 0 ? 1 : 0;
      a = step.what == Do::kDiv ? a / b - down : rest + down * b;
    }
    if (over) return false;
  }
  into = held[0];
  return true;
}

Expected<int64_t> Resolved::at(const Scope& scope) const {
  int64_t made = 0;
  if (known_ && compute(scope, made)) return made;
  return integerOf(*source_, scope.sizes());
}

Condition::Condition(const Expression& relation, const Scope& scope) : source_(&relation) {
  if (relation.kind == Kind::kRelation)
    for (const Expression& side : relation.children) sides_.emplace_back(side, scope);
}

Expected<bool> Condition::at(const Scope& scope) const {
  if (sides_.size() != 2) return holds(*source_, scope.sizes());
  CUTECHECK_TRY(a, sides_[0].at(scope));
  CUTECHECK_TRY(b, sides_[1].at(scope));
  return holds(source_->relation, a, b);
}

}  // namespace cutecheck::terms
