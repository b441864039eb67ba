// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/thread_value/tiled_mma.h"

#include <map>

#include "core/layout/size.h"
#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

MmaAtom ampere() {
  return {16, 8, 16, L("32:1"), L("((4,8),(2,2,2)):((32,1),(16,8,128))"), L("((4,8),(2,2)):((16,1),(8,64))"),
          L("((4,8),(2,2)):((32,1),(16,8))")};
}

MmaAtom volta() {
  const Layout c = L("((2,2,2),(2,2,2)):((1,16,4),(8,2,32))");
  return {8, 8, 4, L("(4,2):(1,16)"), L("((4,2),4):((8,4),1)"), L("((4,2),4):((8,4),1)"), c};
}

// How often each element of a row-major tensor is held, over all threads.
std::map<int64_t, int> held(const TiledMma& mma, MmaOperand operand, const Layout& tensor) {
  std::map<int64_t, int> seen;
  for (int64_t i = 0; i < *size(mma.threads); ++i) {
    const auto part = partition(mma, operand, tensor, meaning(mma.threads, i));
    EXPECT_TRUE(part.ok()) << part.error().str();
    if (!part.ok()) return {};
    for (int64_t v = 0; v < *size(part->layout); ++v) ++seen[part->offset.value() + meaning(part->layout, v)];
  }
  return seen;
}

TEST(TiledMma, EachElementIsHeldByTheThreadsThatNeedIt) {
  const TiledMma mma = *makeTiledMma(ampere(), L("(2,2,1):(1,2,0)"));
  EXPECT_EQ(*size(mma.threads), 128);
  // C once; A by the two atoms along N, B by the two along M.
  for (const auto& [operand, text, times] : {std::tuple{MmaOperand::kC, "(64,32):(32,1)", 1},
                                             {MmaOperand::kA, "(64,32):(32,1)", 2},
                                             {MmaOperand::kB, "(32,32):(32,1)", 2}}) {
    const Layout tensor = L(text);
    const auto seen = held(mma, operand, tensor);
    EXPECT_EQ(static_cast<int64_t>(seen.size()), *size(tensor));
    for (const auto& [offset, count] : seen) EXPECT_EQ(count, times) << "offset " << offset;
  }
}

TEST(TiledMma, RegistersOfTheAmpereFragmentStandInTheirOrder) {
  const TiledMma mma = *makeTiledMma(ampere(), L("(1,1,1):(0,0,0)"));
  const auto part = partition(mma, MmaOperand::kA, L("(16,16):(1@0,1@1)"), 0);
  ASSERT_TRUE(part.ok());
  // Values 2 and 3 are eight rows further, 4 to 7 eight columns further.
  EXPECT_EQ(toString(part->layout), "((2,2,2),(1,1)):((1@1,8@0,8@1),(0,0))");
}

TEST(Volta, TheThreadValueLayoutOfTheAccumulator) {
  const Layout tv = volta().c;
  const std::vector<int64_t> threads{0, 1, 16, 17, 4, 5, 20, 21}, values{0, 8, 2, 10, 32, 40, 34, 42};
  for (size_t i = 0; i < 8; ++i) {
    EXPECT_EQ(meaning(tv.mode(0), static_cast<int64_t>(i)), threads[i]);
    EXPECT_EQ(meaning(tv.mode(1), static_cast<int64_t>(i)), values[i]);
  }
  std::map<int64_t, int> seen;
  for (int64_t i = 0; i < 64; ++i) ++seen[meaning(tv, i)];
  EXPECT_EQ(seen.size(), 64u);
}

TEST(Volta, ThrIdPutsTheUpperFourThreadsAtSixteen) {
  const TiledMma mma = *makeTiledMma(volta(), L("(1,1,1):(0,0,0)"));
  const Layout tensor = L("(8,8):(1,8)");
  // Logical threads 4 to 7 are threads 16 to 19 of the warp.
  for (int64_t i = 0; i < 4; ++i) {
    EXPECT_EQ(partition(mma, MmaOperand::kC, tensor, i)->offset, IntTuple(meaning(volta().c.mode(0), i)));
    EXPECT_EQ(partition(mma, MmaOperand::kC, tensor, 16 + i)->offset, IntTuple(meaning(volta().c.mode(0), 4 + i)));
  }
  EXPECT_EQ(partition(mma, MmaOperand::kC, tensor, 4).error().rule, "tiled_mma_c3");
  // Two quadpairs side by side: the second one takes the next four threads of each half of the warp.
  const TiledMma two = *makeTiledMma(volta(), L("(2,1,1):(1,0,0)"));
  EXPECT_EQ(meaning(two.threads, 8), 4);
  EXPECT_EQ(meaning(two.threads, 12), 20);
}

// Every other group of 8 columns goes to the other atom: with (8,2,2):(1,16,8) the second atom along N has columns 16 to 23 of 32.
TEST(TiledMma, APermutationMovesTheColumnsOfAnAtom) {
  const Layout atoms = L("(1,2,1):(0,1,0)"), tensor = L("(16,32):(1@0,1@1)");
  const TiledMma plain = *makeTiledMma(ampere(), atoms);
  const TiledMma moved = *makeTiledMma(ampere(), atoms, Tiler::tuple({Tiler::keep(), Tiler(L("(8,2,2):(1,16,8)")), Tiler::keep()}));
  EXPECT_EQ(toString(partition(plain, MmaOperand::kC, tensor, 32)->offset), "(0,8)");
  EXPECT_EQ(toString(partition(moved, MmaOperand::kC, tensor, 32)->offset), "(0,16)");
  // Every element is held once either way.
  const auto seen = held(moved, MmaOperand::kC, L("(16,32):(32,1)"));
  EXPECT_EQ(seen.size(), 512u);
  for (const auto& [offset, count] : seen) EXPECT_EQ(count, 1) << "offset " << offset;
  EXPECT_EQ(makeTiledMma(ampere(), atoms, Tiler::keep()).error().rule, "tiled_mma_c4");
}

TEST(TiledMma, C1C2Refuse) {
  EXPECT_EQ(makeTiledMma(ampere(), L("(2,2):(1,2)")).error().rule, "tiled_mma_c1");
  MmaAtom bad = ampere();
  bad.a = L("256:1");
  EXPECT_EQ(makeTiledMma(bad, L("(1,1,1):(0,0,0)")).error().rule, "tiled_mma_c1");
  const TiledMma mma = *makeTiledMma(ampere(), L("(1,1,1):(0,0,0)"));
  EXPECT_EQ(partition(mma, MmaOperand::kA, L("256:1"), 0).error().rule, "tiled_mma_c2");
}

}  // namespace
}  // namespace cutecheck
