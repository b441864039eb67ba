// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/claims/prove.h"

#include <algorithm>

#include "oracle/claims/propose.h"
#include "oracle/claims/vacuity.h"
#include "oracle/claims/work.h"

namespace cutecheck::oracle {

std::optional<std::string> unproved(const Claim& claim, const std::vector<Derivation>& derivations,
                                    const Assignment& witness, int64_t limit, bool strict) {
  if (!claim.missing.empty()) return claim.missing[0];
  for (const auto& [name, divisor] : claim.symbols)
    if (!witness.contains(name)) return "an assignment at which the premises hold";
  if (std::optional<std::string> broken = brokenPremise(claim, witness))
    return "an assignment at which the premises hold: " + *broken;
  const Expected<Goals> goals = goalsOf(claim, limit);
  if (!goals) return goals.error().str();
  if (!goals->missing.empty()) return goals->missing[0];
  if (goals->goals.empty()) return "a goal";
  const size_t premises[] = {0, fingerprintOf(claim.constraints),
                             fingerprintOf(claim.constraints, claim.symbols)};
  for (const Goal& goal : goals->goals) {
    std::vector<Derivation> own;
    for (const Derivation& d : derivations)
      if (d.statement() == fingerprintOf(goal) && std::find(std::begin(premises), std::end(premises), d.premises()) != std::end(premises))
        own.push_back(d);
    if (!suffices(own, strict)) return "two derivations of " + goal.text + ", one of them by a checker";
  }
  return std::nullopt;
}

Expected<Answer> prove(const Claim& claim, const Options& options) {
  CUTECHECK_TRY(proposal, propose(claim, options));
  Answer& answer = proposal.answer;
  if (answer.verdict != Verdict::kProved) return std::move(answer);
  const Work again(options.work);
  if (auto missing =
          unproved(claim, answer.derivations, proposal.witness, options.enumerationLimit, options.strict)) {
    answer.verdict = Verdict::kUnknown;
    answer.missing.push_back("not concluded: " + *missing);
  }
  return std::move(answer);
}

Expected<Answer> prove(std::string_view text, std::string_view where, const Options& options) {
  Expected<Claim> claim = [&] {
    const Work reading(options.work);
    return makeClaim(text, where);
  }();
  if (!claim) return claim.error();
  return prove(*claim, options);
}

}  // namespace cutecheck::oracle
