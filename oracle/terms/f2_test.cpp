// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/terms/f2.h"

#include <gtest/gtest.h>

#include <random>

#include "oracle/claims/prove.h"
#include "oracle/claims/replay.h"
#include "oracle/decide/enumerate.h"

namespace cutecheck::oracle {
namespace {

constexpr auto kProved = Attempt::Outcome::kProved, kRefuted = Attempt::Outcome::kRefuted,
               kUnknown = Attempt::Outcome::kUnknown;

Goal lastGoal(std::string_view text) { return goalsOf(makeClaim(text).value(), 0).value().goals.back(); }
Attempt::Outcome decide(std::string_view text) { return decideByF2(lastGoal(text)).outcome; }

TEST(F2, DecidesSwizzlesTooLargeToEnumerate) {
  EXPECT_EQ(decide("injective(S<3,4,3> o 0 o (1024,1024):(1024,1))"), kProved);
  EXPECT_EQ(decide("bijective(S<3,4,3> o 0 o (1024,1024):(1024,1),1048576)"), kProved);
  EXPECT_EQ(decide("S<2,0,3> o 0 o (1024,1024):(1,1024) == S<2,0,3> o 0 o 1048576:1"), kProved);
  EXPECT_EQ(decide("covers(S<3,4,3> o 0 o (1024,2048):(1024,1),1000000)"), kUnknown);  // strides meet
  EXPECT_EQ(decide("covers(S<3,4,3> o 0 o (1024,2048):(2048,1),1000000)"), kProved);
  EXPECT_EQ(decide("disjoint(1024:1,S<3,0,20> o 0 o 1024:1024)"), kProved);
  EXPECT_EQ(decideByEnumeration(lastGoal("injective(S<3,4,3> o 0 o (1024,1024):(1024,1))"), 1 << 16).outcome,
            kUnknown);
}

TEST(F2, TwinsAreRefutedWithACounterexample) {
  for (const char* text : {"injective(S<3,4,3> o 0 o (1024,1024,2):(1024,1,0))",
                           "S<2,0,3> o 0 o (1024,1024):(1,1024) == S<2,0,4> o 0 o 1048576:1",
                           "covers(S<3,4,3> o 0 o (1024,1024):(2048,1),1048576)"}) {
    const Goal goal = lastGoal(text);
    const Attempt attempt = decideByF2(goal);
    ASSERT_EQ(attempt.outcome, kRefuted) << text;
    EXPECT_TRUE(replay(goal, {}, attempt.counterexample->indices).violated) << text;
  }
}

TEST(F2, WhatCarriesIsNotLinear) {
  EXPECT_EQ(decide("injective((4,4):(1,2))"), kUnknown);
  EXPECT_EQ(decide("injective((4,3):(1,4))"), kUnknown);
  EXPECT_EQ(decide("injective(S<1,0,1> o 1 o 4:1)"), kUnknown);
  EXPECT_EQ(decide("injective(4:-1)"), kUnknown);
}

TEST(F2, AgreesWithEnumeration) {
  std::mt19937_64 random(7);
  auto pick = [&](int n) { return std::to_string(1 << random() % n); };
  size_t proved = 0, refuted = 0;
  for (int i = 0; i < 100; ++i) {
    auto layout = [&] {
      const int bits = static_cast<int>(random() % 3);
      std::string text = "(" + pick(4) + "," + pick(4) + "):(" + pick(6) + "," + pick(6) + ")";
      return "S<" + std::to_string(bits) + "," + std::to_string(random() % 3) + "," +
             std::to_string(bits + static_cast<int>(random() % 2)) + "> o 0 o " + text;
    };
    const std::string a = layout();
    for (const std::string& text :
         {"injective(" + a + ")", "covers(" + a + "," + pick(6) + ")", a + " == " + layout(),
          "disjoint(" + a + "," + layout() + ")", "bijective(" + a + "," + pick(6) + ")"}) {
      const Goals goals = goalsOf(makeClaim(text).value(), 0).value();
      for (const Goal& goal : goals.goals) {
        const Attempt attempt = decideByF2(goal);
        if (attempt.outcome == kUnknown) continue;
        EXPECT_EQ(attempt.outcome, decideByEnumeration(goal, 1 << 16).outcome) << goal.text;
        ++(attempt.outcome == kProved ? proved : refuted);
      }
    }
  }
  EXPECT_GT(proved, 50u);
  EXPECT_GT(refuted, 50u);
}

TEST(F2, IsADerivationOfAVerdict) {
  const Answer answer = prove("injective(S<3,4,3> o 0 o (1024,1024):(1,1024))").value();
  EXPECT_EQ(answer.verdict, Verdict::kProved);
  bool named = false;
  for (const Derivation& d : answer.derivations) named = named || d.method() == Method::kF2;
  EXPECT_TRUE(named);
  EXPECT_EQ(prove("injective(S<3,4,3> o 0 o (1024,1024,2):(1,1024,524288))").value().verdict,
            Verdict::kRefuted);
}

}  // namespace
}  // namespace cutecheck::oracle
