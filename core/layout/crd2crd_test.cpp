// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/crd2crd.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(Crd2Crd, KeepsTheColexicographicIndex) {
  EXPECT_EQ(text(crd2crd(T("7"), T("(8,8,1)"))), "(7,0,0)");
  EXPECT_EQ(text(crd2crd(T("(1,2)"), T("(3,4)"), T("(2,6)"))), "(2,1)");
  EXPECT_EQ(text(crd2crd(T("(5,7)"), T("((2,3),8)"))), "((1,2),7)");
}

TEST(Crd2Crd, C1RefusesWhatDoesNotPair) { EXPECT_EQ(text(crd2crd(T("(1,2,3)"), T("(3,4)"), T("(2,6)"))), "kRank"); }

TEST(Crd2Crd, C2RefusesATupleWithoutItsShape) { EXPECT_EQ(text(crd2crd(T("(1,2)"), T("12"))), "kUsage"); }

}  // namespace
}  // namespace cutecheck
