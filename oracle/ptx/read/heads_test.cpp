// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/read/heads.h"

#include <gtest/gtest.h>

namespace cutecheck::ptx {
namespace {

TEST(Heads, CommentsOutsideOfStringsAreBlank) {
  EXPECT_EQ(ptxWithoutComments("a // b\nc /* d\n */ e"), "a     \nc     \n    e");
  EXPECT_EQ(ptxWithoutComments(".pragma \"a//b\"; c"), ".pragma \"a//b\"; c");
}

TEST(Heads, PlacesOfSourceHaveNoCode) {
  for (const char* place : {"1 2 0", "1 2 0, function_name $L__info, inlined_at 1 3 0", "1 \"a;b.cu\""}) EXPECT_TRUE(ptxIsPlaceOfSource(place)) << place;
  for (const char* code : {"", "1 2 0 add.s32 %r1, %r1, 1;", "1 2 0 L:", "1 2 0 @%p1 ret", "1 \"a"}) EXPECT_FALSE(ptxIsPlaceOfSource(code)) << code;
}

TEST(Heads, VersionsAndTargetsAreKnown) {
  for (const char* target : {"sm_90a", "sm_70", "sm_100a, debug", "sm_120f"}) EXPECT_TRUE(ptxIsKnownHead(".target", target)) << target;
  for (const char* target : {"", "sm_20", "sm_90, map_f64_to_f32", "texmode_unified"}) EXPECT_FALSE(ptxIsKnownHead(".target", target)) << target;
  EXPECT_TRUE(ptxIsKnownHead(".version", "8.5"));
  EXPECT_FALSE(ptxIsKnownHead(".version", "1.3"));
  EXPECT_FALSE(ptxIsKnownHead(".version", "x"));
  EXPECT_TRUE(ptxIsKnownHead(".address_size", "64"));
  EXPECT_FALSE(ptxIsKnownHead(".address_size", "32"));
}

TEST(Heads, ADeclarationGivesWayToItsDefinition) {
  const std::string declared = ".visible .entry k(.param .u64 x);\n",
                    defined = ".visible .entry k(.param .u64 x)\n{\n\tret;\n}\n";
  const auto both = definitionsInPtx(declared + defined);
  ASSERT_TRUE(both.ok());
  ASSERT_EQ(both->size(), 1U);
  EXPECT_FALSE(both->front().code.empty());
  EXPECT_FALSE(definitionsInPtx(defined + defined).ok());
  EXPECT_EQ(definitionsInPtx(declared)->size(), 1U);
}

}  // namespace
}  // namespace cutecheck::ptx
