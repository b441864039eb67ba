// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/decide/decide.h"

#include <algorithm>
#include <functional>
#include <set>

#include "oracle/smt/cvc5.h"
#include "oracle/smt/smtlib.h"
#include "oracle/smt/solver.h"
#include "oracle/tv/terms/corners.h"
#include "oracle/tv/terms/encoding.h"
#include "oracle/tv/terms/multiples.h"
#include "oracle/tv/terms/normal.h"
#include "oracle/tv/terms/term_arith.h"

namespace cutecheck::oracle {

namespace {

bool hasQuotient(const Term& t, std::set<const TermNode*>& seen) {
  if (!seen.insert(t.get()).second) return false;
  return t->op == TermNode::Op::kDiv || t->op == TermNode::Op::kMod ||
         std::any_of(t->operands.begin(), t->operands.end(),
                     [&](const Term& operand) { return hasQuotient(operand, seen); });
}

}  // namespace

std::set<std::string> namesOf(const Term& t) {
  const std::vector<std::string> names = variablesOf({t});
  return {names.begin(), names.end()};
}

std::vector<Term> Decider::about(const std::set<std::string>& names) const {
  std::vector<Term> about;
  for (const Term& premise : premises_)
    if (std::ranges::includes(names, namesOf(premise))) about.push_back(premise);
  return about;
}

Decider::Decider(std::vector<Term> premises, std::map<std::string, Interval> bounds, uint64_t query, uint64_t total)
    : premises_(std::move(premises)), bounds_(bounds), intervals_(bounds, premises_), query_(query), total_(total) {
  for (const auto& [name, interval] : bounds)
    premises_.push_back(within(variable(name), interval.low, interval.high));
}

void Decider::learn(const Term& fact) {
  premises_.push_back(fact);
  intervals_ = Intervals(bounds_, premises_);
}

std::vector<Term> Decider::query(const Term& assumption, const Term& goal) const {
  std::vector<Term> assertions = premises_;
  if (!isTrue(assumption)) assertions.push_back(assumption);
  assertions.push_back(notOf(goal));
  return assertions;
}

bool Decider::refutedBySample(const Term& condition) {
  if (!samples_) samples_.emplace(premises_, bounds_);
  return samples_->refute(condition, {});
}

uint64_t Decider::allowance() const { return units_ >= total_ ? 0 : std::min(query_, total_ - units_); }

// Of one engine a second derivation adds nothing where two engines are wanted, nor do intervals beside a normal form
// that asked them.
bool Decider::suffices(const std::vector<Derivation>& derivations, int needed) const {
  std::set<Engine> engines;
  std::set<std::pair<Method, Engine>> methods;
  for (const Derivation& d : derivations) {
    engines.insert(d.engine());
    methods.emplace(d.method() == Method::kCarryFreeIntervals ? Method::kIntervals : d.method(), d.engine());
  }
  return static_cast<int>(twoEngines_ ? engines.size() : methods.size()) >= needed;
}

Decision Decider::decide(const Term& assumption, const Term& goal, const std::string& text, int needed) {
  return decideBeside({}, assumption, goal, text, needed);
}

Decision Decider::decideBy(std::vector<Term> premises, uint64_t query, std::vector<Derivation> derived, const Term& assumption,
                           const Term& goal, const std::string& text, int needed) {
  Decider other(std::move(premises), {}, query, allowance());
  other.wantTwoEngines(twoEngines_);
  Decision decision = other.decideBeside(std::move(derived), assumption, goal, text, needed);
  units_ += other.units();
  return decision;
}

Decision Decider::decideNearby(const Term& goal, const std::string& text, int needed) {
  Decision decision = decideBy(about(namesOf(goal)), query_, {}, truth(true), goal, text, needed);
  return decision.status == Decision::Status::kHolds ? decision : decide(truth(true), goal, text, needed);
}

Decision Decider::decideBeside(std::vector<Derivation> derived, const Term& assumption, const Term& goal,
                               const std::string& text, int needed) {
  Decision decision;
  const size_t before = derived.size();
  decision.derivations = std::move(derived);
  auto structural = [&](Method method) {
    decision.derivations.push_back(Derivation(method, Engine::kStructural, 0, text));
  };
  auto answered = [&](const Solved& solved, Method method) {
    std::optional<Derivation> derivation = Derivation::of(solved, method, text);
    if (derivation) decision.derivations.push_back(*std::move(derivation));
    return derivation.has_value();
  };
  auto by = [&](Engine engine) {
    return std::any_of(decision.derivations.begin(), decision.derivations.end(),
                       [&](const Derivation& d) { return d.engine() == engine; });
  };
  // A model: the answer, or a contradiction to what was derived here, from the same premises.
  auto refuted = [&](const Solved& solved, const std::string& name) {
    decision.status = Decision::Status::kFails;
    decision.model = solved.model;
    if (decision.derivations.size() > before) {
      decision.status = Decision::Status::kContradiction;
      decision.model.reset();
      decision.reason = decision.derivations[before].decider() + " proves what " + name + " refutes: " + text;
    }
    return decision;
  };
  const bool engines = twoEngines_ && needed > 1;
  auto enough = [&] { return suffices(decision.derivations, needed); };
  Normaliser normaliser;
  if (normaliser.evident(goal)) structural(Method::kNormalForm);
  if (!enough() && intervals_.holds(goal)) structural(Method::kIntervals);

  // A remainder of promised multiples needs neither the other premises nor the assumption.
  const std::optional<Term> multiples = enough() ? std::nullopt : withMultiples(premises_, goal);
  if (multiples && dividesCoefficients(*multiples)) {
    structural(Method::kMultiples);
    if (!enough()) {
      const Solved solved = solve({notOf(*multiples)}, allowance());
      units_ += solved.units;
      answered(solved, Method::kMultiples);
    }
  }

  if (enough()) {
    decision.status = Decision::Status::kHolds;
    return decision;
  }
  std::vector<Term> assertions = query(assumption, goal), normal;
  for (const Term& t : assertions) normal.push_back(normaliser.normal(t));
  std::vector<Term> euclid = quotientRemainder(normal, intervals_);
  // Without quotients there is nothing to take apart: the same question twice is one derivation. Over the reals it
  // is another one, and less is known.
  std::set<const TermNode*> seen;
  const bool quotients = hasQuotient(conjunction(normal), seen);
  struct Way {
    Method method;
    bool complete;  // a model is a model of the assertions
    Numbers numbers;
    std::function<std::vector<Term>()> assertions;
  };
  const Way ways[] = {{Method::kLinearProducts, false, Numbers::kIntegers, [&] { return linearised(euclid); }},
                      {Method::kDivMod, true, Numbers::kIntegers, [&] { return shared(assertions); }},
                      quotients ? Way{Method::kQuotientRemainder, true, Numbers::kIntegers, [&] { return euclid; }}
                                : Way{Method::kReals, false, Numbers::kReals, [&] { return euclid; }}};
  std::string reasons;
  for (const Way& way : ways) {
    if (enough() || (engines && by(Engine::kZ3))) break;
    if (allowance() == 0) {
      reasons += std::string(reasons.empty() ? "" : ", ") + "budget of " + std::to_string(total_) + " units spent";
      break;
    }
    Solved solved = solve(way.assertions(), allowance(), way.numbers);
    const std::string name = methodName(way.method, solved.engine);
    units_ += solved.units;
    if (answered(solved, way.method)) {
      // What follows by products of inequalities may follow by their corners, without a solver.
      if (way.method == Method::kLinearProducts && !enough()) {
        std::vector<Term> facts = euclid;
        Term negated = facts[assertions.size() - 1];
        facts.erase(facts.begin() + static_cast<std::ptrdiff_t>(assertions.size()) - 1);
        if (negated->op == TermNode::Op::kNot && cornersHold(facts, negated->operands[0]))
          structural(Method::kCorners);
      }
    } else if (solved.status == Solved::Status::kSat && way.complete) {
      return refuted(solved, name);
    } else if (way.complete || solved.byTheClock) {
      reasons += std::string(reasons.empty() ? "" : ", ") + name +
                 (solved.byTheClock ? " was " + solved.reason : " undecided after " + std::to_string(solved.units) + " units");
    }
  }
  for (const Way& way : ways) {
    if (!engines || enough() || decision.derivations.empty() || allowance() == 0) break;
    Solved solved = solveByCvc5(way.assertions(), allowance(), way.numbers);
    units_ += solved.units;
    const std::string name = methodName(way.method, solved.engine);
    if (answered(solved, way.method)) continue;
    if (solved.status == Solved::Status::kSat && way.complete) {
      return refuted(solved, name);
    } else if (solved.status == Solved::Status::kUnknown) {
      reasons += std::string(reasons.empty() ? "" : ", ") + name + ": " + solved.reason;
    }
  }
  if (enough()) {
    decision.status = Decision::Status::kHolds;
  } else {
    decision.reason = reasons.empty() ? "one derivation only" : reasons;
  }
  return decision;
}

Decision Decider::satisfiable() {
  Decision decision;
  Solved solved = solve(shared(premises_), allowance());
  units_ += solved.units;
  if (solved.status == Solved::Status::kSat) {
    decision.status = Decision::Status::kHolds;
    decision.model = solved.model;
  } else if (solved.status == Solved::Status::kUnsat) {
    decision.status = Decision::Status::kFails;
  } else {
    decision.reason = solved.reason;
  }
  return decision;
}

}  // namespace cutecheck::oracle
