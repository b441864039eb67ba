// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/recast/downcast.h"

#include "core/layout/size.h"
#include "core/notation/test_support.h"
#include "core/recast/upcast.h"

namespace cutecheck {
namespace {

TEST(Downcast, IsUndoneByUpcast) {
  for (const char* layout : {"(8,4):(1,8)", "(4,(8,2)):(16,(1,0))", "(2,3):(3,1)", "5:1"}) {
    const auto parts = downcast(L(layout), 4);
    ASSERT_TRUE(parts.ok());
    EXPECT_EQ(text(upcast(*parts, 4)), layout);
    EXPECT_EQ(*size(*parts), 4 * *size(L(layout)));
  }
}

TEST(Downcast, SplitsOneLeafOnly) {
  EXPECT_EQ(text(downcast(L("(2,2):(1,1)"), 2)), "(4,2):(1,2)");
  EXPECT_EQ(text(downcast(L("(4,1):(8,0)"), 2)), "(4,2):(16,1)");
}

TEST(Downcast, C1NeedsAModeThatTakesTheParts) {
  EXPECT_EQ(text(downcast(L("(4,4):(2,8)"), 2)), "kNotDivisible");
  EXPECT_EQ(text(downcast(L("(4,4):(2,8)"), 1)), "(4,4):(2,8)");
  EXPECT_EQ(text(downcast(L("4:-1"), 2)), "kNotDivisible");
}

TEST(Downcast, C2C3Refuse) {
  EXPECT_EQ(text(downcast(L("4:1"), 0)), "kOutOfDomain");
  EXPECT_EQ(text(downcast(L("(4,2):(1,4611686018427387904)"), 2)), "kOverflow");
}

}  // namespace
}  // namespace cutecheck
