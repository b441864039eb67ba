// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/product/attention_kernel.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

namespace cutecheck::product {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(AttentionModule, HasNoHoleAndFitsSharedMemory) {
  for (const AttentionTile& tile : attentionTiles()) {
    const std::string module = attentionModule(tile);
    EXPECT_THAT(module, Not(HasSubstr("${"))) << tile.kernel();
    EXPECT_THAT(module, HasSubstr("func.func @" + tile.kernel() + "("));
    EXPECT_LE(tile.sharedBytes(), 227U * 1024) << tile.kernel();
    EXPECT_GE(tile.stages(), 2) << tile.kernel();
  }
}

TEST(AttentionModule, HasAMaskOfRowsWhereItIsCausal) {
  EXPECT_THAT(attentionModule({64, true}), HasSubstr("%seen_by_row0"));
  EXPECT_THAT(attentionModule({64, false}), Not(HasSubstr("%seen_by_row0")));
}

TEST(AttentionModule, TakesTurnsWhereThereAreTwoAndItIsAsked) {
  EXPECT_THAT(attentionModule({64, false, 2}), HasSubstr("%my_turn"));
  EXPECT_THAT(attentionModule({64, false, 2, 128, false}), Not(HasSubstr("%my_turn")));
  EXPECT_THAT(attentionModule({64, false, 1}), Not(HasSubstr("%my_turn")));
}

// Each head and mask has one tile for any number of keys, the last.
TEST(AttentionTiles, EachNumberOfKeysHasOne) {
  for (const int32_t head : {64, 128})
    for (const bool causal : {false, true}) {
      int32_t most = 0, forOthers = 0;
      for (const AttentionTile& tile : attentionTiles())
        if (tile.head == head && tile.causal == causal) {
          EXPECT_EQ(forOthers, 0) << tile.kernel();
          EXPECT_TRUE(tile.mostKeys == 0 || tile.mostKeys > most) << tile.kernel();
          most = tile.mostKeys;
          forOthers += tile.mostKeys == 0 ? 1 : 0;
        }
      EXPECT_EQ(forOthers, 1) << head;
    }
}

// corpus/kernels keeps one of the family.
TEST(AttentionModule, ThatOfTheCorpusIsWhatIsWritten) {
  std::ifstream in(CUTECHECK_SOURCE_DIR "/corpus/kernels/" + attentionOfCorpus().kernel() + ".mlir");
  ASSERT_TRUE(in.is_open());
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), attentionModule(attentionOfCorpus()));
}

}  // namespace
}  // namespace cutecheck::product
