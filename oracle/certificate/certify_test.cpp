// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A certificate that multiplying out accepts proves its claim: none is found of a claim that some small
// numbers refute, and none of another claim's certificate passes for it.
#include "oracle/certificate/certify.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>
#include <random>

#include "oracle/certificate/certificate_text.h"
#include "oracle/decide/assignments.h"
#include "oracle/decide/refute.h"

namespace cutecheck::oracle {
namespace {

constexpr CheckBudget kNoSolver{0, 0, false};

uint64_t seed() {
  const char* given = std::getenv("CUTECHECK_SEED");
  return given ? std::strtoull(given, nullptr, 10) : 1;
}

// Claims near the true ones: each word of a template is drawn, most often so that the claim holds.
class DrawClaim {
 public:
  explicit DrawClaim(uint64_t seed) : random_(seed) {}

  struct Text {
    std::string claim, where;
  };
  Text claim() {
    const std::string a = extent(), b = extent(), c = extent(), k = number(), ab = a + "*" + b;
    switch (below(12)) {
      case 0:
        return {"(" + a + "," + b + "):(1," + near(a) + ") == " + near(ab) + ":1", ""};
      case 1:
        return {"injective((" + a + "," + b + "," + c + "):(" + near(b) + ",1," + near(ab) + "))", ""};
      case 2:
        return {"bijective((" + a + "," + b + "):(" + near(b) + ",1), " + near(ab) + ")", ""};
      case 3:
        return {"injective((" + a + "," + b + "):(1,L))", "L >= " + near(a)};
      case 4:
        return {"disjoint(" + a + ":1, " + b + ":" + near(a) + ")", ""};
      case 5:
        return {"cosize((" + a + "," + b + "):(1," + near(a) + ")) <= " + near(ab), ""};
      case 6:
        return {"I/" + k + relation() + "(N+" + near(k) + "-1)/" + k, "I >= 0, I < " + near("N")};
      case 7:
        return {"((N+" + near(k) + "-1)/" + k + ")*" + k + " - N" + relation() + near(k), ""};
      case 8:
        return {"(I*" + k + "+J)/" + close(k) + " == I + J/" + k, ""};
      case 9:
        return {"(" + close(k) + "*I + J)/" + k + " == I", "J >= 0, J < " + near(k)};
      case 10:
        return {"logical_divide(" + k + "*M:1, " + k + ":1) == (" + k + ",M):(1," + near(k) + ")", ""};
      default:
        return {a + "*" + b + relation() + k + "*" + close("5"), a + " <= " + k + ", " + b + " <= 5"};
    }
  }

 private:
  size_t below(size_t n) { return random_() % n; }
  std::string pick(const std::vector<std::string>& from) { return from[below(from.size())]; }
  std::string extent() { return pick({"M", "N", "M", "2*M", "4", "3", "8"}); }
  std::string number() { return pick({"2", "3", "4", "8"}); }
  std::string relation() { return pick({" < ", " <= ", " < ", " >= "}); }
  std::string near(const std::string& text) {
    const size_t drawn = below(8);
    return drawn == 0 ? text + "-1" : drawn == 1 ? text + "+1" : text;
  }

  std::string close(const std::string& number) {
    const size_t drawn = below(8);
    return std::to_string(std::stoi(number) + (drawn == 0 ? -1 : drawn == 1 ? 1 : 0));
  }

  std::mt19937_64 random_;
};

bool refutedBySmallNumbers(const Claim& claim) {
  return searchSmallModels(claim, smallAssignments(claim, 600), 1 << 12).counterexample.has_value();
}

TEST(CertifyRandom, NoFalseClaimHasACertificate) {
  DrawClaim draw(seed());
  const char* given = std::getenv("CUTECHECK_CASES");
  const size_t rounds = given ? std::strtoull(given, nullptr, 10) : 800;
  size_t certified = 0, refuted = 0, other = 0, foreign = 0;
  Certificate last;
  for (size_t round = 0; round < rounds; ++round) {
    const DrawClaim::Text text = draw.claim();
    Expected<Claim> claim = makeClaim(text.claim, text.where);
    ASSERT_TRUE(claim.ok()) << text.claim;
    const bool isFalse = refutedBySmallNumbers(*claim);
    Expected<Certificate> certificate = certify(*claim, kNoSolver);
    ASSERT_FALSE(isFalse && certificate.ok()) << text.claim << " where " << text.where << "\n"
                                              << toText(*certificate);
    // The steps that prove one claim, for the goals of the next that is false.
    Expected<Goals> goals = goalsOf(*claim, 0);
    if (isFalse && goals && goals->goals.size() == last.goals.size() && goals->missing.empty()) {
      bool passes = true;
      for (size_t k = 0; k < last.goals.size() && passes; ++k)
        passes = completeGoal(goals->goals[k], claim->constraints, last.goals[k], kNoSolver).outcome ==
                 Attempt::Outcome::kProved;
      ASSERT_FALSE(passes) << text.claim << " by the certificate of " << last.claim;
      ++foreign;
    }
    if (certificate.ok()) last = std::move(certificate).value();
    certified += certificate.ok();
    refuted += isFalse;
    other += !isFalse && !certificate.ok();
  }
  std::cout << certified << " certified, " << refuted << " false, " << other << " neither; " << foreign
            << " certificates tried on a false claim\n";
  EXPECT_GT(certified, rounds / 3);
  EXPECT_GT(refuted, rounds / 8);
  EXPECT_GT(foreign, rounds / 16);
}

}  // namespace
}  // namespace cutecheck::oracle
