// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// normalise: integers with div and mod in one normal form, step by step.
//
// What is done to a/b, with b >= 1 (every divisor of a claim is); each step is an instance of a rule of
// oracle/rules, named by its label:
//
//   (b*q + r)/b                  q + r/b                      composition_r1
//   r/b, 0 <= r < b              0                            composition_r2
//   (x/y + z)/b                  (x + y*z)/(y*b)              coalesce_r3
//   (k*x)/(k*y), k >= 1          x/y                          composition_r8
//   a % b                        a - b*(a/b)                  logical_divide_r1
//
// The last also makes d*(a/d) of an a with the premise a % d == 0. Equal normal forms are equal integers;
// different ones say nothing. The steps are a certificate (oracle/certificate/certificate.h), which a solver checks one
// by one.
#pragma once

#include <string>
#include <vector>

#include "oracle/claims/goal.h"
#include "oracle/terms/facts.h"

namespace cutecheck::oracle {

enum class Rule : uint8_t { kSame, kPullOut, kSmall, kNested, kCancel, kEuclid };

// The label of a rule, "composition_r1"; of kSame, that equal operands have one quotient, "congruence".
const char* ruleLabel(Rule rule);

// before == after, where before is a quotient or a remainder.
struct RuleStep {
  Rule rule;
  std::vector<Scalar> with;  // what stands for the rule's variables
  Scalar before, after;
  Scalar left,
      right;  // the quotient inside the rule's left side, and that inside its right side; null without one
};

class IntegerNormaliser {
 public:
  explicit IntegerNormaliser(const std::vector<Constraint>& constraints);

  Polynomial normal(const Scalar& s);
  const Facts& facts() const { return facts_; }
  const std::vector<RuleStep>& steps() const { return steps_; }

 private:
  Polynomial divide(const Polynomial& a, const Polynomial& b, int depth = 0);
  void step(RuleStep taken);

  Facts facts_;
  std::vector<std::pair<Atom, Polynomial>> multiples_;  // atom == divisor * quotient
  std::vector<RuleStep> steps_;
  int opened_ = 0;  // quotients in quotients whose parts are being written anew
};

// Decides relations between integers. `steps`, when given, becomes what was done.
Attempt decideByNormalForm(const Goal& goal, const std::vector<Constraint>& constraints,
                           std::vector<RuleStep>* steps = nullptr);

}  // namespace cutecheck::oracle
