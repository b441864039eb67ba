// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Numbers at which modes of a claim are one, whatever the premises keep away.
#include "oracle/claims/coincidences.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "oracle/decide/assignments.h"

namespace cutecheck::oracle {
namespace {

bool meets(const char* text, const char* where, const std::function<bool(const Assignment&)>& equation) {
  const Expected<Claim> claim = makeClaim(text, where);
  EXPECT_TRUE(claim.ok());
  if (!claim) return false;
  const std::vector<Assignment> found = coincidentAssignments(*claim, 1, 16);
  for (const Assignment& at : found) EXPECT_TRUE(satisfies(*claim, at));
  return std::any_of(found.begin(), found.end(), equation);
}

TEST(Coincidences, OfAnExtentAndItsStride) {
  EXPECT_TRUE(meets("rank(coalesce((M,N):(7,K))) == 2", "N >= 2, K >= 1, M >= 5000",
                    [](const Assignment& at) { return at.at("K") == 7 * at.at("M"); }));
  EXPECT_TRUE(meets("size(right_inverse((P,K,N):(1,7,P))) == P*N", "P >= 5000, K >= 2, N >= 2",
                    [](const Assignment& at) { return at.at("P") == 7 * at.at("K"); }));
  EXPECT_TRUE(meets("rank((M,2):(1,K)) == 2", "K % 8 == 0, K >= 4000",
                    [](const Assignment& at) { return at.at("K") == at.at("M"); }));
}

TEST(Coincidences, OfAnotherNumberOfTheClaim) {
  EXPECT_TRUE(meets("rank(logical_divide((16,16):(L,K),8:1)) == 2", "K >= 1, L >= 5000",
                    [](const Assignment& at) { return at.at("K") == 8 * at.at("L"); }));
}

TEST(Coincidences, AreBoundedAndNeedSymbolsInALayout) {
  EXPECT_TRUE(coincidentAssignments(makeClaim("size((4,8):(1,4)) == 32").value(), 1, 8).empty());
  EXPECT_TRUE(coincidentAssignments(makeClaim("M + 0 == M").value(), 1, 8).empty());
  EXPECT_TRUE(coincidentAssignments(makeClaim("size((M,N):(1,M)) >= 1", "M >= 5, M <= 4").value(), 1, 8).empty());
  const Claim claim = makeClaim("injective((M,N,K):(1,M,P))", "P >= 100").value();
  EXPECT_LE(coincidentAssignments(claim, 1, 3).size(), 3U);
  EXPECT_EQ(coincidentAssignments(claim, 5, 3), coincidentAssignments(claim, 5, 3));
}

}  // namespace
}  // namespace cutecheck::oracle
