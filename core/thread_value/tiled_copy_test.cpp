// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/thread_value/tiled_copy.h"

#include <set>

#include "core/layout/crd2idx.h"
#include "core/layout/size.h"
#include "core/notation/test_support.h"
#include "core/thread_value/make_layout_tv.h"
#include "core/thread_value/tiled_mma.h"

namespace cutecheck {
namespace {

const char* const kUniversal = "(1,1):(0,0)";

TiledCopy universal(const char* thr, const char* val) {
  const LayoutTv tv = *makeLayoutTv(L(thr), L(val));
  return *makeTiledCopy({L(kUniversal), L(kUniversal), L(kUniversal)}, tv.layout, tv.tiler);
}

// Every element of the tensor is copied once, and value v of thread t is the element that layoutTv names.
TEST(TiledCopy, EachThreadFindsWhatTheLayoutNames) {
  const TiledCopy copy = universal("(4,8):(8,1)", "(2,2):(2,1)");
  const Layout tensor = L("(16,64):(64,1)");
  std::multiset<int64_t> seen;
  for (int64_t t = 0; t < 32; ++t) {
    const auto part = partitionS(copy, tensor, t);
    ASSERT_TRUE(part.ok()) << part.error().str();
    for (int64_t i = 0; i < *size(part->layout); ++i) seen.insert(part->offset.value() + meaning(part->layout, i));
    for (int64_t v = 0; v < 4; ++v) {
      const int64_t index = meaning(copy.layoutTv, t + 32 * v);
      EXPECT_EQ(part->offset.value() + meaning(part->layout, v), index % 8 * 64 + index / 8);
    }
  }
  ASSERT_EQ(seen.size(), 1024u);
  int64_t next = 0;
  for (int64_t offset : seen) EXPECT_EQ(offset, next++);
}

// ldmatrix: a thread of the source holds a row of eight 16-bit elements, a thread of the destination two neighbours of a row.
TEST(TiledCopy, SourceAndDestinationOfAnAtomDiffer) {
  const CopyAtom ldsm{L("(32,128):(128,1)"), L("(32,(32,4)):(32,(1,1024))"), L("(32,(32,4)):(32,(1,1024))")};
  CopyAtom elements;  // the same in elements of 16 bits
  elements.src = L("(32,8):(8,1)");
  elements.dst = elements.ref = L("(32,(2,4)):(2,(1,64))");
  const auto copy = makeTiledCopy(elements, L("((4,8),(2,2,2)):((32,1),(16,8,128))"), T("(16,16)"));
  ASSERT_TRUE(copy.ok());
  const Layout tensor = L("(16,16):(16,1)");
  std::set<int64_t> source, destination;
  for (int64_t t = 0; t < 32; ++t) {
    const auto s = partitionS(*copy, tensor, t), d = partitionD(*copy, tensor, t);
    ASSERT_TRUE(s.ok() && d.ok());
    ASSERT_EQ(*size(s->layout), 8);
    ASSERT_EQ(*size(d->layout), 8);
    for (int64_t v = 0; v < 8; ++v) {
      // Eight neighbours of one row.
      EXPECT_EQ(s->offset.value() + meaning(s->layout, v), s->offset.value() + v);
      source.insert(s->offset.value() + meaning(s->layout, v));
      const int64_t index = meaning(copy->layoutTv, t + 32 * v);
      EXPECT_EQ(d->offset.value() + meaning(d->layout, v), index % 16 * 16 + index / 16);
      destination.insert(d->offset.value() + meaning(d->layout, v));
    }
  }
  EXPECT_EQ(source.size(), 256u);
  EXPECT_EQ(destination.size(), 256u);
  EXPECT_EQ(*cosize(ldsm.src), 4096);
}

TEST(TiledCopy, TheKernelOfTheTutorial) {
  const TiledCopy copy = universal("(4,32):(32,1)", "(4,4):(4,1)");
  const auto part = partitionS(copy, L("(16,128):(1000,1)"), 33);
  ASSERT_TRUE(part.ok());
  EXPECT_EQ(toString(part->offset), "4004");
  for (int64_t v = 0; v < 16; ++v) EXPECT_EQ(meaning(part->layout, v), v % 4 + v / 4 * 1000);
}

TEST(TiledCopy, CoordinatesGoThrough) {
  const auto part = partitionS(universal("(4,8):(8,1)", "(2,2):(2,1)"), L("(16,64):(1@0,1@1)"), 9);
  ASSERT_TRUE(part.ok());
  EXPECT_EQ(toString(part->offset), "(2,2)");
}

// The accumulators of m16n8k16 over 64 x 32, two by two atoms: a copy whose tile is that of the
// multiplication finds in the registers of a thread, retiled, the elements that it finds in the tensor.
TEST(Retile, RegistersOfAMultiplicationStandWhereTheCopyReadsThem) {
  const TiledMma mma = *makeTiledMma({16, 8, 16, L("32:1"), L("((4,8),(2,2,2)):((32,1),(16,8,128))"),
                                      L("((4,8),(2,2)):((16,1),(8,64))"), L("((4,8),(2,2)):((32,1),(16,8))")},
                                     L("(2,2,1):(1,2,0)"));
  // (thread, value) of C over the tile 32 x 16 of the four atoms, value 0 to 3.
  const Layout tv = L("((4,8,2,2),(2,2)):((64,1,16,256),(32,8))");
  const char* const one = "(1,1):(0,0)";
  const TiledCopy copy = *makeTiledCopy({L(one), L(one), L(one)}, tv, T("(32,16)"));
  const Layout tensor = L("(64,32):(32,1)");
  for (const int64_t thread : {0, 1, 5, 37, 64, 127}) {
    const auto held = partition(mma, MmaOperand::kC, tensor, thread);
    const auto read = partitionS(copy, tensor, thread);
    ASSERT_TRUE(held.ok() && read.ok());
    // (value, (rest M, rest N)) as (value, M, N).
    const Layout rest = held->layout.mode(1);
    const auto again = retile(copy, concat({held->layout.mode(0), rest.mode(0), rest.mode(1)}));
    ASSERT_TRUE(again.ok()) << again.error().str();
    ASSERT_EQ(*size(*again), *size(read->layout));
    for (int64_t i = 0; i < *size(*again); ++i)
      EXPECT_EQ(held->offset.value() + meaning(*again, i), read->offset.value() + meaning(read->layout, i))
          << thread << " at " << i;
  }
}

// A copy of twice the columns: its eight values are those of two neighbouring fragments.
TEST(Retile, ALargerTileTakesNeighbouringFragments) {
  const char* const one = "(1,1):(0,0)";
  const TiledCopy copy = *makeTiledCopy({L(one), L(one), L("(1,4):(0,1)")}, L("((4,8),(2,2,2)):((32,1),(16,8,128))"), T("(16,16)"));
  const auto again = retile(copy, L("((2,2),1,4):((1,2),0,4)"));
  ASSERT_TRUE(again.ok()) << again.error().str();
  EXPECT_EQ(*size(again->mode(0)), 8);
  EXPECT_EQ(*size(*again), 16);
  for (int64_t i = 0; i < 16; ++i) EXPECT_EQ(meaning(*again, i), i);
}

TEST(Retile, C5RefusesAFragmentOfAnotherRank) {
  const auto copy = universal("(4,8):(8,1)", "(2,2):(2,1)");
  EXPECT_EQ(retile(copy, L("4:1")).error().rule, "tiled_copy_c5");
  EXPECT_TRUE(retile(copy, L("(4,2,2):(1,4,8)")).ok());
}

TEST(TiledCopy, C1C2RefuseWhatIsNoTileOfAtoms) {
  EXPECT_EQ(makeTiledCopy({L("4:1"), L(kUniversal), L(kUniversal)}, L("(4,4):(1,4)"), T("(4,4)")).error().rule, "tiled_copy_c1");
  EXPECT_EQ(makeTiledCopy({L(kUniversal), L(kUniversal), L("(3,1):(1,0)")}, L("(4,4):(1,4)"), T("(4,4)")).error().rule,
            "tiled_copy_c2");
}

TEST(TiledCopy, C3C4RefuseABrokenReferenceAndAnAbsentThread) {
  const auto broken = makeTiledCopy({L(kUniversal), L(kUniversal), L("(2,2):(4,1)")}, L("(4,4):(1,4)"), T("(4,4)"));
  EXPECT_EQ(partitionS(*broken, L("(8,8):(1,8)"), 0).error().rule, "tiled_copy_c3");
  EXPECT_EQ(partitionS(universal("4:1", "4:1"), L("(16,8):(1,16)"), 4).error().rule, "tiled_copy_c4");
}

}  // namespace
}  // namespace cutecheck
