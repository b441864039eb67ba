// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// propose: the search, cheapest decider first, for what shows a claim true or false.
#pragma once

#include "oracle/claims/prove.h"

namespace cutecheck::oracle {

// What the search found: an answer, and an assignment at which the premises hold. `prove` looks again at what it
// calls Proved, so that nothing else of it is believed.
struct Proposal {
  Answer answer;
  Assignment witness;
};
Expected<Proposal> propose(const Claim& claim, const Options& options);

}  // namespace cutecheck::oracle
