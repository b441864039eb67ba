// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/algebra/structure.h"

#include "oracle/certificate/certificate_check.h"
#include "oracle/certificate/certify.h"
#include "oracle/certificate/contrary.h"
#include "oracle/decide/canonical_decide.h"
#include "oracle/predicates/bank_rank.h"
#include "oracle/terms/normalise.h"
#include "oracle/terms/radix.h"
#include "oracle/terms/residue_sums.h"

namespace cutecheck::oracle {

namespace {

using Outcome = Attempt::Outcome;

// The rule that computed the form of the goal derives it where nothing else does: its conditions were shown then.
Attempt orByRule(const Goal& goal, Attempt attempt) {
  std::optional<Method> rule = goal.rule;
  if (attempt.outcome == Outcome::kUnknown && !rule && independentBanks(goal)) rule = Method::kBankRank;
  if (attempt.outcome != Outcome::kUnknown || !rule) return attempt;
  attempt.method = *rule;
  if (goal.rule == Method::kCompositionSearch) attempt.engine = Engine::kEnumeration;
  attempt.outcome = Outcome::kProved;
  return attempt;
}

Attempt byStructure(const Goal& goal, const Facts& facts, const std::vector<Constraint>& premises) {
  if (goal.kind == Goal::Kind::kFact) {
    Attempt attempt;
    attempt.method = Method::kTrees;
    attempt.outcome = goal.fact ? Outcome::kProved : Outcome::kRefuted;
    return attempt;
  }
  const bool integers = goal.kind == Goal::Kind::kInteger;
  if (!integers && goal.kind != Goal::Kind::kEqual) return orByRule(goal, decideByRadix(goal, facts));
  Attempt attempt = decideCanonical(goal, facts);
  if (integers && attempt.outcome == Outcome::kUnknown) {
    Attempt normal = decideByNormalForm(goal, premises);
    if (normal.outcome == Outcome::kProved) return normal;
    Attempt residues = decideByResidues(goal, premises);
    if (residues.outcome == Outcome::kProved) return residues;
  }
  if (!integers && attempt.outcome == Outcome::kUnknown)
    if (const std::optional<Goal> alike = shiftedAlike(goal, premises)) {
      Attempt moved = decideCanonical(*alike, facts);
      moved.derivation.reset();
      if (moved.outcome == Outcome::kProved) return moved;
    }
  return orByRule(goal, std::move(attempt));
}

}  // namespace

Attempt decideByStructure(const Goal& goal, const Facts& facts, const std::vector<Constraint>& premises) {
  Attempt attempt = byStructure(goal, facts, premises);
  if (attempt.outcome == Outcome::kUnknown && !proofsByProducts(goal, premises).empty()) {
    attempt.method = Method::kLinearProducts;
    attempt.outcome = Outcome::kProved;
  }
  if (attempt.outcome == Outcome::kUnknown)
    for (GoalCertificate& proof : proofsByContrary(goal, premises)) {
      // What the search finds is a chain that its checker accepts, without a solver, or it is no proof.
      if (completeGoal(goal, premises, proof, {0, 0, false}).outcome != Outcome::kProved) continue;
      attempt.method = Method::kContrary;
      attempt.outcome = Outcome::kProved;
      break;
    }
  if (!attempt.derivation) Derivation::record(attempt, goal);
  return attempt;
}

}  // namespace cutecheck::oracle
