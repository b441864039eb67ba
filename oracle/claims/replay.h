// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// replay: the oracle looks for what contradicts it.
//
// A counterexample counts only when evaluation of the meaning, at numbers that satisfy the
// premises as they were written, shows both sides apart. A proof counts only with two derivations,
// of two engines under strict, and when no drawn assignment contradicts it.
#pragma once

#include "oracle/claims/claim.h"
#include "oracle/claims/prove.h"
#include "oracle/claims/vacuity.h"

namespace cutecheck::oracle {

struct Replayed {
  bool violated = false;
  bool undefined = false;             // a side has no value in the evaluator's 128 bits: nothing is shown
  std::vector<Evaluation> evaluated;  // both sides
  std::string note;                   // the condition that is broken, or why nothing is
};

// " M=1 N=2", behind a word such as "at".
std::string textOf(const Assignment& assignment);

// Evaluates a goal's meaning at `indices` under `numbers`.
Replayed replay(const Goal& goal, const Assignment& numbers, const std::vector<int64_t>& indices);

// Evaluates a claim that is about to be called Proved at assignments drawn with a seed of their own.
// Returns what contradicts it; `samples` counts the assignments, at most `most`, at which something was
// evaluated.
std::optional<std::string> contradiction(const Claim& claim, const Options& options, size_t most,
                                         uint64_t& samples);

}  // namespace cutecheck::oracle
