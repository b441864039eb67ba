// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Expressions whose names are looked up once, and that have their values for many numbers.
#pragma once

#include <string>
#include <vector>

#include "oracle/ptx/spec/spec.h"

namespace cutecheck::terms {

// Names and their numbers, one beside the other.
struct Scope {
  std::vector<std::string> names;
  std::vector<int64_t> numbers;

  // The sizes of a specification.
  explicit Scope(const Sizes& sizes);
  bool has(const std::string& name) const;
  Sizes sizes() const;
};

// An expression of integers in a scope to which names may be added at its end.
class Resolved {
 public:
  Resolved(const Expression& e, const Scope& scope);
  // That of integerOf, which every expression is asked that has no number here.
  Expected<int64_t> at(const Scope& scope) const;

 private:
  enum class Do : uint8_t { kNumber, kName, kNegate, kAdd, kSub, kMul, kDiv, kMod };
  struct Step {
    Do what;
    int64_t value = 0;  // the number, or the place of the name
  };
  static constexpr size_t kDeepest = 16;
  void read(const Expression& e, const Scope& scope, size_t depth);
  bool compute(const Scope& scope, int64_t& into) const;

  const Expression* source_;
  std::vector<Step> steps_;  // operands before what joins them
  bool known_ = true;
};

// A comparison, in the same way.
class Condition {
 public:
  Condition(const Expression& relation, const Scope& scope);
  // That of holds.
  Expected<bool> at(const Scope& scope) const;

 private:
  const Expression* source_;
  std::vector<Resolved> sides_;
};

}  // namespace cutecheck::terms
