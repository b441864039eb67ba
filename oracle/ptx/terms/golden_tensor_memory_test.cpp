// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Golden kernels of tensor memory, proved for all elements: moves to registers and back, copies from shared memory.
#include <gtest/gtest.h>

#include "oracle/ptx/terms/golden_proof.h"
#include "oracle/ptx/terms/golden_specs.h"

namespace cutecheck::terms {
namespace {

TEST(GoldenTensorMemory, Moves) {
  struct {
    const char* family;
    size_t proved, unknown;
  } const families[] = {{"tmem_load", 44, 0}, {"tmem_store", 44, 0}, {"tmem_cp", 12, 0}};
  for (const auto& one : families) {
    const Counts counts = proveFamily("sm_100a", one.family, tensorMemorySpec);
    EXPECT_EQ(counts.proved, one.proved);
    EXPECT_EQ(counts.unknown, one.unknown);
    EXPECT_EQ(counts.wrong, one.proved);
  }
}

constexpr size_t kShares = 8;

class GoldenTensorMemoryShare : public testing::TestWithParam<size_t> {};

// Each kernel of each share, as the row of the table says.
TEST_P(GoldenTensorMemoryShare, Products) {
  const Counts counts = proveFamily("sm_100a", "umma", tensorProductSpec, {GetParam(), kShares});
  EXPECT_EQ(counts.proved, counts.kernels);
  EXPECT_EQ(counts.wrong, counts.kernels);
}

INSTANTIATE_TEST_SUITE_P(GoldenTensorMemory, GoldenTensorMemoryShare, testing::Range(size_t{0}, kShares));

TEST(GoldenTensorMemory, TheRowOfProductsHasThemAll) {
  const std::string all = std::to_string(kernelsIn("sm_100a", "umma").size());
  for (const std::vector<std::string>& row : goldenTable())
    if (row[1] == "umma") EXPECT_EQ(row[3], all);
}

// A few, where the rest takes too long.
TEST(GoldenSample, Products) {
  const Counts counts = proveFamily("sm_100a", "umma", tensorProductSpec, {5, 40});
  EXPECT_EQ(counts.kernels, 14U);
  EXPECT_EQ(counts.proved, counts.kernels);
  EXPECT_EQ(counts.wrong, counts.kernels);
}

}  // namespace
}  // namespace cutecheck::terms
