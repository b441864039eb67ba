// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/local_partition.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

std::string said(const Expected<SliceAndOffset>& answer) {
  return answer.ok() ? toString(answer->layout) + "," + toString(answer->offset)
                     : std::string(codeName(answer.error().code));
}
std::string part(const char* a, const char* tile, int64_t index) { return said(localPartition(L(a), L(tile), index)); }
std::string part(const char* a, const char* tile, int64_t index, const char* projection) {
  return said(localPartition(L(a), L(tile), index, T(projection)));
}

TEST(LocalPartition, GivesOneElementOfEachTile) {
  EXPECT_EQ(part("(8,6):(1,8)", "(4,3):(1,4)", 0), "(2,2):(4,24),0");
  EXPECT_EQ(part("(8,6):(1,8)", "(4,3):(1,4)", 5), "(2,2):(4,24),9");
  EXPECT_EQ(part("(8,6):(1,8)", "(4,3):(3,1)", 5), "(2,2):(4,24),17");
  EXPECT_EQ(part("(8,6):(1,8)", "((2,2),3):((1,6),2)", 7), "(2,2):(4,24),3");
  EXPECT_EQ(part("(8,6,5):(1,8,48)", "(4,3):(1,4)", 5), "(2,2,5):(4,24,48),9");
  EXPECT_EQ(part("8:1", "4:1", 3), "(2):(4),3");
}

TEST(LocalPartition, ProjectsTheThreads) {
  EXPECT_EQ(part("(8,6):(1,8)", "(4,3,2):(1,4,12)", 17, "(1,_,1)"), "(2,3):(4,16),9");
  EXPECT_EQ(part("(8,6):(1,8)", "(4,3):(1,4)", 5, "(_,1)"), "(3,6):(3,8),1");
  EXPECT_EQ(part("(8,6):(1,8)", "(4,3):(1,4)", 5, "(1,1,1)"), "kRank");
}

TEST(LocalPartition, C1RefusesThreadsThatAreNotNumberedOneToOne) {
  EXPECT_EQ(part("(8,6):(1,8)", "(4,3):(1,0)", 1), "kNotInjective");
  EXPECT_EQ(part("(8,6):(1,8)", "(4,3):(2,8)", 1), "kNotInjective");
  EXPECT_EQ(part("(8,6):(1,8)", "(4,3):(-1,4)", 1), "kNotInjective");
}

TEST(LocalPartition, C2RefusesAnIndexThatIsNoThread) {
  EXPECT_EQ(part("(8,6):(1,8)", "(4,3):(1,4)", 12), "kOutOfDomain");
  EXPECT_EQ(part("(8,6):(1,8)", "(4,3):(1,4)", -1), "kOutOfDomain");
}

TEST(LocalPartition, C3AndC4RefuseByName) {
  EXPECT_EQ(part("(8,6):(1,8)", "(4,3):(1@0,1@1)", 1), "kBasisStride");
  EXPECT_EQ(part("(8,6):(1,8)", "(M,3):(1,4)", 1), "kNotStatic");
  EXPECT_EQ(part("(8,6):(1,8)", "(2,2,2):(1,2,4)", 1), "kRank");
}

}  // namespace
}  // namespace cutecheck
