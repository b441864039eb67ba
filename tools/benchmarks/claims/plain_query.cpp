// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/benchmarks/claims/plain_query.h"

#include "oracle/smt/cvc5.h"
#include "oracle/smt/integers.h"
#include "oracle/terms/term.h"

namespace cutecheck {

PlainAnswer askPlainly(const oracle::Claim& claim, uint64_t budget, PlainSolver solver) {
  using oracle::Goal;
  PlainAnswer answer;
  const oracle::Assumptions assumptions{claim.constraints, claim.symbols};
  const Expected<oracle::Goals> goals = oracle::goalsOf(claim, 1 << 16);
  std::vector<oracle::Term> premises = oracle::premiseQuery(assumptions).assertions, denials;
  // Goals without those of a part whose meaning is open state less than the claim.
  answer.expressed = goals.ok() && goals->missing.empty();
  if (!answer.expressed) return answer;
  bool fact = true;
  for (const Goal& goal : goals->goals) {
    // That a computed result is right is a burden of our own, and so is what an operation needs, which refutes nothing; the
    // plain query knows the meaning alone.
    if (goal.obligation || !goal.need.empty()) continue;
    if (goal.kind == Goal::Kind::kFact) {
      fact = fact && goal.fact;
      continue;
    }
    const Expected<oracle::Query> query = queryOf(goal, assumptions, oracle::Encoding::kDivMod);
    if (!query) {
      answer.expressed = false;
      return answer;
    }
    const auto begin = query->assertions.begin() + static_cast<std::ptrdiff_t>(premises.size());
    denials.push_back(oracle::conjunction({begin, query->assertions.end()}));
  }
  if (!fact || denials.empty()) {
    answer.expressed = !denials.empty() || !goals->goals.empty();
    if (answer.expressed) answer.holds = fact;
    return answer;
  }
  premises.push_back(oracle::disjunction(denials));
  const oracle::Solved solved =
      solver == PlainSolver::kZ3 ? oracle::solve(premises, budget) : oracle::solveByCvc5(premises, budget);
  answer.units = solved.units;
  if (solved.status != oracle::Solved::Status::kUnknown)
    answer.holds = solved.status == oracle::Solved::Status::kUnsat;
  return answer;
}

}  // namespace cutecheck
