// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The values of a program that is being drawn: which there are, which are in scope, how many operations are left.
#pragma once

#include <utility>
#include <vector>

#include "properties/generators/random.h"
#include "properties/kernel_adversary/program.h"

namespace cutecheck::kernel_adversary {

class DrawnValues {
 protected:
  DrawnValues(generators::Random& random, int operations) : r_(random), left_(operations) {}

  int addValue(Value value) {
    p_.values.push_back(std::move(value));
    return static_cast<int>(p_.values.size()) - 1;
  }
  const Value& info(int v) const { return p_.values[static_cast<size_t>(v)]; }

  // A statement whose result is `v`.
  int define(std::vector<Statement>& to, Kind kind, Value v, std::vector<int> operands, int64_t number) {
    Statement s;
    s.kind = kind;
    s.result = addValue(std::move(v));
    s.operands = std::move(operands);
    s.number = number;
    to.push_back(std::move(s));
    --left_;
    return to.back().result;
  }

  int defineInteger(std::vector<Statement>& to, Kind kind, int width, int64_t low, int64_t high, std::vector<int> operands = {},
                    int64_t number = 0) {
    Value v;
    v.width = width;
    v.low = low;
    v.high = high;
    const int value = define(to, kind, std::move(v), std::move(operands), number);
    scope_.push_back(value);
    return value;
  }

  // What the caller passes, or a constant where it passes nothing.
  int scalar(std::vector<Statement>& to) {
    if (p_.scalars.empty()) return constant(to, r_.between(-5, 70), r_.oneIn(4) ? 64 : 32);
    const int64_t k = r_.below(static_cast<int64_t>(p_.scalars.size()));
    ++left_;  // not an operation
    return defineInteger(to, Kind::kScalar, p_.scalars[static_cast<size_t>(k)], INT64_MIN, INT64_MAX, {}, k);
  }

  int constant(std::vector<Statement>& to, int64_t value, int width) {
    return defineInteger(to, Kind::kConstant, width, value, value, {}, value);
  }

  // An integer in scope, of that width where it is given.
  int known(std::vector<Statement>& to, int width = 0) {
    std::vector<int> fit;
    for (const int v : scope_)
      if (info(v).type == Value::Type::kInteger && (width == 0 || info(v).width == width)) fit.push_back(v);
    if (fit.empty()) return constant(to, r_.between(-3, 40), width == 0 ? 32 : width);
    return r_.oneIn(3) ? fit.back() : r_.pick(fit);
  }

  generators::Random& r_;
  Program p_;
  int left_;
  std::vector<int> scope_;
};

}  // namespace cutecheck::kernel_adversary
