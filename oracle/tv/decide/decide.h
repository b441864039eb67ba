// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// decide: whether a condition follows from the premises, and by which derivations.
//
// A condition holds when two derivations say so (or as many as are asked for). A model in which it fails is
// handed out, to be replayed by whoever can execute the function.
#pragma once

#include <optional>
#include <set>

#include "oracle/claims/verdict.h"
#include "oracle/terms/intervals.h"
#include "oracle/tv/terms/term_samples.h"

namespace cutecheck::oracle {

struct Decision {
  enum class Status : uint8_t { kHolds, kFails, kUnknown, kContradiction };
  Status status = Status::kUnknown;
  std::vector<Derivation> derivations;
  std::optional<Assignment> model;  // kFails
  std::string reason;               // kUnknown, kContradiction
};

std::set<std::string> namesOf(const Term& t);

class Decider {
 public:
  virtual ~Decider() = default;
  // premises: what may be assumed, with bounds of every variable.
  // query, total: solver units that one query and all queries together may spend.
  Decider(std::vector<Term> premises, std::map<std::string, Interval> bounds, uint64_t query, uint64_t total);

  // Whether premises and `assumption` imply `goal`. `needed`: derivations that make it kHolds.
  virtual Decision decide(const Term& assumption, const Term& goal, const std::string& text, int needed);
  // The same, first by the premises that speak of nothing else than the goal does: what follows from some follows from all.
  Decision decideNearby(const Term& goal, const std::string& text, int needed);
  // The same beside what was derived already, perhaps from more premises: that counts, and is in the answer.
  Decision decideBeside(std::vector<Derivation> derived, const Term& assumption, const Term& goal,
                        const std::string& text, int needed);
  // Whether the condition is false at numbers that the premises allow.
  virtual bool refutedBySample(const Term& condition);
  // Wants derivations by two engines wherever two derivations are wanted, and asks cvc5 for the second.
  void wantTwoEngines(bool two) { twoEngines_ = two; }
  // Whether the premises have a model, and one of them.
  Decision satisfiable();

  const Intervals& intervals() const { return intervals_; }
  const std::vector<Term>& premises() const { return premises_; }
  uint64_t units() const { return units_; }

 protected:
  // Takes a fact that follows from the premises among them.
  void learn(const Term& fact);
  std::vector<Term> query(const Term& assumption, const Term& goal) const;
  std::vector<Term> about(const std::set<std::string>& names) const;  // the premises that speak of nothing else
  // The same by other premises.
  Decision decideBy(std::vector<Term> premises, uint64_t query, std::vector<Derivation> derived, const Term& assumption,
                    const Term& goal, const std::string& text, int needed);
  uint64_t allowance() const;
  bool suffices(const std::vector<Derivation>& derivations, int needed) const;

  std::vector<Term> premises_;
  std::map<std::string, Interval> bounds_;
  Intervals intervals_;
  uint64_t query_, total_, units_ = 0;
  bool twoEngines_ = false;
  std::optional<TermSamples> samples_;  // made when first asked for
};

}  // namespace cutecheck::oracle
