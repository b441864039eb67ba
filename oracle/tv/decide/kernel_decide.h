// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// kernel_decide: deciding the many small conditions of a kernel.
//
// A kernel asks hundreds of questions that differ by a constant. Before the general deciders (decide.h) come two
// that are cheap: the carry-free normal form, and linear arithmetic with every product of unknowns an
// unknown, equations taken apart by the coefficients of such products. Quotients and remainders by an
// unknown number get names, q and r with a = q*b + r, and what is known of them becomes a premise once proved:
// q < c where a < b*c. So do products in inequalities: p = a*b, with p <= X where the premises say c*b <= X and
// a <= c is proved. An answer is kept for the next time it is asked.
#pragma once

#include "oracle/smt/solver.h"
#include "oracle/tv/decide/decide.h"
#include "oracle/tv/terms/carry_free.h"
#include "oracle/tv/terms/encoding.h"
#include "oracle/tv/terms/substitution.h"

namespace cutecheck::oracle {

class KernelDecider : public Decider {
 public:
  // multiples: k of every variable that the premises say is a multiple of k.
  KernelDecider(const std::vector<Term>& premises, std::map<std::string, Interval> bounds, uint64_t query,
                uint64_t total, std::map<std::string, Int128> multiples);

  Decision decide(const Term& assumption, const Term& goal, const std::string& text, int needed) override;
  bool refutedBySample(const Term& condition) override;

  // What was proved of the quotients named, each with its derivations.
  struct Lemma {
    std::string text;
    Decision decision;
  };
  const std::vector<Lemma>& lemmas() const { return lemmas_; }
  size_t asked() const { return asked_; }      // questions
  size_t answered() const { return known_.size(); }  // different ones

 private:
  // What is so of any numbers: of a quotient a/b, and of a product bounded by another's.
  enum class Rule : uint8_t { kQuotientSign, kQuotientAtMost, kQuotientBound, kProductSign, kProductAbove, kProductBelow };
  struct Named {
    Term dividend, divisor, quotient, remainder;
  };

  // The term with names for its quotients by unknown numbers.
  Term named(const Term& t);
  const Named& parts(const Term& dividend, const Term& divisor);
  void describe(const Named& n);
  // What products that the premises bound say of their factors.
  void boundFactors();
  // The condition with names for the products in its inequalities.
  Term bounded(const Term& t);
  Term product(const Term& a, const Term& b);
  std::optional<Int128> slackOf(const Term& a, const Term& c);
  void learnProductBound(const Term& p, Int128 most, bool above);
  void learnGuardedBound(const Term& p, const Term& u, const Term& v, Int128 x, bool above);
  bool holdsGuarded(const Term& assumption, const Term& condition);
  bool proved(Rule rule);
  bool lemma(const Term& fact, const std::string& text);
  // An equation of polynomials as equations of the coefficients of their products; implies the goal.
  Term byCoefficients(const Term& goal);
  // The term with quotients and remainders by numbers as sums of digits: (16*a + b)/16 is a where 0 <= b
  // < 16.
  Term inDigits(const Term& t);
  // By the general deciders, beside what was derived already.
  Decision general(std::vector<Derivation> derived, const Term& where, const Term& wanted,
                   const std::string& text, int needed);
  void byLinearArithmetic(const Term& assumption, const Term& goal, const std::string& text, Decision& decision);

  Sharing sharing_;
  Substitution same_;  // one name for variables that a premise says are equal
  CarryFree carryFree_;
  std::map<Term, Term> names_;
  std::vector<Named> quotients_;
  std::map<Term, Term> bounded_, products_, digits_;
  std::vector<std::pair<Term, Term>> guarded_;  // where the first holds, the second does
  std::vector<Lemma> lemmas_;
  std::map<std::pair<Term, Term>, Decision> known_;
  size_t asked_ = 0;
  bool prepared_ = false;
  const std::vector<Term> given_;  // the premises, before anything was learned
  std::map<Rule, bool> rules_;  // those that were asked
  std::set<std::set<std::string>> needMore_;  // unknowns of which the premises on them alone did not decide a question
  DirectSolver direct_;
};

}  // namespace cutecheck::oracle
