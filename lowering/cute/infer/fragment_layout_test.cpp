// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute/infer/fragment_layout.h"

#include <gtest/gtest.h>

#include "core/notation/parse.h"
#include "core/notation/print.h"

namespace cutecheck::cute {
namespace {

std::string fragmentOf(const std::string& like) {
  const Expected<Layout> layout = parseLayout(like);
  if (!layout) return "unread";
  const Expected<Layout> fragment = fragmentLayout(*layout);
  return fragment ? toString(*fragment) : std::string(codeName(fragment.error().code));
}

TEST(FragmentLayout, ModeZeroIsInnermost) {
  EXPECT_EQ(fragmentOf("((1,(4,4)),1,1):((0,(1,128)),0,0)"), "((1,(4,4)),1,1):((0,(1,4)),0,0)");
  EXPECT_EQ(fragmentOf("(4,8):(8,1)"), "(4,8):(1,4)");
  EXPECT_EQ(fragmentOf("16:3"), "16:1");
}

TEST(FragmentLayout, TheOtherModesKeepTheOrderOfTheirStrides) {
  EXPECT_EQ(fragmentOf("(2,3,5):(1,10,2)"), "(2,3,5):(1,10,2)");
  EXPECT_EQ(fragmentOf("(2,3,5):(1,2,10)"), "(2,3,5):(1,2,6)");
  EXPECT_EQ(fragmentOf("(2,3,5):(1,?,10)"), "(2,3,5):(1,10,2)");
}

TEST(FragmentLayout, RepeatedElementsTakeOnePlace) {
  EXPECT_EQ(fragmentOf("(4,8):(0,1)"), "(4,8):(0,1)");
  EXPECT_EQ(fragmentOf("(4,8):(1,0)"), "(4,8):(1,0)");
}

TEST(FragmentLayout, C1AStaticShapeIsNeeded) {
  EXPECT_EQ(fragmentOf("(4,?):(1,4)"), "kBadRequest");
  EXPECT_EQ(fragmentOf("(4,4):(?,?)"), "(4,4):(1,4)");
}

TEST(FragmentLayout, C2StridesStayIn64Bits) {
  EXPECT_EQ(fragmentOf("(4294967296,4294967296):(1,4294967296)"), "kOverflow");
}

}  // namespace
}  // namespace cutecheck::cute
