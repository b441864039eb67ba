// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tensor maps: the dimensions and the swizzle by which a box lands where a layout says, and each limit.
#include "core/operand/tensor_map.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

Expected<TensorMap> of(const std::string& global, const std::string& box, const std::string& shared,
                       int bits = 16) {
  auto composed = parseComposedLayout(shared);
  EXPECT_TRUE(composed.ok()) << shared;
  return tensorMap(L(global), T(box), composed.ok() ? *composed : ComposedLayout{}, bits);
}

std::string ruleOf(const Expected<TensorMap>& map) { return map.ok() ? "" : map.error().rule; }

// Rows of 64 halves under 128B: what a GEMM loads.
TEST(TensorMap, ARowMajorTile) {
  const auto map = of("(4096,1024):(1024,1)", "(128,64)", "S<3,3,3> o 0 o (128,64):(64,1)");
  ASSERT_TRUE(map.ok()) << map.error().str();
  EXPECT_EQ(map->modes, (std::vector<size_t>{1, 0}));
  EXPECT_EQ(map->extents, (std::vector<int64_t>{1024, 4096}));
  EXPECT_EQ(map->byteStrides, (std::vector<int64_t>{2048}));
  EXPECT_EQ(map->box, (std::vector<int64_t>{64, 128}));
  EXPECT_EQ(map->mode, SwizzleMode::k128B);
}

TEST(TensorMap, TheOrderFollowsSharedMemory) {
  const auto map = of("(64,32,8):(1,64,2048)", "(64,4,2)", "S<0,3,3> o 0 o (64,4,2):(1,128,64)");
  ASSERT_TRUE(map.ok()) << map.error().str();
  EXPECT_EQ(map->modes, (std::vector<size_t>{0, 2, 1}));
  EXPECT_EQ(map->byteStrides, (std::vector<int64_t>{4096, 128}));
}

TEST(TensorMap, EachSwizzleModeIsFound) {
  EXPECT_EQ(of("(64,64):(64,1)", "(16,8)", "S<0,3,3> o 0 o (16,8):(8,1)")->mode, SwizzleMode::kNone);
  EXPECT_EQ(of("(64,64):(64,1)", "(16,16)", "S<1,3,3> o 0 o (16,16):(16,1)")->mode, SwizzleMode::k32B);
  EXPECT_EQ(of("(64,64):(64,1)", "(16,32)", "S<2,3,3> o 0 o (16,32):(32,1)")->mode, SwizzleMode::k64B);
  EXPECT_EQ(of("(64,64):(64,1)", "(16,64)", "S<3,3,3> o 0 o (16,64):(64,1)")->mode, SwizzleMode::k128B);
  EXPECT_EQ(of("(64,64):(64,1)", "(16,64)", "S<0,3,3> o 0 o (16,64):(64,1)")->mode, SwizzleMode::kNone);
}

// Seen on an H200: under a swizzle a narrow box still takes rows of the whole span.
TEST(TensorMap, ANarrowBoxTakesWholeRowsOfThePattern) {
  const auto map = of("(64,64):(64,1)", "(16,8)", "S<3,3,3> o 0 o (16,8):(64,1)");
  ASSERT_TRUE(map.ok()) << map.error().str();
  EXPECT_EQ(map->mode, SwizzleMode::k128B);
  EXPECT_EQ(ruleOf(of("(64,64):(64,1)", "(16,8)", "S<3,3,3> o 0 o (16,8):(8,1)")), "tensor_map_c6");
}

// 2^30 halves are 2^31 bytes: a stride of 40 bits, not of 32.
TEST(TensorMap, StridesAreBytesBeyond32Bits) {
  const auto map = of("(64,64):(1073741824,1)", "(16,64)", "S<3,3,3> o 0 o (16,64):(64,1)");
  ASSERT_TRUE(map.ok()) << map.error().str();
  EXPECT_EQ(map->byteStrides, (std::vector<int64_t>{2147483648}));
}

// A row of 256 bytes has no swizzle: not even the layout whose rows of 128 bytes would repeat.
TEST(TensorMap, WideRowsAreNotSwizzled) {
  EXPECT_EQ(ruleOf(of("(64,128):(128,1)", "(16,128)", "S<3,3,3> o 0 o (16,128):(64,1)")), "tensor_map_c6");
  EXPECT_EQ(ruleOf(of("(64,128):(128,1)", "(16,128)", "S<0,3,3> o 0 o (16,128):(128,1)")), "");
}

TEST(TensorMap, WhatNoMapFillsIsRefusedWithTheElement) {
  const auto padded = of("(64,64):(64,1)", "(16,64)", "S<0,3,3> o 0 o (16,64):(80,1)");
  ASSERT_FALSE(padded.ok());
  EXPECT_EQ(padded.error().rule, "tensor_map_c6");
  EXPECT_EQ(padded.error().code, Code::kNotCanonical);
  EXPECT_EQ(padded.error().witness, std::vector<int64_t>{1});
  EXPECT_EQ(ruleOf(of("(64,64):(64,1)", "(16,64)", "S<3,3,4> o 0 o (16,64):(64,1)")), "tensor_map_c6");
}

TEST(TensorMap, EachLimitHasItsRule) {
  const std::string shared = "S<0,3,3> o 0 o (16,64):(64,1)";
  EXPECT_EQ(ruleOf(of("(64,64):(64,1)", "(16,64)", shared)), "");
  EXPECT_EQ(ruleOf(of("64:1", "(64,1)", shared)), "tensor_map_c1");
  EXPECT_EQ(ruleOf(of("(2,2,2,2,2,2):(1,2,4,8,16,32)", "(2,2,2,2,2,2)", shared)), "tensor_map_c1");
  EXPECT_EQ(ruleOf(of("(64,64):(64,1)", "(16,64,1)", shared)), "tensor_map_c1");
  EXPECT_EQ(ruleOf(of("((8,8),64):((64,512),1)", "(16,64)", shared)), "tensor_map_c2");
  EXPECT_EQ(ruleOf(of("(4294967297,64):(64,1)", "(16,64)", shared)), "tensor_map_c2");
  EXPECT_EQ(ruleOf(of("(64,64):(64,1)", "(16,64)", shared, 12)), "tensor_map_c2");
  EXPECT_EQ(ruleOf(of("(64,64):(64,1)", "(257,64)", "S<0,3,3> o 0 o (257,64):(64,1)")), "tensor_map_c3");
  EXPECT_EQ(ruleOf(of("(64,64):(64,1)", "(256,64)", "S<0,3,3> o 0 o (256,64):(64,1)")), "");
  EXPECT_EQ(ruleOf(of("(64,64):(64,1)", "(8,64)", shared)), "tensor_map_c3");
  EXPECT_EQ(ruleOf(of("(64,64):(132,1)", "(16,64)", shared)), "tensor_map_c4");
  EXPECT_EQ(ruleOf(of("(64,64):(136,1)", "(16,64)", shared)), "");
  EXPECT_EQ(ruleOf(of("(64,64):(549755813888,1)", "(16,64)", shared)), "tensor_map_c4");
  EXPECT_EQ(ruleOf(of("(64,64):(64,8)", "(16,64)", shared)), "tensor_map_c4");
  EXPECT_EQ(ruleOf(of("(64,64):(64,1)", "(16,4)", "S<0,3,3> o 0 o (16,4):(4,1)")), "tensor_map_c5");
}

}  // namespace
}  // namespace cutecheck
