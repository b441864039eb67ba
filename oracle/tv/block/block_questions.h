// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// BlockQuestions: the deciders of a block's conditions, and how they are asked.
#pragma once

#include <memory>

#include "oracle/tv/block/block_proof.h"
#include "oracle/tv/block/writers.h"
#include "oracle/tv/terms/substitution.h"

namespace cutecheck::oracle {

class BlockQuestions {
 public:
  // `thread`: the symbol of tid.x, empty where it is not read; of a block of `threads`. `extra`: bounds of
  // further variables.
  BlockQuestions(const BlockSubject& subject, const std::string& thread, int64_t threads,
                 const std::map<std::string, Interval>& extra, BlockReport& report);

  // The term with one name for symbols that a premise says are equal; with `thread`, where it is not null, in
  // the place of the thread's symbol.
  Term of(const Term& t, const Term& thread);
  // Any thread of the block, as a sum of digits.
  const Term& anyThread() const { return any_; }
  // The term with others in the place of variables, quotients and remainders of digits found as `decider`
  // proves them.
  Term replaced(KernelDecider& decider, const Term& t, std::map<std::string, Term> by);

  // A decider of all that holds of a block, and of `facts` beside it.
  std::unique_ptr<KernelDecider> decider(const std::vector<Term>& facts,
                                         std::map<std::string, Interval> extra = {}) const;
  KernelDecider& plain() { return *plain_; }

  // Whether the goal holds wherever `where` does; else what is missing is noted. An obligation that need not
  // hold is noted where it does: `holds`.
  static bool settle(KernelDecider& decider, const Term& where, const Term& goal, const std::string& text,
                     BlockReport& report);
  static bool holds(KernelDecider& decider, const Term& where, const Term& goal, const std::string& text,
                    BlockReport& report);
  // An expression, with `thread` as in of(), and that it has a value wherever `where` holds.
  Term valueOf(KernelDecider& decider, const MeaningValue& value, const Term& thread, const Term& where,
               BlockReport& report);

  // (a + k*b) / k is b, and the remainder a, where 0 <= a < k: shown of each that is read so; null of others.
  Term digit(KernelDecider& decider, TermNode::Op op, const Term& dividend, const Term& divisor);

 private:
  const BlockSubject& subject_;
  BlockReport& report_;
  std::string thread_;
  Term any_;
  std::map<std::string, Interval> bounds_;
  std::map<std::string, Term> same_;                             // of symbols that are equal to others
  std::vector<Term> premises_;                                   // those that speak of no thread
  std::map<Term, std::unique_ptr<Substitution>> substitutions_;  // by thread
  std::unique_ptr<KernelDecider> plain_;
};

// ensures_proof.cpp
struct ThreadedLoad {
  size_t line;
  struct Case {
    Term reader, writer;
    std::vector<size_t> lines;
  };
  std::vector<Case> cases;
};
void proveEnsures(const BlockSubject& subject, const MeaningEnsures& ensures, const DenotedEnsures& denoted,
                  const std::vector<ThreadedLoad>& loads, const std::vector<SharedLoad>& found,
                  const std::string& thread, int64_t threads, BlockQuestions& questions, BlockReport& report);

}  // namespace cutecheck::oracle
