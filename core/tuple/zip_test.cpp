// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tuple/zip.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(Zip, TurnsRowsIntoColumns) {
  EXPECT_EQ(text(zip(T("((1,2,3),(4,5,6))"))), "((1,4),(2,5),(3,6))");
  EXPECT_EQ(text(zip(T("(((1,2),3))"))), "(((1,2)),(3))");
}

TEST(Zip, C1RefusesWhatHasNoColumns) {
  EXPECT_EQ(text(zip(T("((1,2),(3,4,5))"))), "kRank");
  EXPECT_EQ(text(zip(T("((1,2),3)"))), "kRank");
  EXPECT_EQ(text(zip(T("(1,2)"))), "kRank");
  EXPECT_EQ(text(zip(T("7"))), "kRank");
  EXPECT_EQ(text(zip(T("()"))), "kRank");
}

TEST(Zip2By, GathersFirstsAndSeconds) {
  EXPECT_EQ(text(zip2By(T("((1,2),(3,4),5)"), T("(0,0)"))), "((1,3),(2,4,5))");
  EXPECT_EQ(text(zip2By(T("((1,2),((3,4),(5,6)),7)"), T("(0,(0,0))"))), "((1,(3,5)),(2,(4,6),7))");
  EXPECT_EQ(text(zip2By(T("(1,2)"), T("0"))), "(1,2)");
}

TEST(Zip2By, C2RefusesWhatIsNoPair) {
  EXPECT_EQ(text(zip2By(T("((1,2,3),(3,4))"), T("(0,0)"))), "kRank");
  EXPECT_EQ(text(zip2By(T("((1,2))"), T("(0,0)"))), "kRank");
  EXPECT_EQ(text(zip2By(T("1"), T("0"))), "kRank");
}

}  // namespace
}  // namespace cutecheck
