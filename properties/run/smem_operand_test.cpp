// The lowering's descriptors of wgmma operands beside the reference's, found in another way.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "core/operand_descriptor.h"
#include "core/parse.h"
#include "lowering/cute_nvgpu/smem_operand.h"

namespace cutecheck::run {
namespace {

using cute_nvgpu::describe;
using cute_nvgpu::SmemOperand;

struct Case {
  SmemOperand operand;
  std::string text;
};

std::string number(int64_t value) { return std::to_string(value); }

constexpr SwizzleMode kModes[] = {SwizzleMode::kNone, SwizzleMode::k32B, SwizzleMode::k64B,
                                  SwizzleMode::k128B};

// Layouts that some instruction reads, packed and with their groups spread, in every mode and major.
std::vector<Case> canonical() {
  std::vector<Case> cases;
  for (const int64_t bytes : {1, 2, 4})
    for (const bool mn : {false, true})
      for (const SwizzleMode mode : kModes)
        for (const int64_t extent : {8, 64, 128})
          for (const int64_t spread : {1, 2}) {
            if (mn && bytes != 2) continue;
            const int64_t row = rowBytes(mode) / bytes, depth = 32 / bytes, chunks = depth / row;
            const int64_t group = 8 * row * spread, far = group * std::max<int64_t>(1, extent / 8);
            std::string text;
            if (!mn && mode == SwizzleMode::kNone)
              text = "((8," + number(extent / 8) + "),(" + number(row) + "," + number(chunks) + ")):((" +
                     number(row) + "," + number(group) + "),(1," + number(far) + "))";
            else if (!mn)
              text = "((8," + number(extent / 8) + ")," + number(depth) + "):((" + number(row) + "," +
                     number(group) + "),1)";
            else if (extent % row == 0)
              text = "((" + number(row) + "," + number(extent / row) + "),(8," + number(depth / 8) +
                     ")):((1," + number(far) + "),(" + number(row) + "," + number(group) + "))";
            else
              continue;
            const auto layout = parseLayout(text);
            EXPECT_TRUE(layout.ok()) << text;
            cases.push_back({{*layout, bytes, mn ? cute_nvgpu::Major::kMN : cute_nvgpu::Major::kK,
                              mode == SwizzleMode::kNone ? Swizzle() : byteSwizzle(mode)},
                             text});
          }
  return cases;
}

Expected<OperandDescriptors> reference(const SmemOperand& operand) {
  // In units of elements, as core's layouts count.
  Swizzle swizzle = operand.swizzle;
  for (int64_t bytes = operand.bytes; swizzle.bits > 0 && bytes > 1; bytes /= 2) --swizzle.base;
  const OperandForm form{operand.major == cute_nvgpu::Major::kK ? Major::kK : Major::kMn,
                         static_cast<int>(8 * operand.bytes)};
  return operandDescriptors({swizzle, IntTuple(0), operand.layout}, MatrixArch::kSm90, form, 0);
}

TEST(SmemOperand, IsWhatTheReferenceFinds) {
  size_t compared = 0;
  for (const Case& one : canonical()) {
    const auto found = describe(one.operand);
    ASSERT_TRUE(found.ok()) << one.text << ": " << found.error().message;
    const auto expected = reference(one.operand);
    ASSERT_TRUE(expected.ok()) << one.text << ": " << expected.error().message;
    ASSERT_EQ(expected->instructions.size(), 1U);
    const MatrixDescriptor& word = expected->instructions.front();
    EXPECT_EQ(found->mode, word.mode) << one.text;
    if (expected->read.leading) EXPECT_EQ(found->leadingByteOffset, word.leadingByteOffset) << one.text;
    if (expected->read.stride) EXPECT_EQ(found->strideByteOffset, word.strideByteOffset) << one.text;
    ++compared;
  }
  EXPECT_GE(compared, 80U);
}

// f16, K-major, 128B, packed, at address 0.
TEST(SmemOperand, TheKnownWord) {
  const auto layout = parseLayout("((8,8),16):((64,512),1)");
  const auto found = describe({*layout, 2, cute_nvgpu::Major::kK, byteSwizzle(SwizzleMode::k128B)});
  ASSERT_TRUE(found.ok());
  EXPECT_EQ(*encode(*found), 0x4000004000010000U);
}

// Each row one element late, another mode than the layout's, the other major: refused, with the element.
TEST(SmemOperand, RefusesWhatIsReadOtherwise) {
  size_t refused = 0;
  for (const Case& one : canonical()) {
    const std::vector<IntTuple> strides = leaves(one.operand.layout.stride());
    SmemOperand twin = one.operand;
    const auto mode = [](const Layout& layout, size_t i) { return layout.mode(i); };
    const Layout rows = mode(twin.layout, 0), depth = mode(twin.layout, 1);
    twin.layout = Layout::unchecked(IntTuple::tuple({depth.shape(), rows.shape()}),
                                    IntTuple::tuple({depth.stride(), rows.stride()}));
    const auto swapped = describe(twin);
    if (!swapped.ok()) {
      EXPECT_EQ(swapped.error().rule, "smem_operand_c3") << one.text;
      ++refused;
    }
    SmemOperand other = one.operand;
    other.swizzle = one.operand.swizzle.bits == 3 ? Swizzle() : byteSwizzle(SwizzleMode::k128B);
    const auto otherMode = describe(other);
    if (otherMode.ok()) {
      // Only where the layout has one row of the pattern does the mode not matter to where elements lie.
      const auto expected = reference(other);
      EXPECT_TRUE(expected.ok()) << one.text;
    } else {
      ++refused;
    }
  }
  EXPECT_GE(refused, 100U);
  const auto layout = parseLayout("((8,8),16):((64,512),1)");
  EXPECT_EQ(describe({*layout, 2, cute_nvgpu::Major::kK, {2, 3, 3}}).error().rule, "smem_operand_c2");
  EXPECT_EQ(
      describe({Layout::unchecked(IntTuple(8), IntTuple(1)), 2, cute_nvgpu::Major::kK, {}}).error().rule,
      "smem_operand_c1");
}

}  // namespace
}  // namespace cutecheck::run
