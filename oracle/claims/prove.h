// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// prove: one claim, one answer.
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
  int64_t work = 20'000'000;           // units of what asks no solver (work.h)
};

// Decides the claim, cheapest decider first. Fails with kVacuous when the premises contradict
// each other, and as the claim's own operations fail when the claim has no symbols.
Expected<Answer> prove(const Claim& claim, const Options& options = {});

// The same on text; `where` is the comma-separated conjunction of premises.
Expected<Answer> prove(std::string_view text, std::string_view where = {}, const Options& options = {});

// What the search found: an answer, and an assignment at which the premises hold. `prove` looks again at what it
// calls Proved (conclude.h), so that nothing else of it is believed.
struct Proposal {
  Answer answer;
  Assignment witness;
};
Expected<Proposal> propose(const Claim& claim, const Options& options);

}  // namespace cutecheck::oracle
