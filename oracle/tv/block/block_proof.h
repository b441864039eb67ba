// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// proveBlock: what the threads of a launch do together, from what the lines say that each does.
//
// That the code of a thread does what the lines say is shown elsewhere (access_pairs.h). Here two threads meet.
//
// Shared memory: between two barriers no element is stored by one thread and accessed by another, and what is loaded
// was stored before by the one thread that writers.h names. Wherever the load happens, so does a store.
//
// ensures: each store to the output is of an element of it, whose coordinate the line says, and stores what the input
// has there. The thread that `by` names is the only one that writes the element, and does.
//
// All of it for all sizes and all blocks: registers and sizes stay symbols, and threads that read and write shared
// memory are sums of digits (thread_cases.h).
#pragma once

#include <map>
#include <string>
#include <vector>

#include "oracle/tv/decide/kernel_decide.h"
#include "oracle/tv/memory/access_pairs.h"

namespace cutecheck::oracle {

struct BlockSubject {
  const MeaningFunction& meaning;
  const DenotedFunction& denoted;
  const std::vector<AccessTerms>& terms;  // beside the accesses
  const FoldTerms& folds;
  std::vector<Term> premises;             // of one thread
  std::map<std::string, Interval> bounds;
  std::map<std::string, Int128> multiples;
  uint64_t budget = 0, totalBudget = 0;
  bool twoEngines = false;
};

struct BlockObligation {
  std::string text;
  Decision decision;
};

struct BlockReport {
  std::vector<BlockObligation> obligations;
  std::vector<std::string> missing;         // what is not shown, by name
  std::vector<std::string> contradictions;  // engines that disagree
  std::vector<KernelDecider::Lemma> lemmas;
  uint64_t units = 0, places = 0, questions = 0;
};

// Whether the lines speak of a block at all: shared memory, a barrier, or ensures.
bool speaksOfBlock(const MeaningFunction& f);

BlockReport proveBlock(const BlockSubject& subject);

}  // namespace cutecheck::oracle
