// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A claim as somebody would send it to Z3, or to cvc5, who has no decider of his own: one query over the integers.
//
// The premises, and the disjunction of the claim's negated goals in terms of its meaning, an index split by
// div and mod. No form is computed, nothing is normalised, no other encoding is tried; there is no
// quantifier, so that what needs one (the image covers an interval, a composition exists) is not expressed.
#pragma once

#include <optional>

#include "oracle/claims/claim.h"

namespace cutecheck {

struct PlainAnswer {
  bool expressed = true;
  std::optional<bool> holds;  // nothing: gave up within the budget, or not expressed
  uint64_t units = 0;
};

enum class PlainSolver : uint8_t { kZ3, kCvc5 };

// Asks the solver once, with at most `budget` of its units.
PlainAnswer askPlainly(const oracle::Claim& claim, uint64_t budget, PlainSolver solver = PlainSolver::kZ3);

}  // namespace cutecheck
