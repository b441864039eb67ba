// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Constant expressions, with the values that ptxas 13.0 gives a variable of 64 bits.
#include "oracle/ptx/read/constant.h"

#include <gtest/gtest.h>

namespace cutecheck::ptx {
namespace {

TEST(Constant, ExpressionsHaveTheirValues) {
  struct Row {
    const char* text;
    int64_t value;
  };
  for (const Row& row : {Row{"-5/2", -2},
                         {"5/-2", -2},
                         {"-5U/2", 9223372036854775805},
                         {"-8>>1", -4},
                         {"(0-8)>>1U", -4},
                         {"-8U>>1", 9223372036854775804},
                         {"1?2:3", 2},
                         {"1 ? 2 : 3 ? 4 : 5", 2},
                         {"0?2:0?3:4", 4},
                         {"!5", 0},
                         {"!!5", 1},
                         {"!0-1", 0},
                         {"~0", -1},
                         {"~0>>1", 9223372036854775807},
                         {"-1<0", 1},
                         {"-1<0U", 0},
                         {"0x8000000000000000>>4", 576460752303423488},
                         {"(1<<63)>>63", -1},
                         {"1|2^3&4", 3},
                         {"1<<2+1", 8},
                         {"2<3<4", 1},
                         {"1==1==1", 1},
                         {"2&&3", 1},
                         {"0||0", 0},
                         {"3>=3", 1},
                         {"1!=1", 0},
                         {"-~1", 2},
                         {"- -5", 5},
                         {"+-5", -5},
                         {"5 % 3", 2},
                         {"7U % 4", 3},
                         {"017U", 15},
                         {"0b11U", 3},
                         {"0XfU", 15},
                         {"(-5|0U)/2", 9223372036854775805},
                         {"(-5&7U)/2", 1},
                         {"(-4<<1U)/2", -4},
                         {"((1==1)-2)/2", 0},
                         {"0f3f800000", 0x3f800000},
                         {"8-3-2", 3},
                         {"100/10/5", 2}})
    EXPECT_EQ(ptxConstant(row.text), std::optional(static_cast<uint64_t>(row.value))) << row.text;
}

TEST(Constant, OthersHaveNoneAndAReason) {
  struct Row {
    const char *text, *why;
  };
  for (const Row& row :
       {Row{"-5 % 3", "'%' has a number below 0"},
        {"7%3", "'%' may not stand there"},
        {"1<<64", "shifts by more than 63"},
        {"7/0", "'/' has the divisor 0"},
        {"1?-1:3U", "one alone has a sign"},
        {"1?2", "of '?' the ':' is missing"},
        {"5u", "a number is not read"},
        {"1.0",
         "the decimal float 1.0 is not read: write its bits, 0f3F800000 of f32, 0d3FF0000000000000 of f64"},
        {"-2.5e-1", "0fBE800000 of f32"},
        {"08", "a number is not read"},
        {"(.s64)5", "a cast is not read"},
        {"(5", "a ')' is missing"},
        {"1 2", "'2' may not stand there"},
        {"5+", "a number is missing"},
        {"-9223372036854775807-1 /", "a number is missing"},
        {"0f3f800000+1", "the bits of a float"},
        {"5L", "a number is not read"},
        {"18446744073709551616", "a number is not read"},
        {"(-9223372036854775807-1)/-1", "leaves 64 bits"}}) {
    EXPECT_FALSE(ptxConstant(row.text)) << row.text;
    EXPECT_NE(ptxWhyNoConstant(row.text).find(row.why), std::string::npos)
        << row.text << ": " << ptxWhyNoConstant(row.text);
  }
  EXPECT_EQ(ptxWhyNoConstant("%r1"), "");
  EXPECT_EQ(ptxWhyNoConstant("5"), "");
}

TEST(Constant, DepthHasALimit) {
  const auto nested = [](const char* open, size_t count, const char* close) {
    std::string made;
    for (size_t i = 0; i < count; ++i) made += open;
    made += "1";
    for (size_t i = 0; i < count; ++i) made += close;
    return made;
  };
  for (const auto& [open, close] : {std::pair{"-", ""},
                                    {"~", ""},
                                    {"!", ""},
                                    {"+", ""},
                                    {"(", ")"},
                                    {"-(", ")"},
                                    {"1?", ":1"},
                                    {"1?1:", ""}}) {
    EXPECT_TRUE(ptxConstant(nested(open, 40, close))) << open;
    const std::string deep = nested(open, 300000, close);
    EXPECT_FALSE(ptxConstant(deep)) << open;
    EXPECT_NE(ptxWhyNoConstant(deep + " ").find("nested deeper than 100 levels"), std::string::npos)
        << open << ptxWhyNoConstant(deep);
    EXPECT_LT(ptxWhyNoConstant(deep).size(), 200U);
    EXPECT_FALSE(ptxOffset("+" + deep)) << open;
  }
  // A sum is not nested.
  std::string sum = "1";
  for (int i = 0; i < 3000; ++i) sum += "+1";
  EXPECT_EQ(ptxConstant(sum), std::optional<uint64_t>(3001));
}

TEST(Constant, ANumberHasNoOperator) {
  EXPECT_EQ(ptxNumber("0x10"), std::optional<uint64_t>(16));
  EXPECT_EQ(ptxNumber("16U"), std::optional<uint64_t>(16));
  for (const char* other : {"", "8*2", "(16)", "-16", "+16", "0f00000010", "0d0000000000000010", "a"})
    EXPECT_FALSE(ptxNumber(other)) << other;
}

}  // namespace
}  // namespace cutecheck::ptx
