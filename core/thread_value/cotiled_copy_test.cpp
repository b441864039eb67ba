// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/thread_value/cotiled_copy.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

std::string cotiled(const char* atomTv, const char* data) {
  const auto got = makeCotiledCopy(L(atomTv), L(data));
  if (!got.ok()) return std::string(codeName(got.error().code));
  return toString(got->tilers) + " " + toString(got->layoutTv);
}

// Four threads with two values each on a row-major 8 x 4: two rows.
TEST(CotiledCopy, TakesTheTileThatTheAddressesSpan) {
  EXPECT_EQ(cotiled("(4,2):(2,1)", "(8,4):(4,1)"), "(2,(2,2)):(1,(2,1)) ((2,2),2):((2,1),4)");
  EXPECT_EQ(cotiled("(4,2):(1,4)", "(8,4):(1,8)"), "(8,1):(1,0) (4,2):(1,4)");
}

TEST(CotiledCopy, SkipsWhatNoThreadTakes) {
  EXPECT_EQ(cotiled("(4,2):(8,1)", "(8,4):(4,1)"), "(4,2):(2,1) (4,2):(1,4)");
}

TEST(CotiledCopy, C1RefusesAnAddressThatTheDataDoesNotHave) {
  EXPECT_EQ(cotiled("(8,2):(4,1)", "(4,4):(4,1)"), "kOutOfDomain");
  EXPECT_EQ(cotiled("(4,2):(2,1)", "(4,4):(8,1)"), "kOutOfDomain");
  EXPECT_EQ(cotiled("8:1", "(4,4):(4,1)"), "kRank");
}

// Of a diagonal the tile is the whole square.
TEST(CotiledCopy, TheTileIsMadeOfWholeModes) {
  EXPECT_EQ(cotiled("(4,1):(5,0)", "(4,4):(1,4)"), "(4,4):(1,1) (4,1):(5,0)");
}

}  // namespace
}  // namespace cutecheck
