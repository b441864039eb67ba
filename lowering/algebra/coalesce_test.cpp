// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/coalesce.h"

#include "lowering/algebra/values/test_support.h"

namespace cutecheck::mixed {
namespace {

std::string coalesced(const std::string& a, const std::string& profile = "_") {
  FoldingBuilder builder;
  Arithmetic arithmetic(builder);
  if (profile == "_") return typeText(coalesce(arithmetic, typed(a)));
  return typeText(coalesce(arithmetic, typed(a), T(profile)));
}

TEST(MixedCoalesce, MergesWhatTheTypesShow) {
  EXPECT_EQ(coalesced("(2,(1,6)):(1,(6,2))"), "12:1");
  EXPECT_EQ(coalesced("(2,(1,6)):(1,(?,2))"), "12:1");
  EXPECT_EQ(coalesced("(4,3):(1@0,4@0)"), "12:1@0");
  EXPECT_EQ(coalesced("(1,1):(3,4)"), "1:0");
}

TEST(MixedCoalesce, KeepsApartWhatTheyDoNot) {
  EXPECT_EQ(coalesced("(2,6):(1,-2)"), "(2,6):(1,-2)");
  EXPECT_EQ(coalesced("(?,6):(1,?)"), "(?,6):(1,?)");
  EXPECT_EQ(coalesced("(4,3):(1@0,4@1)"), "(4,3):(1@0,4@1)");
}

TEST(MixedCoalesce, ByProfile) {
  EXPECT_EQ(coalesced("((2,2),(2,2)):((1,2),(4,8))", "(1,1)"), "(4,4):(1,4)");
  EXPECT_EQ(coalesced("((2,2),(2,2)):((1,2),(4,8))", "(1)"), "(4,(2,2)):(1,(4,8))");
  EXPECT_EQ(coalesced("8:1", "(1,1)"), "kRank");
  EXPECT_EQ(coalesced("(4611686018427387904,4):(0,0)"), "kOverflow");
}

}  // namespace
}  // namespace cutecheck::mixed
