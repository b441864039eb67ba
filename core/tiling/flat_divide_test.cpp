// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/flat_divide.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(FlatDivide, SpreadsTilesAndRests) {
  EXPECT_EQ(text(flatDivide(L("(8,4,2):(1,8,32)"), tilerOf("<4,2>"))), "(4,2,2,2,2):(1,8,4,16,32)");
}

TEST(FlatDivide, C1RefusesWhatZippedDivideRefuses) {
  EXPECT_EQ(text(flatDivide(L("(3,4):(4,1)"), tilerOf("6:2"))), "kNotComposable");
}

}  // namespace
}  // namespace cutecheck
