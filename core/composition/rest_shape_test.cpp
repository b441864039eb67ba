// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/composition/rest_shape.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(RestShape, IsThatOfTheComplement) {
  EXPECT_EQ(text(restShape(T("24"), tilerOf("4:2"))), "(2,3)");
  EXPECT_EQ(text(restShape(T("(8,6)"), tilerOf("<4:2,3>"))), "(2,2)");
  EXPECT_EQ(text(restShape(T("(8,6,5)"), tilerOf("<_,4>"))), "(8,2,5)");
}

TEST(RestShape, FailsAsComplementAndWhereModesDoNotPair) {
  EXPECT_EQ(text(restShape(T("24"), tilerOf("(2,2):(2,3)"))), "kNoComplement");
  EXPECT_EQ(text(restShape(T("(8,6)"), tilerOf("<4,3,2>"))), "kRank");
  EXPECT_EQ(text(restShape(T("8"), tilerOf("<4>"))), "kRank");
}

}  // namespace
}  // namespace cutecheck
