// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/claims/prove.h"

#include <algorithm>

#include "core/notation/print.h"
#include "oracle/claims/open_condition.h"
#include "oracle/claims/propose.h"
#include "oracle/claims/vacuity.h"
#include "oracle/claims/work_limit.h"
#include "oracle/smt/time_limit.h"

namespace cutecheck::oracle {

std::optional<std::string> missingForProved(const Claim& claim, const std::vector<Derivation>& derivations,
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
  const size_t premises[] = {0, fingerprintOf(claim.constraints), fingerprintOf(claim.constraints, claim.symbols)};
  for (const Goal& goal : goals->goals) {
    std::vector<Derivation> own;
    for (const Derivation& d : derivations)
      if (d.statement() == fingerprintOf(goal) &&
          std::find(std::begin(premises), std::end(premises), d.premises()) != std::end(premises))
        own.push_back(d);
    if (!suffices(own, strict)) return "two derivations of " + goal.text + ", one of them by a checker";
  }
  return std::nullopt;
}

namespace {

constexpr uint64_t kTotalFactor = 10;  // the total of a claim, in budgets of a query
constexpr int kMostConditions = 3;     // one within the other
constexpr int64_t kCases = 2;          // a condition holds, or does not: each has half of the work

Expected<Answer> decideWhole(const Claim& claim, const Options& options) {
  CUTECHECK_TRY(proposal, propose(claim, options));
  Answer& answer = proposal.answer;
  if (answer.verdict != Verdict::kProved) return std::move(answer);
  const WorkLimit again(options.work);
  if (auto missing = missingForProved(claim, answer.derivations, proposal.witness, options.enumerationLimit,
                                      options.strict)) {
    answer.verdict = Verdict::kUnknown;
    answer.missing.push_back("not concluded: " + *missing);
  }
  return std::move(answer);
}

std::string joined(const std::vector<std::string>& premises) {
  std::string text;
  for (const std::string& premise : premises) text += (text.empty() ? "" : ", ") + premise;
  return text;
}

Expected<Answer> decide(const Claim& claim, const Options& options, int conditions);

// The claim under one premise more. Where that contradicts the others, it is shown that it never holds: `otherwise`, a
// claim under the premises, the implicit ones among them.
Expected<Answer> decideCase(const Claim& claim, const std::string& premise, const std::string& otherwise, const Options& options,
                            int conditions) {
  std::vector<std::string> premises = claim.premiseTexts;
  premises.push_back(premise);
  CUTECHECK_TRY(narrowed, makeClaim(claim.text, joined(premises)));
  Expected<Answer> answer = decide(narrowed, options, conditions);
  if (answer || answer.error().code != Code::kVacuous) return answer;
  premises.pop_back();
  premises.insert(premises.end(), claim.implicitTexts.begin(), claim.implicitTexts.end());
  CUTECHECK_TRY(never, makeClaim(otherwise, joined(premises)));
  answer = decide(never, options, 0);
  if (answer && answer->verdict == Verdict::kRefuted) answer->verdict = Verdict::kUnknown;
  return answer;
}

// The claim where the condition holds, and where it does not: two claims whose premises leave no assignment out.
// Nothing unless both are Proved, or one is Refuted.
std::optional<Answer> byCases(const Claim& claim, const Answer& open, const Expression& condition, const Options& options,
                              int conditions) {
  Expression opposite = condition;
  opposite.relation = negated(condition.relation);
  const std::string texts[] = {toString(condition), toString(opposite)};
  Options share = options;
  share.work /= kCases;
  Answer whole = open;
  whole.missing.clear();
  for (size_t k = 0; k < std::size(texts); ++k) {
    if (whole.units >= totalOf(options)) return std::nullopt;
    share.total = totalOf(options) - whole.units;
    Expected<Answer> answer = decideCase(claim, texts[k], texts[1 - k], share, conditions - 1);
    if (!answer || answer->verdict == Verdict::kUnknown) return std::nullopt;
    whole.verdict = answer->verdict;
    whole.units += answer->units;
    whole.work += answer->work;
    whole.samples += answer->samples;
    if (answer->verdict != Verdict::kProved) {
      whole.counterexample = std::move(answer->counterexample);
      whole.missing = std::move(answer->missing);
      whole.derivations.clear();
      whole.cases.clear();
      return whole;
    }
    whole.derivations.insert(whole.derivations.end(), answer->derivations.begin(), answer->derivations.end());
    whole.cases.push_back(std::move(*answer));
  }
  return whole;
}

Expected<Answer> decide(const Claim& claim, const Options& options, int conditions) {
  CUTECHECK_TRY(answer, decideWhole(claim, options));
  if (answer.verdict != Verdict::kUnknown || conditions == 0 || claim.symbols.empty()) return std::move(answer);
  const std::optional<Expression> condition = openCondition(answer);
  std::optional<Answer> split = condition ? byCases(claim, answer, *condition, options, conditions) : std::nullopt;
  return split ? std::move(*split) : std::move(answer);
}

}  // namespace

uint64_t totalOf(const Options& options) { return options.total ? options.total : kTotalFactor * options.budget; }

Expected<Answer> prove(const Claim& claim, const Options& options) {
  const TimeLimit limit(options.strict ? TimeLimit::kStrictClaim : TimeLimit::kClaim);
  return decide(claim, options, kMostConditions);
}

Expected<Answer> prove(std::string_view text, std::string_view where, const Options& options) {
  Expected<Claim> claim = [&] {
    const WorkLimit reading(options.work);
    return makeClaim(text, where);
  }();
  if (!claim) return claim.error();
  return prove(*claim, options);
}

}  // namespace cutecheck::oracle
