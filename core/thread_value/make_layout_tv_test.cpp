// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/thread_value/make_layout_tv.h"

#include <set>

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(MakeLayoutTv, NumbersTheTileByThreadAndValue) {
  const auto tv = makeLayoutTv(L("(4,32):(32,1)"), L("(4,4):(4,1)"));
  ASSERT_TRUE(tv.ok());
  EXPECT_EQ(toString(tv->tiler), "(16,128)");
  EXPECT_EQ(toString(tv->layout), "((32,4),(4,4)):((64,4),(16,1))");
}

TEST(MakeLayoutTv, OwnsEveryElementOnce) {
  const auto tv = makeLayoutTv(L("(2,8):(8,1)"), L("(3,2):(1,3)"));
  ASSERT_TRUE(tv.ok());
  std::set<int64_t> owned;
  for (int64_t i = 0; i < 16 * 6; ++i) owned.insert(meaning(tv->layout, i));
  EXPECT_EQ(owned.size(), 96u);
  EXPECT_EQ(*owned.rbegin(), 95);
}

TEST(MakeLayoutTv, C1RefusesThreadsThatShareAnElement) {
  EXPECT_EQ(makeLayoutTv(L("(4,8):(1,0)"), L("4:1")).error().code, Code::kNotInjective);
  EXPECT_TRUE(makeLayoutTv(L("(4,8):(1,4)"), L("4:1")).ok());
}

}  // namespace
}  // namespace cutecheck
