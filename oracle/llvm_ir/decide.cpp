#include "oracle/llvm_ir/decide.h"

#include <algorithm>
#include <functional>
#include <set>

#include "oracle/cvc5.h"
#include "oracle/llvm_ir/corners.h"
#include "oracle/llvm_ir/encoding.h"
#include "oracle/llvm_ir/multiples.h"
#include "oracle/llvm_ir/normal.h"
#include "oracle/llvm_ir/term_arith.h"
#include "oracle/solver.h"

namespace cutecheck::oracle {

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

uint64_t Decider::allowance() const { return units_ >= total_ ? 0 : std::min(query_, total_ - units_); }

// Of one engine a second derivation adds nothing where two engines are wanted.
bool Decider::suffices(const std::vector<Derivation>& derivations, int needed) const {
  std::set<std::string> engines;
  for (const Derivation& d : derivations) engines.insert(d.engine);
  return static_cast<int>(twoEngines_ ? engines.size() : derivations.size()) >= needed;
}

Decision Decider::decide(const Term& assumption, const Term& goal, const std::string& text, int needed) {
  Decision decision;
  auto derived = [&](const std::string& decider, const std::string& engine, uint64_t cost) {
    decision.derivations.push_back({decider, engine, cost, text});
  };
  auto by = [&](std::string_view engine) {
    return std::any_of(decision.derivations.begin(), decision.derivations.end(),
                       [&](const Derivation& d) { return d.engine == engine; });
  };
  const bool engines = twoEngines_ && needed > 1;
  auto enough = [&] { return suffices(decision.derivations, needed); };
  Normaliser normaliser;
  if (normaliser.evident(goal)) derived("normal form", "structural", 0);
  if (!enough() && intervals_.holds(goal)) derived("intervals", "structural", 0);

  // A remainder of promised multiples needs neither the other premises nor the assumption.
  const std::optional<Term> multiples = enough() ? std::nullopt : withMultiples(premises_, goal);
  if (multiples && dividesCoefficients(*multiples)) {
    derived("multiples", "structural", 0);
    if (Solved solved = solve({notOf(*multiples)}, allowance()); !enough()) {
      units_ += solved.units;
      if (solved.status == Solved::Status::kUnsat) derived("z3 multiples", "z3", solved.units);
    }
  }

  std::vector<Term> assertions = query(assumption, goal), normal;
  for (const Term& t : assertions) normal.push_back(normaliser.normal(t));
  std::vector<Term> euclid = quotientRemainder(normal, intervals_);
  struct Way {
    const char* name;
    bool complete;  // a model is a model of the assertions
    std::function<std::vector<Term>()> assertions;
  };
  const Way ways[] = {{"z3 linear products", false, [&] { return linearised(euclid); }},
                      {"z3 div/mod", true, [&] { return shared(assertions); }},
                      {"z3 quotient-remainder", true, [&] { return euclid; }}};
  std::string reasons;
  for (const Way& way : ways) {
    if (enough() || (engines && by("z3"))) break;
    if (allowance() == 0) {
      reasons += std::string(reasons.empty() ? "" : ", ") + "budget of " + std::to_string(total_) + " units spent";
      break;
    }
    Solved solved = solve(way.assertions(), allowance());
    units_ += solved.units;
    if (solved.status == Solved::Status::kUnsat) {
      derived(way.name, "z3", solved.units);
      // What follows by products of inequalities may follow by their corners, without a solver.
      if (!way.complete && !enough()) {
        std::vector<Term> facts = euclid;
        Term negated = facts[assertions.size() - 1];
        facts.erase(facts.begin() + static_cast<std::ptrdiff_t>(assertions.size()) - 1);
        if (negated->op == TermNode::Op::kNot && cornersHold(facts, negated->operands[0])) derived("corners", "structural", 0);
      }
    } else if (solved.status == Solved::Status::kSat && way.complete) {
      if (!decision.derivations.empty()) {
        decision.status = Decision::Status::kContradiction;
        decision.reason = decision.derivations.front().decider + " proves what " + way.name + " refutes: " + text;
        return decision;
      }
      decision.status = Decision::Status::kFails;
      decision.model = solved.model;
      return decision;
    } else if (way.complete) {
      reasons += std::string(reasons.empty() ? "" : ", ") + way.name + " undecided after " +
                 std::to_string(solved.units) + " units";
    }
  }
  for (const Way& way : ways) {
    if (!engines || enough() || decision.derivations.empty() || allowance() == 0) break;
    Solved solved = solveByCvc5(way.assertions(), allowance());
    units_ += solved.units;
    const std::string name = "cvc5" + std::string(way.name).substr(2);
    if (solved.status == Solved::Status::kUnsat) {
      derived(name, "cvc5", solved.units);
    } else if (solved.status == Solved::Status::kSat && way.complete) {
      decision.status = Decision::Status::kContradiction;
      decision.reason = decision.derivations.front().decider + " proves what " + name + " refutes: " + text;
      return decision;
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
