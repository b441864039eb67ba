// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// points: what executing a function at numbers shows.
//
// Each point that satisfies the premises is executed and evaluated side by side (replay.h). What the runs
// found stays here: a counterexample, a point at which the meaning has no value, how many of them agreed.
#pragma once

#include "oracle/tv/decide/validate.h"
#include "oracle/tv/memory/access_pairs.h"
#include "oracle/tv/terms/samples.h"

namespace cutecheck::oracle {

class Points {
 public:
  // `bounds` of every symbol, and k of those that are multiples of k.
  Points(const Subject& subject, std::map<std::string, Interval> bounds,
         std::map<std::string, Int128> multiples)
      : subject_(subject), bounds_(std::move(bounds)), multiples_(std::move(multiples)) {}

  // Executes at a point; true when that ends the search.
  bool at(const Assignment& point);
  // At a solver's model, which may leave out symbols that do not matter and name unknowns of its own.
  bool atModel(const Assignment& model);
  // At every point of `within` where there are few; true when these were all. Else at some of them.
  bool search(const std::map<std::string, Interval>& within, const ValidationOptions& options);

  // The same kind of failure as the counterexample's, at smaller numbers.
  Counterexample smallest() const;

  std::optional<Counterexample> counterexample;
  std::optional<std::pair<Assignment, std::string>> undefinedAt;  // the meaning has no value, and of what
  bool satisfied = false;                                         // the premises hold somewhere
  std::string unsupported;  // an instruction that the interpreter refused, or a premise that no number shows
  std::string unseen;       // accesses that differ, which is no counterexample, and excludes a proof
  std::string unrolledWrong;  // how the function without loops differs where the original agrees
  uint64_t samples = 0;     // executions compared
  AccessPairs pairs;        // of a kernel
  std::optional<Derivation> executed;  // every point was executed, and agreed

 private:
  Replay unrolledAt(const Assignment& point);
  Assignment completed(const Assignment& model) const;

  Subject subject_;
  std::map<std::string, Interval> bounds_;
  std::map<std::string, Int128> multiples_;
  uint64_t steps_ = 0;    // of all runs
  bool endless_ = false;  // many steps, and no run that came to an end
};

}  // namespace cutecheck::oracle
