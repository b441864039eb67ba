// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Intervals: bounds of a term from bounds of its variables.
//
// The cheapest decider. It knows nothing of how variables depend on each other, so its No means only
// that it did not find out; its Yes is a proof by interval arithmetic.
#pragma once

#include <map>
#include <string>

#include "oracle/terms/term.h"

namespace cutecheck::oracle {

// low <= value <= high. A low of -2^120 stands for "no bound below", a high of 2^120 for "no bound above". The other two
// ends are numbers: a low of 2^120 says that the value is at least that.
struct Interval {
  Int128 low, high;
  static Interval everything();
  bool empty() const { return low > high; }
  bool boundedBelow() const { return low > everything().low; }
  bool boundedAbove() const { return high < everything().high; }
};

class Intervals {
 public:
  // Bounds of variables: first those given, then tightened by the constraints that say
  // variable <= number and the like, and variable <= another variable.
  Intervals(std::map<std::string, Interval> bounds, const std::vector<Term>& constraints);

  // Of an integer; of a truth value {1,1} where it holds, {0,0} where it fails, {0,1} where neither is known.
  Interval of(const Term& term) const;
  // Whether a truth value follows.
  bool holds(const Term& condition) const;
  const std::map<std::string, Interval>& bounds() const { return bounds_; }

 private:
  bool tighten(const Term& constraint);

  std::map<std::string, Interval> bounds_;
  mutable std::map<Term, Interval> seen_;
};

}  // namespace cutecheck::oracle
