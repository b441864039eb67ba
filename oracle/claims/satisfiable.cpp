// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/claims/satisfiable.h"

#include <algorithm>

#include "oracle/claims/vacuity.h"
#include "oracle/decide/assignments.h"
#include "oracle/smt/integers.h"
#include "oracle/terms/residues.h"

namespace cutecheck::oracle {

namespace {

constexpr size_t kFewNumbers = 400;

// An equation whose sides leave different remainders wherever the others hold.
bool contradictsAtResidues(const std::vector<Constraint>& constraints) {
  return std::any_of(constraints.begin(), constraints.end(), [&](const Constraint& c) {
    Goal apart;
    apart.kind = Goal::Kind::kInteger;
    apart.lower = c.lhs;
    apart.relation = Relation::kNotEqual;
    apart.upper = c.rhs;
    return c.relation == Relation::kEqual && !c.defined && holdsAtResidues(apart, constraints);
  });
}

}  // namespace

Expected<Premises> checkPremises(const Claim& claim, uint64_t budget) {
  Premises premises;
  for (const std::vector<Assignment>& found :
       {smallAssignments(claim, 1, kFewNumbers), drawnAssignments(claim, 1, 1)}) {
    if (found.empty() || brokenPremise(claim, found[0], true)) continue;
    premises.witness = found[0];
    return premises;
  }
  // What contradicts an implicit premise may hold without it.
  const auto vacuous = [&] {
    std::string implicit;
    std::vector<Constraint> written;
    for (const Constraint& c : claim.constraints) {
      const auto& texts = claim.implicitTexts;
      const bool isImplicit = std::find(texts.begin(), texts.end(), c.text) != texts.end();
      if (!isImplicit || c.relation == Relation::kEqual)
        written.push_back(c);
      else
        implicit += (implicit.empty() ? "" : ", ") + c.text;
    }
    const bool rests = !implicit.empty() && decidePremises({written, claim.symbols}, budget).outcome == Attempt::Outcome::kProved;
    return makeError(Code::kVacuous, "premise_c2",
                     rests ? "the premises contradict the implicit " + implicit +
                                 ", of extents of the claim: nothing satisfies them"
                           : "the premises contradict each other: nothing satisfies them");
  };
  if (contradictsAtResidues(claim.constraints)) return vacuous();
  Attempt attempt = decidePremises({claim.constraints, claim.symbols}, budget);
  premises.units = attempt.cost;
  if (attempt.outcome == Attempt::Outcome::kRefuted)
    return vacuous();
  if (attempt.outcome == Attempt::Outcome::kProved) {
    auto broken = brokenPremise(claim, attempt.counterexample->assignment, true);
    if (!broken) {
      premises.witness = attempt.counterexample->assignment;
      return premises;
    }
    attempt.reason = "the solver's model breaks " + *broken;
  }
  premises.open = "whether the premises can be satisfied: " +
                  (attempt.reason.empty() ? "no model found" : attempt.reason);
  return premises;
}

}  // namespace cutecheck::oracle
