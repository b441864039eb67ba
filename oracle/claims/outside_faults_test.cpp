// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Faults planted outside the trusted base: whatever the searchers, the forms and the order of the deciders do
// wrong, no false claim is Proved.
//
// Each fault is shown to be active: with it planted some claim of the list below is answered in another way
// than without. Beside `prove`, whose samples might save a verdict, every decider is run and all that they
// derive is put before the last word (prove.h) alone: no claim is evaluated at any number there.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>

#include "oracle/algebra/structure.h"
#include "oracle/certificate/certificate_text.h"
#include "oracle/certificate/certify.h"
#include "oracle/claims/prove.h"
#include "oracle/claims/replay.h"
#include "oracle/claims/satisfiable.h"
#include "oracle/decide/enumerate.h"
#include "oracle/smt/integers.h"
#include "oracle/terms/f2.h"
#include "oracle/terms/normalise.h"
#include "oracle/terms/odometer.h"
#include "oracle/terms/radix.h"
#include "oracle/terms/radix_steps.h"
#include "properties/mutation/fault.h"

namespace cutecheck::oracle {
namespace {

struct Said {
  bool holds;
  const char *claim, *where;
};

const Said kSaid[] = {
    {true, "(M,N):(1,M) == M*N:1", "M>0"},
    {false, "(M,N):(N,1) == M*N:1", ""},
    {false, "(M,N):(N,1) == M*N:1", "K >= 1000"},
    {false, "(M,N):(1,N) == M*N:1", "M>0,N>0"},
    {true, "injective((M,8):(1,M))", ""},
    {false, "injective((M,8):(1,M-1))", "M >= 2"},
    {false, "injective((M,N):(1,1))", ""},
    {false, "injective((M,N):(1,1))", "M >= 1000, N >= 1000"},
    {true, "bijective((M,N):(N,1),M*N)", ""},
    {false, "bijective((M,N):(N,1),M*N+1)", ""},
    {false, "bijective((4,4):(1,-4),16)", ""},
    {true, "within((M,4):(1,M),4*M)", ""},
    {false, "within((M,4):(1,0-M),4*M)", ""},
    {true, "disjoint((M,4):(1,M),(N,2):(4*M,0))", ""},
    {false, "disjoint((M,4):(1,M),(N,2):(4*M-1,0))", ""},
    {true, "(2*Q*M+R)/M == 2*Q + R/M", "M>0"},
    {false, "(2*Q*M+R)/M == 2*Q", "M>0"},
    {false, "(2*Q*M+R)/M == 2*Q", "M>1000, Q >= 1000, R >= 0"},
    {true, "X/T < R", "X >= 0, X < T*R, T >= 1"},
    {false, "X/T < R", "X >= 0, X <= T*R, T >= 1"},
    {true, "I%(M*N) == I%M + ((I/M)%N)*M", "M >= 1, N >= 1"},
    {false, "I%(M*N) == I%M + ((I/M)%N)*N", ""},
    {false, "4:M-N == 4:M+N", ""},
    {false, "M*N == N*M+1", ""},
    {true, "injective((1024,1024):(1,1024))", ""},
    {true, "I%P != J%P", "P >= 1, I >= 0, I < J, J < I+P"},
    {false, "I%P != J%P", "P >= 1, I >= 0, I < J, J <= I+P"},
    {true, "injective((M,N):(N+1,N))", ""},
    {false, "injective((M,N):(N-1,N))", ""},
    {false, "injective((1024,1024):(1,512))", ""},
    {true, "(4,8):(8,1) == (4,(2,4)):(8,(1,2))", ""},
    {false, "(4,8):(8,1) == (4,(2,4)):(8,(1,4))", ""},
    {true, "S<3,4,3> o 0 o (8,64):(64,1) == S<3,4,3> o 0 o (8,(8,8)):(64,(1,8))", ""},
    {false, "S<3,4,3> o 0 o (8,64):(64,1) == S<1,4,3> o 0 o (8,64):(64,1)", ""},
    {false, "(4,8):(8,1) == (4,8):(1,4)", ""},
    {false, "S<1,0,1> o 0 o M:1 == S<1,1,1> o 0 o M:1", "M >= 8"},
    {true, "composition((M,N):(1,M), M:1) == M:1", ""},
    {false, "composition((M,N):(N,1), M:1) == M:1", "N >= 2, M >= 2"},
    {true, "composable((M,N):(1,M), M:1)", ""},
    {false, "composable((6,4):(1,10),(3,2):(2,3))", ""},
    {false, "(6,4):(1,10) o 6:2 == 6:2", ""},
    {true, "composition((M,N):(N,1), right_inverse((M,N):(N,1))) == M*N:1", "M >= 2, N >= 2"},
    {false, "right_inverse((M,N):(N,1)) == M*N:1", "M >= 2, N >= 2"},
    {true, "covers((3,3):(1,2),7)", ""},
    {false, "covers((3,3):(1,2),8)", ""},
    {true, "(4,8):(1,4) === (4,8):(1,4)", ""},
    {false, "(4,8):(1,4) === ((2,2),8):((1,2),4)", ""},
    {false, "compatible((4,M):(1,4),((2,3),M):((1,2),4))", ""},
    {true, "coalesce((M,N):(1,M)) == M*N:1", "M>0"},
    {false, "coalesce((M,N):(1,M)) == M*N:2", "M>0"},
    {true, "complement(4:1,8*M) == 2*M:4", ""},
    {false, "complement(4:2,8*M) == 2*M:4", ""},
    {true, "logical_divide(4*M:1,4:1) == (4,M):(1,4)", ""},
    {false, "logical_divide(4*M:1,4:1) == (4,M):(M,1)", "M >= 2"},
    {false, "composition((M,N):(N,1), (M,N):(1,M)) == (M,N):(1,M)", "M >= 2, N >= 2"},
    {false, "composition((M,N):(N,1), (M,N):(1,M)) == M:1", "M >= 2, N >= 2"},
    {true, "composition((4,8):(8,1), (2,2):(1,4)) == (2,2):(8,1)", ""},
    {false, "composition((4,8):(8,1), (2,2):(1,4)) == (2,2):(1,2)", ""},
    {true, "conflict_free(S<3,4,3> o 0 o (8,8):(128,16), 1, ldmatrix)", ""},
    {false, "conflict_free(S<2,4,3> o 0 o (8,8):(128,16), 1, ldmatrix)", ""},
    {true, "vectorizable((4,M):(1,4),(4,M):(1,8),4)", "M >= 2"},
    {false, "vectorizable((4,M):(1,4),(4,M):(1,6),4)", "M >= 2"},
};

constexpr uint64_t kBudget = 8'000;

// Everything that anything derives of the claim's goals.
std::vector<Derivation> everyDerivation(const Claim& claim) {
  std::vector<Derivation> all;
  const auto take = [&](const Attempt& attempt) {
    if (attempt.derivation) all.push_back(*attempt.derivation);
  };
  const Expected<Goals> goals = goalsOf(claim, 1 << 12);
  if (!goals) return all;
  const Facts facts(claim.constraints);
  const Assumptions assumptions{claim.constraints, claim.symbols};
  for (const Goal& goal : goals->goals) {
    take(decideByStructure(goal, facts, claim.constraints));
    take(decideByNormalForm(goal, claim.constraints));
    take(decideByRadix(goal, facts));
    take(certifyGoal(goal, claim.constraints, {0, 0, false}).attempt);
    if (claim.symbols.empty() || goal.numbers) {
      take(decideByEnumeration(goal, 1 << 12));
      take(decideByOdometer(goal, 1 << 12));
      take(decideByF2(goal));
    }
    const std::vector<Mode> order = radixOrder(goal, facts);
    if (!order.empty()) take(decideByRadixSteps(goal, order, assumptions, kBudget, Engine::kZ3));
    take(decideByIntegers(goal, assumptions, Encoding::kDivMod, kBudget));
  }
  return all;
}

struct Outcome {
  std::string told;      // what was answered, and by which derivations
  bool proved = false;   // by `prove`
  bool derived = false;  // by everything, without a sample
};

Outcome outcomeOf(const Said& said) {
  Outcome outcome;
  const Expected<Claim> claim = makeClaim(said.claim, said.where);
  if (!claim) {
    outcome.told = claim.error().str();
    return outcome;
  }
  Options options;
  options.budget = kBudget;
  options.total = 4 * kBudget;
  const Expected<Answer> answer = prove(*claim, options);
  outcome.told = answer ? std::string(verdictName(answer->verdict)) : answer.error().str();
  outcome.proved = answer && answer->verdict == Verdict::kProved;
  if (answer)
    for (const std::string& missing : answer->missing) outcome.told += " " + missing;
  std::vector<Derivation> all = everyDerivation(*claim);
  if (answer) all.insert(all.end(), answer->derivations.begin(), answer->derivations.end());
  for (const Derivation& d : all) outcome.told += " " + d.decider() + ":" + d.goal();
  const Expected<Premises> premises = checkPremises(*claim, kBudget);
  if (premises && premises->witness)
    outcome.derived = !missingForProved(*claim, all, *premises->witness, 1 << 12, false);
  return outcome;
}

class OutsideFaults : public testing::TestWithParam<const char*> {
 protected:
  void TearDown() override { plantedFault() = {}; }
  // Without a fault, once.
  static const std::vector<Outcome>& right() {
    static const std::vector<Outcome> outcomes = [] {
      std::vector<Outcome> all;
      for (const Said& said : kSaid) all.push_back(outcomeOf(said));
      return all;
    }();
    return outcomes;
  }
};

TEST_P(OutsideFaults, ProveNothingFalse) {
  const std::vector<Outcome>& before = right();
  size_t changed = 0, proved = 0, lies = 0;
  plantedFault() = GetParam();
  for (size_t i = 0; i < std::size(kSaid); ++i) {
    const Outcome planted = outcomeOf(kSaid[i]);
    changed += planted.told != before[i].told;
    proved += planted.proved;
    if (kSaid[i].holds) continue;
    ++lies;
    EXPECT_FALSE(planted.proved) << kSaid[i].claim << " where " << kSaid[i].where << ": " << planted.told;
    EXPECT_FALSE(planted.derived) << kSaid[i].claim << " where " << kSaid[i].where << ": " << planted.told;
  }
  plantedFault() = {};
  EXPECT_GT(changed, 0u) << GetParam() << " changes nothing: it is not active";
  EXPECT_GT(lies, 25u);
  std::cout << GetParam() << ": " << changed << " of " << std::size(kSaid)
            << " claims are answered otherwise, " << proved << " Proved, 0 of " << lies << " false ones\n";
}

INSTANTIATE_TEST_SUITE_P(
    , OutsideFaults,
    testing::Values("structure.rule_invented", "structure.fact_assumed", "canonical.heads_ignored",
                    "canonical.merge_unchecked", "radix.gap_unchecked", "radix.least_ignored",
                    "radix.modes_dropped", "normalise.rest_dropped", "normalise.all_decided",
                    "f2.carry_unchecked", "f2.first_column_only", "odometer.last_missing",
                    "composition.carry_unchecked", "composition.leaf_replaced", "composition.cut_short",
                    "composition.anything_found", "bank_rank.never_dependent", "verdict_names.one_for_all",
                    "complement.inverse_of_another", "prove.premise_invented", "prove.goal_forgotten",
                    "prove.goal_replaced", "refute.nothing_found",
                    "contrary.rest_unchecked"),
    [](const testing::TestParamInfo<const char*>& info) {
      std::string name = info.param;
      for (char& c : name)
        if (c == '.') c = '_';
      return name;
    });

// The list is what it says: unplanted, each claim that holds is Proved, and none that does not.
TEST(OutsideFaultsList, IsRight) {
  size_t proved = 0, derived = 0;
  for (const Said& said : kSaid) {
    const Outcome outcome = outcomeOf(said);
    EXPECT_EQ(outcome.proved, said.holds) << said.claim << " where " << said.where << ": " << outcome.told;
    if (!said.holds) EXPECT_FALSE(outcome.derived) << said.claim;
    proved += outcome.proved;
    derived += outcome.derived;
  }
  EXPECT_GT(proved, 15u);
  EXPECT_GT(derived, 15u);
}

// A certificate of a true claim is none of a false one, whatever its reader and the proofs of the lemmas do.
TEST(OutsideFaultsList, CertificatesAreOfTheirOwnClaims) {
  size_t forged = 0, active = 0;
  for (const char* fault : {"", "lemma_proof.left_out", "certificate_text.needs_forgotten"}) {
    for (const Said& given : kSaid) {
      if (!given.holds) continue;
      plantedFault() = {};
      const Expected<Claim> claim = makeClaim(given.claim, given.where);
      ASSERT_TRUE(claim.ok()) << given.claim;
      const Expected<Certificate> certificate = certify(*claim, {0, 0, false});
      if (!certificate) continue;
      const std::string text = toText(*certificate);
      const Expected<Rechecked> right = recheckCertificate(*certificate, {kBudget, kBudget, true});
      plantedFault() = fault;
      const Expected<Certificate> read = parseCertificate(text);
      ASSERT_TRUE(read.ok()) << text;
      const Expected<Rechecked> planted = recheckCertificate(*read, {kBudget, kBudget, true});
      active += right.ok() != planted.ok() ||
                (right && (right->holds != planted->holds || right->lemmas != planted->lemmas));
      for (const Said& said : kSaid) {
        if (said.holds) continue;
        Certificate of = *read;
        of.claim = said.claim;
        of.where = said.where;
        const Expected<Claim> false_ = makeClaim(said.claim, said.where);
        const Expected<Goals> goals = false_ ? goalsOf(*false_, 1 << 12) : Expected<Goals>(false_.error());
        for (size_t i = 0; goals && i < std::min(goals->goals.size(), of.goals.size()); ++i)
          of.goals[i].goal = goals->goals[i].text;
        const Expected<Rechecked> checked = recheckCertificate(of, {0, 0, false});
        EXPECT_FALSE(checked && checked->holds)
            << fault << ": " << said.claim << " where " << said.where << "\n"
            << text;
        ++forged;
      }
    }
  }
  plantedFault() = {};
  EXPECT_GT(forged, 500u);
  EXPECT_GT(active, 1u) << "no fault is active";
}

// What two searchers say is not enough, however many they are.
TEST(OutsideFaultsList, SearchersAloneProveNothing) {
  const Claim claim = makeClaim("(M,N):(1,M) == M*N:1").value();
  const std::vector<Derivation> all = everyDerivation(claim);
  std::vector<Derivation> searched;
  std::copy_if(all.begin(), all.end(), std::back_inserter(searched),
               [](const Derivation& d) { return !d.byChecker(); });
  EXPECT_FALSE(searched.empty());
  EXPECT_FALSE(missingForProved(claim, all, {{"M", 2}, {"N", 3}}, 1 << 12, false));
  EXPECT_TRUE(missingForProved(claim, searched, {{"M", 2}, {"N", 3}}, 1 << 12, false));
  plantedFault() = "verdict.searchers_suffice";
  EXPECT_FALSE(missingForProved(claim, {all[0], all[0]}, {{"M", 2}, {"N", 3}}, 1 << 12, false) ==
               std::nullopt);
  plantedFault() = {};
  // Neither is what was derived of another claim, or at numbers that break a premise.
  const Claim other = makeClaim("(M,N):(1,M) == M*N:1", "M >= 2").value();
  EXPECT_TRUE(missingForProved(other, all, {{"M", 1}, {"N", 3}}, 1 << 12, false));
  EXPECT_TRUE(missingForProved(claim, all, {{"M", 2}}, 1 << 12, false));
  EXPECT_TRUE(missingForProved(claim, everyDerivation(other), {{"M", 2}, {"N", 3}}, 1 << 12, false));
}

}  // namespace
}  // namespace cutecheck::oracle
