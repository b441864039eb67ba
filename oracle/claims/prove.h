// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// prove: one claim, one answer, and the last word on Proved; all that proposes, searches and orders stands before it.
//
// It takes nothing from the search (propose.h) but derivations, which nobody can write down (verdict.h), and one
// assignment. The claim's goals are computed anew; each needs two derivations of its own, one of them by a checker,
// under the claim's premises or under none; and the premises must hold, as written, at the assignment, so that they
// do not contradict each other.
#pragma once

#include <string_view>

#include "oracle/claims/claim.h"
#include "oracle/claims/verdict.h"

namespace cutecheck::oracle {

struct Options {
  uint64_t budget = 2'000'000;         // solver units a query may spend; never seconds
  bool strict = false;                 // want two engines, not two derivations
  int64_t enumerationLimit = 1 << 16;  // points of a domain that is enumerated
  uint64_t seed = 1;                   // of the samples that suspect a Proved claim
  uint64_t total = 0;                  // solver units the claim may spend in all; 0: ten times the budget
  int64_t work = 20'000'000;           // units of what asks no solver (work_limit.h)
};

// Solver units that the claim may spend in all.
uint64_t totalOf(const Options& options);

// Decides the claim, cheapest decider first; where an operation's form needs a condition that the premises leave open, by
// cases: where it holds, and where it does not. Fails with kVacuous when the premises contradict
// each other, and as the claim's own operations fail when the claim has no symbols.
Expected<Answer> prove(const Claim& claim, const Options& options = {});

// The same on text; `where` is the comma-separated conjunction of premises.
Expected<Answer> prove(std::string_view text, std::string_view where = {}, const Options& options = {});

// Nothing where the claim is proved; else what is missing.
std::optional<std::string> missingForProved(const Claim& claim, const std::vector<Derivation>& derivations,
                                            const Assignment& witness, int64_t limit, bool strict);

}  // namespace cutecheck::oracle
