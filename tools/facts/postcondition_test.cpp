// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Each post-condition accepts the right answer and rejects the wrong one that a library has given.
#include "tools/facts/postcondition.h"

#include <gtest/gtest.h>

#include "core/notation/parse.h"

namespace cutecheck::cli {
namespace {

Judgement judgement(std::string_view op, const std::vector<const char*>& args, const char* result) {
  std::vector<Value> values;
  for (const char* arg : args) values.push_back(*parseValue(arg));
  return judge(op, values, *parseValue(result)).judgement;
}

#define EXPECT_RIGHT(...) EXPECT_EQ(judgement(__VA_ARGS__), Judgement::kHolds)
#define EXPECT_WRONG(...) EXPECT_EQ(judgement(__VA_ARGS__), Judgement::kViolated)

TEST(Postcondition, Composition) {
  EXPECT_RIGHT("composition", {"(2,3):(1,2)", "2:3"}, "2:3");
  EXPECT_RIGHT("composition", {"1:1", "3:1"}, "3:1");
  EXPECT_WRONG("composition", {"1:1", "3:1"}, "3:0");
  EXPECT_WRONG("composition", {"(6,2):(11,2)", "(3,2):(2,3)"}, "(3,2):(22,33)");
  EXPECT_WRONG("composition", {"(4,3):(3,1)", "6:1"}, "4:3");
}

TEST(Postcondition, Coalesce) {
  EXPECT_RIGHT("coalesce", {"(2,1,6):(1,7,2)"}, "12:1");
  EXPECT_WRONG("coalesce", {"(2,1,6):(1,7,2)"}, "12:2");
  EXPECT_WRONG("coalesce", {"(2,1,6):(1,7,2)"}, "(2,1,6):(1,7,2)");
}

TEST(Postcondition, Filter) {
  EXPECT_RIGHT("filter", {"(2,4):(0,1)"}, "4:1");
  EXPECT_WRONG("filter", {"(2,4):(0,1)"}, "(2,4):(0,1)");
  EXPECT_WRONG("filter", {"(2,4):(0,1)"}, "2:1");
}

TEST(Postcondition, Complement) {
  EXPECT_RIGHT("complement", {"4:2", "24"}, "(2,3):(1,8)");
  EXPECT_WRONG("complement", {"4:2", "24"}, "(2,2):(1,8)");
  EXPECT_WRONG("complement", {"4:2", "24"}, "(2,3):(2,8)");
  EXPECT_WRONG("complement", {"4:2", "24"}, "(3,2):(8,1)");
  EXPECT_WRONG("complement", {"(2,2):(3,1)", "18"}, "3:6");
}

TEST(Postcondition, LogicalDivide) {
  EXPECT_RIGHT("logical_divide", {"(4,2):(1,4)", "2:1"}, "(2,4):(1,2)");
  EXPECT_WRONG("logical_divide", {"(3,4):(4,1)", "6:2"}, "((2,3),2):((8,1),4)");
  EXPECT_WRONG("logical_divide", {"(4,2):(1,4)", "2:1"}, "(2,3):(1,2)");
  EXPECT_WRONG("logical_divide", {"(4,2):(1,4)", "2:1"}, "(2,4):(1,3)");
}

TEST(Postcondition, LogicalProduct) {
  EXPECT_RIGHT("logical_product", {"4:1", "2"}, "(4,2):(1,4)");
  EXPECT_WRONG("logical_product", {"4:1", "2"}, "(2,2):(1,2)");
  EXPECT_WRONG("logical_product", {"4:3", "(4,2):(2,1)"}, "(4,((2,2),2)):(3,((2,12),1))");
}

TEST(Postcondition, RightInverse) {
  EXPECT_RIGHT("right_inverse", {"(2,4):(0,1)"}, "4:2");
  EXPECT_WRONG("right_inverse", {"(2,4):(4,-1)"}, "(4,2):(-2,1)");
}

TEST(Postcondition, WithoutARuleNothingIsClaimed) {
  EXPECT_EQ(judgement("size", {"4:1"}, "4"), Judgement::kNotJudged);
  EXPECT_EQ(judgement("composition", {"(4,4):(1,4)", "[2:1;2:1]"}, "(2,2):(1,4)"), Judgement::kNotJudged);
  EXPECT_EQ(judgement("coalesce", {"1099511627776:1"}, "1099511627776:1"), Judgement::kNotJudged);
}

}  // namespace
}  // namespace cutecheck::cli
