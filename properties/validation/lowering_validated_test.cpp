// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the lowering emits is proved to be what the module means: docs/reference/meaning.md between the two.
#include <gtest/gtest.h>

#include "properties/validation/lowering_modules.h"

namespace cutecheck::run {
namespace {

using oracle::Verdict;

TEST(LoweringValidated, DynamicCrd2IdxIsProved) {
  EXPECT_EQ(verdictOf(crd2idxModule()).verdict, Verdict::kProved);
}

TEST(LoweringValidated, LinearCrd2IdxIsProved) {
  EXPECT_EQ(verdictOf(linearModule()).verdict, Verdict::kProved);
}

TEST(LoweringValidated, DynamicIdx2CrdIsProved) {
  EXPECT_EQ(verdictOf(idx2crdModule()).verdict, Verdict::kProved);
}

TEST(LoweringValidated, LayoutParametersAndResultsAreProved) {
  EXPECT_EQ(verdictOf(layoutModule()).verdict, Verdict::kProved);
}

// The corner (0,32768) of (65536,65536):(1,65536): proved in 64 bits, refuted where the author
// wrote 32.
TEST(LoweringValidated, OffsetsBeyond32BitsAreProvedWideAndRefutedNarrow) {
  EXPECT_EQ(verdictOf(cornerModule("?{i64}", "i64")).verdict, Verdict::kProved);
  const Validated narrow = verdictOf(cornerModule("?", "i32"));
  EXPECT_EQ(narrow.verdict, Verdict::kRefuted) << narrow.report;
  EXPECT_TRUE(narrow.witnessed);
  // The least j whose offset wraps, replayed: 65536*32768 is 2^31.
  EXPECT_NE(narrow.report.find("witness: a0 = 32768\n"), std::string::npos) << narrow.report;
  EXPECT_NE(narrow.report.find("crd2idx((0,a0),(65536,65536):(1,65536)) = 2147483648\n"), std::string::npos)
      << narrow.report;
}

TEST(LoweringValidated, SwizzledCrd2IdxIsProved) {
  const Validated known = verdictOf(staticSwizzledModule());
  EXPECT_EQ(known.verdict, Verdict::kProved) << known.report;
  const Validated open = verdictOf(swizzledModule());
  EXPECT_EQ(open.verdict, Verdict::kProved) << open.report;
}

TEST(LoweringValidated, ARowOfASwizzledTileIsProved) {
  const Validated row = verdictOf(swizzledRowModule());
  EXPECT_EQ(row.verdict, Verdict::kProved) << row.report;
}

TEST(LoweringValidated, WordsOfASwizzledTileAreProved) {
  const Validated words = verdictOf(swizzledWordsModule());
  EXPECT_EQ(words.verdict, Verdict::kProved) << words.report;
}

// The twin: the swizzle of the bytes for the words.
TEST(LoweringValidated, WordsUnderTheSwizzleOfBytesAreRefuted) {
  const Validated words = verdictOf(swizzledWordsModule(), [](std::string meaning) {
    const size_t at = meaning.find("S<3,2,3>");
    EXPECT_NE(at, std::string::npos) << meaning;
    return meaning.replace(at, 8, "S<3,4,3>");
  });
  EXPECT_EQ(words.verdict, Verdict::kRefuted) << words.report;
}

// The twin: the offset of the row added behind the swizzle.
TEST(LoweringValidated, ARowBehindTheSwizzleIsRefuted) {
  const Validated row = verdictOf(swizzledRowModule(), [](std::string meaning) {
    const size_t at = meaning.find("S<3,4,3>"), column = meaning.find("result 0");
    EXPECT_NE(at, std::string::npos) << meaning;
    EXPECT_LT(column, meaning.size());
    return meaning.replace(at, 8, "S<3,3,3>");
  });
  EXPECT_EQ(row.verdict, Verdict::kRefuted) << row.report;
}

TEST(LoweringValidated, AnotherSwizzleIsRefuted) {
  const Validated other = verdictOf(staticSwizzledModule(), [](std::string meaning) {
    const size_t at = meaning.find("S<3,4,3>");
    EXPECT_NE(at, std::string::npos) << meaning;
    EXPECT_EQ(meaning.find("S<3,4,3>", at + 1), std::string::npos) << "one swizzle, in the result";
    return meaning.replace(at, 8, "S<3,4,4>");
  });
  EXPECT_EQ(other.verdict, Verdict::kRefuted) << other.report;
}

// The twin of them all: another meaning for the same code.
TEST(LoweringValidated, AnotherMeaningIsRefuted) {
  const Validated other = verdictOf(crd2idxModule(), [](std::string meaning) {
    const size_t at = meaning.find("(a2,4):(1,a3)");
    EXPECT_NE(at, std::string::npos) << meaning;
    return meaning.replace(at, 13, "(a2,4):(2,a3)");
  });
  EXPECT_EQ(other.verdict, Verdict::kRefuted) << other.report;
}

}  // namespace
}  // namespace cutecheck::run
