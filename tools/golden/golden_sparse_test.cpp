// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The host's model of sparse products, whose words of metadata are laid out from the PTX ISA's figures, read
// once more by CuTe's layout of metadata: the matrix that comes of it gives the same product.
#include <gtest/gtest.h>

#include <bit>
#include <cstring>

#include "lowering/cute_nvgpu/atoms/wgmma_rows.h"
#include "tools/device/golden_product.h"
#include "tools/device/half.h"

namespace cutecheck::cli {
namespace {

using run_ptx::Bytes;

// An integer, or a float that is one.
int64_t elementAt(const Bytes& bytes, const std::string& type, size_t index) {
  const auto read = [&]<typename T>(T value) {
    std::memcpy(&value, bytes.data() + index * sizeof(T), sizeof(T));
    return value;
  };
  if (type == "s8") return read(int8_t{});
  if (type == "s32") return read(int32_t{});
  if (type == "f16") return static_cast<int64_t>(run_ptx::floatOfHalf(read(uint16_t{})));
  return static_cast<int64_t>(read(float{}));
}

size_t offsetIn(const Layout& mode, size_t index) {
  size_t offset = 0;
  const std::vector<IntTuple> extents = leaves(mode.shape()), strides = leaves(mode.stride());
  for (size_t i = 0; i < extents.size(); ++i) {
    offset += index % static_cast<size_t>(extents[i].value()) * static_cast<size_t>(strides[i].value());
    index /= static_cast<size_t>(extents[i].value());
  }
  return offset;
}

size_t countOf(const Layout& mode) {
  size_t count = 1;
  for (const IntTuple& extent : leaves(mode.shape())) count *= static_cast<size_t>(extent.value());
  return count;
}

struct Kind {
  const char *name, *type, *sum;
  int64_t bits;
  size_t depth, selector;
};

class SparseModel : public testing::TestWithParam<Kind> {};

TEST_P(SparseModel, IsReadByTheLayoutOfMetadata) {
  const Kind& kind = GetParam();
  const auto one = run_ptx::productCase(kind.name, 7);
  ASSERT_TRUE(one);
  const Layout layout = cute_nvgpu::wgmmaLayoutMetadata(kind.bits);
  const size_t rows = 64, columns = 8, length = kind.bits == 32 ? 2 : 4, threads = countOf(layout.mode(0));
  std::vector<int64_t> a(rows * kind.depth);
  size_t chunks = 0;
  for (size_t thread = 0; thread < threads; ++thread) {
    // Of two threads that give words in each four, those that the selector names.
    const size_t lane = threads == 128 ? thread : thread / 2 * 4 + 2 * kind.selector + thread % 2;
    uint32_t word = 0;
    std::memcpy(&word, one->inputs[3].data() + 4 * lane, 4);
    for (size_t value = 0; value < countOf(layout.mode(1)); value += length, word >>= 4) {
      const size_t element = offsetIn(layout.mode(0), thread) + offsetIn(layout.mode(1), value);
      const size_t row = element % rows, k = element / rows, held = (row * kind.depth + k) / 2;
      ASSERT_EQ(k % length, 0U);
      if (length == 2) {
        ASSERT_TRUE((word & 15) == 0b0100 || (word & 15) == 0b1110);
        a[row * kind.depth + k + ((word & 15) == 0b1110 ? 1 : 0)] =
            elementAt(one->inputs[0], kind.type, held);
      } else {
        ASSERT_LT(word & 3, word >> 2 & 3);
        a[row * kind.depth + k + (word & 3)] = elementAt(one->inputs[0], kind.type, held);
        a[row * kind.depth + k + (word >> 2 & 3)] = elementAt(one->inputs[0], kind.type, held + 1);
      }
      ++chunks;
    }
  }
  EXPECT_EQ(chunks, rows * kind.depth / length);
  for (size_t row = 0; row < rows; ++row)
    for (size_t column = 0; column < columns; ++column) {
      int64_t sum = elementAt(one->inputs[2], kind.sum, row * columns + column);
      for (size_t k = 0; k < kind.depth; ++k)
        sum += a[row * kind.depth + k] * elementAt(one->inputs[1], kind.type, column * kind.depth + k);
      ASSERT_EQ(sum, elementAt(one->expected, kind.sum, row * columns + column)) << row << "," << column;
    }
}

INSTANTIATE_TEST_SUITE_P(
    Kinds, SparseModel,
    testing::Values(Kind{"wgmma/m64n8k64_s8_s8_s32_k_k_ss_sp0", "s8", "s32", 8, 64, 0},
                    Kind{"wgmma/m64n8k32_f16_f16_f32_k_k_ss_sp0", "f16", "f32", 16, 32, 0},
                    Kind{"wgmma/m64n8k32_f16_f16_f16_k_k_ss_sp1", "f16", "f16", 16, 32, 1},
                    Kind{"wgmma/m64n8k16_tf32_tf32_f32_k_k_ss_sp0", "f32", "f32", 32, 16, 0},
                    Kind{"wgmma/m64n8k16_tf32_tf32_f32_k_k_ss_sp1", "f32", "f32", 32, 16, 1}));

}  // namespace
}  // namespace cutecheck::cli
