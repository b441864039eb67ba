// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Encodings: one question to the solver, asked in different ways.
//
// A proof counts when two ways agree, so each way is a rewriting of the assertions of its own:
//   as they are       quotients and remainders in the solver's own div and mod
//   quotientRemainder a/b and a%b become unknowns q, r with a = q*b + r, 0 <= r < b
//   linearised        besides, every product of unknowns becomes an unknown, and products of known
//                     inequalities are added (x >= 0 and y >= 0 give xy >= 0): linear arithmetic then decides.
// The first two are equivalent to the assertions. The last only follows from them: unsatisfiable is a
// proof, a model means nothing.
#pragma once

#include <map>
#include <tuple>
#include <vector>

#include "oracle/terms/intervals.h"

namespace cutecheck::oracle {

// Makes equal terms one object, over all that it is given.
class Sharing {
 public:
  Term share(const Term& t);

 private:
  std::map<const TermNode*, Term> seen_;
  std::vector<Term> kept_;  // so that no address is used twice
  std::map<std::tuple<TermNode::Op, Int128, std::string, std::vector<const TermNode*>>, Term> known_;
};

// Equal subterms become one object, over all of `terms`.
std::vector<Term> shared(const std::vector<Term>& terms);

// `intervals` tells which divisors are at least 1; for others a = q*b + r holds where b is.
std::vector<Term> quotientRemainder(const std::vector<Term>& assertions, const Intervals& intervals);

// Of assertions without div and mod. `products`: whether products of inequalities are added.
std::vector<Term> linearised(const std::vector<Term>& assertions, bool products = true);

}  // namespace cutecheck::oracle
