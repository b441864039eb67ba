// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/composition/with_shape.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(WithShape, ReadsTheSameOffsetsUnderAnotherShape) {
  EXPECT_EQ(text(withShape(L("(4,6):(6,1)"), T("(2,2,6)"))), "(2,2,6):(6,12,1)");
  EXPECT_EQ(text(withShape(L("24:2"), T("(4,(2,3))"))), "(4,(2,3)):(2,(8,16))");
  EXPECT_EQ(text(withShape(L("(4,6):(6,1)"), T("8"))), "(4,2):(6,1)");
}

TEST(WithShape, C1RefusesWhatDoesNotCompose) {
  EXPECT_EQ(text(withShape(L("(4,6):(6,1)"), T("(3,8)"))), "kNotComposable");
  EXPECT_EQ(text(withShape(L("(4,6):(6,1)"), T("(3,0)"))), "kInvalidExtent");
}

}  // namespace
}  // namespace cutecheck
