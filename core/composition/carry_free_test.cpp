// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/composition/carry_free.h"

#include "core/composition/composition.h"
#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

std::string quick(const char* a, const char* b) {
  const auto r = carryFreeComposition(L(a), L(b));
  return r ? toString(*r) : "-";
}

TEST(CarryFree, AnswersWhatStaysInsideTheDigits) {
  EXPECT_EQ(quick("(128,128):(128,1)", "(2,(2,8)):(1,(32,2))"), "(2,(2,8)):(128,(4096,256))");
  EXPECT_EQ(quick("(4,6):(6,1)", "12:1"), "(4,3):(6,1)");
  EXPECT_EQ(quick("(2,4,2):(1,2,8)", "(8,4):(1,2)"), "(8,4):(1,2)");
  EXPECT_EQ(quick("4:2", "(5,4):(4,1)"), "(5,4):(8,2)");
  EXPECT_EQ(quick("(4,1):(1,0)", "8:1"), "(4,2):(1,0)");
}

TEST(CarryFree, LeavesTheRestAlone) {
  EXPECT_EQ(quick("(6,2):(11,2)", "(3,2):(2,3)"), "-");
  EXPECT_EQ(quick("(4,6,8):(2,3,5)", "6:3"), "-");
  EXPECT_EQ(quick("(4,6):(6,1)", "3:-1"), "-");
  EXPECT_EQ(quick("(4,4):(1@0,1@1)", "4:1"), "-");
  EXPECT_EQ(quick("(4,M):(1,4)", "4:1"), "-");
  EXPECT_EQ(quick("4:9223372036854775807", "4:2"), "-");
  EXPECT_EQ(quick("(2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2):(1,4,1,4,1,4,1,4,1,4,1,4,1,4,1,4,1)", "2:1"), "-");
}

// Wherever it answers, it answers what the decision by carries answers.
TEST(CarryFree, IsTheDecisionByCarries) {
  int answered = 0, left = 0;
  for (int64_t s0 = 1; s0 <= 6; ++s0)
    for (int64_t s1 = 1; s1 <= 4; ++s1)
      for (int64_t d0 : {0, 1, 4, -2})
        for (int64_t d1 : {0, 1, 6, 12})
          for (int64_t n0 = 1; n0 <= 6; ++n0)
            for (int64_t r0 : {0, 1, 2, 3, 6})
              for (int64_t n1 : {1, 2, 3})
                for (int64_t r1 : {0, 1, 2, 6, 7}) {
                  const Layout a = Layout::unchecked(IntTuple::tuple({s0, s1}), IntTuple::tuple({d0, d1}));
                  const Layout b = Layout::unchecked(IntTuple::tuple({n0, n1}), IntTuple::tuple({r0, r1}));
                  const auto fast = carryFreeComposition(a, b);
                  ++(fast ? answered : left);
                  if (!fast) continue;
                  const auto plain = generalComposition(a, b);
                  ASSERT_TRUE(plain.ok()) << toString(a) << " o " << toString(b) << ": " << plain.error().str();
                  ASSERT_EQ(*fast, *plain) << toString(a) << " o " << toString(b);
                }
  EXPECT_GT(answered, 50000);
  EXPECT_GT(left, 10000);
}

}  // namespace
}  // namespace cutecheck
