// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Term: an integer or truth value as a solver reads it, without any solver's type.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/notation/scalar.h"
#include "core/support/integers.h"

namespace cutecheck::oracle {

struct TermNode;
using Term = std::shared_ptr<const TermNode>;

struct TermNode {
  // kDiv and kMod are SMT-LIB's; every use has a divisor known to be positive. kXor is bit by bit, in two's
  // complement without end: a question with it goes to bit-vectors (oracle/smt/bitvectors.h), not to integers.
  enum class Op : uint8_t {
    kInt, kVariable, kAdd, kMul, kNegate, kDiv, kMod, kIf, kXor,  // integers
    kEqual, kLessEqual, kLess, kAnd, kOr, kNot              // truth values; empty kAnd is true
  };
  Op op;
  Int128 value = 0;  // kInt
  std::string name;  // kVariable
  std::vector<Term> operands;
};

Term integer(Int128 value);
Term variable(std::string name);
Term make(TermNode::Op op, std::vector<Term> operands);

inline Term operator+(Term a, Term b) { return make(TermNode::Op::kAdd, {std::move(a), std::move(b)}); }
inline Term operator*(Term a, Term b) { return make(TermNode::Op::kMul, {std::move(a), std::move(b)}); }
inline Term operator-(Term a) { return make(TermNode::Op::kNegate, {std::move(a)}); }
inline Term operator-(Term a, Term b) { return std::move(a) + (-std::move(b)); }
inline Term equals(Term a, Term b) { return make(TermNode::Op::kEqual, {std::move(a), std::move(b)}); }
inline Term lessEqual(Term a, Term b) { return make(TermNode::Op::kLessEqual, {std::move(a), std::move(b)}); }
inline Term less(Term a, Term b) { return make(TermNode::Op::kLess, {std::move(a), std::move(b)}); }
inline Term negation(Term a) { return make(TermNode::Op::kNot, {std::move(a)}); }
inline Term conjunction(std::vector<Term> a) { return make(TermNode::Op::kAnd, std::move(a)); }
inline Term disjunction(std::vector<Term> a) { return make(TermNode::Op::kOr, std::move(a)); }

// Whether kDiv, kMod or kIf occurs: what a solver for real arithmetic cannot read as integers.
bool hasDivision(const Term& term);

// v in decimal digits.
std::string decimal(Int128 v);

}  // namespace cutecheck::oracle
