// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// access_pairs: which access of the code is which line of the meaning, and what must hold of each pair.
//
// The pairs are proposed from executions: accesses that happen at the same points, at the same addresses. A
// proposal need not be right: everything it says becomes a goal.
#pragma once

#include "oracle/tv/reference/meaning_term.h"
#include "oracle/tv/run/execute.h"
#include "oracle/tv/run/replay.h"

namespace cutecheck::oracle {

class AccessPairs {
 public:
  // What happened at one more point.
  void observe(const Replay& replayed);

  // For each line the index of an access of the execution; nothing for one that never happened, or for which
  // no access behaved alike.
  struct Proposal {
    std::vector<std::optional<size_t>> partner;
    std::vector<size_t> left;  // accesses of the execution without a line
  };
  Proposal propose(const MeaningFunction& f, const Execution& execution) const;

 private:
  friend class NumberedLoads;
  using Code = std::pair<const llvm::Instruction*, unsigned>;
  uint64_t points_ = 0;
  std::map<size_t, uint64_t> lines_;  // a digest of when and where
  std::map<Code, uint64_t> codes_;
};

// Which line a load of the code is, in the order of its execution, of the lines whose numbers are spoken of: proposed as
// pairs are, for the load then yields that line's number.
class NumberedLoads {
 public:
  NumberedLoads(const MeaningFunction& f, const AccessPairs& pairs);
  std::optional<size_t> next(const llvm::Instruction& at, unsigned lane, const std::string& type);

 private:
  const MeaningFunction& f_;
  const AccessPairs& pairs_;
  std::map<uint64_t, std::vector<size_t>> alike_;  // last first
};

// An access of the meaning as terms.
struct AccessTerms {
  Term offset;     // elements
  Term condition;
  std::vector<Term> numbers;  // of what is stored
};

// The folds of the meaning as terms, and the numbers in what they carry, beside DenotedFunction::foldNumbers.
struct FoldTerms {
  Folds folds;
  std::vector<Term> conditions;  // beside the loops: where there are turns
  std::vector<Term> numbers;
};

// `goal` wherever `where` holds.
struct AccessGoal {
  Term where, goal;
  std::string text;
};

// All that the proposal claims: each line happens exactly when its access does, at the same address; stores are not
// reordered; what has no partner never happens. `decided` as in Alikeness. What differs whatever
// the numbers are is told in `problems`.
std::vector<AccessGoal> accessGoals(const MeaningFunction& f, const DenotedFunction& denoted, const std::vector<AccessTerms>& terms,
                                    const FoldTerms& folds, const Execution& execution, const AccessPairs::Proposal& proposal,
                                    const std::function<int(const Term& where, const Term& condition)>& decided,
                                    std::vector<std::string>& problems);

}  // namespace cutecheck::oracle
