// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/decide/assignments.h"

#include <gtest/gtest.h>

namespace cutecheck::oracle {
namespace {

TEST(Assignments, AllSatisfyThePremises) {
  Claim claim = makeClaim("(M{div=8},N):(1,K) == M*N:1", "M<=64,K>=M,N%3==1").value();
  std::vector<Assignment> small = smallAssignments(claim, 500), drawn = drawnAssignments(claim, 7, 50);
  ASSERT_GT(small.size(), 50u);
  ASSERT_GT(drawn.size(), 5u);
  for (const auto& list : {small, drawn}) {
    for (const Assignment& a : list) {
      EXPECT_EQ(a.at("M") % 8, 0);
      EXPECT_LE(a.at("M"), 64);
      EXPECT_GE(a.at("K"), a.at("M"));
      EXPECT_EQ(a.at("N") % 3, 1);
    }
  }
  EXPECT_FALSE(satisfies(claim, {{"M", 4}, {"N", 1}, {"K", 9}}));
}

TEST(Assignments, ReachWhatPremisesName) {
  Claim claim = makeClaim("M:1 == M:1", "M>=5000").value();
  EXPECT_FALSE(smallAssignments(claim, 10).empty());
}

TEST(Assignments, SimplestFirst) {
  std::vector<Assignment> small = smallAssignments(makeClaim("(M,N):(1,M) == M*N:1").value(), 100);
  ASSERT_FALSE(small.empty());
  EXPECT_EQ(small[0], (Assignment{{"M", 1}, {"N", 1}}));
}

TEST(Assignments, ContradictionHasNone) {
  Claim claim = makeClaim("M:1 == M:1", "M>4,M<3").value();
  EXPECT_TRUE(smallAssignments(claim, 100).empty());
  EXPECT_TRUE(drawnAssignments(claim, 1, 100).empty());
}

TEST(Assignments, DrawsRepeatWithTheSeed) {
  Claim claim = makeClaim("(M,N):(1,M) == M*N:1").value();
  EXPECT_EQ(drawnAssignments(claim, 3, 20), drawnAssignments(claim, 3, 20));
  EXPECT_NE(drawnAssignments(claim, 3, 20), drawnAssignments(claim, 4, 20));
}

}  // namespace
}  // namespace cutecheck::oracle
