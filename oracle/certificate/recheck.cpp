// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/certificate/recheck.h"

#include "oracle/certificate/lemma_proof.h"
#include "oracle/claims/satisfiable.h"

namespace cutecheck::oracle {

Expected<Rechecked> recheckCertificate(const Certificate& certificate, const CheckBudget& budget) {
  CUTECHECK_TRY(claim, makeClaim(certificate.claim, certificate.where));
  CUTECHECK_TRY(goals, goalsOf(claim, 1 << 16));
  Rechecked result;
  result.implicit = claim.implicitTexts;
  auto refuse = [&](std::string reason) {
    result.reason = std::move(reason);
    return result;
  };
  CUTECHECK_TRY(premises, checkPremises(claim, budget.total));
  result.units = premises.units;
  if (!premises.open.empty()) return refuse(premises.open);
  if (!goals.missing.empty()) return refuse(goals.missing[0]);
  if (goals.goals.empty()) return makeError(Code::kEmpty, "claim_c7", "the claim states nothing");
  if (goals.goals.size() != certificate.goals.size())
    return refuse("the claim has " + std::to_string(goals.goals.size()) + " goals, the certificate " +
                  std::to_string(certificate.goals.size()));
  std::set<std::string> used;
  for (size_t i = 0; i < goals.goals.size(); ++i) {
    const GoalCertificate& proof = certificate.goals[i];
    if (proof.goal != goals.goals[i].text)
      return refuse("goal " + proof.goal + " is not " + goals.goals[i].text);
    Attempt attempt = checkGoal(goals.goals[i], claim.constraints, proof, budget);
    result.units += attempt.cost;
    result.asked += attempt.cost > 0 ? 1 : 0;
    if (attempt.outcome != Attempt::Outcome::kProved) return refuse(proof.goal + ": " + attempt.reason);
    ++result.goals;
    result.steps += proof.steps.size();
    for (const CertificateStep& step : proof.steps) used.insert(step.lemma);
  }
  if (budget.lemmas)
    if (auto lemma = unprovedLemma(used, budget.total, result.lemmas, result.asked, result.units)) return refuse(*lemma);
  result.holds = true;
  return result;
}

}  // namespace cutecheck::oracle
