// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Certificates that were tampered with: of every kind of step, in every part, and put before other claims. What is still
// accepted is accepted of a true claim.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <set>

#include "oracle/certificate/certificate_text.h"
#include "oracle/certificate/certify.h"
#include "oracle/certificate/lemma.h"
#include "oracle/certificate/lemma_proof.h"
#include "oracle/decide/assignments.h"
#include "oracle/decide/refute.h"

namespace cutecheck::oracle {
namespace {

constexpr size_t kLeastOfAKind = 20, kMostOfAKind = 60, kLeast = 500, kModels = 400;

struct True {
  std::string claim, where;
};

// What kinds of steps the corpus has too few of, then the claims of the corpus.
std::vector<True> trueClaims() {
  std::vector<True> claims = {
      {"(X*R)/(K*R) == X/K", "R>=1,K>=1"},
      {"(X*R)%(K*R) == (X%K)*R", "R>=1,K>=1"},
      {"(X*R+R)/(K*R) == (X+1)/K", "R>=1,K>=1"},
      {"(I/M)/N == I/(M*N)", "M>=1,N>=1"},
      {"(I/M+J)/N == (I+J*M)/(M*N)", "M>=1, N>=1"},
      {"I%(M*N) == I%M + ((I/M)%N)*M", "M>=1,N>=1"},
      {"(A+B)%D == 0", "A%D==0, B%D==0, D>=1"},
      {"(M,N,1,K):(1,M,7,M*N) == M*N*K:1", "M>0"},
      {"(M,1,N,1):(1,3,M,5) == M*N:1", "M>0,N>0"},
      {"I%P != J%P", "P >= 1, I >= 0, I < J, J < I+P"},
      {"(I+P-1)%P != I%P", "P >= 2, I >= 0"},
      {"injective((M,N):(N+1,N))", ""},
      {"injective((M,K,L):(LD,1,BS))", "LD >= K, BS >= (M-1)*LD+K"},
      {"disjoint(S<0,0,0> o H*D o (S,H*D):(3*H*D,1), S<0,0,0> o 2*H*D o (S,H*D):(3*H*D,1))",
       "H >= 1, D >= 1"},
      {"disjoint(S<0,0,0> o 4096*(I%P) o 4096:1, S<0,0,0> o 4096*((I+1)%P) o 4096:1)", "P >= 2, I >= 0"},
      {"min(M-T/(8*N)*8, 8) >= 1", "N >= 1, M >= 1, T >= 0, T < M*N"},
      {"min(M-B*I,B) >= 1", "B >= 1, I >= 0, I < ceil_div(M,B)"},
      {"min(M-128*I, 128) >= 1", "I >= 0, I < ceil_div(M,128)"},
      {"T/(8*N)*8 + (T%(8*N))%min(M-T/(8*N)*8, 8) < M", "N >= 1, M >= 1, T >= 0, T < M*N"},
      {"injective(S<3,4,3> o 0 o (M,N):(1,M))", ""},
      {"within(S<1,0,1> o 0 o 4*P:1, 4*P)", "P >= 1"},
      {"injective(S<2,3,3> o 0 o (8,N):(1,8))", ""}};
  for (const char* block : {"512", "1024", "2048", "4096"})
    for (const char* layout : {"(8,64):(64,1)", "(8,32):(64,2)", "(4,64,2):(64,1,256)"})
      claims.push_back({std::string("S<3,3,3> o ") + block + "*I o " + layout + " == S<0,0,0> o " + block +
                            "*I o S<3,3,3> o 0 o " + layout,
                        "I >= 0"});
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(CUTECHECK_SOURCE_DIR "/corpus/claims"))
    files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  for (const auto& file : files) {
    std::ifstream in(file);
    constexpr std::string_view kProved = "expect Proved: ", kWhere = " where ";
    for (std::string line; std::getline(in, line);) {
      if (!line.starts_with(kProved)) continue;
      const std::string rest = line.substr(kProved.size());
      const size_t where = rest.rfind(kWhere);
      claims.push_back({rest.substr(0, where), where == std::string::npos ? "" : rest.substr(where + kWhere.size())});
    }
  }
  return claims;
}

class Tampered {
 public:
  // One of this kind; `truth` is nothing where the claim is as it was.
  void judge(const Certificate& certificate, const std::string& kind, bool sameClaim) {
    ++of_[kind];
    ++tried_;
    const Expected<Rechecked> rechecked = recheckCertificate(certificate, {0, 0, false});
    if (!rechecked.ok() || !rechecked->holds) return;
    ++accepted_;
    const Expected<Claim> claim = makeClaim(certificate.claim, certificate.where);
    ASSERT_TRUE(claim.ok());
    const SmallModels models = searchSmallModels(*claim, smallAssignments(*claim, kModels), 1 << 12);
    EXPECT_FALSE(models.counterexample) << toText(certificate);
    false_ += models.counterexample.has_value();
    others_ += !sameClaim;
  }

  // Each part of one step.
  void steps(const Certificate& good) {
    for (size_t g = 0; g < good.goals.size(); ++g) {
      for (size_t s = 0; s < good.goals[g].steps.size(); ++s) {
        const CertificateStep& step = good.goals[g].steps[s];
        const std::string kind = step.lemma + (step.place.empty() ? "" : " at");
        if (of_[kind] >= kMostOfAKind) continue;
        const auto with = [&](auto change) {
          Certificate other = good;
          change(other.goals[g].steps, other.goals[g].steps[s]);
          judge(other, kind, true);
        };
        const auto at = static_cast<std::ptrdiff_t>(s);
        with([&](Steps& steps, CertificateStep&) { steps.erase(steps.begin() + at); });
        with([&](Steps&, CertificateStep& own) { own.needs.clear(); });
        with([&](Steps&, CertificateStep& own) { own.gives = good.goals[g].goal; });
        with([&](Steps&, CertificateStep& own) { own.lemma = own.lemma == "range_r1" ? "range_r12" : "range_r1"; });
        with([&](Steps&, CertificateStep& own) { own.place = own.place.empty() ? "left 0" : "left 7"; });
        with([&](Steps& steps, CertificateStep& own) { steps.insert(steps.begin() + at, CertificateStep(own)); });
        for (size_t w = 0; w < step.with.size(); ++w)
          for (const int64_t by : {1, -1})
            with([&](Steps&, CertificateStep& own) {
              Scalar& value = own.with[w].second;
              value = ScalarNode::binary(ScalarNode::Op::kAdd, value, ScalarNode::constant(by));
              own.needs.clear();
            });
      }
    }
  }

  // The proof before a claim with another number, or without one of its premises, filled in anew.
  void claims(const Certificate& good, const True& of) {
    for (size_t i = 0; i < of.claim.size(); ++i) {
      const bool digit = std::isdigit(static_cast<unsigned char>(of.claim[i])) != 0;
      if (!digit || (i > 0 && std::isdigit(static_cast<unsigned char>(of.claim[i - 1])) != 0)) continue;
      std::string claim = of.claim;
      claim[i] = claim[i] == '9' ? '8' : static_cast<char>(claim[i] + 1);
      before(good, claim, of.where);
    }
    if (const size_t comma = of.where.find(','); comma != std::string::npos) {
      before(good, of.claim, of.where.substr(comma + 1));
      before(good, of.claim, of.where.substr(0, of.where.rfind(',')));
    }
  }

  void report() const {
    std::set<std::string> kinds;
    for (const Lemma& lemma : integerLemmas()) kinds.insert(std::string(lemma.label));
    for (const Lemma& lemma : modeLemmas()) kinds.insert(std::string(lemma.label) + " at");
    for (const auto& [kind, count] : of_) std::cout << kind << ": " << count << "\n";
    for (const std::string& kind : kinds)
      EXPECT_GE(of_.contains(kind) ? of_.at(kind) : 0, kLeastOfAKind) << kind;
    std::cout << tried_ << " tampered certificates of " << kinds.size() << " kinds of steps: " << accepted_
              << " accepted, " << others_ << " of them of another claim, " << false_ << " of a false claim\n";
    EXPECT_GE(tried_, kLeast);
    EXPECT_EQ(false_, 0u);
    EXPECT_GE(tried_ - accepted_, kLeast / 2);
  }

 private:
  using Steps = std::vector<CertificateStep>;

  void before(const Certificate& good, const std::string& text, const std::string& where) {
    if (of_["another claim"] >= 10 * kMostOfAKind) return;
    const Expected<Claim> claim = makeClaim(text, where);
    const Expected<Goals> goals = claim ? goalsOf(*claim, 1 << 12) : Expected<Goals>(claim.error());
    if (!goals || goals->goals.size() != good.goals.size()) return;
    Certificate other = good;
    other.claim = text;
    other.where = where;
    for (size_t g = 0; g < other.goals.size(); ++g) {
      other.goals[g].goal = goals->goals[g].text;
      completeGoal(goals->goals[g], claim->constraints, other.goals[g], {0, 0, false});
    }
    judge(other, "another claim", false);
  }

  std::map<std::string, size_t> of_;
  size_t tried_ = 0, accepted_ = 0, others_ = 0, false_ = 0;
};

TEST(TamperedCertificates, OfEveryKindOfStepShowNothingFalse) {
  Tampered tampered;
  size_t certified = 0;
  for (const True& one : trueClaims()) {
    const Expected<Claim> claim = makeClaim(one.claim, one.where);
    if (!claim || claim->symbols.empty()) continue;
    Expected<Certificate> made = certify(*claim, {0, 0, false});
    if (!made) continue;
    const Certificate good = std::move(made).value();
    ++certified;
    tampered.steps(good);
    if (certified % 8 == 0) tampered.claims(good, one);
  }
  std::cout << certified << " certificates\n";
  tampered.report();
}

Expected<Certificate> certified(std::string_view text, std::string_view where = {}) {
  return certify(makeClaim(text, where).value());
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const size_t at = text.find(from);
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

// Each proof of a true claim, tampered with in every line and put before its false twin, is refused; so is the
// proof as it was. What is tampered with before the claim itself may still be a proof, of that claim.
TEST(TamperedCertificates, NoProofShowsAFalseClaim) {
  struct Twin {
    const char *claim, *where;  // true
    const char *from, *to;      // what makes it false, in claim and goals
    const char* falseWhere;     // or other premises under which it is
  };
  const Twin kTwins[] = {
      {"(M,N,1,K):(1,M,7,M*N) == M*N*K:1", "M>0", "M*N*K:1", "M*N*K:2", "M>0"},
      {"M{div=8}/8*8 == M", "", "== M", "== M+1", ""},
      {"I%(M*N) == I%M + ((I/M)%N)*M", "M>=1,N>=1", "*M", "*N", "M>=1,N>=1"},
      {"(X*R)%(K*R) == (X%K)*R", "R>=1,K>=1", "*R", "*R+1", "R>=1,K>=1"},
      {"(Q*M+R)/M == Q", "R>=0, R<M, M>=1", "", "", "R>=0, R<=M, M>=1"},
      {"(A+B)%D == 0", "A%D==0, B%D==0, D>=1", "", "", "A%D==0, D>=1"},
      {"injective((S,64,H,B):(64*H,1,64,64*S*H))", "", "(64*H,1,64", "(64*H,1,63", ""},
      {"injective(S<3,4,3> o 0 o (M,N):(1,M))", "", "(1,M)", "(1,M-1)", "M>=2"},
      {"bijective((M,N):(N,1),M*N)", "", "M*N)", "M*N+1)", ""},
      {"disjoint((M,4):(1,M),(N,2):(4*M,0))", "", "(4*M,0)", "(4*M-1,0)", ""},
  };
  size_t tried = 0, kinds = 0;
  const auto refused = [&](Certificate certificate, const std::string& what) {
    Expected<Rechecked> rechecked = recheckCertificate(certificate, {200'000, 20'000, false});
    EXPECT_FALSE(rechecked.ok() && rechecked->holds) << what << "\n" << toText(certificate);
    ++tried;
  };
  std::set<std::string> lemmas;
  for (const Twin& twin : kTwins) {
    Expected<Certificate> made = certified(twin.claim, twin.where);
    ASSERT_TRUE(made.ok()) << twin.claim << ": " << made.error().str();
    Certificate good = *made;
    // The false claim, with the proof of the true one.
    const std::string claim = replaced(twin.claim, twin.from, twin.to);
    Expected<Claim> read = makeClaim(claim, twin.falseWhere);
    ASSERT_TRUE(read.ok()) << claim;
    Expected<Goals> goals = goalsOf(*read, 1 << 16);
    ASSERT_TRUE(goals.ok());
    Certificate forged = good;
    forged.claim = claim;
    forged.where = twin.falseWhere;
    refused(forged, "the claim alone");
    ASSERT_EQ(goals->goals.size(), forged.goals.size()) << claim;
    for (size_t g = 0; g < forged.goals.size(); ++g) forged.goals[g].goal = goals->goals[g].text;
    refused(forged, "the claim and its goals");
    // What each step would need and give for the false claim, where it can be filled in at all.
    Certificate filled = forged;
    for (size_t g = 0; g < filled.goals.size(); ++g)
      completeGoal(goals->goals[g], read->constraints, filled.goals[g], {200'000, 20'000, false});
    refused(filled, "filled in anew");
    for (const Certificate& base : {forged, filled}) {
      for (size_t g = 0; g < base.goals.size(); ++g) {
        for (const char* method : {"trees", "integers", "modes", "order", "range", "digits left", "digits right", ""}) {
          Certificate other = base;
          other.goals[g].method = method;
          refused(other, std::string("by ") + method);
          other.goals[g].steps.clear();
          refused(other, std::string("without steps, by ") + method);
        }
        for (size_t s = 0; s < base.goals[g].steps.size(); ++s) {
          lemmas.insert(base.goals[g].steps[s].lemma);
          Certificate dropped = base, twice = base, needless = base, believed = base, moved = base, renamed = base;
          auto& steps = dropped.goals[g].steps;
          steps.erase(steps.begin() + static_cast<std::ptrdiff_t>(s));
          refused(dropped, "a step dropped");
          auto& doubled = twice.goals[g].steps;
          doubled.insert(doubled.begin() + static_cast<std::ptrdiff_t>(s), base.goals[g].steps[s]);
          refused(twice, "a step twice");
          needless.goals[g].steps[s].needs.clear();
          refused(needless, "needs nothing");
          believed.goals[g].steps[s].gives = forged.goals[g].goal;
          refused(believed, "gives the goal");
          moved.goals[g].steps[s].place = base.goals[g].steps[s].place.empty() ? "left 0" : "right 0";
          refused(moved, "at another place");
          renamed.goals[g].steps[s].lemma = "range_r12";
          refused(renamed, "by another lemma");
          if (s > 0) {
            Certificate swapped = base;
            std::swap(swapped.goals[g].steps[s], swapped.goals[g].steps[s - 1]);
            refused(swapped, "two steps exchanged");
          }
          for (size_t w = 0; w < base.goals[g].steps[s].with.size(); ++w) {
            Certificate other = base;
            other.goals[g].steps[s].with[w].second = ScalarNode::constant(0);
            refused(other, "another instance");
          }
        }
      }
    }
  }
  for (const auto& lemma : lemmas) kinds += lemma.empty() ? 0 : 1;
  std::cout << tried << " tampered certificates, of " << kinds << " kinds of steps: none shows a false claim\n";
  EXPECT_GE(tried, 400u);
  EXPECT_GE(kinds, 8u);
}

}  // namespace
}  // namespace cutecheck::oracle
