// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/benchmarks/claims/plain_query.h"

#include <gtest/gtest.h>

namespace cutecheck {
namespace {

constexpr uint64_t kBudget = 200'000;

PlainAnswer ask(std::string_view text, std::string_view where = {}) {
  const Expected<oracle::Claim> claim = oracle::makeClaim(text, where);
  EXPECT_TRUE(claim.ok()) << text;
  return askPlainly(*claim, kBudget);
}

TEST(PlainQuery, AnswersBothWays) {
  EXPECT_EQ(ask("(4,8):(1,4) == 32:1").holds, true);
  EXPECT_EQ(ask("(4,8):(1,5) == 32:1").holds, false);
  EXPECT_EQ(ask("injective((8,M):(1,8))").holds, true);
  EXPECT_EQ(ask("injective((8,M):(1,7))").holds, false);
  EXPECT_EQ(ask("size((M,8)) >= 8").holds, true);
  EXPECT_EQ(ask("size((M,8)) >= 9").holds, false);
  EXPECT_EQ(ask("compatible(32:1,(4,8):(1,4))").holds, true);
  EXPECT_EQ(ask("compatible((4,8):(1,4),32:1)").holds, false);
}

TEST(PlainQuery, GivesUpRatherThanGuess) {
  const PlainAnswer unknown = askPlainly(*oracle::makeClaim("injective((M,N,K):(1,M,M*N))"), 10);
  EXPECT_TRUE(unknown.expressed);
  EXPECT_FALSE(unknown.holds.has_value());
  EXPECT_FALSE(ask("covers((3,M):(1,2),7)").expressed);
}

}  // namespace
}  // namespace cutecheck
