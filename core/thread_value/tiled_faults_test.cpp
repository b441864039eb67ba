// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Planting: a small error of the partitions, and of the recast of composed layouts, is caught by a named
// check that holds without it.
#include <gtest/gtest.h>

#include "core/layout/max_alignment.h"
#include "core/layout/swizzle_apply.h"
#include "core/notation/test_support.h"
#include "core/recast/recast.h"
#include "core/thread_value/tiled_copy.h"
#include "core/thread_value/tiled_mma.h"
#include "properties/mutation/fault.h"

namespace cutecheck {
namespace {

struct Check {
  const char* fault;
  const char* name;
  bool (*holds)();
};

// ldmatrix: a thread of the source holds eight neighbours of one row.
bool sourceRowsAreWhole() {
  const Layout fragments = L("(32,(2,4)):(2,(1,64))");
  const auto copy = makeTiledCopy({L("(32,8):(8,1)"), fragments, fragments},
                                  L("((4,8),(2,2,2)):((32,1),(16,8,128))"), T("(16,16)"));
  if (!copy.ok()) return false;
  const auto part = partitionS(*copy, L("(16,16):(16,1)"), 5);
  if (!part.ok()) return false;
  for (int64_t v = 0; v < 8; ++v)
    if (meaning(part->layout, v) != v) return false;
  return true;
}

// B has the modes N and K: both atoms along N hold half of it.
bool operandBFollowsNAndK() {
  const auto mma = makeTiledMma({8, 8, 4, L("32:1"), L("((4,8),1):((8,1),0)"), L("((4,8),1):((8,1),0)"), L("((4,8),2):((16,1),8)")},
                                L("(1,2,1):(0,1,0)"));
  if (!mma.ok()) return false;
  const auto part = partition(*mma, MmaOperand::kB, L("(16,8):(1,16)"), 32);
  return part.ok() && part->offset == IntTuple(8) && toString(part->layout) == "(1,(1,2)):(0,(0,64))";
}

bool offsetsBoundTheAlignment() {
  const auto n = maxAlignment(ComposedLayout{Swizzle{3, 4, 3}, 40, L("(8,64):(64,1)")});
  return n.ok() && *n == 8;
}

bool aSwizzleIsRecastWithItsElements() {
  const auto s = recast(Swizzle{3, 4, 3}, 16, 8);
  return s.ok() && *apply(*s, 64) == 72;
}

bool anOffsetInsideAGroupIsRefused() { return !upcast(ComposedLayout{Swizzle{1, 4, 3}, 3, L("(4,4):(1,4)")}, 2).ok(); }

constexpr Check kChecks[] = {
    {"tiled_copy.ref_for_side", "source rows are whole", sourceRowsAreWhole},
    {"tiled_mma.modes_of_c", "operand B follows N and K", operandBFollowsNAndK},
    {"max_alignment.offset_ignored", "offsets bound the alignment", offsetsBoundTheAlignment},
    {"recast.swizzle_unit", "a swizzle is recast with its elements", aSwizzleIsRecastWithItsElements},
    {"recast.offset_unchecked", "an offset inside a group is refused", anOffsetInsideAGroupIsRefused},
};

TEST(TiledFaults, EachIsCaughtByItsCheck) {
  for (const Check& check : kChecks) {
    EXPECT_TRUE(check.holds()) << check.name;
    plantedFault() = check.fault;
    EXPECT_FALSE(check.holds()) << check.fault << " survives: " << check.name;
    plantedFault() = {};
  }
}

TEST(TiledFaults, AnUnknownFaultChangesNothing) {
  plantedFault() = "no.such_fault";
  for (const Check& check : kChecks) EXPECT_TRUE(check.holds()) << check.name;
  plantedFault() = {};
}

}  // namespace
}  // namespace cutecheck
