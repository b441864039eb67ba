// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/local_tile.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

std::string said(const Expected<SliceAndOffset>& answer) {
  return answer.ok() ? toString(answer->layout) + "," + toString(answer->offset)
                     : std::string(codeName(answer.error().code));
}
std::string tile(const char* a, const char* tiler, const char* crd) {
  return said(localTile(L(a), tilerOf(tiler), T(crd)));
}
std::string tile(const char* a, const char* tiler, const char* crd, const char* projection) {
  return said(localTile(L(a), tilerOf(tiler), T(crd), T(projection)));
}

TEST(LocalTile, IsTheTileAtACoordinateOfTheGrid) {
  EXPECT_EQ(tile("(8,6):(1,8)", "<4:1,3:1>", "(1,1)"), "(4,3):(1,8),28");
  EXPECT_EQ(tile("(8,6):(1,8)", "<4:1,3:1>", "(1,_)"), "(4,3,2):(1,8,24),4");
  EXPECT_EQ(tile("(8,6):(1,8)", "<4:1,3:1>", "(1)"), "(4,3,2):(1,8,24),4");
  EXPECT_EQ(tile("(8,6):(1,8)", "<4:1,3:1>", "3"), "(4,3):(1,8),28");
  EXPECT_EQ(tile("(8,6):(1@0,1@1)", "<4:1,3:1>", "(1,1)"), "(4,3):(1@0,1@1),(4,3)");
  EXPECT_EQ(tile("(8,6,5):(1,8,48)", "<4:1,3:1>", "(1,1,2)"), "(4,3):(1,8),124");
  EXPECT_EQ(tile("8:1", "4:1", "(1)"), "(4):(1),4");
}

TEST(LocalTile, ProjectsTilerAndCoordinate) {
  EXPECT_EQ(tile("(8,6):(1,8)", "<4:1,3:1,2:1>", "(1,0,1)", "(1,_,1)"), "(4,2):(1,8),20");
  EXPECT_EQ(tile("(8,6):(1,8)", "<4:1,3:1,2:1>", "(1,_,1)", "(_,1,1)"), "(3,2,3):(1,8,3),16");
  EXPECT_EQ(tile("(8,6):(1,8)", "<4:1,3:1>", "(1,1)", "(1,_,1)"), "kRank");
}

TEST(LocalTile, RefusesByName) {
  EXPECT_EQ(tile("(8,6):(1,8)", "<4:1,3:1>", "(1,1,1)"), "kRank");
  EXPECT_EQ(tile("(8,6):(1,8)", "<4:1,3:1,2:1>", "(1,1,1)"), "kRank");
  EXPECT_EQ(tile("(3,4):(4,1)", "6:2", "0"), "kNotComposable");
}

}  // namespace
}  // namespace cutecheck
