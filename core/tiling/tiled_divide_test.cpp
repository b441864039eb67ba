// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/tiled_divide.h"

#include "core/notation/test_support.h"
#include "core/tiling/zipped_divide.h"

namespace cutecheck {
namespace {

TEST(TiledDivide, HasTheLeavesAndTheImageOfZippedDivide) {
  const Layout a = L("(8,4,2):(1,8,32)");
  const auto tiled = tiledDivide(a, tilerOf("<4,2>"));
  const auto zipped = zippedDivide(a, tilerOf("<4,2>"));
  ASSERT_TRUE(tiled.ok() && zipped.ok());
  EXPECT_EQ(toString(*tiled), "((4,2),2,2,2):((1,8),4,16,32)");
  for (int64_t i = 0; i < 64; ++i) EXPECT_EQ(meaning(*tiled, i), meaning(*zipped, i));
}

TEST(TiledDivide, ARestOfRank1KeepsItsTuple) {
  EXPECT_EQ(text(tiledDivide(L("(64):(1)"), tilerOf("<8>"))), "((8),(8)):((1),(8))");
}

TEST(TiledDivide, C1RefusesWhatZippedDivideRefuses) {
  EXPECT_EQ(text(tiledDivide(L("(3,4):(4,1)"), tilerOf("6:2"))), "kNotComposable");
}

}  // namespace
}  // namespace cutecheck
