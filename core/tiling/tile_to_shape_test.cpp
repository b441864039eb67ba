// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/tile_to_shape.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

std::string tiled(const char* block, const char* shape) { return text(tileToShape(L(block), T(shape))); }
std::string tiled(const char* block, const char* shape, const char* order) {
  return text(tileToShape(L(block), T(shape), T(order)));
}

TEST(TileToShape, RepeatsTheBlockFromTheLeft) {
  EXPECT_EQ(tiled("(8,64):(64,1)", "(128,128)"), "((8,16),(64,2)):((64,512),(1,8192))");
  EXPECT_EQ(tiled("(8,64):(64,1)", "(128,64,3)"), "((8,16),(64,1),(1,3)):((64,512),(1,0),(0,8192))");
  EXPECT_EQ(tiled("4:1", "8"), "((4,2)):((1,4))");
  EXPECT_EQ(tiled("(2,2):(2,1)", "((2,2),6)"), "((2,2),(2,3)):((2,4),(1,8))");
}

TEST(TileToShape, FollowsTheOrder) {
  EXPECT_EQ(tiled("(8,64):(64,1)", "(128,128)", "(1,0)"), "((8,16),(64,2)):((64,1024),(1,512))");
  EXPECT_EQ(tiled("(8,64):(64,1)", "(128,128)", "(0,1)"), "((8,16),(64,2)):((64,512),(1,8192))");
  EXPECT_EQ(tiled("(8,64):(64,1)", "(128,128)", "(0,1,2)"), "kNotCongruent");
}

TEST(TileToShape, RefusesByName) {
  EXPECT_EQ(tiled("(8,64):(64,1)", "128"), "kRank");
  EXPECT_EQ(tiled("(8,64):(64,1)", "(128,96)"), "kNotDivisible");
  EXPECT_EQ(tiled("(8,64):(64,1)", "(128,0)"), "kInvalidExtent");
  EXPECT_EQ(tiled("(2,2):(1,1)", "(4,4)"), "kNotInjective");
  EXPECT_EQ(tiled("(8,64):(64,1)", "(M,64)"), "kNotStatic");
}

}  // namespace
}  // namespace cutecheck
