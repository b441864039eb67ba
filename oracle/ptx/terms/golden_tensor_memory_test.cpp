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

TEST(GoldenTensorMemory, Products) {
  const Counts counts = proveFamily("sm_100a", "umma", tensorProductSpec);
  EXPECT_EQ(counts.proved, 318U);
  EXPECT_EQ(counts.unknown, 226U);
  EXPECT_EQ(counts.wrong, counts.proved);
}

}  // namespace
}  // namespace cutecheck::terms
