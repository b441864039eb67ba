// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// refute: a counterexample among small numbers, without a solver.
#pragma once

#include "oracle/claims/claim.h"

namespace cutecheck::oracle {

struct SmallModels {
  std::optional<Counterexample> counterexample;
  Goal broken;              // the goal it breaks, with numbers in it
  bool refusal = false;     // an operation of the claim refuses there; no goal to replay
  uint64_t assignments = 0; // at which goals were evaluated, large ones at corners
  uint64_t points = 0;
};

// Evaluates the claim at each assignment, operations computed anew on numbers, every goal by
// enumeration of at most `limit` points; stops at the first goal that fails.
// `most` points in all end the search early.
SmallModels searchSmallModels(const Claim& claim, const std::vector<Assignment>& assignments, int64_t limit,
                              uint64_t most = 2'000'000);

}  // namespace cutecheck::oracle
