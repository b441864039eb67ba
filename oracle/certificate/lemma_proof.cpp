// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/certificate/lemma_proof.h"

#include "oracle/certificate/certificate_check.h"
#include "oracle/certificate/certificate_text.h"
#include "oracle/smt/integers.h"

namespace cutecheck::oracle {

namespace {

// Two writings of one number by a divisor have one quotient: complement_r3.
constexpr std::string_view kPulledOut = R"(
step logical_divide_r1 with T = M; X = Q*M+R gives ?
step logical_divide_r2 with T = M; X = Q*M+R gives ?
step logical_divide_r7 with T = M; X = Q*M+R gives ?
step logical_divide_r1 with T = M; X = R gives ?
step logical_divide_r2 with T = M; X = R gives ?
step logical_divide_r7 with T = M; X = R gives ?
step complement_r3 with K = M; W = R%M; X = (Q*M+R)%M; Y = (Q*M+R)/M; Z = Q+R/M gives ?
)";

constexpr std::string_view kNested = R"(
step logical_divide_r1 with T = M; X = I gives ?
step logical_divide_r2 with T = M; X = I gives ?
step logical_divide_r7 with T = M; X = I gives ?
step logical_divide_r1 with T = N; X = I/M gives ?
step logical_divide_r2 with T = N; X = I/M gives ?
step logical_divide_r7 with T = N; X = I/M gives ?
step logical_divide_r1 with T = M*N; X = I gives ?
step logical_divide_r2 with T = M*N; X = I gives ?
step logical_divide_r7 with T = M*N; X = I gives ?
step range_r12 with A = M; B = (I/M)%N gives ?
step range_r12 with A = M; B = N-1-(I/M)%N gives ?
step range_r1 with A = 0; B = 0; H = M*((I/M)%N); K = I%M gives ?
step range_r1 with A = 0; B = 0; H = M*(N-1-(I/M)%N); K = M-1-I%M gives ?
step complement_r3 with K = M*N; W = I%(M*N); X = M*((I/M)%N)+I%M; Y = (I/M)/N; Z = I/(M*N) gives ?
)";

// Neither quotient is above the other: range_r13, twice.
constexpr std::string_view kOneQuotient = R"(
step range_r13 with K = K; X = Y-Z gives ?
step range_r1 with A = 0; B = 0; H = X; K = K-1-W gives ?
step range_r13 with K = K; X = Z-Y gives ?
)";

constexpr uint64_t kShares[] = {100, 1};  // of the budget: which encoding is easy differs

bool provedForAll(const Goal& goal, const Claim& claim, uint64_t budget, uint64_t& units) {
  for (uint64_t share : kShares) {
    for (Encoding encoding : kEncodings) {
      Attempt attempt =
          decideByIntegers(goal, {claim.constraints, claim.symbols}, encoding, budget / share + 1);
      units += attempt.cost;
      if (attempt.outcome == Attempt::Outcome::kProved) return true;
    }
  }
  return false;
}

}  // namespace

const std::vector<Lemma>& modeLemmas() {
  static const std::vector<Lemma> lemmas{
      {"coalesce_r1", "(I%M)*D + (I/M)*(M*D) == I*D", "M >= 1"},
      {"coalesce_r2", "(I%1)*D + I/1*F == I*F", ""},
      {"complement_r3", "Y == Z", "X+K*Y == W+K*Z, X >= 0, X < K, W >= 0, W < K"},
      {"range_r1", "A+B <= H+K", "A <= H, B <= K"},
      {"swizzle_apply_r1", "((T+S)%2 + S)%2 == T", "T >= 0, T < 2"},
      {"swizzle_apply_r5", "(2*X + Y)%2 == Y%2", ""},
  };
  return lemmas;
}

std::string_view chainOf(std::string_view label) {
  if (label == "composition_r1") return kPulledOut;
  if (label == "coalesce_r3") return kNested;
  return label == "complement_r3" ? kOneQuotient : std::string_view();
}

bool proveLemma(const Lemma& lemma, uint64_t budget, uint64_t& units, std::set<std::string>* used,
                std::optional<std::string_view> instead) {
  const std::string_view steps = instead ? *instead : chainOf(lemma.label);
  Expected<Claim> claim = makeClaim(lemma.claim, lemma.where);
  if (!claim) return false;
  Expected<Goals> goals = goalsOf(*claim, 0);
  if (!goals || !goals->missing.empty() || goals->goals.empty()) return false;
  const Goal goal = goals->goals.back();
  goals->goals.pop_back();
  for (const Goal& need : goals->goals) {
    GoalCertificate given{need.text, "integers", {}};
    const bool follows =
        completeGoal(need, claim->constraints, given, {0, 0, false}).outcome == Attempt::Outcome::kProved;
    if (need.need.empty() || (!follows && !provedForAll(need, *claim, budget, units))) return false;
  }
  if (!goal.need.empty()) return false;
  if (steps.empty() || !used) return provedForAll(goal, *claim, budget, units);
  Expected<Certificate> chain =
      parseCertificate("cutecheck certificate 1\nclaim " + std::string(lemma.claim) + "\ngoal " +
                       goal.text + "\nby integers\n" + std::string(steps) + "qed\n");
  if (!chain || chain->goals.size() != 1) return false;
  for (const CertificateStep& step : chain->goals[0].steps) used->insert(step.lemma);
  Attempt attempt =
      completeGoal(goal, claim->constraints, chain->goals[0], {budget, budget / 10 + 1, true});
  units += attempt.cost;
  return attempt.outcome == Attempt::Outcome::kProved;
}

std::optional<std::string> unprovedLemma(std::set<std::string> used, uint64_t budget, size_t& lemmas, size_t& asked,
                                         uint64_t& units) {
  // Those with a chain first: its lemmas are used, too.
  for (bool chained : {true, false}) {
    for (const auto* list : {&integerLemmas(), &modeLemmas()}) {
      for (const Lemma& lemma : *list) {
        if (chainOf(lemma.label).empty() == chained || used.erase(std::string(lemma.label)) == 0)
          continue;
        const uint64_t before = units;
        if (!proveLemma(lemma, budget, units, &used))
          return "the lemma " + std::string(lemma.label) + " is not proved";
        asked += units > before ? 1 : 0;
        ++lemmas;
      }
    }
  }
  return std::nullopt;
}

}  // namespace cutecheck::oracle
