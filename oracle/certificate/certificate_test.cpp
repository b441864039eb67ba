// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/certificate/certificate.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <set>

#include "oracle/certificate/certificate_text.h"
#include "oracle/certificate/certify.h"
#include "oracle/certificate/lemma.h"
#include "oracle/certificate/lemma_proof.h"

namespace cutecheck::oracle {
namespace {

Expected<Certificate> certified(std::string_view text, std::string_view where = {}) {
  return certify(makeClaim(text, where).value());
}

constexpr CheckBudget kWithoutLemmas{2'000'000, 200'000, false};

struct Chain {
  const char *claim, *where;
};
// One claim of each method.
const Chain kChains[] = {
    {"(M,N,1,K):(1,M,7,M*N) == M*N*K:1", "M>0"},
    {"M{div=8}/8*8 == M", ""},
    {"I%(M*N) == I%M + ((I/M)%N)*M", "M>=1, N>=1"},
    {"(I/M+J)/N == (I+J*M)/(M*N)", "M>=1, N>=1"},
    {"(X*R)%(K*R) == (X%K)*R", "R>=1, K>=1"},
    {"(Q*M+R)/M == Q", "R>=0, R<M"},
    {"(A+B)%D == 0", "A%D==0, B%D==0, D>=1"},
    {"injective((S,64,H,B):(64*H,1,64,64*S*H))", ""},
    {"injective(S<3,4,3> o 0 o (M,N):(1,M))", ""},
    {"bijective((M,N):(N,1),M*N)", ""},
    {"disjoint((M,4):(1,M),(N,2):(4*M,0))", ""},
    {"(M,N):(1,M) o (8,K):(1,8) == (8,K):(1,8)", "M==8*K, N>=1"},
    // What stands for an operation is a variable of a step.
    {"min(M,N)*2 <= M+N", ""},
    {"M % gcd(M,N) == 0", "M>=1, N>=1"},
};

TEST(Certificate, EachMethodIsWrittenAndReadBack) {
  size_t steps = 0;
  for (const Chain& chain : kChains) {
    Expected<Certificate> certificate = certified(chain.claim, chain.where);
    ASSERT_TRUE(certificate.ok()) << chain.claim << ": " << certificate.error().str();
    const std::string text = toText(*certificate);
    Expected<Certificate> read = parseCertificate(text);
    ASSERT_TRUE(read.ok()) << read.error().str() << "\n" << text;
    EXPECT_EQ(toText(*read), text);
    Expected<Rechecked> rechecked = recheckCertificate(*read, kWithoutLemmas);
    ASSERT_TRUE(rechecked.ok()) << rechecked.error().str();
    EXPECT_TRUE(rechecked->holds) << rechecked->reason << "\n" << text;
    steps += rechecked->steps;
    std::cout << chain.claim << ": " << rechecked->steps << " steps, " << rechecked->units << " units\n";
  }
  EXPECT_GE(steps, 40u);
}

// Each has no certificate: it is false.
TEST(Certificate, OfAFalseClaimThereIsNone) {
  for (const Chain& chain :
       {Chain{"(M,N):(N,1) == M*N:1", ""}, Chain{"I%(M*N) == I%M + ((I/M)%N)*N", "M>=1, N>=1"},
        Chain{"(Q*M+R)/M == Q", "R>=0, R<=M, M>=1"}, Chain{"injective((S,64,H,B):(64*H,1,63,64*S*H))", ""},
        Chain{"injective(S<3,4,3> o 0 o (M,N):(1,M-1))", ""}, Chain{"bijective((M,N):(N,1),M*N+1)", ""},
        Chain{"disjoint((M,4):(1,M),(N,2):(4*M-1,0))", ""}, Chain{"(A+B)%D == 0", "A%D==0, D>=1"}})
    EXPECT_FALSE(certified(chain.claim, chain.where).ok()) << chain.claim;
}

bool holds(const Certificate& certificate) {
  Expected<Rechecked> rechecked = recheckCertificate(certificate, kWithoutLemmas);
  return rechecked.ok() && rechecked->holds;
}

// A certificate with one thing changed does not pass.
TEST(Certificate, NothingInItIsBelieved) {
  size_t changed = 0;
  for (const Chain& chain : {kChains[0], kChains[2], kChains[7]}) {
    const Certificate good = certified(chain.claim, chain.where).value();
    ASSERT_TRUE(holds(good));
    for (size_t g = 0; g < good.goals.size(); ++g) {
      for (size_t s = 0; s < good.goals[g].steps.size(); ++s) {
        Certificate gives = good, needs = good, lemma = good;
        gives.goals[g].steps[s].gives += "+1";
        needs.goals[g].steps[s].needs.push_back("1 == 1");
        lemma.goals[g].steps[s].lemma = "logical_divide_r6";
        EXPECT_FALSE(holds(gives));
        EXPECT_FALSE(holds(needs));
        EXPECT_FALSE(holds(lemma));
        changed += 3;
      }
    }
    Certificate cut = good, other = good, method = good;
    cut.goals.pop_back();
    other.claim = "(M,N):(N,1) == M*N:1";
    method.goals.back().method = "trees";
    EXPECT_FALSE(holds(cut));
    EXPECT_FALSE(holds(other));
    EXPECT_FALSE(holds(method));
  }
  EXPECT_GE(changed, 20u);
}

std::string keptText(const std::string& name) {
  std::ifstream in(CUTECHECK_SOURCE_DIR "/corpus/certificates/" + name);
  return {std::istreambuf_iterator<char>(in), {}};
}

// Files by hand that were once accepted, of false claims.
TEST(Certificate, ANameThatIsNoOperationIsRefused) {
  const std::string collide = keptText("names_that_collide.cert");
  ASSERT_NE(collide.find("[B%5)+1)))/((C]"), std::string::npos);
  EXPECT_EQ(parseCertificate(collide).error().rule, "certificate_c1");
  const auto read = [](const std::string& name) {
    return parseCertificate(
               "cutecheck certificate 1\nclaim M == M\ngoal M == M\nby integers\nstep logical_divide_r7 with "
               "T = 5; X = [" +
               name + "] needs 5 >= 1 gives M%5 >= 0\nqed\n")
        .ok();
  };
  for (const char* name : {"min(M,N)", "gcd(M,N).a", "max((M+N)/2,gcd(M,N))"})
    EXPECT_TRUE(read(name)) << name;
  for (const char* name :
       {"", "M", "A*B", "(M)", "min(M", "min(M))", "min(M)+max(N)", "gcd(M,N).a+b", "min(M,N)*2", "S<1,0,2>"})
    EXPECT_FALSE(read(name)) << name;
}

TEST(Certificate, PremisesThatContradictEachOtherShowNothing) {
  const Certificate vacuous = parseCertificate(keptText("contradicting_premises.cert")).value();
  Certificate satisfied = vacuous;
  satisfied.where = "M<=3, N>=7, M>=7";
  const Expected<Rechecked> rechecked = recheckCertificate(vacuous, kWithoutLemmas);
  ASSERT_FALSE(rechecked.ok());
  EXPECT_EQ(rechecked.error().code, Code::kVacuous);
  EXPECT_FALSE(holds(satisfied));
  satisfied.where = "M<=30";
  EXPECT_FALSE(holds(satisfied));
}

// A proof without its claim, its goals, or the premises that it needs.
TEST(Certificate, WithoutItsPremisesItIsRefused) {
  size_t needed = 0;
  for (const Chain& chain : {Chain{"(Q*M+R)/M == Q", "R>=0, R<M, M>=1"}, Chain{"(A+B)%D == 0", "A%D==0, B%D==0, D>=1"},
                             Chain{"(M,N):(1,M) o (8,K):(1,8) == (8,K):(1,8)", "M==8*K, N>=1"}}) {
    const Expected<Certificate> made = certified(chain.claim, chain.where);
    ASSERT_TRUE(made.ok()) << chain.claim << ": " << made.error().str();
    const Certificate good = *made;
    ASSERT_TRUE(holds(good));
    Certificate without = good, contradictory = good, open = good, empty = good;
    without.where.clear();
    contradictory.where += ", M >= 1, M <= 0, D >= 1, D <= 0";
    EXPECT_FALSE(holds(without)) << chain.claim;
    EXPECT_FALSE(holds(contradictory)) << chain.claim;
    empty.goals.clear();
    EXPECT_FALSE(holds(empty));
    open.claim.clear();
    EXPECT_FALSE(holds(open));
    ++needed;
  }
  EXPECT_EQ(needed, 3u);
  for (const char* text : {"", "\n", "cutecheck certificate 1\n", "cutecheck certificate 1\nqed\n"})
    EXPECT_FALSE(parseCertificate(text).ok()) << text;
  Expected<Certificate> none = parseCertificate("cutecheck certificate 1\nclaim M <= 1\nqed\n");
  EXPECT_FALSE(none.ok() && holds(*none));
}

// Every lemma in the words of its rule, and proved again.
TEST(Certificate, LemmasAreTheRulesAndProvedAnew) {
  std::string rules;
  for (const auto& entry : std::filesystem::directory_iterator(CUTECHECK_SOURCE_DIR "/oracle/rules")) {
    std::ifstream in(entry.path());
    rules.append(std::istreambuf_iterator<char>(in), {});
  }
  size_t proved = 0;
  for (const auto* lemmas : {&integerLemmas(), &modeLemmas()}) {
    for (const Lemma& lemma : *lemmas) {
      const size_t at = rules.find("# " + std::string(lemma.label) + ": ");
      ASSERT_NE(at, std::string::npos) << lemma.label;
      std::string words = "expect Proved: " + std::string(lemma.claim);
      if (!lemma.where.empty()) words += " where " + std::string(lemma.where);
      EXPECT_EQ(rules.substr(rules.find('\n', at) + 1, words.size() + 1), words + "\n");
      uint64_t units = 0;
      std::set<std::string> used;
      EXPECT_TRUE(proveLemma(lemma, 2'000'000, units, &used)) << lemma.label;
      std::cout << lemma.label << ": " << units << " units\n";
      ++proved;
    }
  }
  EXPECT_GE(proved, 17u);
  uint64_t units = 0;
  EXPECT_FALSE(proveLemma({"wrong", "(Q*M+R)/M == Q + R/(M+1)", "M >= 1"}, 200'000, units));
  EXPECT_FALSE(proveLemma({"unbounded", "R/M == 0", "R >= 0, R <= M, M >= 1"}, 200'000, units));
}

// The checker includes nothing that proposes steps.
TEST(Certificate, TheCheckerStandsAlone) {
  size_t read = 0;
  for (const char* stem :
       {"certificate/certificate", "certificate/certificate_check", "certificate/certificate_modes", "certificate/lemma",
        "terms/proof_context", "terms/expand", "terms/digits"}) {
    for (const char* kind : {".h", ".cpp"}) {
      if (stem == std::string("certificate/certificate") && kind == std::string(".cpp")) continue;
      std::ifstream in(std::string(CUTECHECK_SOURCE_DIR "/oracle/") + stem + kind);
      const std::string text{std::istreambuf_iterator<char>(in), {}};
      EXPECT_FALSE(text.empty()) << stem;
      for (const char* proposer : {"certify", "normalise", "canonical_decide", "radix", "radix_steps", "structure"})
        EXPECT_EQ(text.find("/" + std::string(proposer) + ".h\""), std::string::npos)
            << stem << kind;
      ++read;
    }
  }
  EXPECT_EQ(read, 13u);
}

// The specification's list of the lemmas is the checker's, word for word.
TEST(Certificate, TheSpecificationListsTheLemmas) {
  std::ifstream in(CUTECHECK_SOURCE_DIR "/docs/reference/spec.md");
  std::string text{std::istreambuf_iterator<char>(in), {}};
  text = text.substr(text.find("\n## certificate\n"));
  text = text.substr(0, text.find("\n## ", 1));
  size_t listed = 0;
  for (size_t at = text.find("_r"); at != std::string::npos; at = text.find("_r", at + 1)) {
    const size_t line = text.rfind('\n', at) + 1;
    listed += text.compare(line, 2, "- ") == 0 && text.find(':', line) > at && text.find(' ', line + 2) > at;
  }
  for (const auto* lemmas : {&integerLemmas(), &modeLemmas()}) {
    for (const Lemma& lemma : *lemmas) {
      std::string line = "\n- " + std::string(lemma.label) + ": `" + std::string(lemma.claim) + "`";
      if (!lemma.where.empty()) line += " where `" + std::string(lemma.where) + "`";
      EXPECT_NE(text.find(line + "\n"), std::string::npos) << line;
    }
  }
  EXPECT_EQ(listed, integerLemmas().size() + modeLemmas().size());
}

// What a lemma with a chain costs to prove again is what the lemmas of its chain cost, and no chain goes
// round.
TEST(Certificate, AChainOfLemmasRestsOnThoseWithoutOne) {
  size_t chains = 0;
  std::set<std::string> settled;  // it and those before it, which no chain from here on uses
  for (const Lemma& lemma : integerLemmas()) {
    settled.insert(std::string(lemma.label));
    if (chainOf(lemma.label).empty()) continue;
    uint64_t units = 0;
    std::set<std::string> used;
    EXPECT_TRUE(proveLemma(lemma, 2'000'000, units, &used)) << lemma.label;
    EXPECT_EQ(units, 0u) << lemma.label;
    EXPECT_FALSE(used.empty());
    for (const Lemma& other : integerLemmas())
      if (used.contains(std::string(other.label)))
        EXPECT_TRUE(chainOf(other.label).empty() || !settled.contains(std::string(other.label))) << other.label;
    const std::string_view chain = chainOf(lemma.label);
    EXPECT_FALSE(proveLemma(lemma, 20'000, units, &used, chain.substr(0, chain.rfind("step "))))
        << lemma.label << " without its last step";
    ++chains;
  }
  EXPECT_EQ(chains, 3u);
}

TEST(Certificate, AMissingStepIsMissed) {
  Certificate merged = certified("(M,N):(1,M) == M*N:1").value();
  for (GoalCertificate& goal : merged.goals)
    if (goal.method == "modes") goal.steps.clear();
  EXPECT_FALSE(holds(merged));
  Certificate ordered = certified("injective((M,N):(1,M))").value();
  ordered.goals.at(0).steps.pop_back();
  EXPECT_FALSE(holds(ordered));
}

// Steps of one method prove nothing by another.
TEST(Certificate, AMethodHasItsOwnSteps) {
  auto forged = [](const char* claim, const char* method, std::vector<CertificateStep> steps) {
    const Claim c = makeClaim(claim).value();
    const Goals goals = goalsOf(c, 0).value();
    GoalCertificate proof{goals.goals.back().text, method, std::move(steps)};
    return completeGoal(goals.goals.back(), c.constraints, proof, {}).outcome == Attempt::Outcome::kProved;
  };
  const CertificateStep order{"complement_r3", "left 0"}, range{"range_r1", "left 0"};
  EXPECT_TRUE(forged("injective((4,4):(1,4))", "order", {order, order}));
  EXPECT_FALSE(forged("injective((4,4):(1,2))", "order", {order, range}));
  EXPECT_FALSE(forged("injective((4,4):(1,2))", "order", {range, range}));
  EXPECT_FALSE(forged("(4,4):(1,2) == (4,4):(1,2)", "order", {order, range}));
  EXPECT_FALSE(forged("(4,1):(1,9) == (4,4):(1,4)", "modes",
                      {{"complement_r3", "left 1"}, {"complement_r3", "right 1"}}));
  EXPECT_FALSE(forged("S<2,0,3> o 0 o (4,4):(1,4) == (4,4):(1,4)", "modes", {{"swizzle_apply_r1", "left"}}));
}

TEST(Certificate, WhatCannotBeReadIsRefused) {
  const std::string text = toText(certified("(M,N):(1,M) == M*N:1").value());
  EXPECT_FALSE(parseCertificate("").ok());
  EXPECT_FALSE(parseCertificate("claim 1 == 1\nqed\n").ok());
  EXPECT_FALSE(parseCertificate("cutecheck certificate 1\nqed\n").ok());
  EXPECT_FALSE(parseCertificate(text.substr(0, text.size() - 4)).ok());
  EXPECT_FALSE(parseCertificate(text + "goal x\n").ok());
  const size_t step = text.find(" gives ");
  ASSERT_NE(step, std::string::npos);
  EXPECT_FALSE(parseCertificate(text.substr(0, step) + text.substr(step + 6)).ok());
  EXPECT_EQ(parseCertificate("no certificate").error().rule, "certificate_c1");
}

}  // namespace
}  // namespace cutecheck::oracle
