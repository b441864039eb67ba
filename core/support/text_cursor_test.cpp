// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/support/text_cursor.h"

#include <gtest/gtest.h>

#include <limits>

namespace cutecheck {
namespace {

TEST(TextCursor, AcceptStepsOverBlanksOnlyOnSuccess) {
  TextCursor at("  (x", " ");
  EXPECT_FALSE(at.accept(')'));
  EXPECT_TRUE(at.accept('('));
  EXPECT_EQ(at.position(), 3u);
  EXPECT_EQ(at.tokenEnd(), 3u);
  EXPECT_EQ(at.word(), "x");
  EXPECT_TRUE(at.atEnd());
  EXPECT_FALSE(at.accept('\0'));
}

TEST(TextCursor, OnlyTheGivenBlanksAreBlank) {
  TextCursor at("\n1", " \t");
  EXPECT_EQ(at.peek(), '\n');
  TextCursor other("\n1", " \n");
  EXPECT_EQ(other.peek(), '1');
}

TEST(TextCursor, DigitsFitOrAreNothing) {
  EXPECT_EQ(TextCursor("9223372036854775807", "").digits(false), std::numeric_limits<int64_t>::max());
  EXPECT_EQ(TextCursor("9223372036854775808", "").digits(true), std::numeric_limits<int64_t>::min());
  EXPECT_EQ(TextCursor("9223372036854775808", "").digits(false), std::nullopt);
  EXPECT_EQ(TextCursor("9223372036854775809", "").digits(true), std::nullopt);
  EXPECT_EQ(TextCursor("00012x", "").digits(false), 12);
}

TEST(TextCursor, FoundNamesTheByte) {
  EXPECT_EQ(TextCursor("", "").found(), "the end of the text");
  EXPECT_EQ(TextCursor(")", "").found(), "')'");
  EXPECT_EQ(TextCursor("and M", "").found(), "'a'");
  EXPECT_EQ(TextCursor("and M", "").foundWord(), "'and'");
  EXPECT_EQ(TextCursor("&& M", "").foundWord(), "'&'");
  EXPECT_EQ(TextCursor("", "").foundWord(), "the end of the text");
  EXPECT_EQ(TextCursor("\xff", "").found(), "byte 0xff");
}

}  // namespace
}  // namespace cutecheck
