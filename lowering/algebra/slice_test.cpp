// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/slice.h"

#include "lowering/algebra/values/test_support.h"

namespace cutecheck::mixed {
namespace {

std::string sliced(const std::string& coord, const std::string& a) {
  return typeText(slice(T(coord), typed(a)));
}

TEST(MixedSlice, KeepsWhatIsOpen) {
  EXPECT_EQ(sliced("((_,_),?)", "((16,128),(?,?)):((?,1),(?{i64 div=16},128))"), "(16,128):(?,1)");
  EXPECT_EQ(sliced("(2,_)", "(4,8):(8,1)"), "(8):(1)");
  EXPECT_EQ(sliced("_", "(4,?):(8,1)"), "(4,?):(8,1)");
  EXPECT_EQ(sliced("(1,2)", "(4,8):(8,1)"), "():()");
}

TEST(MixedSlice, CoordinatesMustPair) {
  EXPECT_EQ(sliced("(_,_,1)", "(4,8):(8,1)"), "kRank");
  EXPECT_EQ(sliced("((_,1),_)", "(4,8):(8,1)"), "kRank");
}

}  // namespace
}  // namespace cutecheck::mixed
