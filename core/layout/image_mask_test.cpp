// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/image_mask.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(ImageMask, HasABitForEachOffsetOfTheMode) {
  EXPECT_EQ(text(imageMask(L("(4,2):(1,4)"), T("(1,1)"), 0)), "240");
  EXPECT_EQ(text(imageMask(L("(4,2):(1,4)"), T("(1,0)"), 1)), "34");
  EXPECT_EQ(text(imageMask(L("((2,2),2):((1,4),2)"), T("(0,1)"), 0)), "204");
  EXPECT_EQ(text(imageMask(L("(1000000,2):(0,1)"), T("(0,1)"), 0)), "2");
}

TEST(ImageMask, C1RefusesWhatIsNoModeOfAWholeCoordinate) {
  EXPECT_EQ(text(imageMask(L("(4,2):(1,4)"), T("(1,1)"), 2)), "kRank");
  EXPECT_EQ(text(imageMask(L("(4,2):(1,4)"), T("1"), 0)), "kRank");
  EXPECT_EQ(text(imageMask(L("(4,2):(1,4)"), T("(1,_)"), 0)), "kRank");
}

TEST(ImageMask, C2RefusesOffsetsThatAreNoBits) {
  EXPECT_EQ(text(imageMask(L("(63,1):(1,0)"), T("(0,0)"), 0)), "9223372036854775807");
  EXPECT_EQ(text(imageMask(L("(64,1):(1,0)"), T("(0,0)"), 0)), "kOverflow");
  EXPECT_EQ(text(imageMask(L("(2,2):(-1,1)"), T("(0,0)"), 0)), "kOverflow");
}

}  // namespace
}  // namespace cutecheck
