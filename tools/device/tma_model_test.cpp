// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The host's model of tensor copies, on cases small enough to count by hand.
#include "tools/device/tma_model.h"

#include <gtest/gtest.h>

#include <cstring>

#include "tools/device/tma_golden.h"

namespace cutecheck::run_ptx {
namespace {

TmaCase caseOf(const std::string& map, const std::string& call, int64_t memory = 1024) {
  const auto one = tmaCase("// tensor map: " + map + "\n// call: " + call +
                           ", tile at 0\n// memory: " + std::to_string(memory) + " bytes\n");
  EXPECT_TRUE(one) << map << "; " << call;
  return one.value_or(TmaCase{});
}

Bytes counting(size_t count) {
  Bytes bytes(count);
  for (size_t i = 0; i < count; ++i) bytes[i] = static_cast<uint8_t>(1 + i % 251);
  return bytes;
}

// Rows of 16 of a matrix with rows of 32 bytes, from row 1, column 2 on; row 2 is the last.
TEST(TmaModel, ABoxLandsRowByRowAndZerosOutside) {
  const TmaCase one = caseOf("tiled U8, tensor 20,3, strides 32, box 16,3, swizzle 0", "load at 2,1");
  const Bytes tensor = counting(96), after = loaded(one, tensor, Bytes(64, 9));
  EXPECT_EQ(after[0], tensor[34]);
  EXPECT_EQ(after[15], tensor[49]);
  EXPECT_EQ(after[16], tensor[66]);
  EXPECT_EQ(after[32], 0);
  EXPECT_EQ(after[47], 0);
  EXPECT_EQ(after[48], 9);
}

// Under 128B a row takes 128 bytes, and its 16-byte parts are those of the row's number, exclusive or.
TEST(TmaModel, TheSwizzleMovesPartsOfSixteenBytes) {
  const TmaCase one = caseOf("tiled U8, tensor 32,8, strides 32, box 32,8, swizzle 128", "load at 0,0");
  const Bytes tensor = counting(256), after = loaded(one, tensor, Bytes(1024, 9));
  EXPECT_EQ(after[0], tensor[0]);
  EXPECT_EQ(after[128 + 16], tensor[32]);
  EXPECT_EQ(after[128 + 0], tensor[32 + 16]);
  EXPECT_EQ(after[7 * 128 + 7 * 16], tensor[7 * 32]);
  EXPECT_EQ(after[128 + 32], 9);
}

// Of tf32 the nearest, of two the even one; one NaN; infinity behind the largest; with ftz nothing is
// flushed.
TEST(TmaModel, ALoadOfTf32Rounds) {
  const uint32_t words[] = {0x3f801000, 0x3f803000, 0x3f801001, 0x3f800fff, 0x007ff1b7, 0x805df77e,
                            0xff9dc4bf, 0x7f800000, 0xff7ffa69, 0x00000fff, 0x7f7fe000, 0x00000001};
  const uint32_t rounded[] = {0x3f800000, 0x3f804000, 0x3f802000, 0x3f800000, 0x00800000, 0x805e0000,
                              0x7fffe000, 0x7f800000, 0xff800000, 0x00000000, 0x7f7fe000, 0x00000000};
  Bytes tensor(sizeof words);
  std::memcpy(tensor.data(), words, sizeof words);
  for (const char* format : {"TF32_RN", "TF32_FTZ_RN", "F32_FTZ_RN", "F32_RN"}) {
    const TmaCase one =
        caseOf(std::string("tiled ") + format + ", tensor 12, strides -, box 12, swizzle 0", "load at 0");
    const Bytes after = loaded(one, tensor, Bytes(64, 9));
    EXPECT_EQ(std::memcmp(after.data(), format[0] == 'T' ? rounded : words, sizeof words), 0) << format;
  }
}

TEST(TmaModel, AStoreLeavesWhatIsOutsideAndBetweenRows) {
  const TmaCase one = caseOf("tiled U8, tensor 20,3, strides 32, box 16,3, swizzle 0", "store at 8,2");
  const Bytes memory = counting(64), after = stored(one, memory, Bytes(96, 9));
  EXPECT_EQ(after[64 + 7], 9);
  EXPECT_EQ(after[64 + 8], memory[0]);
  EXPECT_EQ(after[64 + 19], memory[11]);
  EXPECT_EQ(after[64 + 20], 9);
  EXPECT_EQ(after[63], 9);
}

// Pixels (2,0), (3,0), then the corner's column 0 of row 1; each moved by the offset, column 4 is outside.
TEST(TmaModel, PixelsWalkInsideTheCorners) {
  const TmaCase one =
      caseOf("im2col U8, tensor 16,4,2,1, strides 16,64,128, box 16,3, corners 0,0 0,0, swizzle 0",
             "load at 0,2,0,0 offsets 1,0");
  const Bytes tensor = counting(128), after = loaded(one, tensor, Bytes(64, 9));
  EXPECT_EQ(after[0], tensor[3 * 16]);
  EXPECT_EQ(after[16], 0);
  EXPECT_EQ(after[32], tensor[64 + 16]);
  EXPECT_EQ(after[48], 9);
}

TEST(TmaModel, ReductionsOfWords) {
  const auto reduced = [](const std::string& kind, uint8_t old, uint8_t value) {
    const TmaCase one =
        caseOf("tiled U32, tensor 4, strides -, box 4, swizzle 0", "reduce " + kind + " at 0");
    Bytes memory(16, 0), tensor(16, 0);
    memory[0] = value;
    tensor[0] = old;
    return stored(one, memory, tensor)[0];
  };
  EXPECT_EQ(reduced("ADD", 3, 4), 7);
  EXPECT_EQ(reduced("MIN", 3, 4), 3);
  EXPECT_EQ(reduced("MAX", 3, 4), 4);
  EXPECT_EQ(reduced("INC", 3, 4), 4);
  EXPECT_EQ(reduced("INC", 4, 4), 0);
  EXPECT_EQ(reduced("DEC", 3, 4), 2);
  EXPECT_EQ(reduced("DEC", 0, 4), 4);
  EXPECT_EQ(reduced("DEC", 5, 4), 4);
  EXPECT_EQ(reduced("AND", 6, 3), 2);
  EXPECT_EQ(reduced("OR", 6, 3), 7);
  EXPECT_EQ(reduced("XOR", 6, 3), 5);
}

TEST(TmaModel, OtherCommentsAreNoCase) {
  const std::string map = "// tensor map: tiled U8, tensor 20,3, strides 32, box 16,3, swizzle 0\n",
                    call = "// call: load at 2,1, tile at 0\n", memory = "// memory: 64 bytes\n";
  EXPECT_TRUE(tmaCase(map + call + memory));
  EXPECT_FALSE(tmaCase(call + memory));
  EXPECT_FALSE(tmaCase(map + memory));
  EXPECT_FALSE(tmaCase(map + call));
  EXPECT_FALSE(
      tmaCase("// tensor map: tiled U9, tensor 20,3, strides 32, box 16,3, swizzle 0\n" + call + memory));
  EXPECT_FALSE(
      tmaCase("// tensor map: tiled U8, tensor 20,3, strides 32, box 16, swizzle 0\n" + call + memory));
  EXPECT_FALSE(tmaGoldenCase("", 1));
}

}  // namespace
}  // namespace cutecheck::run_ptx
